import Foundation
import KeyboardCore
import KeyboardDrawing
import KeyboardStyling

extension StyledKey {

  /// Draws the key: glow, edge below, face, border, content, and what lies over it while pressed.
  ///
  /// Letters are drawn in a share of their size that all letters of the keyboard have in common.
  func draw(letterScale: Double = 1, into builder: inout SceneBuilder) {
    drawShape(into: &builder)
    // A translucent callout would let the content shine through its own.
    if !isCovered { drawContent(textScale: isLetter ? letterScale : 1, into: &builder) }
    drawOverlay(into: &builder)
    builder.element(element)
    if !isCovered { drawCornerLabel(into: &builder) }
  }

  /// Draws what lies behind the content.
  func drawShape(into builder: inout SceneBuilder) {
    drawGlow(into: &builder)
    drawShadow(into: &builder)
    drawFace(into: &builder)
    drawBorder(into: &builder)
  }

  /// Draws what lies over the content while the key is pressed.
  func drawOverlay(into builder: inout SceneBuilder) {
    if isPressed, let overlay = style.pressedOverlayColor {
      builder.fill(shape.path, resolved(overlay))
    }
  }

  var shape: KeyShape {
    KeyShape(
      frame: frame, cornerRadius: style.cornerRadius ?? 0,
      cornerStyle: style.cornerStyle ?? .circular)
  }

  func resolved(_ color: Color) -> Color.Resolved { color.resolved(isDark: isDark) }

  private func drawGlow(into builder: inout SceneBuilder) {
    guard let color = style.glowColor, let radius = style.glowRadius, radius > 0 else { return }
    // A blur reaches about twice its deviation.
    builder.shadow(
      Scene.Shadow(
        shape.path, color: resolved(color), radius: radius / 2,
        outside: isOpaque ? nil : shape.path))
  }

  private func drawShadow(into builder: inout SceneBuilder) {
    guard let shadow = style.shadow, shadow.size > 0 else { return }
    let path = isOpaque ? shape.lowered(by: shadow.size).path : shape.crescent(depth: shadow.size)
    builder.fill(path, resolved(shadow.color))
  }

  private func drawFace(into builder: inout SceneBuilder) {
    // Under an opaque border the face ends in the middle of it, or it would show as a fine rim.
    let face = hasOpaqueBorder ? shape.inset(by: borderSize / 2) : shape
    if let color = style.backgroundColor {
      builder.fill(face.path, resolved(color))
    }
    style.background?.draw(in: face.path, area: frame, isDark: isDark, into: &builder)
  }

  private func drawBorder(into builder: inout SceneBuilder) {
    guard let border = style.border, border.size > 0 else { return }
    builder.stroke(
      shape.inset(by: border.size / 2).path, .color(resolved(border.color)),
      StrokeStyle(lineWidth: border.size))
  }

  private var borderSize: Double { Double(style.border?.size ?? 0) }

  private var hasOpaqueBorder: Bool {
    guard let border = style.border, border.size > 0 else { return false }
    return resolved(border.color).isOpaque
  }

  /// Whether nothing behind the key can be seen through its face.
  private var isOpaque: Bool {
    style.backgroundColor.map { resolved($0).isOpaque } ?? false
      || style.background?.isOpaque(isDark: isDark) ?? false
  }
}
