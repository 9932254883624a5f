import Foundation
import GoldenImages
import KeyboardDocuments
import KeyboardDrawing
import KeyboardPipeline
import KeyboardRender

/// The pictures of two themes in the situation of a view, and the parts of which they differ.
struct SituationComparison {

  private let drawings: (before: StagedDrawing, after: StagedDrawing)
  private let verdict: PictureVerdict

  /// The scale of the pictures that are shown; differences are found in points.
  private static let scale = 2.0

  init(
    _ before: RenderMaterial, _ after: RenderMaterial, by pipeline: RenderPipeline
  ) throws {
    let drawings = try [before, after].map { material in
      var material = material
      material.request.scale = 1
      let drawing = pipeline.drawing(of: material)
      try StudioView.checkSize(drawing.scene.size, scale: Self.scale)
      return drawing
    }
    self.drawings = (drawings[0], drawings[1])
    verdict =
      PictureComparison(
        expected: try drawings[0].pictureWithTexts,
        actual: try drawings[1].pictureWithTexts
      ).verdict
  }

  var pictures: [[UInt8]] {
    get throws {
      try [drawings.before, drawings.after].map { drawing in
        try KeyboardRenderer.encode(
          drawing.scaled(to: Self.scale).bitmap, compression: .fast, texts: [])
      }
    }
  }

  var members: [(String, JSONText)] {
    get throws {
      let size = try drawings.after.scene.size
      let parts = try ViewPart.all(in: drawings.after) + ViewPart.all(in: drawings.before)
      return [
        ("isSame", .boolean(verdict.isSame)), ("pixels", .integer(verdict.pixels)),
        ("width", .number(size.width)), ("height", .number(size.height)),
        ("parts", .array(verdict.changes.map { json(of: $0, among: parts) })),
      ]
    }
  }

  private func json(of change: ElementChange, among parts: [ViewPart]) -> JSONText {
    let part = parts.first { part in
      part.role.rawValue == change.role && part.name == change.name
        && abs(part.box.minX - Double(change.box.x)) <= 1
        && abs(part.box.minY - Double(change.box.y)) <= 1
    }
    return [
      "id": part.map { .string($0.id) }, "role": .string(change.role),
      "label": .string(part?.label ?? change.name), "x": .integer(change.box.x),
      "y": .integer(change.box.y), "width": .integer(change.box.width),
      "height": .integer(change.box.height),
      "changes": .array(change.causes.map { .string($0.text) }),
    ]
  }
}
