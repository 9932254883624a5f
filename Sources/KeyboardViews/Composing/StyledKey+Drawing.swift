import Foundation
import KeyboardCore
package import KeyboardDrawing
import KeyboardStyling

/// By how much less than letters the words on other keys shrink, since they are smaller already.
private let wordShare = 4.0 / 3

extension StyledKey {

  /// Draws the key: glow, shadow, edge below, face, shadow on it, border, content, and what lies over
  /// it while pressed.
  ///
  /// Letters are drawn in a share of their size that all letters of the keyboard have in common, and
  /// where it is small, so are words.
  func draw(letterScale: Double = 1, into builder: inout SceneBuilder) {
    drawShape(into: &builder)
    // A translucent callout would let the content shine through its own.
    if !isCovered {
      let wordScale = min(letterScale * wordShare, 1)
      drawContent(
        textScale: isLetter
          ? letterScale : action.isInputAction && action != .space ? 1 : wordScale,
        into: &builder)
      drawSwipeDownText(into: &builder)
    }
    drawOverlay(into: &builder)
    builder.element(element)
    if !isCovered { drawCornerLabel(into: &builder) }
  }

  /// Draws what lies behind the content.
  package func drawShape(into builder: inout SceneBuilder) {
    drawGlow(into: &builder)
    drawOuterShadow(into: &builder)
    drawEdgeBelow(into: &builder)
    drawFace(into: &builder)
    drawInnerShadow(into: &builder)
    drawBorder(into: &builder)
  }

  /// Draws what lies over the content while the key is pressed.
  package func drawOverlay(into builder: inout SceneBuilder) {
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

  private func drawFace(into builder: inout SceneBuilder) {
    let face = faceOutline
    if let color = style.backgroundColor { builder.fill(face, resolved(color)) }
    style.background?.draw(in: face, area: frame, isDark: isDark, into: &builder)
  }

  /// Whether nothing behind the key can be seen through its face.
  var isOpaque: Bool {
    style.backgroundColor.map { resolved($0).isOpaque } ?? false
      || style.background?.isOpaque(isDark: isDark) ?? false
  }
}
