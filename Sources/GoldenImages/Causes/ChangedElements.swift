import KeyboardRender

/// The elements that differ between two pictures, and the causes.
struct ChangedElements {

  /// The changes in drawing order; empty where neither picture stores its elements.
  let changes: [ElementChange]

  /// The limit of pixels to search for causes.
  private static let mostPixels = 1 << 25

  init(_ expected: PNGPicture, _ actual: PNGPicture, differences: PixelDifferences) {
    let before = PictureElements(expected)?.list
    let after = PictureElements(actual)?.list
    // Where only one picture stores its elements, those of the other are at the same places.
    guard let old = before ?? after, let new = after ?? before else {
      changes = []
      return
    }
    let scale = actual.scale ?? expected.scale ?? 1
    let pairs = ElementPair.pairs(old, new)
    if expected.pixelSize == actual.pixelSize, actual.bytes.count <= 4 * Self.mostPixels {
      changes = Self.changes(pairs, expected, actual, differences: differences, scale: scale)
    } else {
      changes = pairs.compactMap { pair in
        Self.change(pair, causes: pair.causes(scale: 1), pixels: 0, scale: scale)
      }
    }
  }

  private static func changes(
    _ pairs: [ElementPair], _ expected: PNGPicture, _ actual: PNGPicture,
    differences: PixelDifferences, scale: Double
  ) -> [ElementChange] {
    let map = ElementMap(pairs, size: actual.pixelSize, scale: scale)
    let shares = map.shares(of: differences)
    return PNGPicture.withPixels(of: expected, actual) { before, after in
      let finder = PixelCause(
        expected: before, actual: after, reach: Int((2 * scale).rounded(.up)))
      return zip(pairs, shares).compactMap { pair, share -> ElementChange? in
        guard share.count > 0, let element = pair.element else { return nil }
        var causes = pair.causes(scale: scale)
        if causes.isEmpty {
          let box = element.box.pixels(scale: scale)
          causes = [finder.cause(of: element, box: box, share: share)]
        }
        return change(pair, causes: causes, pixels: share.count, scale: scale)
      }
    } ?? []
  }

  private static func change(
    _ pair: ElementPair, causes: [DifferenceCause], pixels: Int, scale: Double
  ) -> ElementChange? {
    guard let element = pair.element, !causes.isEmpty else { return nil }
    return ElementChange(
      role: element.role, name: element.name, box: element.box.pixels(scale: scale),
      pixels: pixels, causes: causes)
  }
}
