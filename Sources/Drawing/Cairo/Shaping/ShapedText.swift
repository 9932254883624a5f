internal import CPangoCairo
package import Foundation
internal import KeyboardDrawing
internal import SourceText

/// A shaped line of text at font size 1, its baseline at zero and y pointing down.
package struct ShapedText {

  package struct Glyph {

    package var typeface: Typeface
    package var index: UInt32
    package var origin: CGPoint

    /// Box in place of a glyph that no font has, or `nil` for a glyph of the font.
    var box: Outline?

    package var isOfFont: Bool { box == nil }

    package var isColorBitmap: Bool { box == nil && typeface.isColorBitmap }

    package var outline: Outline { box ?? typeface.outline(of: index) }
  }

  /// Part in another font than its style asks for: of another family, or in a lighter weight.
  package struct Substitute: Hashable, Sendable {

    package var family: String
    package var weight: Int
    package var text: String
  }

  package var glyphs: [Glyph] = []
  package var advance = 0.0

  /// Filled on its own, since it may turn another way than the outlines that it crosses.
  package private(set) var line: Outline?

  package var missing: [Unicode.Scalar] = []
  package var substitutes: [Substitute] = []

  package var fonts: [String] { glyphs.map(\.typeface.name).uniqued(by: \.self) }

  package var hasOutlines: Bool { line != nil || glyphs.contains { !$0.isColorBitmap } }

  /// The width of the strokes of the thinnest font at font size 1, or `nil` without outlines of fonts.
  package var strokeWidth: Double? {
    glyphs.lazy.filter { $0.isOfFont && !$0.isColorBitmap }
      .compactMap { $0.typeface.strokeWidth ?? $0.outline.strokeWidth }.min()
  }

  package var ink: InkBox? {
    var box: InkBox?
    for glyph in glyphs {
      let ink =
        glyph.isColorBitmap
        ? glyph.typeface.bitmap(of: glyph.index)?.ink : glyph.outline.ink
      guard let ink = ink?.placed(at: glyph.origin, size: 1) else { continue }
      box = box?.union(ink) ?? ink
    }
    if let ink = line?.ink { box = box?.union(ink) ?? ink }
    return box
  }

  mutating func underline() {
    guard advance > 0 else { return }
    line = Outline(
      Path(CGRect(x: 0, y: Self.lineOffset, width: advance, height: Self.lineThickness)))
  }

  // Source: the metrics of Inter, which are close to San Francisco's.
  private static let lineOffset = 0.11
  private static let lineThickness = 0.07
}

/// Spaces letters: Pango's own tracking fails for bitmap fonts, and breaks joined scripts.
struct Spacing {

  let tracking: Double
  private(set) var isJoined = false
  private(set) var cluster: Int32?
  private(set) var isStarted = false

  mutating func begin(script: UInt8) {
    guard tracking != 0 else { return }
    cluster = nil
    isJoined = Self.joinedScripts.contains(script)
  }

  mutating func space(before cluster: Int32) -> Double {
    guard tracking != 0, cluster != self.cluster else { return 0 }
    defer { (self.cluster, isStarted) = (cluster, true) }
    return isStarted && !isJoined ? tracking : 0
  }

  // Source: CSS Text Module Level 3, cursive scripts.
  private static let joinedScripts = Set(
    [
      PANGO_SCRIPT_ARABIC, PANGO_SCRIPT_MANDAIC, PANGO_SCRIPT_MONGOLIAN, PANGO_SCRIPT_NKO,
      PANGO_SCRIPT_SYRIAC,
    ].map { UInt8(truncatingIfNeeded: $0.rawValue) })
}

extension Unicode.Scalar {

  /// Canonical decomposition; Foundation's, through `NSString`, takes 1 % of a first image.
  package var canonicalParts: [Unicode.Scalar] {
    let most = Int(G_UNICHAR_MAX_DECOMPOSITION_LENGTH)
    return withUnsafeTemporaryAllocation(of: gunichar.self, capacity: most) { parts in
      let count = g_unichar_fully_decompose(value, Self.canonically, parts.baseAddress, gsize(most))
      return parts.prefix(Int(count)).compactMap(Unicode.Scalar.init)
    }
  }

  /// GLib's `FALSE`: not by compatibility, in which `ﬁ` would be two letters.
  private static let canonically: gboolean = 0
}
