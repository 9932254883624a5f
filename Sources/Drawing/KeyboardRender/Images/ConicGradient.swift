internal import Cairo
internal import Foundation
internal import KeyboardDrawing

/// Pixels of a conic gradient, each with the mean color of its angles, for smooth edges.
///
/// Functions of the C library are avoided: their last digits depend on the machine.
struct ConicGradient {

  /// In points.
  private let center: CGPoint

  /// In turns, clockwise from the top.
  private let start: Double

  /// The sums of the premultiplied colors of all steps before each, and of all.
  private let sums: [SIMD4<Double>]

  /// Twice the page's, which is as smooth as the gradients of viewers.
  static let documentDensity = 2

  private static let steps = 4096

  init(_ stops: [Paint.Stop], center: CGPoint, degrees: Double) {
    self.center = center
    start = degrees / 360
    var sums = [SIMD4<Double>()]
    sums.reserveCapacity(Self.steps + 1)
    var next = 0
    for step in 0..<Self.steps {
      let place = (Double(step) + 0.5) / Double(Self.steps)
      while next < stops.count, stops[next].location <= place { next += 1 }
      let (from, to) = (stops[max(next - 1, 0)], stops[min(next, stops.count - 1)])
      let length = to.location - from.location
      let share = length > 0 ? min(max((place - from.location) / length, 0), 1) : 0
      let color = from.color.blended(with: to.color, share: share)
      let light = SIMD4(color.red, color.green, color.blue, 1) * color.opacity
      sums.append(sums[step] + light)
    }
    self.sums = sums
  }

  func surface(_ box: PixelBox, scale: Double) -> Surface {
    let surface = Surface(.color, width: box.width, height: box.height)
    surface.withBytes { bytes, stride in
      let rows = UnsafeMutableRawBufferPointer(bytes)
      for row in 0..<box.height {
        let y = Double(box.top + row) + 0.5 - Double(center.y) * scale
        for column in 0..<box.width {
          let x = Double(box.left + column) + 0.5 - Double(center.x) * scale
          rows.storeBytes(of: word(x, y), toByteOffset: row * stride + column * 4, as: UInt32.self)
        }
      }
    }
    return surface
  }

  private func word(_ x: Double, _ y: Double) -> UInt32 {
    let distance = (x * x + y * y).squareRoot()
    let half = min(0.5 / (2 * .pi * max(distance, 1e-3)), 0.5)
    let turn = Self.turn(x, y) - start
    let (lower, upper) = (turn - half, turn + half)
    let mean = (sum(to: upper) - sum(to: lower)) / ((upper - lower) * Double(Self.steps))
    let bytes = (mean * 255).rounded(.toNearestOrAwayFromZero)
    func byte(_ index: Int) -> UInt32 { UInt32(min(max(bytes[index], 0), 255)) }
    return byte(3) << 24 | byte(0) << 16 | byte(1) << 8 | byte(2)
  }

  private func sum(to place: Double) -> SIMD4<Double> {
    let rounds = place.rounded(.down)
    let steps = (place - rounds) * Double(Self.steps)
    let whole = min(Int(steps), Self.steps - 1)
    let part = (sums[whole + 1] - sums[whole]) * (steps - Double(whole))
    return sums[Self.steps] * rounds + sums[whole] + part
  }

  /// Returns the direction of a point as a share of a turn, clockwise from the top.
  private static func turn(_ x: Double, _ y: Double) -> Double {
    let (across, down) = (abs(x), abs(y))
    guard across > 0 || down > 0 else { return 0 }
    let isSteep = across <= down
    let eighth = arcTangent(isSteep ? across / down : down / across) / (2 * .pi)
    var turn = isSteep ? eighth : 0.25 - eighth
    if y > 0 { turn = 0.5 - turn }
    return x < 0 ? 1 - turn : turn
  }

  /// Returns the arc tangent from 0 to 1, to 1/100,000 (Abramowitz and Stegun, 4.4.49).
  private static func arcTangent(_ x: Double) -> Double {
    let square = x * x
    return x
      * (0.999_866_0
        + square
        * (-0.330_299_5 + square * (0.180_141_0 + square * (-0.085_133_0 + square * 0.020_835_1))))
  }
}
