import Foundation
import KeyboardCore
import KeyboardDrawing
import KeyboardStyling

/// The looks of the label, as KeyboardKit 9.5.3 has them, in points.
private let labelFontSize = 12.0
private let labelOpacity = 0.4
private let labelInsets = CGSize(width: 7, height: 5)

extension StyledKey {

  /// Draws the small text in a lower corner.
  func drawCornerLabel(into builder: inout SceneBuilder) {
    guard let label = cornerLabel, let foreground = style.foregroundColor else { return }
    let area = frame.insetBy(
      dx: min(labelInsets.width, frame.width / 4), dy: min(labelInsets.height, frame.height / 8))
    let font = Font.system(size: min(labelFontSize, area.height / TextRun.lineHeight))
    let line = font.size * TextRun.lineHeight
    let box = CGRect(x: area.minX, y: area.maxY - line, width: area.width, height: line)
    let color = resolved(
      foreground.opacity(style.foregroundSecondaryOpacity ?? labelOpacity))
    builder.text(
      TextRun(
        label.text, font: font, color: color, box: box,
        alignment: label.alignment.textAlignment, minimumScale: 0.5, language: language))
    builder.element(
      Scene.Element(
        .label, name: "\(name) \(label.text)", box: box,
        style: [
          Scene.Property("foregroundColor", .color(color)),
          Scene.Property("fontSize", .number(font.size)),
          Scene.Property("text", .text(label.text)),
        ]))
  }
}
