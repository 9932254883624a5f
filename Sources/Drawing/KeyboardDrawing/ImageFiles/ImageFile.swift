public import Foundation
import KeyboardDocuments
import Synchronization

/// An image file, PNG, JPEG or SVG, with the properties in its header.
///
/// Of files with pixels, only the header is parsed; damage beyond it is found when the image is
/// drawn.
public struct ImageFile: Hashable, Sendable {

  /// The format of an image file.
  public enum Format: String, Hashable, Sendable {
    case png, jpeg, svg
  }

  /// The bytes of the file.
  public let bytes: Data

  /// The format of the file.
  public let format: Format

  /// The width of the upright image in pixels.
  public let width: Int

  /// The height of the upright image in pixels.
  public let height: Int

  /// Whether the image is opaque.
  public let isOpaque: Bool

  /// The EXIF orientation, from 1 (upright) to 8.
  public let orientation: Int

  /// The drawing of an SVG file, or `nil`.
  public let vector: VectorImage?

  /// Parse the header of a file, or return `nil` if its format is none of the above.
  public init?(_ bytes: Data) {
    if let vector = VectorFiles.shared.image(bytes) {
      let size = vector.size
      let (width, height) = (Int(size.width.rounded(.up)), Int(size.height.rounded(.up)))
      self.init(
        bytes, ImageHeader(format: .svg, width: max(width, 1), height: max(height, 1)), vector)
      return
    }
    guard let header = bytes.withUnsafeBytes({ ImageHeader(png: $0) ?? ImageHeader(jpeg: $0) })
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

  /// Whether a file begins like an SVG file; it may be damaged.
  package static func isMarkup(_ bytes: Data) -> Bool {
    let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes
    return start.first { $0 > 0x20 } == UInt8(ascii: "<")
  }
}

/// The drawings that were read last: backgrounds hold the bytes of their image, which each key
/// would read again.
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
