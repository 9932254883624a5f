/// A place in a text as an editor shows it.
public struct SourceLocation: Hashable, Sendable, Codable {
  /// The line, counted from 1.
  public var line: Int
  /// The column in characters (grapheme clusters), counted from 1.
  public var column: Int

  /// Creates a location from a line and a column, both counted from 1.
  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}

extension SourceLocation: Comparable {
  /// Tells whether a location comes before another one in the text.
  public static func < (lhs: SourceLocation, rhs: SourceLocation) -> Bool {
    (lhs.line, lhs.column) < (rhs.line, rhs.column)
  }
}

/// A stretch of text between two places, the end not included.
public struct SourceRange: Hashable, Sendable, Codable {
  /// The place of the first character.
  public var start: SourceLocation
  /// The place after the last character; the same as `start` for an empty range.
  public var end: SourceLocation

  /// Creates a range from its two places.
  public init(start: SourceLocation, end: SourceLocation) {
    self.start = start
    self.end = end
  }
}
