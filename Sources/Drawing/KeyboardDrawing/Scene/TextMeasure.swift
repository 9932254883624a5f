public import Foundation

/// Measures lines of text, for layouts that depend on it.
///
/// Tools pass the measure of a renderer; tests of scenes use ``fixedAdvance``.
public struct TextMeasure: Sendable {

  private let width: @Sendable (String, Font, String?) -> Double

  /// Create a measure from a function that returns the advance width of a text in points.
  public init(
    width: @escaping @Sendable (_ text: String, _ font: Font, _ language: String?) -> Double
  ) {
    self.width = width
  }

  /// Return the advance width of a line of text in points.
  ///
  /// The language is that which the text is drawn in, as ``TextRun/language``.
  public func width(of text: String, font: Font, language: String? = nil) -> Double {
    width(text, font, language)
  }

  /// Return the advance width and line height of a line of text in points.
  public func size(of text: String, font: Font) -> CGSize {
    CGSize(width: width(of: text, font: font), height: font.lineHeight)
  }

  /// A measure independent of the machine: each character is half as wide as the font size.
  public static let fixedAdvance = TextMeasure { text, font, _ in
    Double(text.count) * font.size / 2 * font.width.scale + Double(max(text.count - 1, 0))
      * font.tracking
  }
}
