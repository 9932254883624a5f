import Cairo
import Testing

/// Files made to crash, to fill the memory or to take forever.
@Suite struct HostilePNGTests {

  /// A picture of 24 by 16 pixels with a text, in a file of ours.
  private static let file = Result { () throws(CairoError) -> [UInt8] in
    var image = PNG.Image(
      width: 24, height: 16, bytes: (0..<24 * 16 * 4).map { UInt8($0 * 7 & 255) }, isOpaque: false)
    image.texts = [
      .init(keyword: "short", text: "text"),
      .init(keyword: "long", text: String(repeating: "{\"name\": \"q\"}, ", count: 200)),
    ]
    return try PNG.encode(image, compression: .standard)
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
      let start = ContinuousClock.now
      #expect(throws: CairoError.self) { try PNG.decode(file.bytes) }
      #expect(start.duration(to: .now) < .seconds(1))
    }
  }

  @Test func sixteenBitsTakeMoreRoom() {
    let file = PNGFile(width: 8192, height: 4096, depth: 16, colorType: 6, rows: [0])
    #expect(throws: CairoError.png("the picture is too large")) { try PNG.decode(file.bytes) }
  }

  /// A chunk that unpacks to megabytes, a hundred times.
  @Test func textsThatUnpackToFarMoreAreBounded() throws {
    var image = PNG.Image(width: 1, height: 1, bytes: [1, 2, 3, 255], isOpaque: true)
    for length in [3 << 20, 6 << 20] {
      image.texts = [.init(keyword: "bomb", text: String(repeating: "a", count: length))]
      let file = try PNG.encode(image, compression: .fast)
      let bomb = try #require(chunks(of: file).first { $0.name == "zTXt" }).bytes
      let bombs = (0..<100).flatMap { _ in file[bomb] }
      let hostile = Array(file[..<bomb.lowerBound]) + bombs + Array(file[bomb.upperBound...])
      #expect(hostile.count < 4 << 20)
      let start = ContinuousClock.now
      let texts = (try? PNG.decode(hostile))?.texts ?? []
      #expect(texts.reduce(0) { $0 + $1.text.utf8.count } <= 96 << 20)
      #expect(start.duration(to: .now) < .seconds(10))
    }
  }

  /// Two thousand files with some bytes replaced, taken out or put in.
  @Test func survivesMutations() throws {
    let file = try Self.file.get()
    var random: UInt64 = 42
    func next(_ count: Int) -> Int {
      random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(random >> 33) % count
    }
    var refused = 0
    for round in 0..<2_000 {
      var bytes = file
      for _ in 0...next(3) {
        let place = next(bytes.count)
        switch next(4) {
        case 0: bytes[place] ^= UInt8(1 << next(8))
        case 1: bytes[place] = UInt8(next(256))
        case 2: bytes.removeSubrange(place..<min(bytes.count, place + 1 + next(12)))
        default: bytes.insert(UInt8(next(256)), at: place)
        }
        if bytes.isEmpty { bytes = [UInt8(round & 255)] }
      }
      guard let image = try? PNG.decode(bytes, largestPixelCount: 1 << 16) else {
        refused += 1
        continue
      }
      #expect(image.bytes.count == image.width * image.height * 4)
    }
    // Only a mutation behind the end, or one that undoes another, leaves the file as good as it was.
    #expect(refused > 1_950)
  }

  /// The same inside of chunks whose checksums are right, so that what reads their contents is met.
  @Test func survivesMutationsThatChecksumsDontTell() throws {
    var image = PNG.Image(
      width: 8, height: 6, bytes: (0..<8 * 6 * 4).map { UInt8($0 * 11 & 255) }, isOpaque: false)
    image.texts = [.init(keyword: "a", text: "text")]
    let file = try PNG.encode(image, compression: .standard)
    let chunks = chunks(of: file)
    var random: UInt64 = 7
    func next(_ count: Int) -> Int {
      random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(random >> 33) % count
    }
    for _ in 0..<2_000 {
      let target = next(chunks.count - 1)
      var bytes = Array(file[..<8])
      for (index, chunk) in chunks.enumerated() {
        var content = Array(file[chunk.bytes].dropFirst(8).dropLast(4))
        if index == target, !content.isEmpty {
          for _ in 0...next(3) { content[next(content.count)] = UInt8(next(256)) }
        }
        bytes += index == target ? PNGFile.chunk(chunk.name, content) : Array(file[chunk.bytes])
      }
      guard let image = try? PNG.decode(bytes, largestPixelCount: 1 << 16) else { continue }
      #expect(image.bytes.count == image.width * image.height * 4)
    }
  }
}
