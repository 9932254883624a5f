import KeyboardKit
import KeyboardRender
import Testing

@Suite final class PNGTests: RendererSuite {

  private func chunks(of file: [UInt8]) -> [(name: String, content: [UInt8])] {
    var chunks: [(name: String, content: [UInt8])] = []
    var place = 8
    while place + 8 <= file.count {
      let count = file[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
      let name = String(decoding: file[place + 4..<place + 8], as: UTF8.self)
      chunks.append((name, Array(file[place + 8..<place + 8 + count])))
      place += count + 12
    }
    return chunks
  }

  @Test func hasTheChunksOfOurPictures() throws {
    let file = try renderer.png(of: keyboard(), scale: 2, texts: [PNGText("Software", "kbrender")])
    let chunks = chunks(of: file)
    #expect(chunks.map(\.name).first == "IHDR" && chunks.map(\.name).last == "IEND")
    #expect(Set(chunks.map(\.name)) == ["IHDR", "sRGB", "pHYs", "tEXt", "IDAT", "IEND"])
    #expect(chunks[0].content == [0, 0, 0, 240, 0, 0, 0, 120, 8, 2, 0, 0, 0])
    // 144 dots an inch are 5669 pixels a metre.
    #expect(chunks.first { $0.name == "pHYs" }?.content == [0, 0, 22, 37, 0, 0, 22, 37, 1])
  }

  @Test func hasAlphaOnlyWhereSomethingShinesThrough() throws {
    let colorType = { (ground: Color.Resolved?) in
      try self.renderer.png(of: scene(ground: ground) { _ in }, scale: 1)[25]
    }
    #expect(try colorType(.init(hex: 0x123456)) == 2)
    #expect(try colorType(.init(hex: 0x123456, opacity: 0.5)) == 6)
    #expect(try colorType(nil) == 6)
  }

  @Test func readsBackWhatWasDrawn() throws {
    let texts = [PNGText("Title", "q"), PNGText("Scene", String(repeating: "ä", count: 9000))]
    let bitmap = try renderer.bitmap(of: keyboard(), scale: 1.5)
    let sizes = try PNGCompression.allCases.map { compression in
      let file = try KeyboardRenderer.encode(bitmap, compression: compression, texts: texts)
      let picture = try PNGPicture(decoding: file)
      #expect(picture.width == bitmap.width && picture.height == bitmap.height)
      #expect(picture.scale == 1.5)
      #expect(picture.texts == texts)
      let first = picture.bytes[..<4].map(UInt32.init)
      #expect(bitmap.pixels[0] == 255 << 24 | first[0] << 16 | first[1] << 8 | first[2])
      #expect(try PNGPicture(decoding: picture.encoded()) == picture)
      return file.count
    }
    #expect(sizes == sizes.sorted(by: >))
  }

  @Test(arguments: [0, 0.49, 8.01, -1, .nan, .infinity]) func refusesScales(scale: Double) {
    #expect(throws: RenderError.self) { try renderer.png(of: keyboard(), scale: scale) }
    #expect(throws: RenderError.self) { try renderer.report(of: keyboard(), scale: scale) }
  }

  @Test(arguments: [(0.0, 10.0), (10, 0), (-5, 5), (1e9, 1e9), (100_000, 1), (8000, 8001)])
  func refusesSizes(width: Double, height: Double) {
    let drawing = Scene(size: CGSize(width: width, height: height), nodes: [])
    #expect(throws: RenderError.self) { try renderer.png(of: drawing, scale: 2) }
  }

  @Test(arguments: [0.5, 0.77, 1, 1.1, 2.345, 8]) func drawsAtAnyScale(scale: Double) throws {
    let bitmap = try renderer.bitmap(of: scene(width: 39, height: 33) { _ in }, scale: scale)
    #expect(bitmap.width == Int(39 * scale + 0.01))
    #expect(bitmap.pixels.allSatisfy { $0 == 0xFFFF_FFFF })
  }

  @Test func refusesWhatIsNoPNG() {
    #expect(throws: RenderError.unreadablePNG("this is not a PNG file")) {
      try PNGPicture(decoding: Array("GIF89a and more".utf8))
    }
  }
}
