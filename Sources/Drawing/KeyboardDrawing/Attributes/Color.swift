import Foundation

/// A color of a style, with a value for each color scheme.
///
/// ```swift
/// let accent = Color(hex: 0x0A84FF)
/// let paper = Color(light: .init(hex: 0xFFFFFF), dark: .init(hex: 0x1C1C1E))
/// let faint = accent.opacity(0.3)
/// paper.resolved(isDark: true)  // → Color.Resolved(hex: 0x1C1C1E)
/// ```
///
/// Most colors have the same value in both. Scenes only hold ``Resolved`` values.
public struct Color: Hashable, Sendable, CustomReflectable, Codable {

  // Styles have many colors and are copied for each key, so the values are shared.
  private var values: Values

  private final class Values: Sendable {

    let light: Resolved
    let dark: Resolved

    init(light: Resolved, dark: Resolved) {
      self.light = light
      self.dark = dark
    }
  }

  /// The value for the light color scheme.
  public var light: Resolved {
    get { values.light }
    set { values = Values(light: newValue, dark: dark) }
  }

  /// The value for the dark color scheme.
  public var dark: Resolved {
    get { values.dark }
    set { values = Values(light: light, dark: newValue) }
  }

  /// Creates a color with a value for each color scheme.
  public init(light: Resolved, dark: Resolved) { values = Values(light: light, dark: dark) }

  /// Creates a color with the same value for both color schemes.
  public init(_ resolved: Resolved) { self.init(light: resolved, dark: resolved) }

  /// Creates a color from sRGB components from 0 to 1.
  public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
    self.init(Resolved(red: red, green: green, blue: blue, opacity: opacity))
  }

  /// Creates a gray from 0 (black) to 1 (white).
  public init(white: Double, opacity: Double = 1) {
    self.init(red: white, green: white, blue: white, opacity: opacity)
  }

  /// Creates a color from a number such as `0x007AFF`.
  public init(hex: UInt32, opacity: Double = 1) { self.init(Resolved(hex: hex, opacity: opacity)) }

  /// Returns the color with its opacity multiplied by a factor from 0 to 1.
  public func opacity(_ factor: Double) -> Color {
    factor == 1 ? self : Color(light: light.opacity(factor), dark: dark.opacity(factor))
  }

  /// Returns the value for a color scheme.
  public func resolved(isDark: Bool) -> Resolved { isDark ? dark : light }

  /// Whether two colors have the same values.
  public static func == (left: Color, right: Color) -> Bool {
    left.values === right.values || left.light == right.light && left.dark == right.dark
  }

  /// Hash the values.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(light)
    hasher.combine(dark)
  }

  /// The values, which descriptions of a color show.
  public var customMirror: Mirror {
    Mirror(self, children: ["light": light, "dark": dark], displayStyle: .struct)
  }

  private enum CodingKeys: String, CodingKey {
    case dark
  }

  private struct Components: Codable {
    var red, green, blue, alpha: Double

    init(_ color: Resolved) {
      (red, green, blue, alpha) = (color.red, color.green, color.blue, color.opacity)
    }

    var color: Resolved { Resolved(red: red, green: green, blue: blue, opacity: alpha) }
  }

  /// Decodes `red`, `green`, `blue` and `alpha` from 0 to 1, and a dark value under `dark`, if any.
  public init(from decoder: any Decoder) throws {
    let light = try Components(from: decoder).color
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let hasDark = container.contains(.dark)
    self.init(
      light: light,
      dark: hasDark ? try container.decode(Components.self, forKey: .dark).color : light)
  }

  /// Encodes the components of the light value, and of the dark one if it differs.
  public func encode(to encoder: any Encoder) throws {
    try Components(light).encode(to: encoder)
    guard dark != light else { return }
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(Components(dark), forKey: .dark)
  }
}

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

  /// The sRGB-encoded component, rounded to 12 digits: the last digits of `pow` differ between processors.
  package var encoded: Double {
    let size = abs(self)
    let encoded = size <= 0.003_130_8 ? size * 12.92 : 1.055 * pow(size, 1 / 2.4) - 0.055
    return ((self < 0 ? -encoded : encoded) * 1e12).rounded() / 1e12
  }
}

extension [[Double]] {

  package func times(_ vector: [Double]) -> [Double] {
    map { row in zip(row, vector).reduce(0) { $0 + $1.0 * $1.1 } }
  }
}
