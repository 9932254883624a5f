public import Foundation

/// The bytes of a picture file, PNG or JPEG, with what its header says.
///
/// Nothing but the header is read, so that a file that is damaged further on is found out by who
/// draws it.
public struct ImageFile: Hashable, Sendable {

  /// The form of a file.
  public enum Format: String, Hashable, Sendable {
    case png, jpeg
  }

  /// The whole file.
  public let bytes: Data

  /// The form of the file.
  public let format: Format

  /// The number of pixels in a row of the picture as it is shown.
  public let width: Int

  /// The number of rows of the picture as it is shown.
  public let height: Int

  /// Whether nothing shines through the picture.
  public let isOpaque: Bool

  /// How the pixels must be turned to show the picture upright: 1 (not at all) to 8, as in EXIF.
  public let orientation: Int

  /// The file of some bytes, or `nil` if they don't begin like a PNG or JPEG file.
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
