import Foundation
import KeyboardDrawing
import KeyboardStyling

/// The minimum scale of text that doesn't fit.
private let minimumTextScale = 0.4

extension StyledCallout {

  /// Draw the callout, offset in points.
  func draw(x: Double, y: Double, into builder: inout SceneBuilder) {
    let outline = x == 0 && y == 0 ? outline : outline.offsetBy(x: x, y: y)
    let background = style.backgroundColor.resolved(isDark: isDark)
    let isOpaque = background.isOpaque || style.background?.isOpaque(isDark: isDark) ?? false
    style.drawShadows(of: outline, isOpaque: isOpaque, isDark: isDark, into: &builder)
    builder.fill(outline, background)
    style.background?.draw(
      in: outline, area: box.offsetBy(dx: x, dy: y), isDark: isDark, into: &builder)
    builder.element(element(box: box.offsetBy(dx: x, dy: y), background: background))
    for item in items { draw(item, box: item.box.offsetBy(dx: x, dy: y), into: &builder) }
  }

  private func draw(_ item: Item, box: CGRect, into builder: inout SceneBuilder) {
    let foreground = item.isSelected ? style.selectedForegroundColor : style.foregroundColor
    let color = foreground.resolved(isDark: isDark)
    if item.isSelected {
      builder.fill(
        Path(continuousRoundedRect: box, cornerRadius: style.cornerRadius),
        style.selectedBackgroundColor.resolved(isDark: isDark))
    }
    builder.text(
      TextRun(
        item.text, font: item.font, color: color, box: box, minimumScale: minimumTextScale,
        language: language))
    if role == .actionCallout { builder.element(element(item, box: box, color: color)) }
  }

  private func element(box: CGRect, background: Color.Resolved) -> Scene.Element {
    var properties: [Scene.Property] = [
      .init("backgroundColor", .color(background)),
      .init("borderColor", .color(style.borderColor.resolved(isDark: isDark))),
      .init("cornerRadius", .number(style.cornerRadius)),
    ]
    if role == .inputCallout, let item = items.first {
      properties += [
        .init("foregroundColor", .color(style.foregroundColor.resolved(isDark: isDark))),
        .init("fontSize", .number(item.font.size)),
        .init("text", .text(item.text)),
      ]
    }
    return Scene.Element(role, name: name, box: box, style: properties)
  }

  private func element(_ item: Item, box: CGRect, color: Color.Resolved) -> Scene.Element {
    var properties: [Scene.Property] = [
      .init("foregroundColor", .color(color)),
      .init("fontSize", .number(item.font.size)),
      .init("text", .text(item.text)),
    ]
    if item.isSelected {
      let background = style.selectedBackgroundColor.resolved(isDark: isDark)
      properties.insert(.init("backgroundColor", .color(background)), at: 0)
      properties.append(.init("state", .text("selected")))
    }
    return Scene.Element(.calloutItem, name: item.name, box: box, style: properties)
  }
}
