import Foundation
import KeyboardCore
package import KeyboardDrawing
import KeyboardStyling

extension StyledKey {

  /// A key under a callout stays in its place, since the callout surrounds it.
  var pressTransform: Affine? {
    let motion = motion?.value
    let isPressedAway =
      isPressed && (style.pressedScale != nil || style.pressedOffset != nil)
    guard !isCovered, isPressedAway || motion != nil else { return nil }
    let (scale, offset) =
      isPressed ? (style.pressedScale ?? 1, style.pressedOffset ?? .zero) : (1, .zero)
    let further = motion?.offset ?? .zero
    return .scale(
      scale * (motion?.scale ?? 1), degrees: motion?.turn ?? 0,
      about: CGPoint(x: frame.midX, y: frame.midY),
      offset: CGPoint(x: offset.x + further.x, y: offset.y + further.y))
  }

  package func drawPressed(
    into builder: inout SceneBuilder, _ draw: (inout SceneBuilder) -> Void
  ) {
    guard let transform = pressTransform else { return draw(&builder) }
    builder.group(opacity: motion?.value.opacity ?? 1) { $0.transformed(by: transform, draw) }
  }

  /// Return the key on its way between two states, which is drawn as a pressed one whose style has the
  /// scale, offset and overlay of the moment.
  func moving(
    _ style: Keyboard.ButtonStyle?, _ motion: Keyboard.KeyMotion?
  ) -> StyledKey {
    var key = self
    if let style { key.press(SharedValue(style)) }
    key.motion = motion.map { SharedValue($0) }
    return key
  }
}

extension StyledKey {

  /// The style to interpolate between states; scale, offset and overlay are those of pressed keys.
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
}

extension Keyboard.ButtonStyle {

  mutating func takePlace(of other: Self) {
    pressedScale = other.pressedScale
    pressedOffset = other.pressedOffset
  }
}
