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
    let size = PixelSize(
      width: column * pictures.count + gap * (pictures.count - 1), height: part.height * factor)
    guard size.isDrawable else { return nil }
    var canvas = PixelCanvas(size: size)
    for (index, picture) in pictures.enumerated() {
      let left = index * (column + gap)
      picture.withPixels { pixels in
        for y in part.y..<min(part.maxY, pixels.height) {
          for x in part.x..<min(part.maxX, pixels.width) {
            let place = PixelRect(
              x: left + (x - part.x) * factor, y: (y - part.y) * factor, width: factor,
              height: factor)
            canvas.fill(place, pixels[x, y])
          }
        }
      }
    }
    return canvas.picture(scale: nil)
  }
}
