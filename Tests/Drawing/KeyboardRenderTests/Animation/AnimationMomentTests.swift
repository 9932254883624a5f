import KeyboardRender
import Testing

/// Animations of pictures that are told by their times.
@Suite struct AnimationMomentTests {

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
    let renderer = try KeyboardRenderer()
    #expect(throws: RenderError.animation(.noFrames)) {
      try renderer.apng(of: PictureAnimation(restingFor: .seconds(1)) { _ in }, scale: 1)
    }
  }
}
