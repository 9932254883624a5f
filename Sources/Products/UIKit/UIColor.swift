public import Foundation
public import KeyboardCore
public import KeyboardDrawing

/// A color of UIKit.
public struct UIColor: Hashable, Sendable {

  /// The color of the library.
  public let color: Color
  /// Wraps a color.
  public init(_ color: Color) { self.color = color }

  /// Creates a color from components from 0 to 1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(Color(red: red, green: green, blue: blue, opacity: alpha))
  }

  /// Creates a gray from 0 (black) to 1 (white).
  public init(white: CGFloat, alpha: CGFloat) {
    self.init(Color(white: white, opacity: alpha))
  }

  /// Creates a color by a function of the color scheme.
  public init(dynamicProvider: (UITraitCollection) -> UIColor) {
    self.init(
      Color(
        light: dynamicProvider(UITraitCollection(userInterfaceStyle: .light)).color.light,
        dark: dynamicProvider(UITraitCollection(userInterfaceStyle: .dark)).color.dark))
  }

  /// Returns the color with another opacity.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    let change = { (color: Color.Resolved) in
      Color.Resolved(red: color.red, green: color.green, blue: color.blue, opacity: alpha)
    }
    return UIColor(Color(light: change(color.light), dark: change(color.dark)))
  }

  // Source of the values: Apple's Human Interface Guidelines, Color, default light and dark.

  private static func named(_ light: UInt32, _ dark: UInt32, _ opacity: Double = 1) -> UIColor {
    UIColor(Color(light: light, dark: dark).opacity(opacity))
  }

  /// A color of the system.
  public static let black = UIColor(.black), white = UIColor(.white), clear = UIColor(.clear),
    gray = UIColor(.gray), red = UIColor(.red), blue = UIColor(.blue), green = UIColor(.green),
    systemBlue = blue, systemRed = red, systemGreen = green, systemOrange = UIColor(.orange),
    systemYellow = UIColor(.yellow), systemPurple = UIColor(.purple), systemPink = UIColor(.pink),
    systemTeal = UIColor(.teal), systemIndigo = UIColor(.indigo), systemGray = gray
  /// A gray of the system.
  public static let systemGray2 = named(0xAEAEB2, 0x636366),
    systemGray3 = named(0xC7C7CC, 0x48484A),
    systemGray4 = named(0xD1D1D6, 0x3A3A3C), systemGray5 = named(0xE5E5EA, 0x2C2C2E),
    systemGray6 = named(0xF2F2F7, 0x1C1C1E)
  /// A color of labels or lines.
  public static let label = UIColor(.primary), secondaryLabel = UIColor(.secondary),
    tertiaryLabel = named(0x3C3C43, 0xEBEBF5, 0.3),
    quaternaryLabel = named(0x3C3C43, 0xEBEBF5, 0.18), separator = named(0x3C3C43, 0x545458, 0.29)
  /// A color of backgrounds.
  public static let systemBackground = named(0xFFFFFF, 0x000000),
    secondarySystemBackground = systemGray6, tertiarySystemBackground = named(0xFFFFFF, 0x2C2C2E)
  /// A color of fills.
  public static let systemFill = named(0x787880, 0x787880, 0.2),
    secondarySystemFill = named(0x787880, 0x787880, 0.16),
    tertiarySystemFill = named(0x767680, 0x767680, 0.12),
    quaternarySystemFill = named(0x747480, 0x747480, 0.08)
}

extension Color {
  /// Returns the color of a color of UIKit.
  public init(_ color: UIColor) { self = color.color }
  /// Returns the color of a color of UIKit.
  public init(uiColor: UIColor) { self = uiColor.color }
}

/// Traits of a screen that colors depend on.
public struct UITraitCollection: Hashable, Sendable {
  /// The color scheme.
  public let userInterfaceStyle: ColorScheme
}

/// A font of UIKit; keyboards use its size.
public struct UIFont: Hashable, Sendable {

  /// The font of the library.
  public let font: Font
  /// Wraps a font.
  public init(_ font: Font) { self.font = font }
  /// Creates a font by name; there is always one, since unknown names draw the system's.
  public init?(name: String, size: CGFloat) { font = .custom(name, size: size) }
  /// The size in points.
  public var pointSize: CGFloat { font.size }
  /// The name.
  public var fontName: String {
    if case .named(let families) = font.family { families.first?.name ?? "" } else { ".SFUI" }
  }
  /// The height of a line in points.
  public var lineHeight: CGFloat { font.size * TextRun.lineHeight }
  /// Returns the font of a text style.
  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont { UIFont(style.font) }
  /// Returns the system's font.
  public static func systemFont(ofSize size: CGFloat, weight: Font.Weight = .regular) -> UIFont {
    UIFont(.system(size: size, weight: weight))
  }

  /// Text styles.
  public struct TextStyle: Hashable, Sendable {

    fileprivate let font: Font

    /// A text style.
    public static let largeTitle = Self(font: .largeTitle), title1 = Self(font: .title),
      title2 = Self(font: .title2), title3 = Self(font: .title3), headline = Self(font: .headline),
      subheadline = Self(font: .subheadline), body = Self(font: .body),
      callout = Self(font: .callout), footnote = Self(font: .footnote),
      caption1 = Self(font: .caption), caption2 = Self(font: .caption2)
  }
}

extension Font {
  /// Returns the font of a font of UIKit.
  public init(_ font: UIFont) { self = font.font }
}
