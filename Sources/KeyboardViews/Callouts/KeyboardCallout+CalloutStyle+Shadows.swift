import Foundation
import KeyboardCore
package import KeyboardDrawing
package import KeyboardStyling

/// The blur of the fine edge around a callout, in points.
///
/// Source: KeyboardKit 9.5.3, which has a shadow where others have a line.
private let hairlineRadius = 0.4

extension KeyboardCallout.CalloutStyle {

  /// Draws the soft shadow and the fine edge of a shape.
  ///
  /// They shine through no shape that isn't opaque.
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
