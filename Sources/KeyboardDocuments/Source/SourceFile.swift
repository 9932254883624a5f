/// A named text for diagnostics: a file, standard input or an embedded document.
public struct SourceFile: Hashable, Sendable {
  /// The display name, such as a path relative to the working directory.
  public let name: String
  /// The text in UTF-8, which may be malformed.
  public let bytes: [UInt8]

  /// A file with bytes.
  public init(name: String, bytes: [UInt8]) {
    self.name = name
    self.bytes = bytes
  }

  /// A file with a string.
  public init(name: String, text: String) {
    self.init(name: name, bytes: Array(text.utf8))
  }

  /// Return the lines and columns of a span of byte offsets.
  public func range(of span: Range<Int>) -> SourceRange {
    var cursor = LocationCursor(bytes: bytes)
    let start = cursor.location(at: span.lowerBound)
    return SourceRange(start: start, end: cursor.location(at: span.upperBound))
  }

  /// Return the text from an offset, the start of a line, up to its line break.
  ///
  /// Only the first ten thousand bytes are returned; malformed bytes become U+FFFD.
  func line(from start: Int) -> String {
    let limit = min(bytes.count, start + 10_000)
    var end = bytes[start..<limit].firstIndex(of: UInt8(ascii: "\n")) ?? limit
    if end > start, bytes[end - 1] == UInt8(ascii: "\r") { end -= 1 }
    return String(decoding: bytes[start..<end], as: UTF8.self)
  }
}
