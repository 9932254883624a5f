import Cairo
import TestSupport
import Testing

/// Files made to crash, to fill the memory or to take forever.
@Suite struct HostilePNGTests {

  /// A picture of 24 by 16 pixels with a text, in a file of ours.
  private static let file = Result { () throws(CairoError) -> [UInt8] in
    var image = PNG.Image(
      width: 24, height: 16, bytes: PNGFile.samples(24 * 16 * 4), isOpaque: false)
    image.texts = [
      .init(keyword: "short", text: "text"),
      .init(keyword: "long", text: String(repeating: "{\"name\": \"q\"}, ", count: 200)),
    ]
    return try PNG.encode(image)
  }

  /// Where the chunks of a file are: their names, and the bytes that they take.
  private func chunks(of file: [UInt8]) -> [(name: String, bytes: Range<Int>)] {
    var chunks: [(String, Range<Int>)] = []
    var place = 8
    while place + 12 <= file.count {
      let length = file[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
      let name = String(decoding: file[place + 4..<place + 8], as: UTF8.self)
      chunks.append((name, place..<place + 12 + length))
      place += 12 + length
    }
    return chunks
  }

  @Test func damageInAnyChunkIsFound() throws {
    let file = try Self.file.get()
    let chunks = chunks(of: file)
    #expect(Set(chunks.map(\.name)).isSuperset(of: ["IHDR", "tEXt", "zTXt", "IDAT", "IEND"]))
    for (name, bytes) in chunks {
      var damaged = file
      damaged[bytes.upperBound - 1] ^= 1
      #expect(throws: CairoError.self, "\(name)") { try PNG.decode(damaged) }
      #expect(PNG.intactSize(of: damaged) == nil, "\(name)")
    }
    #expect(PNG.intactSize(of: file).map { $0 == (24, 16) } == true)
  }

  @Test func nothingShorterIsIntact() throws {
    let file = try Self.file.get()
    for count in file.indices {
      #expect(PNG.intactSize(of: Array(file[..<count])) == nil)
    }
  }

  @Test(arguments: [
    (UInt32(1), UInt32(0x8000_0000)), (1, 0x7FFF_FFFF), (0x7FFF_FFFF, 1), (8000, 8000),
    (65535, 1024), (0xFFFF_FFFF, 0xFFFF_FFFF),
  ])
  func sizesWithoutPixelsAreRefusedAtOnce(width: UInt32, height: UInt32) {
    for type: UInt8 in [0, 2, 6] {
      let file = PNGFile(width: width, height: height, colorType: type, rows: [0, 1, 2, 3])
      let seconds = ProcessorTime.seconds {
        #expect(throws: CairoError.self) { try PNG.decode(file.bytes) }
      }
      #expect(seconds < 1)
    }
  }

  @Test func sixteenBitsTakeMoreRoom() {
    let file = PNGFile(width: 8192, height: 4096, depth: 16, colorType: 6, rows: [0])
    #expect(throws: CairoError.image("the image is too large")) { try PNG.decode(file.bytes) }
  }

  /// A chunk that unpacks to megabytes, a hundred times.
  @Test func textsThatUnpackToFarMoreAreBounded() throws {
    var image = PNG.Image(width: 1, height: 1, bytes: [1, 2, 3, 255], isOpaque: true)
    for length in [3 << 20, 6 << 20] {
      image.texts = [.init(keyword: "bomb", text: String(repeating: "a", count: length))]
      let file = try PNG.encode(image)
      let bomb = try #require(chunks(of: file).first { $0.name == "zTXt" }).bytes
      let bombs = (0..<100).flatMap { _ in file[bomb] }
      let hostile = Array(file[..<bomb.lowerBound]) + bombs + Array(file[bomb.upperBound...])
      #expect(hostile.count < 4 << 20)
      let seconds = ProcessorTime.seconds {
        let texts = (try? PNG.decode(hostile))?.texts ?? []
        #expect(texts.reduce(0) { $0 + $1.text.utf8.count } <= 96 << 20)
      }
      #expect(seconds < 10)
    }
  }
}
