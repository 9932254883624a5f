public import Foundation

/// Tells how wide a line of text is, for compositions whose geometry depends on it.
///
/// Tools pass the renderer's own measure; tests of scenes use ``fixedAdvance``.
public struct TextMeasure: Sendable {

  private let width: @Sendable (String, Font) -> Double

  /// A measure from a function of text and font to the advance width in points.
  public init(width: @escaping @Sendable (String, Font) -> Double) {
    self.width = width
  }

  /// The advance width of a line of text in points.
  public func width(of text: String, font: Font) -> Double {
    width(text, font)
  }

  /// The advance width and line height of a line of text in points.
  public func size(of text: String, font: Font) -> CGSize {
    CGSize(width: width(of: text, font: font), height: font.size * TextRun.lineHeight)
  }

  /// Every character is half as wide as the font's size: the same on every machine.
  public static let fixedAdvance = TextMeasure { text, font in
    Double(text.count) * font.size / 2
  }
}
