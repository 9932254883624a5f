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

/// Converts byte offsets to the positions of a client and back.
package struct LinePositions: Sendable {

  private let source: SourceFile
  private let encoding: TextMap.Unit

  package init(_ source: SourceFile, encoding: TextMap.Unit) {
    self.source = source
    self.encoding = encoding
  }

  package func position(at offset: Int) -> TextPosition {
    let position = source.map.position(at: offset)
    return TextPosition(line: position.line, character: position.column(in: encoding))
  }

  /// Return the offset of a position; one behind the end of a line is its end.
  package func offset(of position: TextPosition) -> Int {
    guard position.line >= 0 else { return 0 }
    return source.map.offset(
      ofLine: position.line, column: position.character, in: encoding) ?? source.bytes.count
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
