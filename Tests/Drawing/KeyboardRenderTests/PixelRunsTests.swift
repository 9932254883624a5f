import Cairo
import KeyboardKit
import KeyboardRender
import Testing

@Suite struct PixelRunsTests {

  private static let width = 32

  /// Flat areas, edges, repeated rows and noise, some of it translucent.
  private static func bitmap(seed: UInt64) -> Bitmap {
    var random = SeededNumbers(seed: seed)
    var pixels: [UInt32] = []
    while pixels.count < width * 24 {
      let alpha: UInt32 = [0, 1, 77, 128, 255].randomElement(using: &random) ?? 0
      let channel = { (_: Int) in UInt32.random(in: 0...alpha, using: &random) }
      let color = alpha << 24 | channel(0) << 16 | channel(1) << 8 | channel(2)
      switch Int.random(in: 0..<3, using: &random) {
      case 0: pixels += repeatElement(color, count: Int.random(in: 1...90, using: &random))
      case 1 where pixels.count >= width: pixels += pixels.suffix(width).prefix(11)
      default: pixels.append(color)
      }
    }
    return Bitmap(width: width, height: 24, scale: 1, pixels: Array(pixels.prefix(width * 24)))
  }

  /// Put runs on pixels as `pixels.js` does.
  private static func decoded(_ runs: PixelRuns, over other: [UInt32]) -> [UInt32] {
    var (pixels, index, place) = (other, 0, 0)
    while place < runs.words.count {
      let count = Int(runs.words[place] & 0x3FFF_FFFF)
      place += 1
      switch PixelRuns.Kind(rawValue: runs.words[place - 1] >> 30) {
      case .filled:
        for offset in 0..<count { pixels[index + offset] = runs.words[place] }
        place += 1
      case .repeated:
        for offset in 0..<count { pixels[index + offset] = pixels[index + offset - width] }
      case .listed:
        for offset in 0..<count { pixels[index + offset] = runs.words[place + offset] }
        place += count
      case .kept, nil: break
      }
      index += count
    }
    #expect(index == pixels.count)
    return pixels
  }

  private static func colors(of bitmap: Bitmap) -> [UInt32] {
    let bytes = PNG.unpremultiplied(bitmap.pixels).bytes
    return stride(from: 0, to: bytes.count, by: 4).map { index in
      (0..<4).reduce(0) { $0 | UInt32(bytes[index + $1]) << (8 * UInt32($1)) }
    }
  }

  @Test(arguments: UInt64(1)...40) func runsAreThePixelsOfTheFile(seed: UInt64) throws {
    let bitmap = Self.bitmap(seed: seed)
    let other = Bitmap(
      width: bitmap.width, height: bitmap.height, scale: 1,
      pixels: bitmap.pixels.enumerated().map { index, pixel in
        index % 97 < 20 ? pixel ^ 0x0101 : pixel
      })
    let alone = try #require(PixelRuns(bitmap, maximumWords: .max))
    #expect(Self.decoded(alone, over: bitmap.pixels.map { _ in 7 }) == Self.colors(of: bitmap))
    let over = try #require(PixelRuns(bitmap, over: other, maximumWords: .max))
    #expect(Self.decoded(over, over: Self.colors(of: other)) == Self.colors(of: bitmap))
    // Nothing has changed, and a picture of another size has nothing to keep.
    #expect(PixelRuns(bitmap, over: bitmap, maximumWords: .max)?.words == [24 * UInt32(Self.width)])
    let small = Bitmap(width: 1, height: 1, scale: 1, pixels: [0])
    #expect(PixelRuns(bitmap, over: small, maximumWords: .max) == alone)
    #expect(PixelRuns(bitmap, maximumWords: alone.words.count - 1) == nil)
    #expect(PixelRuns(bitmap, maximumWords: alone.words.count) == alone)
    #expect(alone.bytes.count == alone.words.count * 4)
    #expect(alone.bytes.prefix(4).reversed().reduce(0) { $0 << 8 | UInt32($1) } == alone.words[0])
  }
}
