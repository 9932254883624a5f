import Foundation

extension Color.Resolved {

  /// Source: Recommendation BT.709.
  package static let lumaWeights = (red: 0.2126, green: 0.7152, blue: 0.0722)

  package var luma: Double { Self.luma(red, green, blue) }

  /// Of WCAG, from 0 to 1, regardless of opacity.
  package var luminance: Double { Self.luma(red.linear, green.linear, blue.linear) }

  package static func luma(_ red: Double, _ green: Double, _ blue: Double) -> Double {
    lumaWeights.red * red + lumaWeights.green * green + lumaWeights.blue * blue
  }

  /// Of WCAG, from 1 to 21.
  package func contrast(to other: Self) -> Double {
    Self.contrast(of: luminance, to: other.luminance)
  }

  package static func contrast(of first: Double, to second: Double) -> Double {
    (max(first, second) + 0.05) / (min(first, second) + 0.05)
  }

  package func over(_ backdrop: Self) -> Self {
    var result = backdrop.blended(with: self, share: opacity)
    result.opacity = 1
    return result
  }

  /// Blend this color with a share of another from 0 to 1, with the opacity of this color.
  package func blended(with other: Self, share: Double) -> Self {
    Self(
      red: red + (other.red - red) * share, green: green + (other.green - green) * share,
      blue: blue + (other.blue - blue) * share, opacity: opacity)
  }
}

extension Double {

  package var linear: Double {
    let size = abs(self)
    let linear = size <= 0.040_45 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4)
    return self < 0 ? -linear : linear
  }

  package var encoded: Double {
    let size = abs(self)
    let encoded = size <= 0.003_130_8 ? size * 12.92 : 1.055 * pow(size, 1 / 2.4) - 0.055
    return self < 0 ? -encoded : encoded
  }
}

extension [[Double]] {

  package func times(_ vector: [Double]) -> [Double] {
    map { row in zip(row, vector).reduce(0) { $0 + $1.0 * $1.1 } }
  }
}
