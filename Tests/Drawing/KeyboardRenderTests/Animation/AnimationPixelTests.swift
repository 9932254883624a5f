import KeyboardRender
import Testing

@Suite final class AnimationPixelTests: RendererSuite {

  /// Patches that become an animation, and whether it is opaque.
  struct Case: CustomTestStringConvertible, Sendable {
    var name: String
    var patches: @Sendable () -> [Patch]
    var isOpaque = true

    var testDescription: String { name }
  }

  static let ground = Patch(24, 16, 0xFFD5_D6DB)

  static let cases: [Case] = [
    Case(name: "a key pressed and released") {
      [ground, ground.filling(4, 5, 6, 7, 0xFF00_0000), ground]
    },
    Case(name: "two keys far apart") {
      [ground.filling(0, 0, 2, 2, 0xFF12_3456), ground.filling(22, 14, 2, 2, 0xFF12_3456), ground]
    },
    Case(name: "noise, opaque") {
      (1...5).map { Patch(9, 11, seed: $0, isOpaque: true) }
    },
    Case(
      name: "noise, clear and half clear",
      patches: { (1...5).map { Patch(9, 11, seed: $0, isOpaque: false) } }, isOpaque: false),
    Case(
      name: "clear at last", patches: { [ground, ground.filling(3, 3, 2, 2, 0), ground] },
      isOpaque: false),
    Case(
      name: "growing upward, and back", patches: { [ground, Patch(24, 20, 0xFF12_3456), ground] },
      isOpaque: false),
    Case(
      name: "of all sizes",
      patches: {
        [Patch(3, 9, seed: 1, isOpaque: true), Patch(9, 3, seed: 2, isOpaque: true), Patch(1, 1)]
      }, isOpaque: false),
    Case(
      name: "little on noise",
      patches: {
        let noise = Patch(30, 20, seed: 7, isOpaque: false)
        return [
          noise, noise.filling(0, 0, 1, 1, 0xFF00_FF00).filling(29, 19, 1, 1, 0xFF00_FF00), noise,
          noise.filling(2, 2, 1, 1, 0x4000_4000).filling(27, 17, 1, 1, 0xFF00_FF00),
        ]
      }, isOpaque: false),
    Case(name: "one pixel") { [Patch(1, 1, 0xFF00_0000), Patch(1, 1), Patch(1, 1, 0xFF11_1111)] },
  ]

  @Test(arguments: cases, PNGCompression.allCases)
  func showsEveryFrame(_ test: Case, compression: PNGCompression) throws {
    let patches = test.patches()
    let bytes = try renderer.apng(of: PictureAnimation(patches), scale: 1, compression: compression)
    let file = try AnimationFile(bytes)
    #expect(file.width == patches.map(\.width).max())
    #expect(file.height == patches.map(\.height).max())
    #expect(file.colorType == (test.isOpaque ? 2 : 6))
    let frames = try file.frames()
    #expect(frames.count == patches.count)
    for (patch, frame) in zip(patches, frames) {
      #expect(frame == patch.bytes(width: file.width, height: file.height))
    }
  }

  @Test(arguments: cases) func isAStillPictureForOthers(_ test: Case) throws {
    let patches = test.patches()
    let picture = try PNGPicture(decoding: renderer.apng(of: PictureAnimation(patches), scale: 1))
    #expect(picture.bytes == patches[0].bytes(width: picture.width, height: picture.height))
  }

  @Test(arguments: cases) func hasTheSameBytesHoweverManyWork(_ test: Case) throws {
    // So many that several batches of frames come one after another.
    let patches = (0..<4).flatMap { _ in test.patches() }
    let animation = PictureAnimation(patches)
    let one = try renderer.apng(of: animation, scale: 1)
    for jobs in [0, 2, 5] {
      #expect(try renderer.apng(of: animation, scale: 1, jobs: jobs) == one)
    }
  }

  @Test func standsAtTheUpperEdgeIfAskedTo() throws {
    let patches = [Patch(4, 4, 0xFF00_0000), Patch(4, 6, 0xFF11_1111)]
    let animation = PictureAnimation(patches, fixedEdge: .top)
    let file = try AnimationFile(renderer.apng(of: animation, scale: 1))
    #expect(try file.frames() == patches.map { $0.bytes(width: 4, height: 6, isAtTop: true) })
  }

  @Test func drawsScenes() throws {
    let scenes = [keyboard(), scene(width: 120, height: 60) { _ in }, keyboard()]
    let frames = scenes.map { PictureAnimation.Frame($0, duration: .milliseconds(50)) }
    let file = try AnimationFile(
      renderer.apng(of: PictureAnimation(frames: frames), scale: 1, jobs: 2))
    #expect(
      try file.frames()
        == scenes.map { try PNGPicture(decoding: renderer.png(of: $0, scale: 1)).bytes })
  }
}
