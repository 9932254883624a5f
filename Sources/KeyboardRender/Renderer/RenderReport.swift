public import Foundation

/// The placement of the texts of a scene.
///
/// ```swift
/// let report = try KeyboardRenderer().report(of: view, scale: 3)
/// let clipped = report.texts.filter { !$0.isInside(tolerance: 0.5) }
/// ```
public struct RenderReport: Hashable, Sendable {

  /// The placement of a text.
  public struct Text: Hashable, Sendable {

    /// The text.
    public var text: String

    /// The frame, in points.
    public var box: CGRect

    /// The bounding box of the glyphs in points, or `nil` if they are empty.
    public var ink: CGRect?

    /// The drawn advance width, in points.
    public var advance: Double

    /// The vertical position of the baseline, in points from the top.
    public var baseline: Double

    /// The scale that fits the text into its frame, at most 1.
    public var scale: Double

    /// The unique fonts of the glyphs such as `Inter Light`, in order of their first glyphs.
    public var fonts: [String]

    /// The characters without a glyph in any font, in order.
    public var missing: [Unicode.Scalar]

    /// Whether all glyphs are inside the frame, with a tolerance in points.
    public func isInside(tolerance: Double = 0) -> Bool {
      guard let ink else { return true }
      // Foundation's `contains` compares with a union, which fails on rounding errors.
      return box.minX - ink.minX <= tolerance && box.minY - ink.minY <= tolerance
        && ink.maxX - box.maxX <= tolerance && ink.maxY - box.maxY <= tolerance
    }
  }

  /// The texts in drawing order.
  public var texts: [Text]
}
