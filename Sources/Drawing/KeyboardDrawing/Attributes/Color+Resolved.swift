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

    /// Creates a color from sRGB components; values outside 0 to 1 are clamped.
    public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
      self.red = red.clampedToUnit
      self.green = green.clampedToUnit
      self.blue = blue.clampedToUnit
      self.opacity = opacity.clampedToUnit
    }

    /// Creates a color from a number such as `0x007AFF`.
    public init(hex: UInt32, opacity: Double = 1) {
      self.init(
        red: Double(hex >> 16 & 0xFF) / 255,
        green: Double(hex >> 8 & 0xFF) / 255,
        blue: Double(hex & 0xFF) / 255,
        opacity: opacity)
    }

    /// Returns the color with its opacity multiplied by a factor from 0 to 1.
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
