import KeyboardKit

@testable import KeyboardViews

extension Icon {

  /// The box of everything that the icon paints at a weight, to within a hundredth of a unit.
  func inkBox(weight: Font.Weight = .regular) -> CGRect {
    layers.reduce(CGRect.null) { box, layer in
      switch layer {
      case .fill(let path):
        return box.union(path.flattenedBox)
      case .stroke(let path, let width):
        let reach = weight.iconStrokeWidth * width / 2
        return box.union(path.flattenedBox.insetBy(dx: -reach, dy: -reach))
      }
    }
  }

  /// All points of the outlines, control points included.
  var points: [CGPoint] {
    layers.flatMap(\.path.elements).flatMap { element -> [CGPoint] in
      switch element {
      case .move(let point), .line(let point): [point]
      case .curve(let control1, let control2, let point): [control1, control2, point]
      case .close: []
      }
    }
  }
}

extension Icon.Layer {

  var path: Path {
    switch self {
    case .fill(let path), .stroke(let path, _): path
    }
  }
}

extension Path {

  /// The box of the outline, its curves cut into short lines.
  fileprivate var flattenedBox: CGRect {
    var box = CGRect.null
    var current = CGPoint.zero
    for element in elements {
      switch element {
      case .move(let point), .line(let point):
        current = point
        box = box.union(CGRect(origin: point, size: .zero))
      case .curve(let control1, let control2, let point):
        for step in 0...32 {
          let t = Double(step) / 32
          let onCurve = CGPoint(
            x: cubic(current.x, control1.x, control2.x, point.x, t),
            y: cubic(current.y, control1.y, control2.y, point.y, t))
          box = box.union(CGRect(origin: onCurve, size: .zero))
        }
        current = point
      case .close: break
      }
    }
    return box
  }
}

private func cubic(_ a: Double, _ b: Double, _ c: Double, _ d: Double, _ t: Double) -> Double {
  let s = 1 - t
  return s * s * s * a + 3 * s * s * t * b + 3 * s * t * t * c + t * t * t * d
}
