package import KeyboardRender

package enum ReviewPicture {

  /// Missing pictures, such as the golden of a new case, are left out.
  package static func row(
    expected: PNGPicture?, actual: PNGPicture?, isZoomed: Bool
  ) -> PNGPicture? {
    var pictures = [expected, actual].compactMap { $0 }
    var crop: PixelRect?
    if let expected, let actual {
      let map = DifferenceMap(expected: expected, actual: actual)
      pictures = [expected, map.picture, actual].compactMap { $0 }
      if isZoomed {
        crop = map.worst?.extended(by: margin).intersection(
          (map.picture ?? actual).pixelSize.bounds)
      }
    }
    guard let largest = pictures.max(by: { $0.width * $0.height < $1.width * $1.height }) else {
      return nil
    }
    let part = crop ?? largest.pixelSize.bounds
    // Enlarged pixels stay distinguishable squares.
    let factor = crop == nil ? 1 : max(1, 320 / part.width)
    return joined(pictures, part: part, factor: factor)
  }

  // The context around the densest difference in pixels, so that its key is recognizable.
  private static let margin = 24

  private static func joined(_ pictures: [PNGPicture], part: PixelRect, factor: Int) -> PNGPicture?
  {
    let gap = 6
    let column = part.width * factor
    let width = column * pictures.count + gap * (pictures.count - 1)
    let height = part.height * factor
    guard width * height <= KeyboardRenderer.largestPixelCount else { return nil }
    var bytes = [UInt8](repeating: 0, count: width * height * 4)
    for (index, picture) in pictures.enumerated() {
      let left = index * (column + gap)
      for y in 0..<height {
        for x in 0..<column {
          let (sourceX, sourceY) = (part.x + x / factor, part.y + y / factor)
          guard sourceX < picture.width, sourceY < picture.height else { continue }
          let source = (sourceY * picture.width + sourceX) * 4
          let place = (y * width + left + x) * 4
          for channel in 0..<4 { bytes[place + channel] = picture.bytes[source + channel] }
        }
      }
    }
    return PNGPicture(width: width, height: height, bytes: bytes, isOpaque: false)
  }
}
