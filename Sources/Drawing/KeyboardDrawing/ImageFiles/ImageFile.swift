public import Foundation
import SourceText
import Synchronization

/// An image file, PNG, JPEG, WebP or SVG, or a region of one, with the properties in its header.
///
/// Only headers of files with pixels are parsed; other damage is found when the image is drawn.
public struct ImageFile: Hashable, Sendable {

  /// The format of an image file.
  public enum Format: String, Hashable, Sendable {
    case png, jpeg, webp
    case vector = "svg"
  }

  /// The bytes of the file.
  public let bytes: Data

  /// The format of the file.
  public let format: Format

  /// The width of the upright image or its region in pixels.
  public private(set) var width: Int

  /// The height of the upright image or its region in pixels.
  public private(set) var height: Int

  /// Whether the image is opaque.
  public let isOpaque: Bool

  /// The EXIF orientation, from 1 (upright) to 8.
  public let orientation: Int

  /// The drawing of an SVG file, or `nil`.
  public private(set) var vector: VectorImage?

  /// A part of an upright image, in its pixels.
  public struct Region: Hashable, Codable, Sendable {

    /// The distance from the left edge.
    public var x: Int

    /// The distance from the top edge.
    public var y: Int

    /// The width, at least 1.
    public var width: Int

    /// The height, at least 1.
    public var height: Int

    /// Creates a region.
    public init(x: Int, y: Int, width: Int, height: Int) {
      (self.x, self.y, self.width, self.height) = (x, y, width, height)
    }
  }

  /// The drawn part of the file, or `nil` for all of it.
  public private(set) var region: Region?

  /// Parses the header of a file, or return `nil` if its format is none of the above.
  public init?(_ bytes: Data) {
    if let vector = VectorFiles.shared.image(bytes) {
      let size = vector.size
      let (width, height) = (Int(size.width.rounded(.up)), Int(size.height.rounded(.up)))
      self.init(
        bytes, ImageHeader(format: .vector, width: max(width, 1), height: max(height, 1)), vector)
      return
    }
    guard
      let header = bytes.withUnsafeBytes({
        ImageHeader(png: $0) ?? ImageHeader(jpeg: $0) ?? ImageHeader(webp: $0)
      })
    else { return nil }
    guard header.width > 0, header.height > 0 else { return nil }
    self.init(bytes, header, nil)
  }

  private init(_ bytes: Data, _ header: ImageHeader, _ vector: VectorImage?) {
    self.bytes = bytes
    format = header.format
    orientation = header.orientation
    let isTurned = header.orientation > 4
    width = isTurned ? header.height : header.width
    height = isTurned ? header.width : header.height
    isOpaque = header.isOpaque
    self.vector = vector
  }

  /// Returns the part of the image in a region, or `nil` if the region exceeds it.
  public func cropped(to region: Region) -> ImageFile? {
    guard region.x >= 0, region.y >= 0, region.width > 0, region.height > 0,
      region.x <= width - region.width, region.y <= height - region.height
    else { return nil }
    var part = self
    (part.width, part.height) = (region.width, region.height)
    if let vector {
      part.vector = vector.cropped(to: region, of: CGSize(width: width, height: height))
    } else {
      part.region = Region(
        x: region.x + (self.region?.x ?? 0), y: region.y + (self.region?.y ?? 0),
        width: region.width, height: region.height)
    }
    return part
  }

  /// Whether a file begins like an SVG file; it may be damaged.
  package static func isMarkup(_ bytes: Data) -> Bool {
    let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes
    return start.first { $0 > 0x20 } == UInt8(ascii: "<")
  }

  /// Returns a PNG file of gray and opacity values, the same on all machines, as it is uncompressed.
  package static func grayPNG(rows: [[UInt8]]) -> Data {
    let size = [(rows.first?.count ?? 0) / 2, rows.count].flatMap { bigEndian($0, 4) }
    // Eight bits, gray with alpha.
    var file = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    file.append(chunk: "IHDR", size + [8, 4, 0, 0, 0])
    file.append(chunk: "IDAT", stored(rows.flatMap { [0] + $0 }))
    file.append(chunk: "IEND", [])
    return file
  }

  /// As RFC 1950 and 1951 say: blocks that are stored as they are, and a sum.
  private static func stored(_ bytes: [UInt8]) -> [UInt8] {
    var stream: [UInt8] = [0x78, 0x01]
    for start in stride(from: 0, to: bytes.count, by: 65_535) {
      let block = bytes[start..<min(start + 65_535, bytes.count)]
      let length = [UInt8(block.count & 0xFF), UInt8(block.count >> 8)]
      stream.append(block.endIndex == bytes.count ? 1 : 0)
      stream += length + length.map { ~$0 } + block
    }
    var (first, second): (UInt32, UInt32) = (1, 0)
    for byte in bytes {
      first = (first + UInt32(byte)) % 65_521
      second = (second + first) % 65_521
    }
    return stream + bigEndian(Int(second << 16 | first), 4)
  }
}

/// Cache of drawings, since each key would read its background again.
private final class VectorFiles: Sendable {

  static let shared = VectorFiles()

  private let known = Mutex<[(bytes: Data, image: VectorImage)]>([])

  private static let largestCount = 64
  private static let largestSize = 8 << 20

  func image(_ bytes: Data) -> VectorImage? {
    guard ImageFile.isMarkup(bytes) else { return nil }
    if let image = known.withLock({ $0.last { $0.bytes == bytes }?.image }) { return image }
    let file = SourceFile(name: "image.svg", bytes: Array(bytes))
    guard let image = try? VectorImage(svg: file) else { return nil }
    known.withLock { known in
      known.append((bytes, image))
      while known.count > Self.largestCount
        || known.count > 1 && known.reduce(0, { $0 + $1.bytes.count }) > Self.largestSize
      {
        known.removeFirst()
      }
    }
    return image
  }
}

extension VectorImage {

  fileprivate func cropped(to region: ImageFile.Region, of size: CGSize) -> VectorImage {
    let (across, down) = (viewBox.width / size.width, viewBox.height / size.height)
    let box = CGRect(
      x: viewBox.minX + Double(region.x) * across, y: viewBox.minY + Double(region.y) * down,
      width: Double(region.width) * across, height: Double(region.height) * down)
    return VectorImage(
      source, viewBox: box, size: CGSize(width: region.width, height: region.height), nodes: nodes)
  }
}

extension Data {

  fileprivate mutating func append(chunk name: String, _ content: [UInt8]) {
    let named = Array(name.utf8) + content
    var checksum = UInt32.max
    for byte in named {
      checksum ^= UInt32(byte)
      for _ in 0..<8 { checksum = checksum >> 1 ^ (checksum & 1 == 1 ? 0xEDB8_8320 : 0) }
    }
    append(contentsOf: bigEndian(content.count, 4) + named + bigEndian(Int(~checksum), 4))
  }
}
