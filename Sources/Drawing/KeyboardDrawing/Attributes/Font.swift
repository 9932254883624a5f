import SourceText

/// A font by family, size, weight, width, slant and spacing, for the renderer's pinned files.
public struct Font: Hashable, Codable, Sendable {

  /// The family of a font.
  public enum Family: Hashable, Codable, Sendable {

    /// The user interface font.
    case system

    /// Families by preference, then the system font, which is no notice if `system` is among them.
    case named([FontFamily])

    package static let systemName = "system"
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

  /// The width of the glyphs of a font.
  ///
  /// Glyphs are scaled horizontally with their stems: narrow text needs a heavier weight. Emoji aren't.
  public struct Width: Hashable, Codable, Sendable {

    /// The difference from the width of the font, as a fraction of it: −0.4 to 0.4.
    public let value: Double

    /// Creates a width, which is limited to −0.4 to 0.4.
    public init(_ value: Double) { self.value = value.isFinite ? min(max(value, -0.4), 0.4) : 0 }

    package var scale: Double { 1 + value }

    // Chosen here: Apple's documentation names the widths and has no figures.

    /// 60 % of the font's width.
    public static let compressed = Width(-0.4)

    /// 80 % of the font's width.
    public static let condensed = Width(-0.2)

    /// The font's width.
    public static let standard = Width(0)

    /// 120 % of the font's width.
    public static let expanded = Width(0.2)
  }

  /// The family.
  public var family: Family

  /// The size in points, above 0.
  public var size: Double

  /// The weight.
  public var weight: Weight

  /// Whether glyphs are italic, or slanted where the family has no italic.
  public var isItalic: Bool

  /// The space between characters in addition to the font's, in points.
  public var tracking: Double

  /// The width of the glyphs.
  public var width: Width

  /// Creates a font.
  public init(
    family: Family = .system, size: Double, weight: Weight = .regular, isItalic: Bool = false,
    tracking: Double = 0, width: Width = .standard
  ) {
    self.family = family
    self.size = size
    self.weight = weight
    self.isItalic = isItalic
    self.tracking = tracking
    self.width = width
  }

  /// Returns the user interface font of a size in points.
  public static func system(size: Double, weight: Weight = .regular) -> Font {
    Font(size: size, weight: weight)
  }

  /// Returns a font by family name and size in points.
  public static func custom(_ name: String, size: Double) -> Font {
    Font(family: .named([FontFamily(name)]), size: size)
  }

  /// Returns a font by family name, whose size in points ignores the text size setting.
  public static func custom(_ name: String, fixedSize: Double) -> Font {
    .custom(name, size: fixedSize)
  }

  /// Returns the font with another weight.
  public func weight(_ weight: Weight) -> Font { changing(self) { $0.weight = weight } }

  /// Returns the font with glyphs of another width.
  public func width(_ width: Width) -> Font { changing(self) { $0.width = width } }

  // Written by hand: fonts without these properties are read and written as ever.

  private enum CodingKeys: String, CodingKey {
    case family, size, weight, isItalic, tracking, width
  }

  /// Decodes a font.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      family: try values.decode(Family.self, forKey: .family),
      size: try values.decode(Double.self, forKey: .size),
      weight: try values.decode(Weight.self, forKey: .weight),
      isItalic: try values.decodeIfPresent(Bool.self, forKey: .isItalic) ?? false,
      tracking: try values.decodeIfPresent(Double.self, forKey: .tracking) ?? 0,
      width: Width(try values.decodeIfPresent(Double.self, forKey: .width) ?? 0))
  }

  /// Encodes the font.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(family, forKey: .family)
    try values.encode(size, forKey: .size)
    try values.encode(weight, forKey: .weight)
    if isItalic { try values.encode(true, forKey: .isItalic) }
    if tracking != 0 { try values.encode(tracking, forKey: .tracking) }
    if width != .standard { try values.encode(width.value, forKey: .width) }
  }

  // Source: Apple's Human Interface Guidelines, text styles at the default size (Large).

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

/// A font family by name, with the files that a theme brings for it.
///
/// Names without files are the renderer's fonts, or ``genericNames`` for families of a kind.
///
/// ```swift
/// var style = Keyboard.ButtonStyle()
/// style.fontFamily = ["Noto Serif", "monospace"]
/// style.fontFamily?.first?.name  // → "Noto Serif"
/// ```
public struct FontFamily: Hashable, Sendable, ExpressibleByStringInterpolation {

  /// The name of the family.
  public var name: String

  /// The family's files by weight, slant or characters; empty for a family of the renderer.
  public var files: [FontFile]

  /// Creates a family by name.
  public init(_ name: String, files: [FontFile] = []) {
    self.name = name
    self.files = files
  }

  /// Creates a family of the renderer.
  public init(stringLiteral name: String) { self.init(name) }

  /// Generic names; each stands for an available family or the system font.
  public static var genericNames: [String] { generic.map(\.name) }

  // No rounded family is pinned; without one of these, the system font is drawn.
  private static let generic: [(name: String, families: [String])] = [
    ("sans-serif", []), ("serif", ["Noto Serif"]), ("monospace", ["DejaVu Sans Mono"]),
    (
      "rounded",
      ["SF Pro Rounded", "Nunito", "Varela Round", "M PLUS Rounded 1c", "Quicksand", "Comfortaa"]
    ),
  ]

  package var substitutes: [String]? { Self.generic.first { $0.name == name }?.families }

  /// Whether the family is drawn without a file of the name: another one, or the system font.
  package var isGeneric: Bool { name == Font.Family.systemName || substitutes != nil }
}

// A family without files is a name, as lists of names have ever been.
extension FontFamily: Codable {

  private enum CodingKeys: String, CodingKey { case name, files }

  /// Decodes a family: its name, or an object with files.
  public init(from decoder: any Decoder) throws {
    if let name = try? decoder.singleValueContainer().decode(String.self) {
      self.init(name)
      return
    }
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      try values.decode(String.self, forKey: .name),
      files: try values.decode([FontFile].self, forKey: .files))
  }

  /// Encodes the family.
  public func encode(to encoder: any Encoder) throws {
    if files.isEmpty {
      var value = encoder.singleValueContainer()
      return try value.encode(name)
    }
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(name, forKey: .name)
    try values.encode(files, forKey: .files)
  }
}
