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

  /// Returns the density of the target, or less if a blur hides the difference.
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

/// Shares decoded images between keys, jobs and pictures: decoding takes longer than the rest.
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

/// Pixman steps through all repetitions for each reduced pixel: tiny tiles would take minutes.
struct Tile {

  private let image: DecodedImage
  private let pixelWidth: Double
  private let pixelHeight: Double

  // The strongest reduction by Cairo, whose results the goldens show.
  private static let strongestReduction = 3.0

  // The drawn columns or rows of a tile after a reduction, per pixel: enough for sharp edges.
  private static let density = 2.0

  // The minimum size of the repeated image. A larger one isn't faster.
  private static let shortestSide = 512

  init(_ image: DecodedImage, width: Double, height: Double) {
    let (columns, pixelWidth) = Self.count(image.width, length: width)
    let (rows, pixelHeight) = Self.count(image.height, length: height)
    (self.pixelWidth, self.pixelHeight) = (pixelWidth, pixelHeight)
    self.image = image.averaged(columns: columns, rows: rows).repeated(
      columns: Self.copies(columns), rows: Self.copies(rows))
  }

  func paint(at origin: CGPoint, with pen: borrowing Context) {
    image.withSurface { surface in
      pen.setSource(
        surface, at: origin, pixelWidth: pixelWidth, pixelHeight: pixelHeight, extending: .itself)
      pen.paint()
      // The pixels are released before the context.
      pen.setSource(Color.Resolved(hex: 0))
    }
  }

  private static func count(_ count: Int, length: Double) -> (Int, Double) {
    guard Double(count) > length * strongestReduction else {
      return (count, length / Double(count))
    }
    let reduced = max(min(count, Int((length * density).rounded())), 1)
    // The only column of a tile is as wide as any: all are alike.
    return (reduced, reduced == 1 ? max(length, 1) : length / Double(reduced))
  }

  private static func copies(_ count: Int) -> Int { (shortestSide + count - 1) / count }
}
