import Foundation
import KeyboardCore
package import KeyboardDrawing
import KeyboardStyling

extension StyledKey {

  /// A key under a callout stays in its place, since the callout surrounds it.
  var pressTransform: SceneTransform? {
    guard isPressed, !isCovered, style.pressedScale != nil || style.pressedOffset != nil else {
      return nil
    }
    return SceneTransform(
      scale: style.pressedScale ?? 1, center: CGPoint(x: frame.midX, y: frame.midY),
      offset: style.pressedOffset ?? .zero)
  }

  package func drawPressed(
    into builder: inout SceneBuilder, _ draw: (inout SceneBuilder) -> Void
  ) {
    guard let transform = pressTransform else { return draw(&builder) }
    builder.transformed(by: transform, draw)
  }
}
