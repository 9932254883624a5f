public import Foundation

/// An image file, PNG or JPEG, with the properties in its header.
///
/// Only the header is parsed; damage beyond it is found when the image is drawn.
public struct ImageFile: Hashable, Sendable {

  /// The format of an image file.
  public enum Format: String, Hashable, Sendable {
    case png, jpeg
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

  /// Parse the header of a file, or return `nil` if it is neither PNG nor JPEG.
  public init?(_ bytes: Data) {
    guard let header = bytes.withUnsafeBytes({ ImageHeader(png: $0) ?? ImageHeader(jpeg: $0) })
    else { return nil }
    guard header.width > 0, header.height > 0 else { return nil }
    self.bytes = bytes
    format = header.format
    orientation = header.orientation
    let isTurned = header.orientation > 4
    width = isTurned ? header.height : header.width
    height = isTurned ? header.width : header.height
    isOpaque = header.isOpaque
  }
}
