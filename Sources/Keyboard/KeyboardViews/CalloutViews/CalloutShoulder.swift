import Foundation

/// In points (source: KeyboardKit 9.5.3 ActionCallout).
private let nearOverhang = 10.0

/// In points, of the bubble and its key (source: KeyboardKit 9.5.3 InputCallout).
let inputOverlap = 1.0

/// Curve between bubble and key, for both sides: x outward, y down, from the key's upper corner.
struct CalloutShoulder: Hashable, Sendable {

  struct Curve: Hashable, Sendable {
    let start: CGPoint
    let control1: CGPoint
    let control2: CGPoint
    let end: CGPoint

    var reversed: Self { Self(start: end, control1: control2, control2: control1, end: start) }

    func mapped(_ transform: (CGPoint) -> CGPoint) -> Self {
      Self(
        start: transform(start), control1: transform(control1), control2: transform(control2),
        end: transform(end))
    }
  }

  let curves: [Curve]

  /// Outwards is 1 for a right side and −1 for a left side.
  func placed(x: Double, y: Double, outwards: Double) -> [Curve] {
    curves.map { $0.mapped { CGPoint(x: x + outwards * $0.x, y: y + $0.y) } }
  }

  /// Two thirds of a quarter turn around the bubble's corner, then a bend down to the key.
  static func input(reach: Double, measures: CalloutShoulderMeasures) -> CalloutShoulder {
    let radius = min(measures.cornerRadius, measures.bubbleRoom)
    let natural = naturalInputReach(
      curveWidth: measures.curve.width, cornerRadius: measures.cornerRadius)
    let stretch = natural > 0 ? max(reach, 0) / natural : 0
    let depth = min(measures.curve.height, measures.keyRoom)
    let arc = arc(
      center: CGPoint(x: natural - radius, y: inputOverlap - radius), radius: radius,
      toX: natural - measures.cornerRadius / 2)
    // Upstream's bend starts a third of a point lower, which leaves a corner in the outline.
    let bend = CGPoint(x: 0, y: depth / 2)
    let neck = Curve(start: arc.end, control1: bend, control2: bend, end: CGPoint(x: 0, y: depth))
    return CalloutShoulder(
      curves: [arc, neck].map { $0.mapped { CGPoint(x: $0.x * stretch, y: $0.y) } })
  }

  static func naturalInputReach(curveWidth: Double, cornerRadius: Double) -> Double {
    curveWidth + cornerRadius / 2
  }

  /// An S from the side if short, or else around the bubble's corner, along its edge and down.
  static func action(reach: Double, measures: CalloutShoulderMeasures) -> CalloutShoulder {
    let radius = min(measures.cornerRadius, measures.bubbleRoom)
    guard reach >= radius + measures.curve.width, reach > radius else {
      return near(reach: max(reach, 0), measures: measures)
    }
    let depth = min(measures.curve.height, measures.keyRoom)
    // As upstream, the width of the concave curve is the height of the curves.
    let width = min(measures.curve.height, reach - radius)
    let corner = arc(
      center: CGPoint(x: reach - radius, y: -radius), radius: radius, toX: reach - radius)
    let hollow = Curve(
      start: CGPoint(x: width, y: 0), control1: .zero, control2: CGPoint(x: 0, y: depth),
      end: CGPoint(x: 0, y: depth))
    return CalloutShoulder(curves: [corner, hollow])
  }

  private static func near(reach: Double, measures: CalloutShoulderMeasures) -> CalloutShoulder {
    let above = min(nearOverhang, measures.bubbleRoom)
    let below = min(measures.curve.height + nearOverhang, measures.keyRoom)
    return CalloutShoulder(
      curves: [
        Curve(
          start: CGPoint(x: reach, y: -above),
          control1: CGPoint(x: reach, y: min(5, below)), control2: .zero,
          end: CGPoint(x: 0, y: below))
      ])
  }

  private static func arc(center: CGPoint, radius: Double, toX x: Double) -> Curve {
    let cosine = radius > 0 ? min(max((x - center.x) / radius, 0), 1) : 0
    let angle = acos(cosine)
    let end = CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
    let handle = radius * 4 / 3 * tan(angle / 4)
    return Curve(
      start: CGPoint(x: center.x + radius, y: center.y),
      control1: CGPoint(x: center.x + radius, y: center.y + handle),
      control2: CGPoint(x: end.x + handle * sin(angle), y: end.y - handle * cos(angle)),
      end: end)
  }
}

/// Lengths that limit the curves between bubble and key, in points.
struct CalloutShoulderMeasures: Hashable, Sendable {

  let curve: CGSize
  let cornerRadius: Double

  /// The height of the bubble below its upper corners.
  let bubbleRoom: Double

  /// The height of the key above its lower corners.
  let keyRoom: Double
}
