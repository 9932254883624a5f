/// A shaped line of text at font size 1, its baseline at zero and y pointing down.
package struct ShapedText {

  /// A positioned glyph.
  package struct Glyph {

    /// The font of the glyph.
    package var typeface: Typeface

    /// The index of the glyph in the font.
    package var index: UInt32

    /// The origin of the glyph.
    package var origin: Point
  }

  /// The glyphs in visual order, from left to right.
  package var glyphs: [Glyph] = []

  /// The advance width.
  package var advance = 0.0

  /// The code points without a glyph in any font, in order.
  package var missing: [Unicode.Scalar] = []

  /// The unique names of the glyphs' fonts, in order of their first glyphs.
  package var fonts: [String] {
    glyphs.reduce(into: []) { names, glyph in
      if !names.contains(glyph.typeface.name) { names.append(glyph.typeface.name) }
    }
  }

  /// Whether any glyph is an outline.
  package var hasOutlines: Bool {
    glyphs.contains { !$0.typeface.isColorBitmap }
  }

  /// The bounding box of the glyphs, or `nil` if they are empty.
  package var ink: InkBox? {
    var box: InkBox?
    for glyph in glyphs {
      let typeface = glyph.typeface
      let ink =
        typeface.isColorBitmap
        ? typeface.strike(of: glyph.index)?.ink : typeface.outline(of: glyph.index).ink
      guard let ink = ink?.placed(at: glyph.origin, size: 1) else { continue }
      box = box?.union(ink) ?? ink
    }
    return box
  }
}
