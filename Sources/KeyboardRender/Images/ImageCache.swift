internal import Cairo
internal import Foundation
internal import KeyboardDrawing

/// The pictures that were prepared before, since the keys of a keyboard, and keyboards of one theme,
/// draw the same ones again and again.
final class ImageCache {

  private var prepared: [PreparedImage.Key: PreparedImage] = [:]
  private var size = 0

  // A wallpaper at 3 pixels a point, and some keys.
  private static let largestSize = 16 << 20

  /// A picture in a box of pixels, of which a point has so many.
  func image(
    _ image: Scene.Image, density: Double, box: PixelBox
  ) throws(RenderError) -> PreparedImage {
    let key = PreparedImage.key(image, density: density, box: box)
    if let image = prepared[key] { return image }
    let decoded = try DecodedImages.shared.image(image.file)
    let result = PreparedImage(image, decoded, density: density, box: box)
    let added = box.width * box.height * 4
    size += added
    if size > Self.largestSize { (prepared, size) = ([:], added) }
    prepared[key] = result
    return result
  }
}

extension Scene.Image {

  /// How many pixels a point has in which the picture is prepared: those of the target, and fewer where
  /// a blur leaves nothing to be seen of finer ones.
  func density(for target: Double) -> Double {
    guard blur > 0 else { return target }
    return min(target, Self.sharpestDeviation / blur)
  }

  // A deviation of so many pixels is as smooth as one of more, enlarged.
  private static let sharpestDeviation = 4.0

  /// The pixels that the picture is seen in, on a canvas of a size in points.
  func pixelBox(density: Double, width: Double, height: Double) -> PixelBox? {
    var area = clip.controlPointBox.intersection(CGRect(x: 0, y: 0, width: width, height: height))
    if !isRepeated {
      area = area.intersection(box.insetBy(dx: -blur * 3, dy: -blur * 3))
    }
    guard !area.isNull, area.width > 0, area.height > 0 else { return nil }
    let (left, top) = ((area.minX * density).rounded(.down), (area.minY * density).rounded(.down))
    return PixelBox(
      left: Int(left), top: Int(top), width: Int((area.maxX * density).rounded(.up) - left),
      height: Int((area.maxY * density).rounded(.up) - top))
  }
}
