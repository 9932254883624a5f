import Foundation
import KeyboardCore
package import KeyboardDrawing
import KeyboardStyling

extension StyledKey {

  /// The transform of the drawn key while it is pressed, or `nil` for none.
  ///
  /// A key under a callout stays in its place, since the callout surrounds it.
  var pressTransform: SceneTransform? {
    guard isPressed, !isCovered, style.pressedScale != nil || style.pressedOffset != nil else {
      return nil
    }
    return SceneTransform(
      scale: style.pressedScale ?? 1, center: CGPoint(x: frame.midX, y: frame.midY),
      offset: style.pressedOffset ?? .zero)
  }

  /// Draw what a closure adds in the place and size of the pressed key.
  package func drawPressed(
    into builder: inout SceneBuilder, _ draw: (inout SceneBuilder) -> Void
  ) {
    guard let transform = pressTransform else { return draw(&builder) }
    builder.transformed(by: transform, draw)
  }
}
