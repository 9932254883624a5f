import Foundation
import KeyboardCore
import KeyboardDrawing
import KeyboardStyling

// A blur extends to about twice its standard deviation.
private let deviations = 2.0

extension StyledKey {

  /// Draw the glow around the key.
  func drawGlow(into builder: inout SceneBuilder) {
    guard let color = style.glowColor, let radius = style.glowRadius, radius > 0 else { return }
    builder.shadow(
      Scene.Shadow(
        shape.path, color: resolved(color), radius: radius / deviations,
        outside: isOpaque ? nil : shape.path))
  }

  /// Draw the outer shadow of the key.
  func drawOuterShadow(into builder: inout SceneBuilder) {
    guard let color = style.outerShadowColor else { return }
    let offset = style.outerShadowOffset ?? .zero
    let radius = Double(style.outerShadowRadius ?? 0) / deviations
    let path = shape.path.offsetBy(x: offset.x, y: offset.y)
    if radius > 0 || isOpaque {
      builder.shadow(
        Scene.Shadow(
          path, color: resolved(color), radius: radius, outside: isOpaque ? nil : shape.path))
    } else {
      // Shadows without blur ignore `outside`, so they are clipped here.
      builder.group(clip: shape.exterior(margin: abs(offset.x) + abs(offset.y) + 1)) {
        $0.fill(path, resolved(color))
      }
    }
  }

  /// Draw the hard edge below the key.
  func drawEdgeBelow(into builder: inout SceneBuilder) {
    guard let shadow = style.shadow, shadow.size > 0 else { return }
    let path = isOpaque ? shape.lowered(by: shadow.size).path : shape.crescent(depth: shadow.size)
    builder.fill(path, resolved(shadow.color))
  }

  /// Draw the inner shadow of the key's edges on its face, inside the border.
  func drawInnerShadow(into builder: inout SceneBuilder) {
    guard let color = style.innerShadowColor, let outline = innerOutline else { return }
    let offset = style.innerShadowOffset ?? .zero
    let radius = Double(style.innerShadowRadius ?? 0) / deviations
    guard radius > 0 || offset != .zero else { return }
    let reach = max(abs(offset.x), abs(offset.y)) + radius * 3 + 1
    var path = Path(frame.insetBy(dx: -reach, dy: -reach))
    path.addPath(outline.offsetBy(x: offset.x, y: offset.y).reversed())
    builder.group(clip: outline) {
      $0.shadow(Scene.Shadow(path, color: resolved(color), radius: radius))
    }
  }
}

extension KeyShape {

  /// Return the area around this outline, up to a margin.
  fileprivate func exterior(margin: Double) -> Path {
    var path = Path(frame.insetBy(dx: -margin, dy: -margin))
    path.addPath(self.path.reversed())
    return path
  }
}
