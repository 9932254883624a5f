/// A font: a family, a size and a weight.
///
/// The renderer maps families to the font files it is pinned to.
public struct Font: Hashable, Codable, Sendable {

  /// The family of a font.
  public enum Family: Hashable, Codable, Sendable {

    /// The user interface font.
    case system

    /// Families by name, in order of preference, followed by the system font.
    case named([String])
  }

  /// The weight of a font.
  public enum Weight: Int, Hashable, Codable, Sendable, CaseIterable {
    case ultraLight = 100
    case thin = 200
    case light = 300
    case regular = 400
    case medium = 500
    case semibold = 600
    case bold = 700
    case heavy = 800
    case black = 900
  }

  /// The family.
  public var family: Family

  /// The size in points, above 0.
  public var size: Double

  /// The weight.
  public var weight: Weight

  /// Create a font.
  public init(family: Family = .system, size: Double, weight: Weight = .regular) {
    self.family = family
    self.size = size
    self.weight = weight
  }

  /// The user interface font of a size in points.
  public static func system(size: Double, weight: Weight = .regular) -> Font {
    Font(size: size, weight: weight)
  }

  /// A font by family name and size in points.
  public static func custom(_ name: String, size: Double) -> Font {
    Font(family: .named([name]), size: size)
  }

  /// A font by family name, whose size in points ignores the text size setting.
  public static func custom(_ name: String, fixedSize: Double) -> Font {
    .custom(name, size: fixedSize)
  }

  /// The font with another weight.
  public func weight(_ weight: Weight) -> Font {
    Font(family: family, size: size, weight: weight)
  }
}

// Source of the sizes: Apple's Human Interface Guidelines, Typography, text styles at the default
// size (Large).
extension Font {

  /// 34 points.
  public static let largeTitle = Font.system(size: 34)

  /// 28 points.
  public static let title = Font.system(size: 28)

  /// 22 points.
  public static let title2 = Font.system(size: 22)

  /// 20 points.
  public static let title3 = Font.system(size: 20)

  /// 17 points, semibold.
  public static let headline = Font.system(size: 17, weight: .semibold)

  /// 17 points.
  public static let body = Font.system(size: 17)

  /// 16 points.
  public static let callout = Font.system(size: 16)

  /// 15 points.
  public static let subheadline = Font.system(size: 15)

  /// 13 points.
  public static let footnote = Font.system(size: 13)

  /// 12 points.
  public static let caption = Font.system(size: 12)

  /// 11 points.
  public static let caption2 = Font.system(size: 11)
}
