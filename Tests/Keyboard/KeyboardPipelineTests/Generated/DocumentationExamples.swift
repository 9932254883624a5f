// Written by `make generate`; don't edit.

// swift-format-ignore-file

import KeyboardCore
import KeyboardDrawing
import KeyboardPipeline
import Testing

// Sources/Keyboard/KeyboardPipeline/Stages/StagedDrawing.swift
private func example1(pipeline: RenderPipeline) async throws {
  var request = RenderRequest()
  request.theme = .builtIn("tron")
  request.keyPress = .press("g")
  let drawing = pipeline.drawing(of: request)
  let key = try drawing.scene.elements.first { $0.name == "g" }
  let bytes = try drawing.bytes
  _ = request
  _ = drawing
  _ = key
  _ = bytes
}
