import Foundation
import KeyboardDrawing

/// The part of a callout's outline below its bubble: both shoulders and the key between them.
struct CalloutStem: Hashable, Sendable {

  let key: CGRect
  let cornerRadius: Double
  let left: Shoulder
  let right: Shoulder

  var path: Path {
    Path { path in
      path.add(self)
      path.closeSubpath()
    }
  }
}

extension Path {

  init(bubble: CGRect, cornerRadius: Double, stem: CalloutStem) {
    self.init(bubble: bubble, cornerRadius: cornerRadius) { $0.add(stem) }
  }

  /// The lower side goes from right to left, below the upper corners.
  init(bubble: CGRect, cornerRadius: Double, addingLowerSide add: (inout Path) -> Void) {
    let radius = cornerRadius
    self.init { path in
      path.move(to: CGPoint(x: bubble.minX + radius, y: bubble.minY))
      path.addLine(to: CGPoint(x: bubble.maxX - radius, y: bubble.minY))
      path.addCorner(
        CGPoint(x: bubble.maxX, y: bubble.minY),
        to: CGPoint(x: bubble.maxX, y: bubble.minY + radius))
      add(&path)
      path.addLine(to: CGPoint(x: bubble.minX, y: bubble.minY + radius))
      path.addCorner(
        CGPoint(x: bubble.minX, y: bubble.minY),
        to: CGPoint(x: bubble.minX + radius, y: bubble.minY))
      path.closeSubpath()
    }
  }

  fileprivate mutating func add(_ stem: CalloutStem) {
    let key = stem.key
    let radius = stem.cornerRadius
    add(stem.right.placed(x: key.maxX, y: key.minY, outwards: 1))
    addLine(to: CGPoint(x: key.maxX, y: key.maxY - radius))
    addCorner(CGPoint(x: key.maxX, y: key.maxY), to: CGPoint(x: key.maxX - radius, y: key.maxY))
    addLine(to: CGPoint(x: key.minX + radius, y: key.maxY))
    addCorner(CGPoint(x: key.minX, y: key.maxY), to: CGPoint(x: key.minX, y: key.maxY - radius))
    add(stem.left.placed(x: key.minX, y: key.minY, outwards: -1).reversed().map(\.reversed))
  }

  private mutating func add(_ curves: [Shoulder.Curve]) {
    for curve in curves {
      isEmpty ? move(to: curve.start) : addLine(to: curve.start)
      addCurve(to: curve.end, control1: curve.control1, control2: curve.control2)
    }
  }
}
