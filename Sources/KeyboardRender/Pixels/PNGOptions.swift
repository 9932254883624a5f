internal import Cairo

/// The compression effort for PNG files.
public enum PNGCompression: String, Hashable, Sendable, CaseIterable {

  /// The fastest compression.
  case fast

  /// A balance of size and time.
  case `default`

  /// The smallest file, in less than ten times the time of ``fast``.
  case small

  var value: PNG.Compression {
    switch self {
    case .fast: .fast
    case .default: .standard
    case .small: .small
    }
  }
}

/// A text entry in the metadata of a PNG file.
public struct PNGText: Hashable, Sendable {

  /// The keyword: 1 to 79 Latin-1 characters, such as `Software`.
  public var keyword: String

  /// The text; a long one is stored compressed.
  public var text: String

  /// Create a text entry.
  public init(_ keyword: String, _ text: String) {
    self.keyword = keyword
    self.text = text
  }
}
