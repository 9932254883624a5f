import KeyboardDrawing

extension Color.Resolved {

  /// This color over an opaque one, blended in sRGB.
  func composited(over base: Self) -> Self {
    func blend(_ top: Double, _ bottom: Double) -> Double { top * opacity + bottom * (1 - opacity) }
    return Self(
      red: blend(red, base.red), green: blend(green, base.green), blue: blend(blue, base.blue))
  }

  /// The components in 24 bits.
  var hex: UInt32 {
    [red, green, blue].reduce(0) { $0 << 8 | UInt32(($1 * 255).rounded()) }
  }

  /// The largest difference of a component, from 0 to 255.
  func distance(to other: Self) -> Double {
    zip([red, green, blue], [other.red, other.green, other.blue])
      .map { abs($0 - $1) * 255 }.max() ?? 0
  }
}
