internal import Cairo
internal import Foundation
internal import KeyboardDrawing

/// A text run as glyphs at their places, by the rule that ``TextRun`` describes.
struct PlacedText {

  /// The text, and what decided about its glyphs.
  var text: String
  var style: TextStyle

  /// The glyphs at the size 1.
  var shaped: ShapedText

  /// The size in points that the glyphs are drawn at.
  var size: Double

  /// Where the baseline starts, in points.
  var origin: Point

  /// How much smaller than its font's size the text is drawn to fit its box, at most 1.
  var scale: Double

  /// How far the text reaches, in points.
  var advance: Double { shaped.advance * size }

  /// The box that the glyphs cover in points; nothing if they cover nothing.
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

  /// The glyph's origin in a text that starts at a point and is drawn at a size.
  func place(from start: Point, size: Double) -> Point {
    Point(x: start.x + origin.x * size, y: start.y + origin.y * size)
  }
}
