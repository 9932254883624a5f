internal import Foundation

/// A color in a perceptual space: Björn Ottosson's OKLab, with lightness 0 for black, 1 for white.
struct PerceivedColor {

  var lightness: Float
  var greenRed: Float
  var blueYellow: Float

  /// Create the color of opaque sRGB channels from 0 to 1.
  init(red: Float, green: Float, blue: Float) {
    let (red, green, blue) = (Self.linear(red), Self.linear(green), Self.linear(blue))
    // Source of the coefficients: https://bottosson.github.io/posts/oklab/, 2021-01-25.
    let long = cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
    let medium = cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
    let short = cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
    lightness = 0.2104542553 * long + 0.7936177850 * medium - 0.0040720468 * short
    greenRed = 1.9779984951 * long - 2.4285922050 * medium + 0.4505937099 * short
    blueYellow = 0.0259040371 * long + 0.7827717662 * medium - 0.8086757660 * short
  }

  /// Create the color of a pixel over a gray from 0 to 1.
  init(_ pixel: Pixel, over backdrop: Float) {
    let opacity = Float(pixel.alpha) / 255
    func channel(_ value: UInt8) -> Float {
      Float(value) / 255 * opacity + backdrop * (1 - opacity)
    }
    self.init(
      red: channel(pixel.red), green: channel(pixel.green), blue: channel(pixel.blue))
  }

  /// Return the distance to another color, where 1 is the distance of black and white.
  ///
  /// This is HyAB, the sum of the differences in lightness and in hue and chroma, which matches the
  /// perception of large differences better than the Euclidean distance.
  func distance(to other: PerceivedColor) -> Double {
    let (a, b) = (greenRed - other.greenRed, blueYellow - other.blueYellow)
    return Double(abs(lightness - other.lightness) + (a * a + b * b).squareRoot())
  }

  private static func linear(_ value: Float) -> Float {
    value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
  }
}

extension Pixel {

  /// Return the distance of two pixels over the backdrop that separates them best.
  ///
  /// White on nothing is invisible over white, black over black.
  func distance(to other: Pixel) -> Double {
    if looksLike(other) { return 0 }
    let backdrops: [Float] = alpha & other.alpha == 255 ? [0] : [0, 1]
    return backdrops.map { backdrop in
      PerceivedColor(self, over: backdrop).distance(to: PerceivedColor(other, over: backdrop))
    }.max() ?? 0
  }

  /// The lightness over white, from 0 to 1.
  var lightness: Float { PerceivedColor(self, over: 1).lightness }
}
