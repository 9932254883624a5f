import KeyboardDrawing
import LanguageServer
import SourceText
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
}
