import Foundation
import KeyboardCore
import KeyboardDrawing
import KeyboardStyling

/// A small, weak text in a lower corner of a key.
struct CornerLabelLook {

  let text: String
  let alignment: HorizontalAlignment
  let color: Color

  /// How strong the text is, or nil for the usual.
  let opacity: Double?

  // The looks of the label, as KeyboardKit 9.5.3 has them, in points.
  static let font = Font.system(size: 12)
  static let insets = CGSize(width: 7, height: 5)
  private static let opacity = 0.4

  /// Draws the text into a frame in points, smaller if it doesn't fit.
  func draw(
    in frame: CGRect, name: String, language: String?, isDark: Bool,
    into builder: inout SceneBuilder
  ) {
    let area = frame.insetBy(
      dx: min(Self.insets.width, frame.width / 4), dy: min(Self.insets.height, frame.height / 8))
    let font = Font.system(size: min(Self.font.size, area.height / TextRun.lineHeight))
    let line = font.size * TextRun.lineHeight
    let box = CGRect(x: area.minX, y: area.maxY - line, width: area.width, height: line)
    let color = color.opacity(opacity ?? Self.opacity).resolved(isDark: isDark)
    builder.text(
      TextRun(
        text, font: font, color: color, box: box, alignment: alignment.textAlignment,
        minimumScale: 0.5, language: language))
    builder.element(
      Scene.Element(
        .label, name: name, box: box,
        style: [
          Scene.Property("foregroundColor", .color(color)),
          Scene.Property("fontSize", .number(font.size)),
          Scene.Property("text", .text(text)),
        ]))
  }
}

extension StyledKey {

  /// Draws the small text in a lower corner.
  func drawCornerLabel(into builder: inout SceneBuilder) {
    guard let label = cornerLabel, let foreground = style.foregroundColor else { return }
    CornerLabelLook(
      text: label.text, alignment: label.alignment, color: foreground,
      opacity: style.foregroundSecondaryOpacity
    ).draw(
      in: frame, name: "\(name) \(label.text)", language: language, isDark: isDark, into: &builder)
  }
}
