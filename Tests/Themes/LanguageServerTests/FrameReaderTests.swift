import KeyboardKit
import LanguageServer
import Testing

@Suite struct FrameReaderTests {

  /// The frames of a stream that arrives in pieces; problems are `!`.
  private static func frames(_ bytes: [UInt8], piece: Int) -> [String] {
    var reader = FrameReader()
    var found: [String] = []
    for start in stride(from: 0, to: bytes.count, by: piece) {
      reader.append(Array(bytes[start..<min(start + piece, bytes.count)]))
      while let frame = reader.next() {
        switch frame {
        case .content(let content): found.append(String(decoding: content, as: UTF8.self))
        case .unusable: found.append("!")
        }
      }
    }
    return found
  }

  static let streams: [(stream: String, frames: [String])] = [
    ("Content-Length: 2\r\n\r\n{}Content-Length: 3\r\n\r\n[1]", ["{}", "[1]"]),
    ("Content-Length: 2\n\n{}", ["{}"]), ("content-length:2\r\n\r\n{}", ["{}"]),
    ("Content-Type: x\r\nContent-Length: 2\r\n\r\n{}", ["{}"]),
    ("noise\r\n\r\nContent-Length: 2\r\n\r\n{}", ["{}"]),
    ("Content-Length: x\r\n\r\nContent-Length: 2\r\n\r\n{}", ["!", "{}"]),
    ("Content-Length: -1\r\n\r\nContent-Length: 2\r\n\r\n{}", ["!", "{}"]),
    ("Content-Length: 99999999999999999999\r\n\r\nContent-Length: 0\r\n\r\n", ["!", ""]),
    ("Content-Length: 9000000000000000000\r\n\r\nContent-Length: 2\r\n\r\n{}", ["!", "{}"]),
    ("Content-Length: 5\r\n\r\n{}", []), ("", []),
  ]

  @Test(arguments: streams, [1, 7, 4096])
  func findsFrames(example: (stream: String, frames: [String]), piece: Int) {
    #expect(Self.frames(Array(example.stream.utf8), piece: piece) == example.frames)
  }

  @Test func skipsContentThatIsTooLarge() {
    let size = InputBudget.message.bytes + 1
    let stream =
      Array("Content-Length: \(size)\r\n\r\n".utf8) + [UInt8](repeating: 0x20, count: size)
      + FrameReader.frame(["a": 1])
    #expect(Self.frames(stream, piece: 1 << 20) == ["!", #"{"a": 1}"#])
  }

  @Test func skipsLinesWithoutEnd() {
    let stream = [UInt8](repeating: 0x41, count: 1 << 20) + Array("\n".utf8) + FrameReader.frame([])
    #expect(Self.frames(stream, piece: 1 << 12) == ["[]"])
  }

  @Test func noiseDoesNotTrap() {
    var numbers = SeededNumbers(seed: 1)
    for _ in 0..<50 {
      let noise = (0..<500).map { _ in UInt8.random(in: 0...255, using: &numbers) }
      _ = Self.frames(noise, piece: 13)
    }
  }

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
  @Test(arguments: [(0, 99, 7), (0, 3, 7), (99, 0, 8), (-1, 5, 0), (0, -5, 0), (1, 99, 8)])
  func boundsPositions(line: Int, character: Int, offset: Int) {
    let lines = LinePositions(SourceFile(name: "", text: "aé😀\n"), encoding: .utf16)
    #expect(lines.offset(of: TextPosition(line: line, character: character)) == offset)
  }
}
