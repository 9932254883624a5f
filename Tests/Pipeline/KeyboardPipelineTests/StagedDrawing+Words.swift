import SourceText

@testable import KeyboardPipeline

extension StagedDrawing {

  static func drawn(by words: String) throws -> StagedDrawing {
    let pipeline = RenderPipeline(
      files: FileReader(
        file: { path, _ in throw Diagnostics(code: .unreadableFile, "There is no \(path)") },
        companion: { path, _ in throw Diagnostics(code: .unreadableFile, "There is no \(path)") }))
    return try pipeline.drawing(
      of: RenderRequest(RenderArguments(words.split(separator: " ").map(String.init))))
  }
}
