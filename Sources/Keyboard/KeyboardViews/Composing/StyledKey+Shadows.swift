import Foundation
import KeyboardCore
package import KeyboardDrawing
import KeyboardStyling

// A blur extends to about twice its standard deviation.
private let deviations = 2.0

extension StyledKey {

  func drawGlow(into builder: inout SceneBuilder) {
    guard let color = style.glowColor, let radius = style.glowRadius, radius > 0 else { return }
    builder.shadow(
      Scene.Shadow(
        shape.path, color: resolved(color), radius: radius / deviations,
        outside: isOpaque ? nil : shape.path))
  }

  func drawOuterShadows(into builder: inout SceneBuilder) {
    draw(
      color: style.outerShadowColor, radius: style.outerShadowRadius,
      offset: style.outerShadowOffset, isInner: false
    ) { drawOuter($0, into: &builder) }
  }

  private func draw(
    color: Color?, radius: CGFloat?, offset: CGPoint?, isInner: Bool,
    _ draw: (Keyboard.KeyShadow) -> Void
  ) {
    if let color {
      draw(Keyboard.KeyShadow(color: color, radius: radius ?? 0, offset: offset ?? .zero))
    }
    for shadow in style.shadows ?? [] where shadow.isInner == isInner { draw(shadow) }
  }

  private func drawOuter(_ shadow: Keyboard.KeyShadow, into builder: inout SceneBuilder) {
    let (color, offset) = (shadow.color, shadow.offset)
    let radius = Double(shadow.radius) / deviations
    let outline = shadow.spread == 0 ? shape : shape.inset(by: -shadow.spread)
    guard !outline.frame.isEmpty else { return }
    let path = outline.path.offsetBy(x: offset.x, y: offset.y)
    if radius > 0 || isOpaque {
      builder.shadow(
        Scene.Shadow(
          path, color: resolved(color), radius: radius, outside: isOpaque ? nil : shape.path))
    } else {
      // Shadows without blur ignore `outside`, so they are clipped here.
      let margin: CGFloat = abs(offset.x) + abs(offset.y) + max(shadow.spread, 0) + 1
      var exterior = Path(frame.insetBy(dx: -margin, dy: -margin))
      exterior.addPath(shape.path.reversed())
      builder.group(clip: exterior) { $0.fill(path, resolved(color)) }
    }
  }

  func drawEdgeBelow(into builder: inout SceneBuilder) {
    guard let shadow = style.shadow, shadow.size > 0 else { return }
    builder.fill(
      isOpaque ? shape.offset(x: 0, y: shadow.size).path : shape.crescent(depth: shadow.size),
      resolved(shadow.color))
  }

  func drawInnerShadows(into builder: inout SceneBuilder) {
    draw(
      color: style.innerShadowColor, radius: style.innerShadowRadius,
      offset: style.innerShadowOffset, isInner: true
    ) { drawInner($0, into: &builder) }
  }

  private func drawInner(_ shadow: Keyboard.KeyShadow, into builder: inout SceneBuilder) {
    guard let outline = innerOutline else { return }
    let (color, offset, spread) = (shadow.color, shadow.offset, Double(shadow.spread))
    let radius = Double(shadow.radius) / deviations
    guard radius > 0 || offset != .zero || spread > 0 else { return }
    let reach = max(abs(offset.x), abs(offset.y)) + radius * 3 + max(-spread, 0) + 1
    var path = Path(frame.insetBy(dx: -reach, dy: -reach))
    if let hole = spread == 0 ? outline : innerOutline(insetBy: spread) {
      path.addPath(hole.offsetBy(x: offset.x, y: offset.y).reversed())
    }
    builder.group(clip: outline) {
      $0.shadow(Scene.Shadow(path, color: resolved(color), radius: radius))
    }
  }

