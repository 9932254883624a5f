import Foundation
import KeyboardCore
import KeyboardDrawing
import KeyboardStyling

extension StyledKey {

  typealias Border = (paint: Paint, widths: EdgeInsets, isEven: Bool)

  func draw(_ border: Border?, into builder: inout SceneBuilder) {
    guard let border else { return }
    if border.isEven {
      let width = Double(border.widths.top)
      builder.stroke(
        shape.inset(by: width / 2).path, border.paint, StrokeStyle(lineWidth: width))
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

extension EdgeInsets {

  func scaled(by factor: Double) -> EdgeInsets {
    EdgeInsets(
      top: top * factor, leading: leading * factor, bottom: bottom * factor,
      trailing: trailing * factor)
  }
}

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
