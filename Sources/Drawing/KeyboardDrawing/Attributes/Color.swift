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
public struct Color: Hashable, Sendable {

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

  /// Create a color with a value for each color scheme.
  public init(light: Resolved, dark: Resolved) {
    values = Values(light: light, dark: dark)
  }

  /// Create a color with the same value for both color schemes.
  public init(_ resolved: Resolved) {
    self.init(light: resolved, dark: resolved)
  }

  /// Create a color from sRGB components from 0 to 1.
  public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
    self.init(Resolved(red: red, green: green, blue: blue, opacity: opacity))
  }

  /// Create a gray from 0 (black) to 1 (white).
  public init(white: Double, opacity: Double = 1) {
    self.init(red: white, green: white, blue: white, opacity: opacity)
  }

  /// Create a color from a number such as `0x007AFF`.
  public init(hex: UInt32, opacity: Double = 1) {
    self.init(Resolved(hex: hex, opacity: opacity))
  }

  /// Return the color with its opacity multiplied by a factor from 0 to 1.
  public func opacity(_ factor: Double) -> Color {
    factor == 1 ? self : Color(light: light.opacity(factor), dark: dark.opacity(factor))
  }

  /// Return the value for a color scheme.
  public func resolved(isDark: Bool) -> Resolved {
    isDark ? dark : light
  }

  /// Whether two colors have the same values.
  public static func == (left: Color, right: Color) -> Bool {
    left.values === right.values || left.light == right.light && left.dark == right.dark
  }

  /// Hash the values.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(light)
    hasher.combine(dark)
  }
}

extension Color: CustomReflectable {

  /// The values, which descriptions of a color show.
  public var customMirror: Mirror {
    Mirror(self, children: ["light": light, "dark": dark], displayStyle: .struct)
  }
}

extension Color: Codable {

  private enum CodingKeys: String, CodingKey {
    case red, green, blue, alpha, dark
  }

  /// Decode the components `red`, `green`, `blue` and `alpha` from 0 to 1, and a different dark
  /// value under `dark`, if any.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let light = try Self.resolved(in: container)
    guard container.contains(.dark) else {
      self.init(light)
      return
    }
    let dark = try container.nestedContainer(keyedBy: CodingKeys.self, forKey: .dark)
    self.init(light: light, dark: try Self.resolved(in: dark))
  }

  /// Encode the components of the light value, and of the dark one if it differs.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try Self.encode(light, in: &container)
    guard dark != light else { return }
    var nested = container.nestedContainer(keyedBy: CodingKeys.self, forKey: .dark)
    try Self.encode(dark, in: &nested)
  }

  private static func resolved(
    in container: KeyedDecodingContainer<CodingKeys>
  ) throws -> Resolved {
    Resolved(
      red: try container.decode(Double.self, forKey: .red),
      green: try container.decode(Double.self, forKey: .green),
      blue: try container.decode(Double.self, forKey: .blue),
      opacity: try container.decode(Double.self, forKey: .alpha))
  }

  private static func encode(
    _ color: Resolved, in container: inout KeyedEncodingContainer<CodingKeys>
  ) throws {
    try container.encode(color.red, forKey: .red)
    try container.encode(color.green, forKey: .green)
    try container.encode(color.blue, forKey: .blue)
    try container.encode(color.opacity, forKey: .alpha)
  }
}
