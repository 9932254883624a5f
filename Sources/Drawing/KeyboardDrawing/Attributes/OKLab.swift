import Foundation

/// A perceptually uniform color space, with lightness 0 for black, 1 for white.
///
/// Source of the coefficients: https://bottosson.github.io/posts/oklab/, 2021-01-25.
package struct OKLab: Hashable, Sendable {
  package var lightness: Double
  package var a: Double
  package var b: Double

  package init(lightness: Double, a: Double, b: Double) {
    self.lightness = lightness
    self.a = a
    self.b = b
  }

  /// The hue is in degrees.
  package init(lightness: Double, chroma: Double, hue: Double) {
    let radians = hue * .pi / 180
    self.init(lightness: lightness, a: chroma * cos(radians), b: chroma * sin(radians))
  }

  package init(_ color: Color.Resolved) {
    self.init(linearRed: color.red.linear, green: color.green.linear, blue: color.blue.linear)
  }

  package init(linearRed r: Double, green g: Double, blue b: Double) {
    let l = cbrt(0.412_221_470_8 * r + 0.536_332_536_3 * g + 0.051_445_992_9 * b)
    let m = cbrt(0.211_903_498_2 * r + 0.680_699_545_1 * g + 0.107_396_956_6 * b)
    let s = cbrt(0.088_302_461_9 * r + 0.281_718_837_6 * g + 0.629_978_700_5 * b)
    self.init(
      lightness: 0.210_454_255_3 * l + 0.793_617_785_0 * m - 0.004_072_046_8 * s,
      a: 1.977_998_495_1 * l - 2.428_592_205_0 * m + 0.450_593_709_9 * s,
      b: 0.025_904_037_1 * l + 0.782_771_766_2 * m - 0.808_675_766_0 * s)
  }

  package var chroma: Double { (a * a + b * b).squareRoot() }

  /// The hue in degrees from 0 to 360; 0 for grays.
  package var hue: Double {
    guard chroma > 1e-6 else { return 0 }
    let degrees = atan2(b, a) * 180 / .pi
    return degrees < 0 ? degrees + 360 : degrees
  }

  /// Returns the distance to another color; 0.02 is just noticeable.
  package func distance(to other: OKLab) -> Double {
    let (l, a, b) = (lightness - other.lightness, a - other.a, b - other.b)
    return (l * l + a * a + b * b).squareRoot()
  }

  /// HyAB, 1 for black and white: fits large differences better than the Euclidean distance.
  package func largeDistance(to other: OKLab) -> Double {
    let (a, b) = (a - other.a, b - other.b)
    return abs(lightness - other.lightness) + (a * a + b * b).squareRoot()
  }

  package var linear: (red: Double, green: Double, blue: Double) { linear(scale: 1) }

  /// Converts to sRGB at the same hue and lightness, with the chroma reduced to fit the gamut.
  package func color(opacity: Double = 1) -> Color.Resolved {
    if lightness >= 1 { return Color.Resolved(hex: 0xFFFFFF, opacity: opacity) }
    if lightness <= 0 { return Color.Resolved(hex: 0, opacity: opacity) }
    var (low, high) = (0.0, 1.0)
    if isInGamut(scale: 1) { low = 1 }
    for _ in 0..<20 where low < 1 {
      let middle = (low + high) / 2
      if isInGamut(scale: middle) { low = middle } else { high = middle }
    }
    let (r, g, b) = linear(scale: low)
    return Color.Resolved(red: r.encoded, green: g.encoded, blue: b.encoded, opacity: opacity)
  }

  private func isInGamut(scale: Double) -> Bool {
    let (r, g, b) = linear(scale: scale)
    let range = -0.000_1...1.000_1
    return range.contains(r) && range.contains(g) && range.contains(b)
  }

  private func linear(scale: Double) -> (red: Double, green: Double, blue: Double) {
    let (a, b) = (a * scale, b * scale)
    let l = pow(lightness + 0.396_337_777_4 * a + 0.215_803_757_3 * b, 3)
    let m = pow(lightness - 0.105_561_345_8 * a - 0.063_854_172_8 * b, 3)
    let s = pow(lightness - 0.089_484_177_5 * a - 1.291_485_548_0 * b, 3)
    return (
      4.076_741_662_1 * l - 3.307_711_591_3 * m + 0.230_969_929_2 * s,
      -1.268_438_004_6 * l + 2.609_757_401_1 * m - 0.341_319_396_5 * s,
      -0.004_196_086_3 * l - 0.703_418_614_7 * m + 1.707_614_701_0 * s
    )
  }
}
