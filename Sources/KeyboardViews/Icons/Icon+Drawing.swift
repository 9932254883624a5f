import Foundation
import KeyboardDrawing

extension Icon {

  /// Draw the icon with its canvas centered at a point, in the size of the surrounding text.
  func draw(
    in builder: inout SceneBuilder, centeredAt center: CGPoint, fontSize: Double,
    weight: Font.Weight = .regular, color: Color.Resolved
  ) {
    let scale = fontSize / 20
    guard scale > 0, scale.isFinite else { return }
    let placed = { (path: Path) in
      path.mapPoints {
        CGPoint(x: center.x + ($0.x - 12) * scale, y: center.y + ($0.y - 12) * scale)
      }
    }
    // Layers overlap, so a translucent icon is drawn as an opaque group with an opacity.
    let isGroup = layers.count > 1 && !color.isOpaque
    var opaque = color
    if isGroup { opaque.opacity = 1 }
    let paint = Paint.color(opaque)
    builder.group(opacity: isGroup ? color.opacity : 1) { group in
      for layer in layers {
        switch layer {
        case .fill(let path):
          group.fill(placed(path), paint)
        case .stroke(let path, let width):
          let lineWidth = weight.iconStrokeWidth * width * scale
          group.stroke(
            placed(path), paint, StrokeStyle(lineWidth: lineWidth, cap: .round, join: .round))
        }
      }
    }
  }
}

extension Font.Weight {

  /// The stroke width of icons in units: 1.2 for light, 1.5 for regular, 2 for bold, and linearly
  /// interpolated or extrapolated for other weights.
  var iconStrokeWidth: Double {
    let steps = Double(rawValue - Font.Weight.regular.rawValue) / 100
    return 1.5 + steps * (steps < 0 ? 0.3 : 0.5 / 3)
  }
}
