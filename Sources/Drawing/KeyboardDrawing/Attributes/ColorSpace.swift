import Foundation

/// Source of the formulas: CSS Color Module Level 4, sections 10 and 18.
package enum ColorSpace: String, CaseIterable {
  case srgb, hsl, hwb, lab, lch, oklab, oklch, rec2020
  case srgbLinear = "srgb-linear"
  case displayP3 = "display-p3"
  case a98 = "a98-rgb"
  case proPhoto = "prophoto-rgb"
  case xyzD65 = "xyz-d65"
  case xyzD50 = "xyz-d50"

  /// Creates a space from its name in style sheets, where `xyz` means `xyz-d65`.
  package init?(name: String) { self.init(rawValue: name == "xyz" ? "xyz-d65" : name) }

  /// Returns encoded sRGB components, which are outside of 0 to 1 for colors that sRGB lacks.
  package func srgb(_ c: [Double]) -> [Double] {
    switch self {
    case .srgb: c
    case .hsl: Self.rgb(hue: c[0], saturation: c[1] / 100, lightness: c[2] / 100)
    case .hwb: Self.rgb(hue: c[0], whiteness: c[1] / 100, blackness: c[2] / 100)
    case .oklab: Self.srgb(OKLab(lightness: c[0], a: c[1], b: c[2]))
    case .oklch: Self.srgb(OKLab(lightness: c[0], chroma: c[1], hue: c[2]))
    case .srgbLinear: c.map(\.encoded)
    default: Self.xyzToLinear.times(xyz(c)).map(\.encoded)
    }
  }

  /// The white point is D65.
  private func xyz(_ c: [Double]) -> [Double] {
    switch self {
    case .displayP3: Self.displayP3ToXYZ.times(c.map(\.linear))
    case .a98: Self.a98ToXYZ.times(c.map { Self.power($0, 563 / 256) })
    case .rec2020: Self.rec2020ToXYZ.times(c.map(Self.rec2020Linear))
    case .proPhoto:
      Self.d50ToD65.times(
        Self.proPhotoToXYZ.times(c.map { abs($0) <= 1 / 32 ? $0 / 16 : Self.power($0, 1.8) }))
    case .lab: Self.d50ToD65.times(Self.xyz(lab: c))
    case .lch: Self.d50ToD65.times(Self.xyz(lab: Self.rectangular(c)))
    case .xyzD50: Self.d50ToD65.times(c)
    default: c
    }
  }

  /// Returns the components of an sRGB color, as the inverse of ``srgb(_:)``.
  package func components(of color: Color.Resolved) -> [Double] {
    let c = [color.red, color.green, color.blue]
    switch self {
    case .srgb: return c
    case .srgbLinear: return c.map(\.linear)
    case .hsl:
      let (hue, saturation, lightness) = color.hueSaturationLightness
      return [hue, saturation * 100, lightness * 100]
    case .hwb:
      let (white, black) = (c.min() ?? 0, 1 - (c.max() ?? 0))
      return [color.hueSaturationLightness.hue, white * 100, black * 100]
    case .oklab, .oklch:
      let lab = OKLab(color)
      return [lab.lightness] + (self == .oklab ? [lab.a, lab.b] : [lab.chroma, lab.hue])
    default: return components(xyz: Self.linearToXYZ.times(c.map(\.linear)))
    }
  }

  private func components(xyz: [Double]) -> [Double] {
    let d50 = Self.d65ToD50.times(xyz)
    switch self {
    case .displayP3: return Self.displayP3ToXYZ.inverse.times(xyz).map(\.encoded)
    case .a98: return Self.a98ToXYZ.inverse.times(xyz).map { Self.power($0, 256 / 563) }
    case .rec2020: return Self.rec2020ToXYZ.inverse.times(xyz).map(Self.rec2020Encoded)
    case .proPhoto:
      return Self.proPhotoToXYZ.inverse.times(d50).map {
        abs($0) <= 1 / 512 ? $0 * 16 : Self.power($0, 1 / 1.8)
      }
    case .lab: return Self.lab(xyz: d50)
    case .lch: return Self.polar(Self.lab(xyz: d50))
    case .xyzD50: return d50
    default: return xyz
    }
  }

  private static func rgb(hue: Double, saturation: Double, lightness: Double) -> [Double] {
    let turn = (hue.truncatingRemainder(dividingBy: 360) + 360) / 30
    let chroma = saturation * min(lightness, 1 - lightness)
    return [0.0, 8, 4].map { n in
      let k = (n + turn).truncatingRemainder(dividingBy: 12)
      return lightness - chroma * max(-1, min(k - 3, 9 - k, 1))
    }
  }

  private static func rgb(hue: Double, whiteness: Double, blackness: Double) -> [Double] {
    let sum = whiteness + blackness
    if sum >= 1 { return Array(repeating: whiteness / sum, count: 3) }
    return rgb(hue: hue, saturation: 1, lightness: 0.5).map { $0 * (1 - sum) + whiteness }
  }

  private static func rectangular(_ c: [Double]) -> [Double] {
    let angle = c[2] * .pi / 180
    return [c[0], c[1] * cos(angle), c[1] * sin(angle)]
  }

  private static func polar(_ c: [Double]) -> [Double] {
    let hue = atan2(c[2], c[1]) * 180 / .pi
    return [c[0], hypot(c[1], c[2]), hue < 0 ? hue + 360 : hue]
  }

  private static func srgb(_ color: OKLab) -> [Double] {
    let light = color.linear
    return [light.red.encoded, light.green.encoded, light.blue.encoded]
  }

  private static let (kappa, epsilon) = (24389.0 / 27, 216.0 / 24389)
  private static let whiteD50 = [0.3457 / 0.3585, 1, (1 - 0.3457 - 0.3585) / 0.3585]

  private static func lab(xyz: [Double]) -> [Double] {
    func value(_ value: Double, _ white: Double) -> Double {
      value / white > epsilon ? cbrt(value / white) : (kappa * value / white + 16) / 116
    }
    let f = zip(xyz, whiteD50).map(value)
    return [116 * f[1] - 16, 500 * (f[0] - f[1]), 200 * (f[1] - f[2])]
  }

  private static func xyz(lab c: [Double]) -> [Double] {
    let y = (c[0] + 16) / 116
    let (x, z) = (c[1] / 500 + y, y - c[2] / 200)
    func value(_ f: Double) -> Double { pow(f, 3) > epsilon ? pow(f, 3) : (116 * f - 16) / kappa }
    let luminance = c[0] > kappa * epsilon ? pow(y, 3) : c[0] / kappa
    return [value(x) * whiteD50[0], luminance, value(z) * whiteD50[2]]
  }

  private static let (alpha, beta) = (1.099_296_826_809_44, 0.018_053_968_510_807)

  private static func rec2020Linear(_ value: Double) -> Double {
    let size = abs(value)
    if size < beta * 4.5 { return value / 4.5 }
    return power((size + alpha - 1) / alpha, 1 / 0.45) * (value < 0 ? -1 : 1)
  }

  private static func rec2020Encoded(_ value: Double) -> Double {
    value < beta ? value * 4.5 : alpha * pow(value, 0.45) - (alpha - 1)
  }

  private static func power(_ value: Double, _ exponent: Double) -> Double {
    value < 0 ? -pow(-value, exponent) : pow(value, exponent)
  }

  private static let xyzToLinear = [
    [3.240_969_941_904_522_6, -1.537_383_177_570_094, -0.498_610_760_293_003_4],
    [-0.969_243_636_280_879_6, 1.875_967_501_507_720_2, 0.041_555_057_407_175_59],
    [0.055_630_079_696_993_66, -0.203_976_958_888_976_52, 1.056_971_514_242_878_6],
  ]
  private static let linearToXYZ = xyzToLinear.inverse
  private static let d65ToD50 = d50ToD65.inverse
  private static let displayP3ToXYZ = [
    [0.486_570_948_648_216_2, 0.265_667_693_169_093_06, 0.198_217_285_234_362_5],
    [0.228_974_564_069_748_8, 0.691_738_521_836_506_4, 0.079_286_914_093_745],
    [0, 0.045_113_381_858_902_64, 1.043_944_368_900_976],
  ]
  private static let a98ToXYZ = [
    [0.576_669_042_910_130_5, 0.185_558_237_906_546_3, 0.188_228_646_234_994_7],
    [0.297_344_975_250_536_05, 0.627_363_566_255_466_1, 0.075_291_458_493_997_88],
    [0.027_031_361_386_412_34, 0.070_688_852_535_827_23, 0.991_337_536_837_638_8],
  ]
  private static let rec2020ToXYZ = [
    [0.636_958_048_301_291_4, 0.144_616_903_586_208_32, 0.168_880_975_164_172_1],
    [0.262_700_212_011_267_1, 0.677_998_071_518_870_8, 0.059_301_716_469_861_96],
    [0, 0.028_072_693_049_087_428, 1.060_985_057_710_791],
  ]
  private static let proPhotoToXYZ = [
    [0.797_766_644_900_642_3, 0.135_181_297_400_533_08, 0.031_347_734_128_392_2],
    [0.288_074_828_819_401_3, 0.711_835_234_241_873, 0.000_089_936_938_725_64],
    [0, 0, 0.825_104_602_510_460_2],
  ]
  private static let d50ToD65 = [
    [0.955_473_452_704_218_2, -0.023_098_536_874_261_423, 0.063_259_308_661_021_7],
    [-0.028_369_706_963_208_136, 1.009_995_458_005_822_6, 0.021_041_398_966_943_008],
    [0.012_314_001_688_319_899, -0.020_507_696_433_477_912, 1.330_365_936_608_075_3],
  ]
}

