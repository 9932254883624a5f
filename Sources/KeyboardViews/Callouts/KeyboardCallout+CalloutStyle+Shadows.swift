import Foundation
import KeyboardCore
package import KeyboardDrawing
package import KeyboardStyling

/// The blur of the hairline around a callout, in points.
///
/// Source: KeyboardKit 9.5.3, which uses a shadow instead of a stroke.
private let hairlineRadius = 0.4

extension KeyboardCallout.CalloutStyle {

  /// Draw the soft shadow and the hairline of a shape.
  ///
  /// They are clipped to the outside of a translucent shape.
  package func drawShadows(
    of outline: Path, isOpaque: Bool, isDark: Bool, into builder: inout SceneBuilder
  ) {
    let shadows = [(shadowColor, Double(shadowRadius)), (borderColor, hairlineRadius)]
    for (color, radius) in shadows where radius > 0 {
      builder.shadow(
        Scene.Shadow(
          outline, color: color.resolved(isDark: isDark), radius: radius,
          outside: isOpaque ? nil : outline))
    }
  }
}
