import Foundation
import KeyboardDrawing

/// The rim of light along the edge of a board of glass: white, one point wide, fading inward,
/// brightest along the top and faint at the sides.
///
/// Source: measured in the pictures of an iPhone 16e with iOS 26.1 over #f2f2f2 and over #3a3a3c,
/// whose rows of a third of a point agree on the opacities within 0.05, and of an iPhone 16 Pro in
/// dark.
enum GlassRim {

  /// Return the outer, middle and inner third of a point along the top.
  private static func opacities(isDark: Bool) -> [Double] {
    isDark ? [0.095, 0.065, 0.034] : [0.78, 0.59, 0.34]
  }

  /// In dark, the rim of an app's keyboard is brighter, by how much is estimated.
  private static let brightnessOfApps = 1.6

  /// The share of the light left at the sides.
  private static let sideShare = 0.2

  /// The distance from the top to where the light is that of the sides: the radius of the corners.
  private static let fadeHeight = 27.0

  static func draw(
    along outline: Path, isDark: Bool, isOfApp: Bool = false, into builder: inout SceneBuilder
  ) {
    let brightness = isDark && isOfApp ? brightnessOfApps : 1
    let opacities = opacities(isDark: isDark).map { $0 * brightness }
    builder.group(clip: outline) { builder in
      // Wide lines lie below narrow ones, so that each third has the opacity of all lines over it.
      var below = 0.0
      for (index, opacity) in opacities.enumerated().reversed() {
        let share = 1 - (1 - opacity) / (1 - below)
        builder.stroke(
          outline, light(share, along: outline.controlPointBox),
          StrokeStyle(lineWidth: 2 * Double(index + 1) / Double(opacities.count)))
        below = opacity
      }
    }
  }

  private static func light(_ opacity: Double, along box: CGRect) -> Paint {
    let white = Color.Resolved(hex: 0xFFFFFF, opacity: opacity)
    return .linearGradient(
      [.init(white, at: 0), .init(white.opacity(sideShare), at: 1)],
      from: CGPoint(x: box.minX, y: box.minY), to: CGPoint(x: box.minX, y: box.minY + fadeHeight))
  }
}
