internal import Cairo
internal import Foundation
internal import KeyboardDrawing
internal import Synchronization

/// A cache of prepared images, which keys of a keyboard and keyboards of a theme share.
final class ImageCache {

  private var prepared: [PreparedImage.Key: PreparedImage] = [:]
  private var size = 0

  // The size of a wallpaper at a display scale of 3, and of some keys.
  private static let maximumSize = 6 << 20

  func image(
    _ image: Scene.Image, density: Double, box: PixelBox
  ) throws(RenderError) -> PreparedImage {
    let key = PreparedImage.key(image, density: density, box: box)
    if let image = prepared[key] { return image }
    let decoded = try image.decoded(density: density)
    let result = PreparedImage(image, decoded, density: density, box: box)
    let added = box.width * box.height * 4
    size += added
    if size > Self.maximumSize { (prepared, size) = ([:], added) }
    prepared[key] = result
    return result
  }
}

extension Scene.Image {

  /// Return the pixels of the file, which of a drawing are as many as are seen.
  fileprivate func decoded(density: Double) throws(RenderError) -> DecodedImage {
    guard let vector = file.vector else { return try DecodedImages.shared.image(file) }
    let (width, height) = (Double(file.width), Double(file.height))
    let factor =
      slices.map { density / $0.scale } ?? density * max(box.width / width, box.height / height)
    let largest = (Double(Self.largestDrawing) / (width * height)).squareRoot()
    let scale = min(factor, largest)
    func pixels(_ length: Double) -> Int { min(max(Int((length * scale).rounded(.up)), 1), 32_000) }
    return DecodedImage(vector, width: pixels(width), height: pixels(height))
  }

  private static let largestDrawing = 16_000_000

  /// Return the density of the target, or less if a blur hides the difference.
  func density(for target: Double) -> Double {
    guard blur > 0 else { return target }
    return min(target, Self.sharpestDeviation / blur)
  }

  // A deviation of this many pixels is as smooth as a larger one.
  private static let sharpestDeviation = 4.0

  func pixelBox(density: Double, width: Double, height: Double) -> PixelBox? {
    var area = clip.controlPointBox.intersection(CGRect(x: 0, y: 0, width: width, height: height))
    if !isRepeated, turn == 0 {
      area = area.intersection(box.insetBy(dx: -blur * 3, dy: -blur * 3))
    }
    guard !area.isNull, area.width > 0, area.height > 0 else { return nil }
    let (left, top) = ((area.minX * density).rounded(.down), (area.minY * density).rounded(.down))
    return PixelBox(
      left: Int(left), top: Int(top), width: Int((area.maxX * density).rounded(.up) - left),
      height: Int((area.maxY * density).rounded(.up) - top))
  }
}

/// A theme's image is decoded once for all keys, jobs and pictures of a batch: decoding takes
/// longer than everything else.
final class DecodedImages: Sendable {

  static let shared = DecodedImages()

  private let known = Mutex<[(file: ImageFile, image: DecodedImage)]>([])

  // The pixels of about two large photos, in 64 MB.
  private static let maximumPixelCount = 16 << 20

  func image(_ file: ImageFile) throws(RenderError) -> DecodedImage {
    if let image = known.withLock({ Self.find(file, in: &$0) }) { return image }
    let image = try Self.decoded(file)
    known.withLock { known in
      known.append((file, image))
      while known.count > 1,
        known.reduce(0, { $0 + $1.image.pixels.count }) > Self.maximumPixelCount
      {
        known.removeFirst()
      }
    }
    return image
  }

  /// The regions of a file share its pixels.
  private static func decoded(_ file: ImageFile) throws(RenderError) -> DecodedImage {
    guard let region = file.region, let whole = ImageFile(file.bytes) else {
      return try DecodedImage(file)
    }
    return try shared.image(whole).cut(
      columns: region.x..<region.x + region.width, rows: region.y..<region.y + region.height)
  }

  private static func find(
    _ file: ImageFile, in known: inout [(file: ImageFile, image: DecodedImage)]
  ) -> DecodedImage? {
    guard let index = known.lastIndex(where: { $0.file == file }) else { return nil }
    if index != known.count - 1 { known.append(known.remove(at: index)) }
    return known.last?.image
  }
}
