package import KeyboardDocuments

/// Both are counted from 0.
package struct TextPosition: Hashable, Comparable, Sendable {
  package var line: Int
  package var character: Int

  package init(line: Int, character: Int) {
    self.line = line
    self.character = character
  }

  package static func < (lhs: TextPosition, rhs: TextPosition) -> Bool {
    (lhs.line, lhs.character) < (rhs.line, rhs.character)
  }

  var json: JSONText { ["line": .integer(line), "character": .integer(character)] }
}

package enum PositionEncoding: String, CaseIterable, Sendable {
  case utf8 = "utf-8"
  case utf16 = "utf-16"
  case utf32 = "utf-32"

  fileprivate var column: KeyPath<LineTable.Position, Int> {
    switch self {
    case .utf8: \.utf8
    case .utf16: \.utf16
    case .utf32: \.codePoints
    }
  }

  /// Return the number of units of the code point that begins with a byte of UTF-8.
  fileprivate func units(from byte: UInt8) -> Int {
    switch self {
    case .utf8: 1
    case .utf16: byte & 0xC0 == 0x80 ? 0 : byte >= 0xF0 ? 2 : 1
    case .utf32: byte & 0xC0 == 0x80 ? 0 : 1
    }
  }
}

package struct LinePositions: Sendable {

  private let source: SourceFile
  private let encoding: PositionEncoding

  package init(_ source: SourceFile, encoding: PositionEncoding) {
    self.source = source
    self.encoding = encoding
  }

  package func position(at offset: Int) -> TextPosition {
    let position = source.lines.position(at: offset)
    return TextPosition(line: position.line, character: position[keyPath: encoding.column])
  }

  /// Return the offset of a position; one behind the end of a line is its end.
  package func offset(of position: TextPosition) -> Int {
    guard position.line >= 0 else { return 0 }
    let bytes = source.bytes
    guard var offset = source.lines.start(ofLine: position.line) else { return bytes.count }
    var rest = position.character
    while offset < bytes.count, rest > 0, bytes[offset] != 0x0A, bytes[offset] != 0x0D {
      rest -= encoding.units(from: bytes[offset])
      offset += 1
    }
    // A position within a code point is its start or its end.
    while offset < bytes.count, bytes[offset] & 0xC0 == 0x80 { offset += 1 }
    return offset
  }

  package func range(of span: Range<Int>) -> JSONText {
    ["start": position(at: span.lowerBound).json, "end": position(at: span.upperBound).json]
  }

  package func span(of range: JSONValue?) -> Range<Int>? {
    guard let start = range?["start"]?.textPosition, let end = range?["end"]?.textPosition else {
      return nil
    }
    let (first, last) = (offset(of: start), offset(of: end))
    return min(first, last)..<max(first, last)
  }
}

extension JSONValue {

  package var textPosition: TextPosition? {
    guard let line = self["line"]?.integer, let character = self["character"]?.integer else {
      return nil
    }
    return TextPosition(line: line, character: character)
  }
}
