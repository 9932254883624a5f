import KeyboardPipeline
import Testing

@testable import KeyboardGallery

/// Pictures of galleries, drawn with the pinned fonts.
@Suite struct GalleryDrawingTests {

  private let gallery = SampleGallery()

  private func pictures(of theme: String) throws -> [[GalleryTask.Sketch]] {
    let plan = try gallery.plan([.builtIn(theme)])
    let pipeline = RenderPipeline(files: gallery.files.reader)
    let drawing = GalleryDrawing(plan: plan, pipeline: pipeline) { _ in nil }
    return try [plan.tasks[0], plan.tasks[plan.tasks.count - 1]].map { task in
      try drawing.sketches(of: plan.files(of: task), in: task)
    }
  }

  @Test(arguments: [("tron", true), ("sakura", false)])
  func equalScenesHaveEqualFiles(theme: String, looksTheSame: Bool) throws {
    let pictures = try pictures(of: theme)
    #expect(pictures.map(\.count) == [2, 1])
    #expect((pictures[0][0].path == pictures[0][1].path) == looksTheSame)
    #expect(try (pictures[0][0].draw() == pictures[0][1].draw()) == looksTheSame)
  }

  @Test func headersHoldTheSizes() throws {
    for picture in try pictures(of: "tron").joined() {
      #expect(try GalleryManifest.Pixels(png: picture.draw()) == picture.pixels)
    }
    let card = try #require(try pictures(of: "tron").last?.first)
    #expect(card.pixels == GalleryManifest.Pixels(width: 1200, height: 630))
  }

  @Test(arguments: [[], [0x89, 0x50], Array("no picture, but long enough for one".utf8)])
  func otherFilesHaveNoSize(bytes: [UInt8]) {
    #expect(GalleryManifest.Pixels(png: bytes) == nil)
  }
}
