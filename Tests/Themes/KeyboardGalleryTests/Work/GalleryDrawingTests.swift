import Cairo
import KeyboardCore
import KeyboardPipeline
import KeyboardRender
import Testing

@testable import KeyboardGallery

@Suite struct GalleryDrawingTests {

  private let gallery = SampleGallery()

  private func pictures(of theme: String) throws -> [[GalleryTask.Composition]] {
    let plan = try gallery.plan([.builtIn(theme)])
    let pipeline = RenderPipeline(files: gallery.files.reader)
    let drawing = GalleryDrawing(plan: plan, pipeline: pipeline) { _ in nil }
    return try [plan.tasks[0], plan.tasks[plan.tasks.count - 1]].map { task in
      try drawing.compositions(of: plan.files(of: task), in: task)
    }
  }

  @Test(arguments: [("tron", true), ("sakura", false)])
  func equalScenesHaveEqualFiles(theme: String, looksTheSame: Bool) throws {
    let pictures = try pictures(of: theme)
    #expect(pictures.map { $0.map(\.file.format) } == [[.webP, .webP, .png, .png], [.png]])
    for place in [0, 2] {
      let (light, dark) = (pictures[0][place], pictures[0][place + 1])
      #expect((light.path == dark.path) == looksTheSame)
      #expect(try (light.draw() == dark.draw()) == looksTheSame)
    }
  }

  /// Keys of water over a plain page would all be of one color.
  @Test(arguments: [("aquarium", true), ("frost", false)])
  func glassIsSeenOverAPhoto(theme: String, hasPhoto: Bool) throws {
    let plan = try gallery.plan([.builtIn(theme)])
    let pipeline = RenderPipeline(files: gallery.files.reader)
    let drawing = GalleryDrawing(plan: plan, pipeline: pipeline) { _ in nil }
    let look = try #require(plan.themes[0].theme)
    var request = plan.requests[0]
    request.colorScheme = .light
    let plain = try pipeline.drawing(of: RenderMaterial(request, theme: LoadedTheme(look)))
      .scaled(to: 1).scene.digest
    let file = try #require(plan.files(of: plan.tasks[0]).first { $0.scheme == .light })
    let drawn = try drawing.compositions(of: [file], in: plan.tasks[0])
    #expect((drawn.first?.digest != plain) == hasPhoto)
  }

  /// What pages show has the pixels of what they offer to download.
  @Test(arguments: ["tron", "sakura"])
  func bothFormatsHaveTheSamePixels(theme: String) throws {
    let files = try pictures(of: theme)[0].map { ($0.pixels, try $0.draw()) }
    for (shown, offered) in zip(files.prefix(2), files.suffix(2)) {
      let size = shown.0
      let decoded = WebP.decode(shown.1, width: size.width, height: size.height)
      #expect(try decoded == PNG.decode(offered.1).bytes)
    }
  }

  @Test func headersHoldTheSizes() throws {
    for picture in try pictures(of: "tron").joined() {
      #expect(try GalleryManifest.Pixels(picture: picture.draw()) == picture.pixels)
    }
    let card = try #require(try pictures(of: "tron").last?.first)
    #expect(card.pixels == GalleryManifest.Pixels(width: 1200, height: 630))
  }

  /// A lossless WebP file of 300 by 2 pixels, and its parts.
  private static let webP = Array("RIFF\0\0\0\0WEBPVP8L\0\0\0\0".utf8) + [0x2F, 0x2B, 0x41, 0, 0]

  @Test func readsTheFourteenBitsOfASide() {
    #expect(
      GalleryManifest.Pixels(picture: Self.webP) == GalleryManifest.Pixels(width: 300, height: 2))
  }

  static let others: [[UInt8]] = [
    [], [0x89, 0x50], Array("no image, but long enough for one".utf8), webP.dropLast(),
    Array("RIFF\0\0\0\0WEBPVP8 \0\0\0\0".utf8) + webP.suffix(5),
    webP.prefix(20) + [0] + webP.suffix(4),
  ]

  @Test(arguments: others)
  func otherFilesHaveNoSize(bytes: [UInt8]) {
    #expect(GalleryManifest.Pixels(picture: bytes) == nil)
  }
}
