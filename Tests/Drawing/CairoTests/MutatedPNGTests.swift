import Cairo
import KeyboardDrawing
import TestSupport
import Testing

/// Files with random damage, also such that their checksums don't tell.
@Suite struct MutatedPNGTests {

  private static let files = Result { () throws(CairoError) -> [[UInt8]] in
    var picture = PNG.Image(
      width: 12, height: 8, bytes: PNGFile.samples(12 * 8 * 4), isOpaque: false)
    picture.density = 2835
    picture.texts = [
      .init(keyword: "short", text: "text"),
      .init(keyword: "long", text: String(repeating: "{\"name\": \"q\"}, ", count: 80)),
      .init(keyword: "foreign", text: "ß → ẞ"),
    ]
    let passes = [(1, 1), (1, 1), (2, 1), (2, 2), (4, 2), (4, 4), (8, 4)]
    return [
      try PNG.encode(picture),
      PNGFile(width: 8, height: 2, depth: 1, colorType: 0, rows: [0, 0xA5, 1, 0x5A]).bytes,
      PNGFile(
        width: 4, height: 1, depth: 2, colorType: 3,
        extraChunks: [("PLTE", [255, 0, 0, 0, 255, 0, 0, 0, 255, 9, 9, 9]), ("tRNS", [0, 128])],
        rows: [0, 0b00_01_10_11]
      ).bytes,
      PNGFile(
        width: 1, height: 2, depth: 16, colorType: 6, rows: [0] + Array(1...8) + [2] + Array(1...8)
      )
      .bytes,
      PNGFile(
        width: 8, height: 8, colorType: 0, isInterlaced: true,
        rows: passes.flatMap { width, height in
          (0..<height).flatMap { row -> [UInt8] in
            let pixels = (0..<width).map { UInt8($0 * 31) }
            return [UInt8(row % 5)] + pixels
          }
        }
      ).bytes,
    ]
  }

  @Test func filesAreFineBeforeTheyAreDamaged() throws {
    for file in try Self.files.get() { _ = try PNG.decode(file) }
  }

  /// Twenty thousand files, each of which is an error or a picture.
  @Test(arguments: 0..<20)
  func everyFileIsAnErrorOrAPicture(seed: Int) throws {
    let files = try Self.files.get()
    var numbers = SeededNumbers(seed: UInt64(seed))
    var refused = 0
    for index in 0..<1_000 {
      let file = Self.damaged(files[index % files.count], by: &numbers)
      guard let image = try? PNG.decode(file, largestPixelCount: 1 << 16) else {
        refused += 1
        continue
      }
      #expect(image.width > 0 && image.height > 0)
      #expect(image.bytes.count == image.width * image.height * 4)
      #expect(image.bytes.count <= 4 << 16)
    }
    // Damage that checksums don't tell may leave a picture, and some of it must.
    #expect((500..<1_000).contains(refused))
  }

  private static func damaged(_ file: [UInt8], by numbers: inout SeededNumbers) -> [UInt8] {
    switch Int.random(in: 0..<5, using: &numbers) {
    case 0: withOtherBytes(file, by: &numbers)
    case 1: Array(file.prefix(Int.random(in: 0..<file.count, using: &numbers)))
    case 2: withOtherChunks(file, by: &numbers)
    case 3: withOtherHeader(file, by: &numbers)
    default: withOtherContents(file, by: &numbers)
    }
  }

  /// Some bytes replaced, taken out or put in.
  private static func withOtherBytes(_ file: [UInt8], by numbers: inout SeededNumbers) -> [UInt8] {
    var file = file
    for _ in 0...Int.random(in: 0..<3, using: &numbers) {
      let place = Int.random(in: file.indices, using: &numbers)
      switch Int.random(in: 0..<3, using: &numbers) {
      case 0: file[place] = .random(in: .min ... .max, using: &numbers)
      case 1: file.removeSubrange(place..<min(file.count, place + 5))
      default: file.insert(.random(in: .min ... .max, using: &numbers), at: place)
      }
    }
    return file
  }

  /// Chunks in another order, twice or not at all.
  private static func withOtherChunks(_ file: [UInt8], by numbers: inout SeededNumbers) -> [UInt8] {
    var chunks = PNG.chunks(of: file)
    let place = Int.random(in: chunks.indices, using: &numbers)
    switch Int.random(in: 0..<3, using: &numbers) {
    case 0: chunks.remove(at: place)
    case 1: chunks.insert(chunks[place], at: Int.random(in: chunks.indices, using: &numbers))
    default: chunks.swapAt(place, Int.random(in: chunks.indices, using: &numbers))
    }
    return PNG.signature + chunks.flatMap(\.bytes)
  }

  /// Another size, depth, kind of color or interlacing.
  private static func withOtherHeader(_ file: [UInt8], by numbers: inout SeededNumbers) -> [UInt8] {
    replacing(0, of: file) { content in
      let place = Int.random(in: content.indices, using: &numbers)
      content[place] = [0, 1, 2, 3, 4, 6, 8, 16, 127, 128, 255].randomElement(using: &numbers) ?? 0
    }
  }

  /// Other bytes in a chunk, whose checksum is right.
  private static func withOtherContents(
    _ file: [UInt8], by numbers: inout SeededNumbers
  ) -> [UInt8] {
    let count = PNG.chunks(of: file).count
    return replacing(Int.random(in: 1..<count, using: &numbers), of: file) { content in
      guard !content.isEmpty else { return }
      for _ in 0...Int.random(in: 0..<4, using: &numbers) {
        let place = Int.random(in: content.indices, using: &numbers)
        content[place] = .random(in: .min ... .max, using: &numbers)
      }
    }
  }

  private static func replacing(
    _ index: Int, of file: [UInt8], _ change: (inout ArraySlice<UInt8>) -> Void
  ) -> [UInt8] {
    var chunks = PNG.chunks(of: file)
    change(&chunks[index].content)
    return PNG.signature + chunks.flatMap(\.bytes)
  }

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
