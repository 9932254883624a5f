import Cairo
import KeyboardRender
import Testing

/// Animated WebP files, read chunk by chunk, and played as RFC 9649 says.
@Suite struct AnimatedWebPTests {

  private struct Film {
    var width = 0
    var height = 0
    var hasAlpha = false
    var loopCount = 0
    var milliseconds: [Int] = []
    var places: [[Int]] = []
    var blended = 0
    var pictures: [[UInt8]] = []

    init(_ file: [UInt8]) throws {
      try #require(file.starts(with: "RIFF".utf8) && Array(file[8..<12]) == Array("WEBP".utf8))
      #expect(Self.little(file[4..<8]) == file.count - 8)
      var place = 12
      while place < file.count {
        let name = String(decoding: file[place..<place + 4], as: UTF8.self)
        let count = Self.little(file[place + 4..<place + 8])
        let content = Array(file[place + 8..<place + 8 + count])
        switch name {
        case "VP8X":
          #expect(content[0] & 0x02 != 0)
          hasAlpha = content[0] & 0x10 != 0
          (width, height) = (Self.little(content[4..<7]) + 1, Self.little(content[7..<10]) + 1)
          pictures = [[UInt8](repeating: 0, count: 4 * width * height)]
        case "ANIM": loopCount = Self.little(content[4..<6])
        case "ANMF": try add(content)
        default: Issue.record("There is a chunk \(name).")
        }
        place += 8 + count + count % 2
      }
      pictures.removeFirst()
    }

    private mutating func add(_ content: [UInt8]) throws {
      let numbers = (0..<5).map { Self.little(content[3 * $0..<3 * $0 + 3]) }
      let box = [2 * numbers[0], 2 * numbers[1], numbers[2] + 1, numbers[3] + 1]
      // Nothing is taken away afterwards; only frames with loss are blended.
      #expect([0, 2].contains(content[15]))
      let isBlended = content[15] == 0
      if isBlended { blended += 1 }
      let hasAlpha = content[16...].starts(with: "ALPH".utf8)
      // A still image with a chunk of alpha needs a header.
      let size = [box[2] - 1, box[3] - 1].flatMap { side in
        (0..<3).map { UInt8(truncatingIfNeeded: side >> (8 * $0)) }
      }
      let header = Array("VP8X".utf8) + [10, 0, 0, 0, 0x10, 0, 0, 0] + size
      let data = (hasAlpha ? header : []) + content[16...]
      let file =
        Array("RIFF".utf8) + (0..<4).map { UInt8(truncatingIfNeeded: (data.count + 4) >> (8 * $0)) }
        + Array("WEBP".utf8) + data
      let pixels = try #require(WebP.decode(file, width: box[2], height: box[3]))
      var picture = pictures[pictures.count - 1]
      for row in 0..<box[3] {
        for column in 0..<box[2] {
          let (start, from) = (
            4 * ((box[1] + row) * width + box[0] + column), 4 * (row * box[2] + column)
          )
          if isBlended, pixels[from + 3] == 0 { continue }
          if isBlended { #expect(pixels[from + 3] == 255) }
          picture.replaceSubrange(start..<start + 4, with: pixels[from..<from + 4])
        }
      }
      milliseconds.append(numbers[4])
      places.append(box)
      pictures.append(picture)
    }

    private static func little(_ bytes: ArraySlice<UInt8>) -> Int {
      bytes.reversed().reduce(0) { $0 << 8 | Int($1) }
    }
  }

  private static func film(
    _ patches: [Patch], duration: Duration = .milliseconds(100), loopCount: Int = 0, jobs: Int = 1,
    quality: Int? = nil
  ) throws -> Film {
    let frames = patches.map { PictureAnimation.Frame($0.bitmap, duration: duration) }
    let animation = PictureAnimation(frames: frames, loopCount: loopCount)
    return try Film(
      KeyboardRenderer().animatedWebP(of: animation, scale: 1, quality: quality, jobs: jobs))
  }

