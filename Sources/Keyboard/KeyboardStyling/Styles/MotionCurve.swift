public import Foundation

/// The pace of a change: the progress by the share of its duration.
///
/// ```swift
/// MotionCurve.linear.progress(at: 0.25)  // → 0.25
/// MotionCurve.easeIn.progress(at: 0.25) < 0.25  // → true
/// MotionCurve.spring(bounce: 0.4).progress(at: 1) > 1  // → true
/// ```
public enum MotionCurve: Hashable, Codable, Sendable {

  case linear
  case easeIn
  case easeOut
  case easeInOut

  /// A spring with a bounce from 0 to 1, whose first swing takes the duration.
  case spring(bounce: Double)

  /// A cubic curve from 0, 0 to 1, 1 with two control points, as in CSS; those at the times 0 to 1.
  indirect case bezier(CGPoint, CGPoint)

  /// The share of the duration until rest: more than 1 for a spring.
  public var end: Double {
    // At the end, less than a thousandth is left of the way.
    guard case .spring(let bounce) = self else { return 1 }
    return max(1.5, 1.1 / Self.damping(bounce))
  }

  /// Returns the progress at a share of the duration: 0 at the start, 1 at the ``end``.
  public func progress(at share: Double) -> Double {
    if share.isNaN || share <= 0 { return 0 }
    if share >= end { return 1 }
    switch self {
    case .linear: return share
    case .easeIn: return Self.bezier(share, 0.42, 0, 1, 1)
    case .easeOut: return Self.bezier(share, 0, 0, 0.58, 1)
    case .easeInOut: return Self.bezier(share, 0.42, 0, 0.58, 1)
    case .bezier(let first, let second):
      return Self.bezier(share, first.x, first.y, second.x, second.y)
    case .spring(let bounce): return Self.spring(share, damping: Self.damping(bounce))
    }
  }

  /// Bounces over 0.8 are like it, since an undamped spring never rests.
  private static func damping(_ bounce: Double) -> Double { 1 - min(max(bounce, 0), 0.8) }

  private static func spring(_ share: Double, damping: Double) -> Double {
    let phase = 2 * Double.pi * share
    if damping >= 1 { return 1 - (1 + phase) * exp(-phase) }
    let frequency = (1 - damping * damping).squareRoot()
    let swing = cos(frequency * phase) + damping / frequency * sin(frequency * phase)
    return 1 - exp(-damping * phase) * swing
  }

  private static func bezier(
    _ share: Double, _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double
  ) -> Double {
    func value(_ first: Double, _ second: Double, at t: Double) -> Double {
      ((1 + 3 * (first - second)) * t + 3 * (second - 2 * first)) * t * t + 3 * first * t
    }
    let (x1, x2) = (min(max(x1, 0), 1), min(max(x2, 0), 1))
    var (low, high) = (0.0, 1.0)
    // Times only grow along the curve; 30 halvings are more exact than any color or place.
    for _ in 0..<30 {
      let middle = (low + high) / 2
      if value(x1, x2, at: middle) < share { low = middle } else { high = middle }
    }
    return value(y1, y2, at: (low + high) / 2)
  }

  static let named: [(name: String, curve: MotionCurve)] = [
    ("linear", .linear), ("easeIn", .easeIn), ("easeOut", .easeOut), ("easeInOut", .easeInOut),
  ]

  static let springName = "spring"

  static let standardBounce = 0.25
}
