public import Foundation

/// A line of text and the box it is to stand in.
///
/// The rule by which every renderer places it: the text is shaped at the font's size; if it is wider
/// than the box it is scaled down, to `minimumScale` at the least. Horizontally its advance width is
/// aligned in the box. Vertically the line of the user interface font is centered in the box: the
/// baseline lies ``baselineOffset`` times the drawn size below the box's middle, whatever font the
/// glyphs come from, so that all keys of a keyboard share their baselines.
public struct TextRun: Hashable, Sendable {

  /// Where the text stands in its box.
  public enum Alignment: String, Hashable, Sendable {

    /// At the left edge.
    case left

    /// In the middle.
    case center

    /// At the right edge.
    case right
  }

  /// How far the baseline lies below the middle of a line, as a share of the font's size: half of
  /// San Francisco's ascender (0.952) less its descender (0.241).
  public static let baselineOffset = 0.3555

  /// The height of a line as a share of the font's size: San Francisco's ascender and descender.
  public static let lineHeight = 1.193

  /// The text, one line, not empty.
  public var text: String

  /// The font to draw with.
  public var font: Font

  /// The color of the glyphs; color emoji ignore all but its opacity.
  public var color: Color.Resolved

  /// The box that the text is to stand in, in points.
  public var box: CGRect

  /// Where in the box the text stands.
  public var alignment: Alignment

  /// The smallest scale, above 0 and at most 1, that text wider than its box may be drawn at.
  public var minimumScale: Double

  /// The language of the text as an identifier such as `ar`, which decides between glyph variants.
  public var language: String?

  /// A line of text in a box.
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
}
