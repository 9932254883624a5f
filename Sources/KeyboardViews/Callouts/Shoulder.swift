import Foundation
import KeyboardDrawing

/// The way from the side of a bubble down to the side of its key.
///
/// Points are relative to where the key's side would meet its top: x counts outwards, y downwards, so
/// that one shoulder serves both sides of a callout.
struct Shoulder: Hashable, Sendable {

  /// A cubic curve.
  struct Curve: Hashable, Sendable {
    let start: CGPoint
    let control1: CGPoint
    let control2: CGPoint
    let end: CGPoint
  }

  /// The curves from top to bottom; straight lines join them.
  let curves: [Curve]

  /// The curves as points of a picture, for a key's side at `x` and its top at `y`.
  ///
  /// Outwards is 1 for a right side and −1 for a left side.
  func placed(x: Double, y: Double, outwards: Double) -> [Curve] {
    curves.map { $0.mapped { CGPoint(x: x + outwards * $0.x, y: y + $0.y) } }
  }
}

extension Shoulder.Curve {

  /// The curve taken from its end to its start.
  var reversed: Self {
    Self(start: end, control1: control2, control2: control1, end: start)
  }

  /// The curve with every point replaced.
  func mapped(_ transform: (CGPoint) -> CGPoint) -> Self {
    Self(
      start: transform(start), control1: transform(control1), control2: transform(control2),
      end: transform(end))
  }
}
