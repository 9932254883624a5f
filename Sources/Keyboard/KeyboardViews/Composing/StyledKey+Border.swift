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

  /// Under an opaque border the face ends at the border's center line, or a fine rim would be
  /// visible.
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
}

extension StyledKey {

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
