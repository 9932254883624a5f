import KeyboardRender

struct ChangedElements {

  let changes: [ElementChange]

  private static let mostPixels = 1 << 25

  init(_ expected: PNGPicture, _ actual: PNGPicture, differences: PixelDifferences) {
    let before = PictureElements(expected)?.list
    let after = PictureElements(actual)?.list
    // Where only one picture stores its elements, those of the other are at the same places.
    guard let old = before ?? after, let new = after ?? before else {
      changes = []
      return
    }
    let scale = actual.drawnScale ?? expected.drawnScale ?? 1
    let pairs = ElementPair.pairs(old, new)
    if expected.pixelSize == actual.pixelSize, actual.bytes.count <= 4 * Self.mostPixels,
      ElementMap.isBounded(pairs, size: actual.pixelSize, scale: scale)
    {
      changes = Self.changes(pairs, expected, actual, differences: differences, scale: scale)
    } else {
      // No pixels show which styles changed, and which only the lists tell.
      changes = pairs.compactMap { pair in
        let causes = pair.causes(scale: 1).filter { $0.kind != .style }
        return Self.change(pair, causes: causes, pixels: 0, scale: scale)
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
      var finder = PixelCause(
        expected: before, actual: after, reach: Int((2 * scale).rounded(.up)))
      var stored = CauseEvidence(pairs, map, shares, before, after).shown(
        among: pairs.map { $0.causes(scale: scale) })
      // A plain background stores no color, which its pixels tell.
      if let index = pairs.firstIndex(where: { $0.element?.isBackground == true }),
        stored[index].isEmpty, let cause = finder.colorCause(in: shares[index].inCore)
      {
        stored[index] = [cause]
      }
      let neighborhood = ChangedNeighborhood(
        pairs, causes: stored, areChanged: shares.map { $0.count > 0 }, scale: scale)
      var counts = shares.map(\.count)
      for index in pairs.indices where counts[index] > 0 && stored[index].isEmpty {
        let isCoreChanged = !shares[index].inCore.isEmpty
        guard
          let owner = neighborhood.owner(of: index, isCoreChanged: isCoreChanged, scale: scale)
        else { continue }
        counts[owner] += shares[index].count
        counts[index] = 0
      }
      var changes: [ElementChange] = []
      for index in pairs.indices {
        let (pair, share) = (pairs[index], shares[index])
        guard let element = pair.element else { continue }
        if counts[index] == 0, map.isCovered(index, by: shares, without: stored),
          let found = change(pair, causes: stored[index], pixels: 0, scale: scale)
        {
          changes.append(found)
        }
        guard counts[index] > 0 else { continue }
        var causes = stored[index]
        if causes.isEmpty {
          let box = element.box.pixels(scale: scale)
          causes = [finder.cause(of: element, box: box, share: share)]
        }
        var found = change(pair, causes: causes, pixels: counts[index], scale: scale)
        let core = map.cores[index]
        if !share.inCore.isEmpty, !causes.contains(where: \.isVague),
          !neighborhood.reaches(index, core: core.area)
        {
          let count = ExplainedPixels(causes, of: element).countUnexplained(
            in: share.inCore, of: core, before, after)
          if count > 0 { found?.unexplained = count }
        }
        if let found { changes.append(found) }
      }
      return changes
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

extension PNGPicture {

  /// The display scale; nil where no picture can be drawn at that of the file.
  fileprivate var drawnScale: Double? {
    scale.flatMap { KeyboardRenderer.scales.contains($0) ? $0 : nil }
  }
}
