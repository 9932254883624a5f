import LanguageServer
import SourceText
import Testing

@Suite struct LinePositionsTests {

  /// Offsets in `aé😀\r\nb\rc\n` with their characters by encoding.
  @Test(arguments: [
    (0, 0, [0, 0, 0]), (1, 0, [1, 1, 1]), (3, 0, [3, 2, 2]), (7, 0, [7, 4, 3]), (9, 1, [0, 0, 0]),
    (10, 1, [1, 1, 1]), (11, 2, [0, 0, 0]), (12, 2, [1, 1, 1]), (13, 3, [0, 0, 0]),
  ])
  func convertsOffsets(offset: Int, line: Int, characters: [Int]) {
    let source = SourceFile(name: "", text: "aé😀\r\nb\rc\n")
    for (encoding, character) in zip(TextMap.Unit.allCases, characters) {
      let lines = LinePositions(source, encoding: encoding)
      let position = TextPosition(line: line, character: character)
      #expect(lines.position(at: offset) == position, "\(encoding)")
      #expect(lines.offset(of: position) == offset, "\(encoding)")
    }
  }

  /// Positions outside of a text or within a character are moved to the nearest one after them.
  @Test(arguments: [
    (0, 99, 7), (0, 3, 7), (99, 0, 8), (-1, 5, 0), (0, -5, 0), (1, 99, 8),
  ])
  func boundsPositions(line: Int, character: Int, offset: Int) {
    let lines = LinePositions(SourceFile(name: "", text: "aé😀\n"), encoding: .utf16)
    #expect(lines.offset(of: TextPosition(line: line, character: character)) == offset)
  }
}
