import SourceText
import Testing

@Suite struct TextMapTests {

  /// Positions are those that counting from the start finds, wherever the marks are.
  @Test(arguments: 0..<12 as Range<UInt64>)
  func agreesWithCounting(seed: UInt64) {
    var number = seed &* 977
    let pieces = ["a", " ", "é", "e\u{301}", "😀", "👩‍👧", "🇩🇪", "\n", "\r\n", "\r", "漢", "{\"a\": 1}"]
    // Some texts have no line breaks, some little else.
    let chosen = seed % 3 == 0 ? pieces.filter { !$0.contains(where: \.isNewline) } : pieces
    let text = (0..<900).map { _ in
      number = number &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return chosen[Int(number >> 33) % chosen.count]
    }.joined()
    let bytes = Array(text.utf8)
    let map = TextMap(bytes)
    var line = 0
    var start = 0
    for offset in 0...bytes.count {
      let before = String(decoding: bytes[start..<offset], as: UTF8.self)
      let position = map.position(at: offset)
      #expect(position.line == line && position.lineStart == start)
      if offset < bytes.count, bytes[offset] & 0xC0 == 0x80 { continue }
      #expect(position.utf8 == before.utf8.count && position.utf16 == before.utf16.count)
      #expect(position.codePoints == before.unicodeScalars.count)
      #expect(position.characters == before.count)
      #expect(map.offset(ofUTF16: position.utf16Offset) == offset)
      let isInPair = offset > 0 && bytes[(offset - 1)...].starts(with: [0x0D, 0x0A])
      for unit in TextMap.Unit.allCases where !isInPair {
        #expect(map.offset(ofLine: line, column: position.column(in: unit), in: unit) == offset)
      }
      let isPair = bytes[offset...].starts(with: [0x0D, 0x0A])
      if offset < bytes.count, [0x0A, 0x0D].contains(bytes[offset]), !isPair {
        (line, start) = (line + 1, offset + 1)
        #expect(map.offset(ofLine: line, column: 0, in: .utf8) == start)
      }
    }
    #expect(map.offset(ofLine: line + 1, column: 0, in: .utf8) == nil)
  }

  /// A line of a megabyte without two successive ASCII characters is searched once.
  @Test func longLinesAreFast() {
    let file = SourceFile(name: "a", text: String(repeating: "é,", count: 500_000))
    let found = (0..<1000).map { file.map.position(at: $0 * 1500).characters }
    #expect(found == (0..<1000).map { $0 * 1000 })
  }

  @Test func aByteOrderMarkHasNoColumn() {
    let file = SourceFile(name: "a", text: "\u{FEFF}ab\nc")
    #expect(file.range(of: 4..<6).start == SourceLocation(line: 1, column: 2))
    #expect(file.range(of: 4..<6).end == SourceLocation(line: 2, column: 1))
  }

  @Test func noOffsetIsWithinACodePointOrBeyondTheText() {
    let map = TextMap(Array("a😀".utf8))
    #expect((-1...4).map { map.offset(ofUTF16: $0) } == [nil, 0, 1, nil, 5, nil])
  }
}
