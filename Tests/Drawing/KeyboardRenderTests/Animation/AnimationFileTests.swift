import KeyboardRender
import Testing

@Suite final class AnimationFileTests: RendererSuite {

  private func file(
    _ patches: [Patch], milliseconds: [Int] = [], loopCount: Int = 0
  ) throws -> AnimationFile {
    let animation = PictureAnimation(patches, milliseconds: milliseconds, loopCount: loopCount)
    return try AnimationFile(renderer.apng(of: animation, scale: 1))
  }

  @Test func hasItsChunksInOrder() throws {
    let animation = PictureAnimation([Patch(2, 2), Patch(2, 2, 0xFF00_0000)])
    let bytes = try renderer.apng(of: animation, scale: 1, texts: [PNGText("Title", "q")])
    let file = try AnimationFile(bytes)
    #expect(
      file.names
        == ["IHDR", "acTL", "sRGB", "pHYs", "tEXt", "fcTL", "IDAT", "fcTL", "fdAT", "IEND"])
    let picture = try PNGPicture(decoding: bytes)
    #expect(picture.scale == 1 && picture.texts == [PNGText("Title", "q")])
  }

  static let changes: [(from: Patch, to: Patch, box: [Int])] = {
    let ground = Patch(12, 8)
    let black: UInt32 = 0xFF00_0000
    return [
      (ground, ground.filling(3, 2, 4, 5, black), [3, 2, 4, 5]),
      (ground, ground.filling(0, 0, 1, 1, black), [0, 0, 1, 1]),
      (ground, ground.filling(11, 7, 1, 1, black), [11, 7, 1, 1]),
      (ground, ground.filling(0, 7, 1, 1, black).filling(11, 0, 1, 1, black), [0, 0, 12, 8]),
      (ground, ground.filling(5, 0, 1, 8, black), [5, 0, 1, 8]),
      (ground, ground.filling(0, 4, 12, 1, black), [0, 4, 12, 1]),
      (ground, Patch(12, 8, 0xFFFE_FFFF), [0, 0, 12, 8]),
      (ground, ground.filling(2, 3, 1, 1, 0xFFFF_FFFE), [2, 3, 1, 1]),
      (ground.filling(1, 1, 3, 3, black), ground.filling(3, 3, 3, 3, black), [1, 1, 5, 5]),
    ]
  }()

  @Test(arguments: changes.indices) func holdsNoMoreThanChanges(index: Int) throws {
    let change = Self.changes[index]
    let file = try file([change.from, change.to])
    let part = try #require(file.parts.last)
    #expect([part.x, part.y, part.width, part.height] == change.box)
    #expect(file.parts.allSatisfy { $0.disposal == 0 })
  }

  @Test func paintsOverWhatItDoesNotChangeIfThatIsSmaller() throws {
    let noise = Patch(60, 40, seed: 3, isOpaque: false)
    let dots = noise.filling(0, 0, 2, 2, 0xFF00_FF00).filling(58, 38, 2, 2, 0xFF00_FF00)
    let file = try file([noise, dots])
    #expect(file.parts.map(\.blending) == [0, 1])
    // A picture of the noise has thousands.
    #expect(file.parts[1].data.count < 200)
  }

  @Test(arguments: [
    // The times of the frames, which of them look the same, and the times in the file.
    (times: [50, 60, 70], looks: [0, 0, 0], merged: [180]),
    ([50, 60, 70], [0, 0, 1], [110, 70]),
    ([50, 60, 70], [0, 1, 1], [50, 130]),
    ([50, 60, 70], [0, 1, 0], [50, 60, 70]),
    (
      [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], [0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 0], [21, 45, 12]
    ),
  ])
  func mergesEqualNeighbors(times: [Int], looks: [Int], merged: [Int]) throws {
    let patches = looks.map { $0 == 0 ? Patch(4, 4) : Patch(4, 4, 0xFF00_0000) }
    let file = try file(patches, milliseconds: times)
    if merged.count == 1 {
      #expect(file.frameCount == nil)
    } else {
      #expect(file.parts.map { $0.delay.0 * 1000 / $0.delay.1 } == merged)
    }
  }

  @Test func mergesFramesThatOnlyAddClearRoom() throws {
    var tall = Patch(4, 9, 0)
    tall = tall.filling(0, 5, 4, 4, 0xFFFF_FFFF)
    let file = try file([Patch(4, 4), tall, Patch(4, 4, 0xFF00_0000)])
    #expect(file.parts.count == 2 && file.height == 9 && file.colorType == 6)
    #expect(file.parts[0].delay == (1, 5))
  }

  @Test(arguments: [0, 1, 7, Int(Int32.max)]) func saysHowOftenItPlays(count: Int) throws {
    let file = try file([Patch(1, 1), Patch(1, 1, 0xFF00_0000)], loopCount: count)
    #expect(file.playCount == count && file.frameCount == 2)
  }

  // Expected numbers: Python's fractions, trying all denominators up to 65535.
  @Test(arguments: [
    (Duration.milliseconds(90), (9, 100)),
    (.milliseconds(1), (1, 1000)),
    (.milliseconds(1234), (617, 500)),
    (.seconds(1.0 / 30), (1, 30)),
    (.seconds(1.0 / 59.94), (50, 2997)),
    (.seconds(1), (1, 1)),
    (.seconds(65535), (65535, 1)),
    (.milliseconds(65_535_000 - 1), (65535, 1)),
    (.milliseconds(100_090), (10009, 100)),
    (.milliseconds(1_000_009), (65001, 65)),
    (.microseconds(1_234_567_800), (45679, 37)),
    (.nanoseconds(1), (1, 65535)),
    (.microseconds(50), (1, 20000)),
    (.seconds(Double.pi), (65298, 20785)),
  ])
  func showsFramesForFractionsOfASecond(duration: Duration, fraction: (Int, Int)) throws {
    let frames = [Patch(1, 1), Patch(1, 1, 0xFF00_0000)].map {
      PictureAnimation.Frame($0.bitmap, duration: duration)
    }
    let file = try AnimationFile(renderer.apng(of: PictureAnimation(frames: frames), scale: 1))
    for part in file.parts { #expect(part.delay == fraction) }
  }

  @Test(arguments: PNGCompression.allCases)
  func isAStillPictureIfItHasOneFrame(compression: PNGCompression) throws {
    let texts = [PNGText("Software", "kbrender")]
    let frames = [PictureAnimation.Frame(keyboard(), duration: .seconds(1))]
    #expect(
      try renderer.apng(
        of: PictureAnimation(frames: frames), scale: 2, compression: compression, texts: texts)
        == renderer.png(of: keyboard(), scale: 2, compression: compression, texts: texts))
  }

  /// The colors of pictures, when they appear in milliseconds, and the frames that come of it.
  static let cases: [(moments: [(UInt32, Double)], frames: [(UInt32, Int)])] = [
    ([(1, 0)], [(1, 700)]),
    ([(1, 0), (2, 90), (1, 220)], [(1, 90), (2, 130), (1, 700)]),
    // The first picture is there from the start.
    ([(1, 50), (2, 90)], [(1, 90), (2, 700)]),
    // Only the last of several at once is seen, also where times are a little off.
    ([(1, 0), (2, 90), (3, 90), (4, 90.000001)], [(1, 90), (4, 700)]),
    ([(1, 0), (2, 0)], [(2, 700)]),
    ([(1, 0), (2, 90), (3, 80), (4, 100)], [(1, 90), (3, 10), (4, 700)]),
  ]

  @Test(arguments: cases.indices) func lastUntilTheNext(index: Int) throws {
    let (moments, expected) = Self.cases[index]
    var frames: [(UInt32, Int)] = []
    let animation = PictureAnimation(restingFor: .milliseconds(700)) { show in
      for (color, time) in moments {
        try show(.bitmap(Patch(1, 1, 0xFF00_0000 | color).bitmap), .seconds(time / 1000))
      }
    }
    let file = try AnimationFile(KeyboardRenderer().apng(of: animation, scale: 1))
    let colors = try file.frames().map { UInt32($0[2]) }
    for (part, color) in zip(file.parts, colors) {
      frames.append((color, (part.delay.0 * 1000 + part.delay.1 / 2) / part.delay.1))
    }
    if expected.count == 1 {
      #expect(file.frameCount == nil)
    } else {
      #expect(frames.map(\.0) == expected.map(\.0) && frames.map(\.1) == expected.map(\.1))
    }
  }

  @Test func needMoreThanNothing() throws {
    #expect(throws: RenderError.animation(.noFrames)) {
      try renderer.apng(of: PictureAnimation(restingFor: .seconds(1)) { _ in }, scale: 1)
    }
  }
}
