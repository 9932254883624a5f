internal import Cairo

/// How hard to look for a smaller file.
public enum PNGCompression: String, Hashable, Sendable, CaseIterable {

  /// As fast as possible.
  case fast

  /// A good size for the time.
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

/// A text that travels with a picture.
public struct PNGText: Hashable, Sendable {

  /// What the text is about: 1 to 79 characters of Latin-1, such as `Software`.
  public var keyword: String

  /// The text; a long one is stored compressed.
  public var text: String

  /// A text about something.
  public init(_ keyword: String, _ text: String) {
    self.keyword = keyword
    self.text = text
  }
}
