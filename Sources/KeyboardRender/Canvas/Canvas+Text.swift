internal import Cairo
internal import KeyboardDrawing

extension Canvas {

  /// Draw a line of text.
  ///
  /// Glyphs are drawn as outlines, because Cairo aligns glyphs to whole pixels, which is visible at
  /// small scales. The baseline is aligned to a whole pixel, so that letters are sharp.
  func text(_ run: TextRun) {
    let placed = typesetter.place(run)
    recordMissing(in: placed, of: run)
    var origin = Point(x: placed.origin.x * scale, y: placed.origin.y * scale)
    if isRaster {
      origin.x = (origin.x * TextMask.steps).rounded() / TextMask.steps
      origin.y.round()
    }
    let size = placed.size * scale
    if placed.shaped.hasOutlines { drawOutlines(of: placed, at: origin, size: size, run.paint) }
    for glyph in placed.shaped.glyphs where glyph.isColorBitmap {
      guard let strike = glyph.typeface.strike(of: glyph.index) else { continue }
      paint(
        strike, at: glyph.place(from: origin, size: size), size: size, opacity: run.color.opacity)
    }
  }

  private func drawOutlines(
    of text: PlacedText, at origin: Point, size: Double, _ paint: Paint
  ) {
    let start = origin.x.rounded(.down)
    let phase = origin.x - start
    let mask = isRaster ? masks.mask(of: text, size: size, phase: phase) : nil
    if let mask,
      drawMask(mask.spans, left: Int(start) + mask.left, top: Int(origin.y) + mask.top, paint)
    {
      return
    }
    setSource(paint)
    if let mask {
      let corner = Point(x: start + Double(mask.left), y: origin.y + Double(mask.top))
      return context.mask(mask.surface, at: corner)
    }
    for glyph in text.shaped.glyphs where !glyph.isColorBitmap {
      let place = glyph.place(from: origin, size: size)
      context.add(glyph.outline.path, scale: size, x: place.x, y: place.y)
    }
    context.fill()
    guard let line = text.shaped.line else { return }
    context.add(line.path, scale: size, x: origin.x, y: origin.y)
    context.fill()
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
