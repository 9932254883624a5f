import Synchronization

/// A named text for diagnostics: a file, standard input or an embedded document.
public struct SourceFile: Sendable, Hashable {
  /// The display name, such as a path relative to the working directory.
  public let name: String
  /// The text in UTF-8, which may be malformed.
  public let bytes: [UInt8]

  private let findings = Findings()

  /// The parts of a file found once, when they are first asked for.
  private final class Findings: Sendable {
    let map = Mutex<TextMap?>(nil)
    let tree = Mutex<(any Sendable)?>(nil)
  }

  /// A file with bytes.
  public init(name: String, bytes: [UInt8]) {
    self.name = name
    self.bytes = bytes
  }

  /// A file with a string.
  public init(name: String, text: String) { self.init(name: name, bytes: Array(text.utf8)) }

  package var map: TextMap {
    findings.map.withLock { known in
      let map = known ?? TextMap(bytes)
      known = map
      return map
    }
  }

  /// Returns what was found in the text last, which may be nil or of another type, after a change.
  func tree<Tree: Sendable>(_ change: (Tree?) -> Tree) -> Tree {
    findings.tree.withLock { known in
      let tree = change(known as? Tree)
      known = tree
      return tree
    }
  }

  /// Whether a text begins with a byte order mark of UTF-16, or with two of its ASCII characters.
  package static func isUTF16(_ start: some Collection<UInt8>) -> Bool {
    let bytes = Array(start.prefix(4))
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) { return true }
    let zeros = bytes.map { $0 == 0 }
    return zeros == [true, false, true, false] || zeros == [false, true, false, true]
  }

  package static let messageOfUTF16 = "The file is encoded as UTF-16"

  /// Returns the lines and columns of a span of byte offsets.
  public func range(of span: Range<Int>) -> SourceRange { range(of: span, in: \.characters) }

  func range(of span: Range<Int>, in unit: KeyPath<TextMap.Position, Int>) -> SourceRange {
    let map = map
    func location(_ offset: Int) -> SourceLocation {
      let position = map.position(at: offset)
      // A byte order mark takes up no column.
      let hasMark = position.line == 0 && bytes.starts(with: [0xEF, 0xBB, 0xBF])
      let column = position[keyPath: unit] - (hasMark ? 1 : 0)
      return SourceLocation(line: position.line + 1, column: 1 + max(0, column))
    }
    return SourceRange(start: location(span.lowerBound), end: location(span.upperBound))
  }

  package func text(_ span: Range<Int>) -> String { String(decoding: bytes[span], as: UTF8.self) }

  /// Only its first ten thousand bytes are returned; malformed bytes become U+FFFD.
  func line(at offset: Int) -> String {
    let line = bytes[map.position(at: offset).lineStart...].prefix(10_000)
    return String(decoding: line.prefix { $0 != 0x0A && $0 != 0x0D }, as: UTF8.self)
  }

  /// Returns the file with edits of the original text; overlapping and outlying ones are ignored.
  public func applying(_ edits: [TextEdit]) -> SourceFile {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var end = 0
    for edit in edits.sorted(by: { $0.span.lowerBound < $1.span.lowerBound })
    where edit.span.lowerBound >= end && edit.span.upperBound <= bytes.count {
      result += bytes[end..<edit.span.lowerBound]
      result += edit.text.utf8
      end = edit.span.upperBound
    }
    return SourceFile(name: name, bytes: result + bytes[end...])
  }

  /// Whether two files have the same name and text.
  public static func == (lhs: SourceFile, rhs: SourceFile) -> Bool {
    lhs.name == rhs.name && lhs.bytes == rhs.bytes
  }

  /// Hash the name and the size of a file.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(bytes.count)
  }
}

/// A location in a text, as shown by an editor.
public struct SourceLocation: Hashable, Sendable, Codable, Comparable {
  /// The line, counted from 1.
  public var line: Int
  /// The column in characters (grapheme clusters), counted from 1.
  public var column: Int

  /// A location with a line and a column, both counted from 1.
  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

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

/// A replacement of a part of a text.
public struct TextEdit: Hashable, Sendable {
  /// The byte offsets of the replaced text; an empty range inserts.
  public var span: Range<Int>
  /// The new text.
  public var text: String

  /// A replacement of a span.
  public init(_ span: Range<Int>, _ text: String) {
    self.span = span
    self.text = text
  }

  /// An insertion.
  package init(at offset: Int, _ text: String) { self.init(offset..<offset, text) }
}
