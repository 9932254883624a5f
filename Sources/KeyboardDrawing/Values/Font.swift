/// A font as a text run names it: a family, a size and a weight.
///
/// What the system family looks like is up to the renderer, which pins the files it draws with.
public struct Font: Hashable, Codable, Sendable {

  /// Whose glyphs to draw.
  public enum Family: Hashable, Codable, Sendable {

    /// The user interface font.
    case system

    /// Families by name, best first; the system font follows them.
    case named([String])
  }

  /// How thick the strokes are.
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

  /// Whose glyphs to draw.
  public var family: Family

  /// The size in points, more than 0.
  public var size: Double

  /// How thick the strokes are.
  public var weight: Weight

  /// A font of a family.
  public init(family: Family = .system, size: Double, weight: Weight = .regular) {
    self.family = family
    self.size = size
    self.weight = weight
  }

  /// The user interface font in a size in points.
  public static func system(size: Double, weight: Weight = .regular) -> Font {
    Font(size: size, weight: weight)
  }

  /// A font by its family's name, in a size in points.
  public static func custom(_ name: String, size: Double) -> Font {
    Font(family: .named([name]), size: size)
  }

  /// A font by its family's name, in a size in points that text size settings don't change.
  public static func custom(_ name: String, fixedSize: Double) -> Font {
    .custom(name, size: fixedSize)
  }

  /// This font in another weight.
  public func weight(_ weight: Weight) -> Font {
    Font(family: family, size: size, weight: weight)
  }
}

// The sizes of Apple's text styles at the default text size, from its Human Interface Guidelines
// ("Typography", Large).
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
