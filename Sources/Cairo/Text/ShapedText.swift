/// A line of text as glyphs, at the size 1, its baseline at zero and y pointing down.
package struct ShapedText {

  /// A glyph and where its origin lies.
  package struct Glyph {

    /// The font that draws it.
    package var typeface: Typeface

    /// Its number in the font.
    package var index: UInt32

    /// Its origin.
    package var origin: Point
  }

  /// The glyphs in the order they stand, from left to right.
  package var glyphs: [Glyph] = []

  /// How far the text reaches, from where it starts to where more text would go on.
  package var advance = 0.0

  /// The code points for which no font has a glyph, in order.
  package var missing: [Unicode.Scalar] = []

  /// The names of the fonts of the glyphs, each once, in the order of their first glyphs.
  package var fonts: [String] {
    glyphs.reduce(into: []) { names, glyph in
      if !names.contains(glyph.typeface.name) { names.append(glyph.typeface.name) }
    }
  }

  /// Whether any glyph is an outline.
  package var hasOutlines: Bool {
    glyphs.contains { !$0.typeface.isColorBitmap }
  }

  /// The box that the glyphs cover; nothing if they cover nothing.
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
