import Foundation
import KeyboardCore
package import KeyboardDrawing
import KeyboardStyling

/// The scale of words relative to that of letters, since words are smaller already.
private let wordShare = 4.0 / 3

extension StyledKey {

  /// Draw the key: glow, shadow, lower edge, face, inner shadow, border, content, pressed overlay.
  ///
  /// All letters of the keyboard share a scale, which also shrinks words where it is small.
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

  /// Draw the layers behind the content.
  package func drawShape(into builder: inout SceneBuilder) {
    drawGlow(into: &builder)
    drawOuterShadow(into: &builder)
    drawEdgeBelow(into: &builder)
    drawFace(into: &builder)
    drawInnerShadow(into: &builder)
    drawBorder(into: &builder)
  }

  /// Draw the overlay of a pressed key.
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

  /// Whether the face is opaque.
  var isOpaque: Bool {
    style.backgroundColor.map { resolved($0).isOpaque } ?? false
      || style.background?.isOpaque(isDark: isDark) ?? false
  }
}
