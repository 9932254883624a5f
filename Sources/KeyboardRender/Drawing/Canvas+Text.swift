internal import Cairo
internal import KeyboardDrawing

extension Canvas {

  /// Draws a line of text.
  ///
  /// Glyphs are drawn as outlines, because Cairo moves glyphs of its own to whole pixels, which shows
  /// at small scales. The baseline is moved to a whole pixel, so that letters stand sharp.
  func text(_ run: TextRun) {
    let placed = typesetter.place(run)
    if !placed.shaped.missing.isEmpty {
      missing.append(MissingGlyphs(text: run.text, scalars: placed.shaped.missing))
    }
    let baseline = placed.origin.y * scale
    let origin = Point(x: placed.origin.x * scale, y: isRaster ? baseline.rounded() : baseline)
    let size = placed.size * scale

    setSource(run.color)
    for glyph in placed.shaped.glyphs where !glyph.typeface.isColorBitmap {
      context.add(
        glyph.typeface.outline(of: glyph.index), at: glyph.place(from: origin, size: size),
        size: size)
    }
    context.fill()
    for glyph in placed.shaped.glyphs where glyph.typeface.isColorBitmap {
      guard let strike = glyph.typeface.strike(of: glyph.index) else { continue }
      paint(
        strike, at: glyph.place(from: origin, size: size), size: size, opacity: run.color.opacity)
    }
  }

  private func paint(_ strike: Strike, at origin: Point, size: Double, opacity: Double) {
    let box = strike.box.placed(at: origin, size: size)
    context.saved {
      context.translate(x: box.left, y: box.top)
      context.scale(x: size * strike.pixelSize, y: size * strike.pixelSize)
      context.paint(strike.surface, at: Point(x: 0, y: 0), opacity: opacity)
    }
  }
}

extension ShapedText.Glyph {

  /// The glyph's origin in a text that starts at a point and is drawn at a size.
  func place(from start: Point, size: Double) -> Point {
    Point(x: start.x + origin.x * size, y: start.y + origin.y * size)
  }
}
