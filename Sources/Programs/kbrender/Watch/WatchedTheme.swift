import Disk
import KeyboardDocuments
import KeyboardKit
import KeyboardPipeline
import KeyboardRender
import Terminal
import ThemeTools

final class WatchedTheme {

  struct Outcome {

    /// The bytes of the picture; nil if there is nothing to draw over yet.
    let bytes: [UInt8]?

    let diagnostics: [Diagnostic]
    let isFine: Bool
  }

  let request: RenderRequest
  let output: String

  private let pipeline: RenderPipeline
  private let reads: RecordedReads
  private var stamps: [String: FileStamp?] = [:]

  /// The request and scene of the last valid theme, or of the standard one.
  private var lastGood: (material: RenderMaterial, scene: Scene)?

  init(_ request: RenderRequest, output: String, pipeline: RenderPipeline, reads: RecordedReads) {
    self.request = request
    self.output = output
    self.pipeline = pipeline
    self.reads = reads
  }

  var files: [String] { stamps.keys.sorted() }

  var hasChanged: Bool { stamps.contains { FileStamp($0.key) != $0.value } }

  func draw() -> Outcome {
    _ = reads.take()
    let drawing = pipeline.drawing(of: request)
    do {
      let scene = try drawing.scene
      let outcome = Outcome(
        bytes: try drawing.bytes, diagnostics: try drawing.warnings, isFine: true)
      lastGood = (try drawing.material, scene)
      stamps = reads.take()
      return outcome
    } catch {
      // The files behind an error that ended reading early still count.
      stamps.merge(reads.take()) { $1 }
      let problems = CommandFailure(error).diagnostics
      return Outcome(bytes: try? card(with: problems), diagnostics: problems, isFine: false)
    }
  }

  private func card(with problems: [Diagnostic]) throws -> [UInt8] {
    let base = try lastGood ?? standard
    lastGood = base
    let measure = try pipeline.renderer(for: request).measure
    let scene = ProblemCard(problems).scene(over: base.scene, measuring: measure)
    var material = base.material
    material.request.hasMetadata = false
    return try pipeline.drawing(of: scene, for: material).bytes
  }

  private var standard: (material: RenderMaterial, scene: Scene) {
    get throws {
      var request = request
      request.theme = .builtIn("standard")
      let drawing = pipeline.drawing(of: request)
      return (try drawing.material, try drawing.scene)
    }
  }
}
