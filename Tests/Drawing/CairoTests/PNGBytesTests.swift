import Cairo
import KeyboardDrawing
import Testing

@Suite struct PNGBytesTests {

  /// The kind of the pixels of a picture.
  enum Kind: CaseIterable {
    case flat, gradient, noise, fewColors, translucent
  }

  private static func pixel(
    _ kind: Kind, x: Int, y: Int, _ numbers: inout SeededNumbers
  ) -> [UInt8] {
    switch kind {
    case .flat: return x / 20 % 2 == 0 ? [20, 30, 40, 255] : [200, 30, UInt8(y / 30), 255]
    case .gradient:
      return [UInt8(truncatingIfNeeded: x + y), UInt8(truncatingIfNeeded: y), 9, 255]
    case .noise:
      let word = UInt32.random(in: 0...UInt32.max, using: &numbers)
      return (0..<3).map { UInt8(truncatingIfNeeded: word >> ($0 * 8)) } + [255]
    case .fewColors:
      let level = UInt8.random(in: 0...63, using: &numbers)
      return [level, 255 - level, 7, level < 20 ? 255 : level]
    case .translucent:
      return [UInt8(truncatingIfNeeded: x * y), 3, 4, UInt8(truncatingIfNeeded: x * 7 + y)]
    }
  }

  static func image(_ kind: Kind, width: Int, height: Int) -> PNG.Image {
    var numbers = SeededNumbers(seed: 5)
    var bytes: [UInt8] = []
    for y in 0..<height {
      for x in 0..<width { bytes += pixel(kind, x: x, y: y, &numbers) }
    }
    let isOpaque = kind != .fewColors && kind != .translucent
    return PNG.Image(width: width, height: height, bytes: bytes, isOpaque: isOpaque)
  }

  @Test(arguments: Kind.allCases, [false, true])
  func readsWhatItWrote(kind: Kind, isSmall: Bool) throws {
    for (width, height) in [(1, 1), (1, 300), (300, 1), (5, 3), (257, 129)] {
      let image = Self.image(kind, width: width, height: height)
      let file = try PNG.encode(image, isSmall: isSmall)
      #expect(try PNG.decode(file) == image)
    }
  }

  private static func hash(_ bytes: [UInt8]) -> UInt64 {
    bytes.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }

  /// The bytes don't depend on the processor.
  @Test(arguments: [
    (Kind.flat, UInt64(5_192_729_781_695_657_389)), (.gradient, 2_636_547_364_008_550_336),
    (.noise, 9_221_099_754_596_754_273), (.fewColors, 8_223_507_125_196_648_753),
    (.translucent, 11_136_802_093_394_548_456),
  ])
  func writesTheSameBytesOnEveryMachine(kind: Kind, hash: UInt64) throws {
    let file = try PNG.encode(Self.image(kind, width: 400, height: 300))
    #expect(Self.hash(file) == hash)
  }

  /// Halves of such pictures are compressed at once; a row more, and the second half has it.
  @Test(arguments: [Kind.flat, .noise, .translucent], [511, 512, 513])
  func readsBothHalvesOfLargePictures(kind: Kind, height: Int) throws {
    let part = Self.image(kind, width: 512, height: 64)
    var image = part
    let rows = (0..<(height + 63) / 64).flatMap { _ in part.bytes }
    image.bytes = Array(rows.prefix(4 * 512 * height))
    image.height = height
    let file = try PNG.encode(image)
    #expect(try PNG.decode(file) == image)
    #expect(try PNG.encode(image) == file)
  }

  @Test func hasAPaletteOnlyIfItIsSmallAndAlone() throws {
    let image = Self.image(.flat, width: 90, height: 90)
    let (pixels, names) = (
      [UInt32](repeating: 0xFF01_0203, count: 9), { PNG.chunks(of: $0).map(\.name) }
    )
    #expect(names(try PNG.encode(image, isSmall: true)).contains("PLTE"))
    #expect(!names(try PNG.encode(image)).contains("PLTE"))
    let frame = try PNG.encode(
      premultiplied: pixels, width: 3, height: 3, isOpaque: true, isSmall: true)
    #expect(!names(frame).contains("PLTE"))
  }
}
