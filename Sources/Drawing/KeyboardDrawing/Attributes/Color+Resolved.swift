extension Color {

  /// A color to draw: gamma-encoded sRGB, not premultiplied, components from 0 to 1.
  public struct Resolved: Hashable, Sendable {

    /// The red component, from 0 to 1.
    public var red: Double

    /// The green component, from 0 to 1.
    public var green: Double

    /// The blue component, from 0 to 1.
    public var blue: Double

    /// The opacity, from 0 (transparent) to 1 (opaque).
    public var opacity: Double

    /// Create a color from sRGB components; values outside 0 to 1 are clamped.
    public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
      self.red = red.clampedToUnit
      self.green = green.clampedToUnit
      self.blue = blue.clampedToUnit
      self.opacity = opacity.clampedToUnit
    }

    /// Create a color from a number such as `0x007AFF`.
    public init(hex: UInt32, opacity: Double = 1) {
      self.init(
        red: Double(hex >> 16 & 0xFF) / 255,
        green: Double(hex >> 8 & 0xFF) / 255,
        blue: Double(hex & 0xFF) / 255,
        opacity: opacity)
    }

    /// Return the color with its opacity multiplied by a factor from 0 to 1.
    public func opacity(_ factor: Double) -> Resolved {
      Resolved(red: red, green: green, blue: blue, opacity: opacity * factor)
    }

    /// Whether the color is opaque.
    public var isOpaque: Bool { opacity >= 1 }

    /// Whether the color is transparent: less than half a level of 8-bit opacity.
    public var isInvisible: Bool { opacity < 0.5 / 255 }

    /// The color as `#rrggbb`, or `#rrggbbaa` if it is not opaque.
    public var hexText: String {
      let components = isOpaque ? [red, green, blue] : [red, green, blue, opacity]
      return "#" + components.map(\.hexByte).joined()
    }
  }
}

extension Double {

  fileprivate var clampedToUnit: Double { self > 0 ? Swift.min(self, 1) : 0 }

  fileprivate var hexByte: String {
    let text = String(UInt8((self * 255).rounded()), radix: 16)
    return text.count == 1 ? "0" + text : text
  }
}

// Source of the values: Apple's Human Interface Guidelines, Color, default light and dark.
extension Color {

  /// Create a color with a light and a dark value such as `0x007AFF`.
  public init(light: UInt32, dark: UInt32) {
    self.init(light: Resolved(hex: light), dark: Resolved(hex: dark))
  }

  /// Transparent.
  public static let clear = Color(white: 0, opacity: 0)

  /// Black in both color schemes.
  public static let black = Color(white: 0)

  /// White in both color schemes.
  public static let white = Color(white: 1)

  /// The system blue.
  public static let blue = Color(light: 0x007AFF, dark: 0x0A84FF)

  /// The system brown.
  public static let brown = Color(light: 0xA2845E, dark: 0xAC8E68)

  /// The system cyan.
  public static let cyan = Color(light: 0x32ADE6, dark: 0x64D2FF)

  /// The system gray.
  public static let gray = Color(light: 0x8E8E93, dark: 0x8E8E93)

  /// The system green.
  public static let green = Color(light: 0x34C759, dark: 0x30D158)

  /// The system indigo.
  public static let indigo = Color(light: 0x5856D6, dark: 0x5E5CE6)

  /// The system mint.
  public static let mint = Color(light: 0x00C7BE, dark: 0x63E6E2)

  /// The system orange.
  public static let orange = Color(light: 0xFF9500, dark: 0xFF9F0A)

  /// The system pink.
  public static let pink = Color(light: 0xFF2D55, dark: 0xFF375F)

  /// The system purple.
  public static let purple = Color(light: 0xAF52DE, dark: 0xBF5AF2)

  /// The system red.
  public static let red = Color(light: 0xFF3B30, dark: 0xFF453A)

  /// The system teal.
  public static let teal = Color(light: 0x30B0C7, dark: 0x40C8E0)

  /// The system yellow.
  public static let yellow = Color(light: 0xFFCC00, dark: 0xFFD60A)

  /// The primary label color: black, or white in the dark color scheme.
  public static let primary = Color(light: 0x000000, dark: 0xFFFFFF)

  /// The secondary label color.
  public static let secondary = Color(light: 0x3C3C43, dark: 0xEBEBF5).opacity(0.6)

  /// A nearly transparent color that still responds to touches in SwiftUI.
  public static let clearInteractable = Color(white: 1, opacity: 0.001)
}
