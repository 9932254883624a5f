public import Foundation

/// A line of text with a frame.
///
/// Text wider than the frame is scaled down, at most to `minimumScale`, and aligned horizontally by its
/// advance width. The baseline is ``baselineOffset`` times the drawn size below the frame's center,
/// independent of the font: all keys of a keyboard share their baselines.
public struct TextRun: Hashable, Sendable {

  /// The horizontal alignment of text in its frame.
  public enum Alignment: String, Hashable, Sendable {

    /// At the left edge.
    case left

    case center

    /// At the right edge.
    case right
  }

  /// The distance from center to baseline per font size: half of San Francisco's 0.952 − 0.241.
  public static let baselineOffset = 0.3555

  /// The height of a line as a fraction of the font size: San Francisco's ascender and descender.
  public static let lineHeight = 1.193

  /// The text: one line, not empty.
  public var text: String

  /// The font.
  public var font: Font

  /// The color of the glyphs; color emoji ignore all but its opacity.
  public var color: Color.Resolved

  /// The gradient of the glyphs in place of the color, in points, or `nil` for none.
  public var gradient: Paint?

  /// The effects behind the glyphs, back to front; color emoji have none.
  public var effects: [ContentEffect] = []

  /// Whether a line is drawn below the text.
  public var isUnderlined = false

  /// The frame in points.
  public var box: CGRect

  /// The alignment in the frame.
  public var alignment: Alignment

  /// The minimum scale of text wider than the frame, above 0 and at most 1.
  public var minimumScale: Double

  /// The clockwise angle in degrees about the frame's middle; turned text becomes a shape in SVG.
  public var turn = 0.0

  /// The language of the text as an identifier such as `ar`, which selects glyph variants.
  public var language: String?

  /// Whether characters without a glyph are drawn as boxes; otherwise they are an error.
  public var showsMissingGlyphs = false

  /// The area the ink is moved into, and scaled to if it is larger; nil for ink of any place.
  package var inkArea: CGRect?

  /// Creates a line of text with a frame.
  public init(
    _ text: String, font: Font, color: Color.Resolved, box: CGRect,
    alignment: Alignment = .center, minimumScale: Double = 1, language: String? = nil
  ) {
    self.text = text
    self.font = font
    self.color = color
    self.box = box
    self.alignment = alignment
    self.minimumScale = minimumScale
    self.language = language
  }

  /// Whether a text begins with a letter after the Latin, Greek and Cyrillic blocks of Unicode.
  package static func mayLeaveItsBox(_ text: String) -> Bool {
    text.unicodeScalars.first.map { $0.value >= 0x530 } ?? false
  }

  /// The paint of the glyphs.
  public var paint: Paint { gradient ?? .color(color) }
}

extension Font {

  package var lineHeight: Double { size * TextRun.lineHeight }

  package func scaled(by factor: Double) -> Font {
    var font = self
    font.size *= factor
    font.tracking *= factor
    return font
  }
}

/// Measures lines of text: the measure of a renderer, or ``fixedAdvance`` for tests.
public struct TextMeasure: Sendable {

  private let width: @Sendable (String, Font, String?) -> Double

  /// Whether the emoji font has a glyph for an emoji; asked only for emojis that it may lack.
  package var drawsEmoji: @Sendable (String) -> Bool = { _ in false }

  /// Creates a measure from a function that returns the advance width of a text in points.
  public init(
    width: @escaping @Sendable (_ text: String, _ font: Font, _ language: String?) -> Double
  ) {
    self.width = width
  }

  /// Returns a line's advance width in points; the language is as in ``TextRun/language``.
  public func width(of text: String, font: Font, language: String? = nil) -> Double {
    width(text, font, language)
  }

  /// Returns the advance width and line height of a line of text in points.
  public func size(of text: String, font: Font) -> CGSize {
    CGSize(width: width(of: text, font: font), height: font.lineHeight)
  }

  /// A measure independent of the machine: each character is half as wide as the font size.
  public static let fixedAdvance = TextMeasure { text, font, _ in
    Double(text.count) * font.size / 2 * font.width.scale + Double(max(text.count - 1, 0))
      * font.tracking
  }
}
