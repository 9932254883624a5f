/// A location in a text, as shown by an editor.
public struct SourceLocation: Hashable, Sendable, Codable {
  /// The line, counted from 1.
  public var line: Int
  /// The column in characters (grapheme clusters), counted from 1.
  public var column: Int

  /// A location with a line and a column, both counted from 1.
  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}

extension SourceLocation: Comparable {
  /// Whether a location precedes another one in the text.
  public static func < (lhs: SourceLocation, rhs: SourceLocation) -> Bool {
    (lhs.line, lhs.column) < (rhs.line, rhs.column)
  }
}

/// A half-open range of text between two locations.
public struct SourceRange: Hashable, Sendable, Codable {
  /// The location of the first character.
  public var start: SourceLocation
  /// The location after the last character, equal to `start` for an empty range.
  public var end: SourceLocation

  /// A range between two locations.
  public init(start: SourceLocation, end: SourceLocation) {
    self.start = start
    self.end = end
  }
}
