// Written by `make generate`; don't edit.

// swift-format-ignore-file

import KeyboardCore
import KeyboardDrawing
import KeyboardPipeline
import SourceText
import Testing

@Suite struct DocumentationExamples {

  private let pipeline = RenderPipeline(
    files: FileReader(
      file: { path, _ in throw Diagnostics(code: .unreadableFile, "There is no \(path)") },
      companion: { path, _ in throw Diagnostics(code: .unreadableFile, "There is no \(path)") }))

  // Sources/Pipeline/KeyboardPipeline/Stages/StagedDrawing.swift
  @Test func example1() async throws {
    var request = RenderRequest()
    request.theme = .builtIn("tron")
    request.keyPress = .press("g")
    let drawing = pipeline.drawing(of: request)
    let key = try drawing.scene.elements.first { $0.name == "g" }
    #expect(key?.role == .key)
    #expect(!(try drawing.bytes.isEmpty))
    _ = request
    _ = drawing
    _ = key
  }

}