  @Test(arguments: AnimationPixelTests.cases)
  func showsTheFrames(of sample: AnimationPixelTests.Case) throws {
    let patches = sample.patches()
    let film = try Self.film(patches)
    #expect(film.width == patches.map(\.width).max() && film.height == patches.map(\.height).max())
    #expect(film.hasAlpha == !sample.isOpaque)
    var expected: [[UInt8]] = []
    for patch in patches {
      let bytes = patch.bytes(width: film.width, height: film.height)
      if expected.last != bytes { expected.append(bytes) }
    }
    #expect(film.pictures == expected && film.blended == 0)
  }

  /// A soft gradient, as of a glow, in which 16 of 18 blocks stay.
  @Test func framesWithLossShareUnchangedBlocks() throws {
    var ground = Patch(96, 48)
    for index in ground.pixels.indices {
      let (x, y) = (UInt32(index % 96), UInt32(index / 96))
      ground.pixels[index] = 0xFF10_0020 | (40 + x / 2) << 16 | (30 + y / 3) << 8
    }
    let patches = [
      ground, ground.filling(2, 3, 9, 8, 0xFFFF_C0D0).filling(84, 38, 6, 6, 0xFF00_2060),
    ]
    let film = try Self.film(patches, quality: 90)
    #expect(film.blended == 1 && film.pictures.count == 2 && film.hasAlpha)
    var (kept, errors) = (0, [Int]())
    for (index, pixel) in patches[1].pixels.enumerated() {
      let (x, y) = (index % 96, index / 96)
      let (before, after) = (film.pictures[0], film.pictures[1])
      let range = 4 * index..<4 * index + 4
      if before[range] == after[range] { kept += 1 }
      // Clear of the edges, in whose blocks colors ring.
      guard x >= 32, x < 64 else { continue }
      for (channel, shift) in [16, 8, 0].enumerated() {
        errors.append(abs(Int(pixel >> shift & 255) - Int(after[4 * index + channel])))
      }
      #expect(after[4 * index + 3] == 255 && y < 48)
    }
    #expect(kept >= 16 * 256)
    #expect(errors.max() ?? 99 <= 4, "A band is a step of more levels.")
  }

  @Test func translucentFramesWithLossReplaceEachOther() throws {
    let patches = [Patch(20, 20, 0x8000_4000), Patch(20, 20, 0x4000_2000)]
    let film = try Self.film(patches, quality: 90)
    #expect(film.blended == 0 && film.pictures.map { $0[3] } == [128, 64])
  }

  @Test func framesHoldWhatChanges() throws {
    let ground = AnimationPixelTests.ground
    let film = try Self.film([ground, ground.filling(5, 7, 3, 2, 0xFF00_0000), ground, ground])
    #expect(film.places == [[0, 0, 24, 16], [4, 6, 4, 3], [4, 6, 4, 3]])
    #expect(film.milliseconds == [100, 100, 200] && film.loopCount == 0)
  }

  @Test func timesAddUp() throws {
    let patches = (0..<30).map { Patch(2, 2, 0xFF00_0000 | UInt32($0)) }
    let film = try Self.film(patches, duration: .nanoseconds(33_333_333), loopCount: 3)
    #expect(film.milliseconds.reduce(0, +) == 1000 && Set(film.milliseconds) == [33, 34])
    #expect(film.loopCount == 3)
  }

  @Test func jobsDoNotChangeTheBytes() throws {
    let frames = (1...9).map {
      PictureAnimation.Frame(
        Patch(9, 11, seed: $0, isOpaque: false).bitmap, duration: .milliseconds(40))
    }
    let renderer = try KeyboardRenderer()
    let files = try [1, 3].map {
      try renderer.animatedWebP(of: PictureAnimation(frames: frames), scale: 1, jobs: $0)
    }
    #expect(files[0] == files[1])
  }

  @Test func refusesMoreLoopsThanTheFormatHas() {
    #expect(throws: RenderError.self) { try Self.film([Patch(2, 2)], loopCount: 65536) }
  }
}
