import Cairo
import KeyboardDrawing
import Testing

/// Files with random damage, also such that their checksums don't tell.
@Suite struct MutatedPNGTests {

  /// Small files of all kinds.
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
  private static func withOtherBytes(
    _ file: [UInt8], by numbers: inout SeededNumbers
  ) -> [UInt8] {
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
  private static func withOtherChunks(
    _ file: [UInt8], by numbers: inout SeededNumbers
  ) -> [UInt8] {
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
  private static func withOtherHeader(
    _ file: [UInt8], by numbers: inout SeededNumbers
  ) -> [UInt8] {
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
}
