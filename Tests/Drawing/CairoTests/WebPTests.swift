import Cairo
import Testing

@Suite struct WebPTests {

  @Test(arguments: PNGBytesTests.Kind.allCases, [0, 1, 2, 4])
  func keepsEveryPixel(kind: PNGBytesTests.Kind, method: Int) throws {
    for (width, height) in [(1, 1), (257, 33)] {
      let pixels = Self.pixels(kind, width: width, height: height)
      let file = try WebP.encode(
        premultiplied: pixels, width: width, height: height, method: method, effort: 20)
      let decoded = WebP.decode(file, width: width, height: height)
      #expect(decoded == PNG.unpremultiplied(pixels).bytes)
      #expect(WebP.decode(Array(file.dropLast(9)), width: width, height: height) == nil)
      #expect(WebP.decode(file, width: height, height: width + 1) == nil)
    }
  }

  /// Premultiplied pixels with the colors of a kind of picture.
  private static func pixels(_ kind: PNGBytesTests.Kind, width: Int, height: Int) -> [UInt32] {
    let bytes = PNGBytesTests.image(kind, width: width, height: height).bytes
    return stride(from: 0, to: bytes.count, by: 4).map { index in
      let alpha = UInt32(bytes[index + 3])
      let levels = (0..<3).map { UInt32(bytes[index + $0]) * alpha / 255 }
      return alpha << 24 | levels[0] << 16 | levels[1] << 8 | levels[2]
    }
  }

  /// The search for predictors takes most of the time, and isn't worth it in these.
  @Test(arguments: [(PNGBytesTests.Kind.flat, false), (.gradient, true), (.fewColors, false)])
  func tellsGradualColors(kind: PNGBytesTests.Kind, isGradual: Bool) {
    let pixels = Self.pixels(kind, width: 257, height: 33)
    #expect(WebP.isGradual(premultiplied: pixels, width: 257) == isGradual)
    #expect(!WebP.isGradual(premultiplied: Array(pixels.prefix(257)), width: 257))
    #expect(!WebP.isGradual(premultiplied: [], width: 0))
  }

  @Test func refusesPicturesThatAreTooLarge() {
    let width = WebP.largestSide + 1
    #expect(throws: CairoError.self) {
      try WebP.encode(
        premultiplied: [UInt32](repeating: 0, count: width), width: width, height: 1,
        method: 1, effort: 20)
    }
  }
}
