internal import Cairo
public import Foundation
public import KeyboardDrawing
internal import Synchronization

/// The placement of the texts of a scene.
///
/// ```swift
/// let report = try KeyboardRenderer().report(of: view, scale: 3)
/// let clipped = report.texts.filter { !$0.isInside(tolerance: 0.5) }
/// clipped.isEmpty  // → true
/// ```
public struct RenderReport: Hashable, Sendable {

  /// The placement of a text.
  public struct Text: Hashable, Sendable {

    /// The text.
    public var text: String

    /// The frame, in points.
    public var box: CGRect

    /// The bounding box of the glyphs in points before their turn, or `nil` if they are empty.
    public var ink: CGRect?

    /// The drawn advance width, in points.
    public var advance: Double

    /// The vertical position of the baseline, in points from the top.
    public var baseline: Double

    /// Scale of text too large for its frame, at most 1.
    public var scale: Double

    /// The unique fonts of the glyphs such as `Inter Light`, in order of their first glyphs.
    public var fonts: [String]

    /// The stroke width of the thinnest drawn font in points, or `nil` without outlines.
    public var strokeWidth: Double?

    /// The characters without a glyph in any font, in order.
    public var missing: [Unicode.Scalar]

    /// Whether all glyphs are inside the frame, with a tolerance in points.
    public func isInside(tolerance: Double = 0) -> Bool {
      guard let ink else { return true }
      // Foundation's `contains` compares with a union, which fails on rounding errors.
      return box.minX - ink.minX <= tolerance && box.minY - ink.minY <= tolerance
        && ink.maxX - box.maxX <= tolerance && ink.maxY - box.maxY <= tolerance
    }
  }

  /// The texts in drawing order.
  public var texts: [Text]
}

extension KeyboardRenderer {

  /// Reports the placement of all texts of a scene in a bitmap; missing glyphs are listed.
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
    let start = CGPoint(x: placed.origin.x, y: baseline)
    self.init(
      text: run.text, box: run.box,
      ink: placed.shaped.ink.map { CGRect($0.placed(at: start, size: placed.size)) },
      advance: placed.advance, baseline: baseline, scale: placed.scale,
      fonts: placed.shaped.fonts,
      strokeWidth: placed.shaped.strokeWidth.map { $0 * placed.size },
      missing: placed.shaped.missing)
  }
}

extension CGRect {

  init(_ box: InkBox) {
    self.init(x: box.left, y: box.top, width: box.right - box.left, height: box.bottom - box.top)
  }
}

extension [Scene.Node] {

  package var textRuns: [TextRun] {
    flatMap { node -> [TextRun] in
      switch node {
      case .text(let run): [run]
      case .group(let group): group.nodes.textRuns
      case .fill, .material, .stroke, .image, .shadow: []
      }
    }
  }
}
