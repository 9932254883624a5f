import Cairo
import KeyboardRender
import Testing

@testable import GoldenImages

/// Files with equal pixels that don't look equal.
@Suite struct FileDifferencesTests {

  private static func picture(_ changed: Int? = nil) -> PNGPicture {
    let bytes = (0..<16).flatMap { index -> [UInt8] in
      [UInt8(index * 9), index == changed ? 255 : 0, 0, 255]
    }
    return PNGPicture(width: 4, height: 4, bytes: bytes, isOpaque: true)
  }

  private func file(_ chunks: [PNG.Chunk] = [], trailing: [PNG.Chunk] = []) throws -> [UInt8] {
    let parts = PNG.chunks(of: try Self.picture().encoded())
    let all = parts.prefix(1) + chunks + parts.dropFirst().dropLast() + trailing + parts.suffix(1)
    return PNG.signature + all.flatMap(\.bytes)
  }

  @Test(
    arguments: [
      ("gAMA", [0, 0, 0x27, 0x10], "gamma none → 0.1"), ("sRGB", [1], "sRGB intent 0 → 1"),
      (
        "pHYs", [0, 0, 0x2E, 0x23, 0, 0, 0x2E, 0x23, 1],
        "resolution none → 11811x11811 per meter"
      ),
      (
        "eXIf",
        [
          0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0, 0, 0, 0, 0,
        ], "orientation none → 6"
      ),
    ] as [(String, [UInt8], String)])
  func tellsWhatViewersShowDifferently(name: String, content: [UInt8], text: String) throws {
    let (plain, marked) = (try file(), try file([PNG.Chunk(name, content[...])]))
    let verdict = try ImageComparison.verdict(expected: plain, actual: marked)
    #expect(!verdict.isSame && verdict.description == text)
    #expect(try ImageComparison.verdict(expected: marked, actual: marked).isSame)
    #expect(try !ImageComparison.verdict(expected: marked, actual: plain).isSame)
  }

  @Test(arguments: ["cHRM", "iCCP"])
  func tellsColorsOfAnotherSpace(name: String) throws {
    let content: [UInt8] =
      name == "cHRM"
      ? [0, 0, 0x7A, 0x26, 0, 0, 0x80, 0x84, 0, 0, 0xFA, 0, 0, 0, 0x80, 0xE8]
        + [0, 0, 0x75, 0x30, 0, 0, 0xEA, 0x60, 0, 0, 0x3A, 0x98, 0, 0, 0x17, 0x70]
      : [0x61, 0, 0]
    let verdict = try ImageComparison.verdict(
      expected: file(), actual: file([PNG.Chunk(name, content[...])]))
    #expect(!verdict.isSame)
  }

  private func animation(
    _ changed: [Int?], delay: PNG.Delay = PNG.Delay(1, 10), playCount: Int = 0
  ) throws -> [UInt8] {
    let box = PNG.Box(x: 0, y: 0, width: 4, height: 4)
    var chunks = [PNG.animationControl(frameCount: changed.count, playCount: playCount)]
    var trailing: [PNG.Chunk] = []
    var sequence = 1
    chunks.append(PNG.frameControl(sequence: 0, box: box, delay: delay, blending: .source))
    for place in changed.dropFirst() {
      trailing.append(PNG.frameControl(sequence: sequence, box: box, delay: delay, blending: .over))
      let data = PNG.chunks(of: try Self.picture(place).encoded()).filter { $0.name == "IDAT" }
      trailing.append(PNG.frameData(sequence: sequence + 1, data.flatMap(\.content)))
      sequence += 2
    }
    return try file(chunks, trailing: trailing)
  }

  @Test func comparesEveryFrame() throws {
    let expected = try animation([nil, 3, nil])
    #expect(try ImageComparison.verdict(expected: expected, actual: expected).isSame)
    #expect(
      try ImageComparison.verdict(expected: expected, actual: animation([nil, 3, nil])).isSame)
    let cases: [([UInt8], String)] = [
      (try animation([nil, 4, nil]), "frame 2 differs"),
      (try animation([nil, 3, 7]), "frame 3 differs"),
      (try animation([nil, 3]), "frames 3 → 2"),
      (try animation([nil, 3, nil], playCount: 2), "loops 0 → 2"),
      (try animation([nil, 3, nil], delay: PNG.Delay(1, 5)), "duration of frame 1 0.1 s → 0.2 s"),
      (try file(), "no animation any more"),
    ]
    for (actual, text) in cases {
      let verdict = try ImageComparison.verdict(expected: expected, actual: actual)
      #expect(!verdict.isSame && verdict.description.contains(text), "\(verdict)")
    }
  }

  @Test func brokenFramesAreUnreadable() throws {
    var broken = try animation([nil, 3])
    let chunks = PNG.chunks(of: broken).map { chunk in
      chunk.name == "fdAT" ? PNG.Chunk("fdAT", [0, 0, 0, 2, 1, 2, 3, 4, 5]) : chunk
    }
    broken = PNG.signature + chunks.flatMap(\.bytes)
    let verdict = try ImageComparison.verdict(expected: broken, actual: broken)
    #expect(!verdict.isSame && verdict.description.contains("frame 2 can't be read"))
  }

  /// Two files with the same broken pixels were equal, since their checksums are right.
  @Test func equalFilesOfBrokenPixelsAreUnreadable() throws {
    let chunks = PNG.chunks(of: try file()).map { chunk in
      chunk.name == "IDAT" ? PNG.Chunk("IDAT", [0x78, 1, 1, 2, 3, 4]) : chunk
    }
    let broken = PNG.signature + chunks.flatMap(\.bytes)
    #expect(ImageComparison.sameBytes(broken, broken) == nil)
    #expect(throws: RenderError.self) {
      try ImageComparison.verdict(expected: broken, actual: broken)
    }
  }
}
