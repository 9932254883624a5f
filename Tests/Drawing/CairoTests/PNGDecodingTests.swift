import Cairo
import Testing

@Suite struct PNGDecodingTests {

  struct Kind: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var file: PNGFile
    var pixels: [UInt8]
  }

  static let kinds = [
    Kind(
      testDescription: "palette with transparency",
      file: PNGFile(
        width: 2, height: 1, colorType: 3,
        extraChunks: [("PLTE", [255, 0, 0, 0, 0, 255]), ("tRNS", [128])], rows: [0, 0, 1]),
      pixels: [255, 0, 0, 128, 0, 0, 255, 255]),
    Kind(
      testDescription: "black and white",
      file: PNGFile(width: 2, height: 1, depth: 1, colorType: 0, rows: [0, 0b0100_0000]),
      pixels: [0, 0, 0, 255, 255, 255, 255, 255]),
    Kind(
      testDescription: "grey with alpha",
      file: PNGFile(width: 1, height: 1, colorType: 4, rows: [0, 7, 9]), pixels: [7, 7, 7, 9]),
    Kind(
      testDescription: "16 bits",
      file: PNGFile(
        width: 1, height: 1, depth: 16, colorType: 2, rows: [0, 255, 255, 128, 128, 0, 0]),
      pixels: [255, 128, 0, 255]),
    Kind(
      testDescription: "color key",
      file: PNGFile(
        width: 2, height: 1, colorType: 2, extraChunks: [("tRNS", [0, 1, 0, 2, 0, 3])],
        rows: [0, 1, 2, 3, 4, 5, 6]),
      pixels: [1, 2, 3, 0, 4, 5, 6, 255]),
    Kind(
      testDescription: "interlaced",
      file: PNGFile(
        width: 2, height: 2, colorType: 0, isInterlaced: true, rows: [0, 10, 0, 20, 0, 30, 40]),
      pixels: [10, 10, 10, 255, 20, 20, 20, 255, 30, 30, 30, 255, 40, 40, 40, 255]),
  ]

  @Test(arguments: kinds) func readsEveryKind(_ kind: Kind) throws {
    #expect(try PNG.decode(kind.file.bytes).bytes == kind.pixels)
  }

  @Test func keepsSixteenBits() throws {
    let file = PNGFile(
      width: 1, height: 1, depth: 16, colorType: 2, rows: [0, 255, 255, 128, 129, 0, 1])
    #expect(try PNG.decode(file.bytes).fineSamples == [65535, 0x8081, 1, 65535])
  }

  static let sample = PNGFile(
    width: 3, height: 2, colorType: 2,
    extraChunks: [("tEXt", Array("Title\0Keys".utf8)), ("pHYs", [0, 0, 10, 0, 0, 0, 10, 0, 1])],
    rows: [0] + Array(0..<9) + [0] + Array(9..<18))

  @Test func readsTextsAndDensity() throws {
    let image = try PNG.decode(Self.sample.bytes)
    #expect(image.texts == [PNG.Text(keyword: "Title", text: "Keys")])
    #expect(image.density == 2560)
    #expect(image.isOpaque)
  }

  @Test func refusesWhatIsCutOff() {
    let bytes = Self.sample.bytes
    for count in bytes.indices {
      #expect(throws: CairoError.self) { try PNG.decode(Array(bytes[..<count])) }
    }
  }

  @Test func refusesADamagedChunk() {
    var bytes = Self.sample.bytes
    bytes[bytes.count - 30] ^= 1
    #expect(throws: CairoError.self) { try PNG.decode(bytes) }
  }

  @Test(arguments: [(UInt32(100_000), UInt32(100_000)), (1 << 30, 1), (0, 5), (.max, .max)])
  func refusesHugeOrEmptyPictures(width: UInt32, height: UInt32) {
    let file = PNGFile(width: width, height: height, colorType: 6, rows: [0])
    #expect(throws: CairoError.self) { try PNG.decode(file.bytes) }
  }

  @Test func keepsToASmallerLimit() {
    #expect(throws: CairoError.image("the image is too large")) {
      try PNG.decode(Self.sample.bytes, largestPixelCount: 5)
    }
  }

  @Test func survivesDamage() {
    var random: UInt64 = 1
    let next = { (count: Int) -> Int in
      random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(random >> 33) % count
    }
    for kind in Self.kinds {
      for _ in 0..<300 {
        var bytes = kind.file.bytes
        for _ in 0...next(4) { bytes[next(bytes.count)] = UInt8(next(256)) }
        guard let image = try? PNG.decode(bytes, largestPixelCount: 1 << 16) else { continue }
        #expect(image.bytes.count == image.width * image.height * 4)
      }
    }
  }
}
