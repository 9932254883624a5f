import Cairo
import Testing

@Suite struct JPEGTests {

  private static func pixels(width: Int, height: Int) -> [UInt32] {
    (0..<width * height).map { index in
      let (x, y) = (UInt32(index % width), UInt32(index / width))
      return 0xFF00_0000 | (x & 255) << 16 | (y * 3 & 255) << 8 | 90
    }
  }

  @Test(arguments: [(1, 1), (40, 24), (131, 9)])
  func keepsColorsNearly(width: Int, height: Int) throws {
    let pixels = Self.pixels(width: width, height: height)
    let file = try JPEG.encode(
      opaque: pixels, width: width, height: height, quality: 95, density: 216)
    let image = try file.withUnsafeBytes { bytes throws(CairoError) in try JPEG.decode(bytes) }
    #expect(image.width == width && image.height == height && !image.isForPrint)
    for (before, after) in zip(pixels, image.pixels) {
      for shift: UInt32 in [0, 8, 16] {
        let levels = [before, after].map { Int($0 >> shift & 255) }
        #expect(abs(levels[0] - levels[1]) <= 24)
      }
    }
  }

  /// JFIF with the density in dots per inch, and no subsampling, whose edges of red are frayed.
  @Test func tellsItsDensityAndKeepsColorsAsFineAsBrightness() throws {
    let file = try JPEG.encode(
      opaque: Self.pixels(width: 16, height: 16), width: 16, height: 16, quality: 90, density: 216)
    #expect(file.prefix(18).suffix(12) == [74, 70, 73, 70, 0, 1, 1, 1, 0, 216, 0, 216])
    let start = try #require(file.indices.first { file[$0] == 0xFF && file[$0 + 1] == 0xC0 })
    #expect([11, 14, 17].map { file[start + $0] } == [0x11, 0x11, 0x11])
  }

  @Test func qualityTakesRoom() throws {
    let pixels = Self.pixels(width: 200, height: 200)
    let sizes = try [50, 93].map {
      try JPEG.encode(opaque: pixels, width: 200, height: 200, quality: $0, density: 72).count
    }
    #expect(sizes[0] < sizes[1])
  }
}
