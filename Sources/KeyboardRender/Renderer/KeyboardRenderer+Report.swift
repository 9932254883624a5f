internal import Cairo
internal import Foundation
public import KeyboardDrawing
internal import Synchronization

extension KeyboardRenderer {

  /// Report the placement of all texts of a scene in a bitmap of a scale.
  ///
  /// Missing glyphs don't throw; the report lists them.
  ///
  /// - Throws: ``RenderError``
  public func report(
    of drawing: some SceneConvertible, scale: Double
  ) throws(RenderError) -> RenderReport {
    guard Self.scales.contains(scale) else { throw .scaleOutOfRange(scale) }
    let runs = drawing.scene(measuring: measure).nodes.textRuns
    return engine.withLock { engine in
      RenderReport(texts: runs.map { .init($0, engine.typesetter.place($0), scale: scale) })
    }
  }
}

extension RenderReport.Text {

  fileprivate init(_ run: TextRun, _ placed: PlacedText, scale: Double) {
    let baseline = (placed.origin.y * scale).rounded() / scale
    let start = Point(x: placed.origin.x, y: baseline)
    self.init(
      text: run.text, box: run.box,
      ink: placed.shaped.ink.map { CGRect($0.placed(at: start, size: placed.size)) },
      advance: placed.advance, baseline: baseline, scale: placed.scale,
      fonts: placed.shaped.fonts, missing: placed.shaped.missing)
  }
}

extension CGRect {

  fileprivate init(_ box: InkBox) {
    self.init(x: box.left, y: box.top, width: box.right - box.left, height: box.bottom - box.top)
  }
}

extension [Scene.Node] {

  /// The text runs in drawing order, including those in groups.
  fileprivate var textRuns: [TextRun] {
    flatMap { node -> [TextRun] in
      switch node {
      case .text(let run): [run]
      case .group(let group): group.nodes.textRuns
      case .fill, .stroke, .image, .shadow: []
      }
    }
  }
}
