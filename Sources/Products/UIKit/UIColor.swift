public import Foundation
public import KeyboardCore
public import KeyboardDrawing

/// A color of UIKit.
public final class UIColor: Hashable, Sendable {

  /// The color of the library.
  public let color: Color

  /// Wraps a color.
  public init(_ color: Color) { self.color = color }

  /// Creates a color from components from 0 to 1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(Color(red: red, green: green, blue: blue, opacity: alpha))
  }

  /// Creates a gray from 0 (black) to 1 (white).
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(Color(white: white, opacity: alpha))
  }

  /// Creates a color by a function of the color scheme.
  public convenience init(dynamicProvider: (UITraitCollection) -> UIColor) {
    self.init(
      Color(
        light: dynamicProvider(UITraitCollection(userInterfaceStyle: .light)).color.light,
        dark: dynamicProvider(UITraitCollection(userInterfaceStyle: .dark)).color.dark))
  }

  /// Returns the color with another opacity.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    func change(_ color: Color.Resolved) -> Color.Resolved {
      Color.Resolved(red: color.red, green: color.green, blue: color.blue, opacity: alpha)
    }
    return UIColor(Color(light: change(color.light), dark: change(color.dark)))
  }

  /// Whether two colors are equal.
  public static func == (first: UIColor, second: UIColor) -> Bool { first.color == second.color }

  /// Hashes the color.
  public func hash(into hasher: inout Hasher) { hasher.combine(color) }
}

extension Color {

  /// Returns the color of a color of UIKit.
  public init(_ color: UIColor) { self = color.color }

  /// Returns the color of a color of UIKit.
  public init(uiColor: UIColor) { self = uiColor.color }
}

// Source of the values: Apple's Human Interface Guidelines, Color, default light and dark.
extension UIColor {

  private static func named(_ light: UInt32, _ dark: UInt32, _ opacity: Double = 1) -> UIColor {
    UIColor(Color(light: light, dark: dark).opacity(opacity))
  }

  /// Black.
  public static let black = UIColor(.black), white = UIColor(.white), clear = UIColor(.clear)
  /// A color of the system.
  public static let systemBlue = UIColor(.blue), systemRed = UIColor(.red)
  /// A color of the system.
  public static let systemGreen = UIColor(.green), systemOrange = UIColor(.orange)
  /// A color of the system.
  public static let systemYellow = UIColor(.yellow), systemPurple = UIColor(.purple)
  /// A color of the system.
  public static let systemPink = UIColor(.pink), systemTeal = UIColor(.teal)
  /// A color of the system.
  public static let systemIndigo = UIColor(.indigo), systemGray = UIColor(.gray)
  /// A gray of the system.
  public static let systemGray2 = named(0xAEAEB2, 0x636366), systemGray3 = named(0xC7C7CC, 0x48484A)
  /// A gray of the system.
  public static let systemGray4 = named(0xD1D1D6, 0x3A3A3C), systemGray5 = named(0xE5E5EA, 0x2C2C2E)
  /// A gray of the system.
  public static let systemGray6 = named(0xF2F2F7, 0x1C1C1E)
  /// The color of labels.
  public static let label = UIColor(.primary), secondaryLabel = UIColor(.secondary)
  /// The third rank of label colors.
  public static let tertiaryLabel = named(0x3C3C43, 0xEBEBF5, 0.3)
  /// The color of backgrounds.
  public static let systemBackground = named(0xFFFFFF, 0x000000)
  /// The second rank of background colors.
  public static let secondarySystemBackground = named(0xF2F2F7, 0x1C1C1E)
  /// The third rank of background colors.
  public static let tertiarySystemBackground = named(0xFFFFFF, 0x2C2C2E)
  /// The color of fills.
  public static let systemFill = UIColor(Color(light: 0x787880, dark: 0x787880).opacity(0.2))
  /// The second rank of fill colors.
  public static let secondarySystemFill = named(0x787880, 0x787880, 0.16)
  /// The third rank of fill colors.
  public static let tertiarySystemFill = named(0x767680, 0x767680, 0.12)
  /// The fourth rank of fill colors.
  public static let quaternarySystemFill = named(0x747480, 0x747480, 0.08)
  /// The color of lines.
  public static let separator = named(0x3C3C43, 0x545458, 0.29)
}

/// Traits of a screen that colors depend on.
public struct UITraitCollection: Hashable, Sendable {

  /// The color scheme.
  public let userInterfaceStyle: ColorScheme

  /// Creates traits.
  public init(userInterfaceStyle: ColorScheme) { self.userInterfaceStyle = userInterfaceStyle }
}

/// A font of UIKit; keyboards use its size.
public final class UIFont: Hashable, Sendable {

  /// Text styles.
  public enum TextStyle: Hashable, CaseIterable, Sendable {
    case largeTitle, title1, title2, title3, headline, subheadline, body, callout, footnote
    case caption1, caption2

    fileprivate var font: Font {
      switch self {
      case .largeTitle: .largeTitle
      case .title1: .title
      case .title2: .title2
      case .title3: .title3
      case .headline: .headline
      case .subheadline: .subheadline
      case .body: .body
      case .callout: .callout
      case .footnote: .footnote
      case .caption1: .caption
      case .caption2: .caption2
      }
    }
  }

  /// The font of the library.
  public let font: Font

  /// Wraps a font.
  public init(_ font: Font) { self.font = font }

  /// Creates a font by name; there is always one, since unknown names draw the system's.
  public convenience init?(name: String, size: CGFloat) { self.init(.custom(name, size: size)) }

  /// The size in points.
  public var pointSize: CGFloat { font.size }

  /// The height of a line in points.
  public var lineHeight: CGFloat { font.size * TextRun.lineHeight }

  /// Returns the font of a text style.
  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont { UIFont(style.font) }

  /// Returns the system's font.
  public static func systemFont(ofSize size: CGFloat, weight: Font.Weight = .regular) -> UIFont {
    UIFont(.system(size: size, weight: weight))
  }

  /// Returns the bold font of the system.
  public static func boldSystemFont(ofSize size: CGFloat) -> UIFont {
    systemFont(ofSize: size, weight: .bold)
  }

  /// Whether two fonts are equal.
  public static func == (first: UIFont, second: UIFont) -> Bool { first.font == second.font }

  /// Hashes the font.
  public func hash(into hasher: inout Hasher) { hasher.combine(font) }
}

extension Font {

  /// Returns the font of a font of UIKit.
  public init(_ font: UIFont) { self = font.font }
}
