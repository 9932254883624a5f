/// A color as styles speak of it: one value for light and one for dark surroundings.
///
/// Most colors are the same in both. A scene never holds a `Color`, only the ``Resolved`` value
/// that was chosen for it.
public struct Color: Hashable, Sendable {

  /// The value in light surroundings.
  public var light: Resolved

  /// The value in dark surroundings.
  public var dark: Resolved

  /// A color with a value for each of light and dark surroundings.
  public init(light: Resolved, dark: Resolved) {
    self.light = light
    self.dark = dark
  }

  /// A color that is the same everywhere.
  public init(_ resolved: Resolved) {
    self.init(light: resolved, dark: resolved)
  }

  /// A color from sRGB components, each from 0 to 1.
  public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
    self.init(Resolved(red: red, green: green, blue: blue, opacity: opacity))
  }

  /// A gray, from 0 (black) to 1 (white).
  public init(white: Double, opacity: Double = 1) {
    self.init(red: white, green: white, blue: white, opacity: opacity)
  }

  /// A color from a number such as `0x007AFF`.
  public init(hex: UInt32, opacity: Double = 1) {
    self.init(Resolved(hex: hex, opacity: opacity))
  }

  /// This color with its opacity multiplied by a factor from 0 to 1.
  public func opacity(_ factor: Double) -> Color {
    Color(light: light.opacity(factor), dark: dark.opacity(factor))
  }

  /// The value to draw with.
  public func resolved(isDark: Bool) -> Resolved {
    isDark ? dark : light
  }
}

extension Color: Codable {

  private enum CodingKeys: String, CodingKey {
    case red, green, blue, alpha, dark
  }

  /// Read the components `red`, `green`, `blue` and `alpha`, each from 0 to 1, and those of a value
  /// for dark surroundings under `dark`, if there is one.
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

  /// Write the components of the light value, and those of the dark one if it differs.
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
