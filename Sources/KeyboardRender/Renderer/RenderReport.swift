public import Foundation

/// What became of the texts of a scene.
public struct RenderReport: Hashable, Sendable {

  /// What became of a text.
  public struct Text: Hashable, Sendable {

    /// The text.
    public var text: String

    /// The box it was to stand in, in points.
    public var box: CGRect

    /// The box that its glyphs cover, in points; nothing if they cover nothing.
    public var ink: CGRect?

    /// How far it reaches as drawn, in points.
    public var advance: Double

    /// Where its baseline lies, in points from the top.
    public var baseline: Double

    /// How much smaller it was drawn to fit its box, at most 1.
    public var scale: Double

    /// The fonts that draw it, such as `Inter Light`, each once, in the order of their first glyphs.
    public var fonts: [String]

    /// The characters for which no font has a glyph, in order.
    public var missing: [Unicode.Scalar]

    /// Whether no glyph reaches out of the box by more than a length in points.
    public func isInside(tolerance: Double = 0) -> Bool {
      guard let ink else { return true }
      // Foundation's `contains` compares with a union, which rounding makes fail.
      return box.minX - ink.minX <= tolerance && box.minY - ink.minY <= tolerance
        && ink.maxX - box.maxX <= tolerance && ink.maxY - box.maxY <= tolerance
    }
  }

  /// The texts in the order drawn.
  public var texts: [Text]
}
