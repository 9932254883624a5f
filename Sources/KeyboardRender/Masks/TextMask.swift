internal import Cairo

/// The coverage of a line of text in pixels, kept because the same texts come again and again.
final class TextMask {

  /// What decides about the pixels.
  struct Key: Hashable {
    var text: String
    var style: TextStyle

    /// The size of the glyphs in pixels.
    var size: Double

    /// The place of the text's start between two pixels, in ``TextMask/steps``.
    var phase: Int
  }

  /// The places between two pixels that are told apart; finer ones can't be seen.
  static let steps = 64.0

  /// The most pixels that are worth keeping.
  static let largestPixelCount = 1 << 20

  /// The coverage.
  let surface: Surface

  /// The mask's left and top edge, from the whole pixel where the text starts.
  let left: Int
  let top: Int

  /// Draw glyphs; nothing comes out if they have no outlines, or are too large to be kept.
  ///
  /// - Parameters:
  ///   - glyphs: the glyphs at the size 1.
  ///   - size: the size to draw them at, in pixels.
  ///   - phase: how far after a whole pixel the text starts, below 1.
  init?(_ glyphs: [ShapedText.Glyph], size: Double, phase: Double) {
    let outlines = glyphs.filter { !$0.typeface.isColorBitmap }
    let start = Point(x: phase, y: 0)
    var ink: InkBox?
    for glyph in outlines {
      guard let box = glyph.typeface.outline(of: glyph.index).ink else { continue }
      let placed = box.placed(at: glyph.place(from: start, size: size), size: size)
      ink = ink?.union(placed) ?? placed
    }
    guard let ink else { return nil }
    // One more pixel all around, since the ink of curves is found by samples.
    let (left, top) = (ink.left.rounded(.down) - 1, ink.top.rounded(.down) - 1)
    let (width, height) = (ink.right.rounded(.up) + 1 - left, ink.bottom.rounded(.up) + 1 - top)
    guard width * height <= Double(Self.largestPixelCount) else { return nil }
    self.left = Int(left)
    self.top = Int(top)
    surface = Surface(.mask, width: Int(width), height: Int(height))

    let pen = Context(surface)
    pen.setSource(red: 0, green: 0, blue: 0, alpha: 1)
    for glyph in outlines {
      let place = glyph.place(from: Point(x: phase - left, y: -top), size: size)
      pen.add(glyph.typeface.outline(of: glyph.index), at: place, size: size)
    }
    pen.fill()
  }
}
