internal import Cairo
internal import Foundation
internal import KeyboardDrawing

/// The positioned glyphs of a text run, placed as documented at `TextRun`.
struct PlacedText {

  /// The text with its font properties.
  var text: String
  var style: TextStyle

  /// The glyphs at font size 1.
  var shaped: ShapedText

  /// The drawn size in points.
  var size: Double

  /// The start of the baseline in points.
  var origin: Point

  /// The scale that fits the text into its frame, at most 1.
  var scale: Double

  /// The advance width in points.
  var advance: Double { shaped.advance * size }

  /// The bounding box of the glyphs in points, or `nil` if they are empty.
  var ink: InkBox? { shaped.ink?.placed(at: origin, size: size) }

  init(_ run: TextRun, style: TextStyle, shaped: ShapedText, factor: Double) {
    text = run.text
    self.style = style
    self.shaped = shaped
    let full = shaped.advance * run.font.size * factor
    let box = (
      left: Double(run.box.minX), width: Double(run.box.width), middle: Double(run.box.midY)
    )
    scale = full > box.width ? max(run.minimumScale, box.width / full) : 1
    size = run.font.size * factor * scale
    let rest = box.width - full * scale
    let left =
      switch run.alignment {
      case .left: box.left
      case .center: box.left + rest / 2
      case .right: box.left + rest
      }
    origin = Point(x: left, y: box.middle + TextRun.baselineOffset * run.font.size * scale)
  }
}

extension ShapedText.Glyph {

  /// The origin of the glyph in a text with a start and a size.
  func place(from start: Point, size: Double) -> Point {
    Point(x: start.x + origin.x * size, y: start.y + origin.y * size)
  }
}