extension [[Double]] {

  /// The inverse of a matrix of three rows.
  fileprivate var inverse: [[Double]] {
    func cofactor(_ row: Int, _ column: Int) -> Double {
      let (a, b, c, d) = ((row + 1) % 3, (row + 2) % 3, (column + 1) % 3, (column + 2) % 3)
      return self[a][c] * self[b][d] - self[a][d] * self[b][c]
    }
    let determinant = (0..<3).reduce(0) { $0 + self[0][$1] * cofactor(0, $1) }
    return (0..<3).map { row in (0..<3).map { cofactor($0, row) / determinant } }
  }
}

extension Color.Resolved {

  package init(_ components: [Double], in space: ColorSpace, opacity: Double = 1) {
    let srgb = space.srgb(components)
    self.init(red: srgb[0], green: srgb[1], blue: srgb[2], opacity: opacity)
  }

  /// The hue in degrees, and saturation and lightness from 0 to 1.
  package var hueSaturationLightness: (hue: Double, saturation: Double, lightness: Double) {
    let (high, low) = (max(red, green, blue), min(red, green, blue))
    let (chroma, lightness) = (high - low, (high + low) / 2)
    guard chroma > 0 else { return (0, 0, lightness) }
    let sector =
      high == red
      ? (green - blue) / chroma
      : high == green ? (blue - red) / chroma + 2 : (red - green) / chroma + 4
    return (
      (sector < 0 ? sector + 6 : sector) * 60, chroma / (1 - abs(2 * lightness - 1)), lightness
    )
  }
}
