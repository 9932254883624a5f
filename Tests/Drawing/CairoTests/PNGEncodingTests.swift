import Cairo
import Foundation
import Testing

@Suite struct PNGEncodingTests {

  @Test(arguments: [false, true], [true, false])
  func readsWhatItWrote(isSmall: Bool, isOpaque: Bool) throws {
    var bytes: [UInt8] = []
    for index in 0..<40 * 30 {
      let alpha = isOpaque ? 255 : UInt8(index % 256)
      bytes += [UInt8(index % 251), UInt8(index / 40), 7, alpha]
    }
    let image = PNG.Image(width: 40, height: 30, bytes: bytes, isOpaque: isOpaque)
    #expect(try PNG.decode(PNG.encode(image, isSmall: isSmall)) == image)
  }

  static let texts = [
    PNG.Text(keyword: "Software", text: "kbrender"),
    PNG.Text(keyword: "Comment", text: "ключ – مفتاح"),
    PNG.Text(keyword: "Scene", text: String(repeating: "key ", count: 5000)),
    PNG.Text(keyword: "Theme", text: String(repeating: "größe ", count: 5000)),
  ]

  @Test func keepsTextsInOrderAndCompressesLongOnes() throws {
    var image = PNG.Image(width: 1, height: 1, bytes: [1, 2, 3, 255], isOpaque: true)
    image.texts = Self.texts
    let file = try PNG.encode(image)
    #expect(try PNG.decode(file).texts == Self.texts)
    #expect(file.count < 1000)
  }

  /// The header of the zlib stream doesn't depend on the release of ISA-L.
  @Test(arguments: [(false, [UInt8(0x78), 0x01]), (true, [0x78, 0xDA])])
  func pixelsBeginWithAHeaderOfOurs(isSmall: Bool, header: [UInt8]) throws {
    let bytes = (0..<300 * 300).flatMap { index -> [UInt8] in
      [UInt8(truncatingIfNeeded: index &* index >> 3), 9, 9, 255]
    }
    let image = PNG.Image(width: 300, height: 300, bytes: bytes, isOpaque: true)
    let chunks = PNG.chunks(of: try PNG.encode(image, isSmall: isSmall))
    let pixels = try #require(chunks.first { $0.name == "IDAT" })
    #expect(Array(pixels.content.prefix(2)) == header)
  }

  @Test func undoesMultiplicationByAlpha() throws {
    let file = try PNG.encode(
      premultiplied: [0x8040_2000, 0, 0xFF01_0203], width: 3, height: 1,
      density: 0, texts: [])
    #expect(try PNG.decode(file).bytes == [128, 64, 0, 128, 0, 0, 0, 0, 1, 2, 3, 255])
  }

  @Test func leavesOutAlphaWhereAllIsOpaque() throws {
    let opaque = [UInt32](repeating: 0xFF11_2233, count: 10_000)
    var clear = opaque
    clear[9_999] = 0xFE00_0000
    for (pixels, isOpaque) in [(opaque, true), (clear, false)] {
      let file = try PNG.encode(
        premultiplied: pixels, width: 100, height: 100, density: 1, texts: [])
      #expect(try PNG.decode(file).isOpaque == isOpaque)
    }
  }

  @Test(arguments: ["", " spaces ", String(repeating: "k", count: 200), "schlüssel", "鍵", "a\0b"])
  func survivesOddKeywords(keyword: String) throws {
    var image = PNG.Image(width: 1, height: 1, bytes: [1, 2, 3, 255], isOpaque: true)
    image.texts = [PNG.Text(keyword: keyword, text: "text\0more")]
    let file = try? PNG.encode(image)
    if let file { #expect(try PNG.decode(file).bytes == image.bytes) }
  }

  @Test(arguments: ["a", "é", "ẫ", "ø", "ﬁ", "Å", "й", "ǖ", "가", "é", "ß", "\u{1F600}"])
  func partsAreFoundations(text: String) {
    let parts = text.unicodeScalars.flatMap(\.canonicalParts)
    #expect(parts == Array(text.decomposedStringWithCanonicalMapping.unicodeScalars))
  }

  @Test func lettersOfLatinHaveFoundationsParts() {
    for scalar in (0..<0x250).compactMap(Unicode.Scalar.init(_:)) {
      let text = String(Character(scalar))
      #expect(
        scalar.canonicalParts == Array(text.decomposedStringWithCanonicalMapping.unicodeScalars))
    }
  }
}