  private func innerOutline(insetBy distance: Double) -> Path? {
    let widths = border?.widths ?? .zero
    guard widths != .zero else {
      let inner = shape.inset(by: distance)
      return inner.frame.isEmpty ? nil : inner.path
    }
    return shape.inset(
      by: EdgeInsets(
        top: widths.top + distance, leading: widths.leading + distance,
        bottom: widths.bottom + distance, trailing: widths.trailing + distance))
  }

  /// A key under a callout stays in its place, since the callout surrounds it.
  var pressTransform: Affine? {
    let motion = motion?.value
    let isPressedAway = isPressed && (style.pressedScale != nil || style.pressedOffset != nil)
    guard !isCovered, isPressedAway || motion != nil else { return nil }
    let (scale, offset) =
      isPressed ? (style.pressedScale ?? 1, style.pressedOffset ?? .zero) : (1, .zero)
    let further = motion?.offset ?? .zero
    return .scale(
      scale * (motion?.scale ?? 1), degrees: motion?.turn ?? 0,
      about: CGPoint(x: frame.midX, y: frame.midY),
      offset: CGPoint(x: offset.x + further.x, y: offset.y + further.y))
  }

  package func drawPressed(into builder: inout SceneBuilder, _ draw: (inout SceneBuilder) -> Void) {
    guard let transform = pressTransform else { return draw(&builder) }
    builder.group(opacity: motion?.value.opacity ?? 1) { $0.transformed(by: transform, draw) }
  }

  /// Returns the key between two states: pressed, with the scale, offset and overlay of the moment.
  func moving(_ style: Keyboard.ButtonStyle?, _ motion: Keyboard.KeyMotion?) -> StyledKey {
    var key = self
    if let style { key.press(SharedValue(style)) }
    key.motion = motion.map { SharedValue($0) }
    return key
  }

  /// Style to interpolate between states, with a pressed key's scale, offset and overlay.
  var movingStyle: Keyboard.ButtonStyle {
    var style = style
    style.transition = nil
    style.animation = nil
    if !isPressed {
      style.takePlace(of: .init())
      style.pressedOverlayColor = nil
    }
    return style
  }

  typealias Border = (paint: Paint, widths: EdgeInsets, isEven: Bool)

  func draw(_ border: Border?, into builder: inout SceneBuilder) {
    guard let border else { return }
    if border.isEven {
      let width = Double(border.widths.top)
      builder.stroke(shape.inset(by: width / 2).path, border.paint, StrokeStyle(lineWidth: width))
    } else {
      var ring = shape.path
      if let hole = shape.inset(by: border.widths) { ring.addPath(hole.reversed()) }
      builder.fill(ring, border.paint)
    }
  }

  /// Ends at the center of an opaque border; otherwise a fine rim would be visible.
  func faceOutline(inside border: Border?) -> Path {
    guard let border, border.paint.isOpaque else { return shape.path }
    if border.isEven { return shape.inset(by: Double(border.widths.top) / 2).path }
    return shape.inset(by: border.widths.scaled(by: 0.5)) ?? shape.path
  }

  var innerOutline: Path? {
    guard let border else { return shape.path }
    return shape.inset(by: border.widths)
  }

  var border: Border? {
    guard let paint = borderPaint, let widths = style.borderWidths else { return nil }
    return (paint, widths, widths == EdgeInsets(all: widths.top))
  }

  private var borderPaint: Paint? {
    if let gradient = style.borderGradient { return gradient.paint(in: frame, isDark: isDark) }
    return style.storedBorderColor.map { .color(resolved($0)) }
  }
}

extension Keyboard.ButtonStyle {

  mutating func takePlace(of other: Self) {
    pressedScale = other.pressedScale
    pressedOffset = other.pressedOffset
  }
}

extension EdgeInsets {

  func scaled(by factor: Double) -> EdgeInsets {
    EdgeInsets(
      top: top * factor, leading: leading * factor, bottom: bottom * factor,
      trailing: trailing * factor)
  }
}
