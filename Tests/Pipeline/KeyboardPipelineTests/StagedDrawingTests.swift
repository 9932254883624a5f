import KeyboardKit
import KeyboardRender
import Synchronization
import Testing

@testable import KeyboardPipeline

/// Stages are computed when they are asked for, and once.
@Suite struct StagedDrawingTests {

  /// The number of files and renderers that were asked for.
  private final class Counts: Sendable {
    let files = Mutex(0)
    let renderers = Mutex(0)
  }

  private let counts = Counts()

  private var pipeline: RenderPipeline {
    RenderPipeline(
      files: FileReader(
        file: { [counts] path, _ in
          counts.files.withLock { $0 += 1 }
          return SourceFile(
            name: path, text: #"{"formatVersion": 1, "extends": "tron", "name": "Mine"}"#)
        },
        companion: { path, _ in throw Diagnostics(code: .unreadableFile, "There is no \(path)") }),
      makeRenderer: { [counts] in
        counts.renderers.withLock { $0 += 1 }
        return try KeyboardRenderer()
      })
  }

  private var request: RenderRequest {
    var request = RenderRequest()
    request.theme = .file("mine.json")
    request.scale = 1
    return request
  }

  @Test func nothingIsReadBeforeAStageIsAskedFor() {
    _ = pipeline.drawing(of: request)
    #expect(counts.files.withLock { $0 } == 0)
  }

  @Test func aLayoutNeedsNoRenderer() throws {
    let drawing = pipeline.drawing(of: request)
    #expect(try !drawing.placed.keys.isEmpty)
    var layout = request
    layout.emit = .layout
    #expect(try !pipeline.drawing(of: layout).bytes.isEmpty)
    #expect(counts.renderers.withLock { $0 } == 0)
  }

  @Test func aSceneIsNotDrawn() throws {
    var request = request
    request.suggestions = []
    // Too large to be drawn, which nobody finds out before the pixels are asked for.
    request.size = RenderRequest.Size(width: 100_000, height: 100_000)
    let drawing = pipeline.drawing(of: request)
    #expect(try drawing.scene.size.width == 100_000)
    #expect(throws: RenderError.self) { try drawing.bytes }
  }

  @Test func stagesAreComputedOnce() throws {
    let drawing = pipeline.drawing(of: request)
    let bytes = try drawing.bytes
    #expect(try drawing.bytes == bytes)
    let pixels = try [drawing.bitmap, drawing.bitmap].map {
      $0.pixels.withUnsafeBytes(\.baseAddress)
    }
    #expect(pixels[0] == pixels[1])
    #expect(try drawing.material.theme.theme.name == "Mine")
    #expect(counts.files.withLock { $0 } == 1)
    #expect(counts.renderers.withLock { $0 } == 1)
  }

  @Test func failuresAreThoseOfTheStage() {
    var request = request
    request.theme = .document(SourceFile(name: "broken.json", text: "{"), companions: [:])
    let drawing = pipeline.drawing(of: request)
    #expect(throws: Diagnostics.self) { try drawing.placed }
    request.theme = .builtIn("standard")
    request.keyPress = .press("nothing")
    #expect(throws: Diagnostics.self) { try pipeline.drawing(of: request).scene }
  }

  @Test func aScaledDrawingKeepsThePlaces() throws {
    let drawing = pipeline.drawing(of: request)
    let large = try drawing.scaled(to: 2)
    #expect(try large.placed.keys.map(\.frame) == drawing.placed.keys.map(\.frame))
    #expect(try large.bitmap.width == 2 * drawing.bitmap.width)
    #expect(counts.files.withLock { $0 } == 1)
  }
}
