internal import Cairo
internal import Foundation
internal import KeyboardDrawing

extension Canvas {

  /// Outlines are drawn, because Cairo aligns glyphs to whole pixels, which is visible at small
  /// scales; the baseline is aligned, so that letters are sharp.
  func text(_ run: TextRun) {
    let text = PixelText(run, scale: scale, isRaster: isRaster, typesetter)
    let (placed, origin, size) = (text.placed, text.origin, text.size)
    recordMissing(in: placed, of: run)
    drawEffects(
      of: run, placed.shaped, at: CGPoint(x: origin.x / scale, y: origin.y / scale),
      size: placed.size)
    if placed.shaped.hasOutlines { drawOutlines(of: text, run.paint, in: run.inkBox) }
    for glyph in placed.shaped.glyphs where glyph.isColorBitmap {
      guard let bitmap = glyph.typeface.bitmap(of: glyph.index) else { continue }
      paint(
        bitmap, at: glyph.place(from: origin, size: size), size: size, opacity: run.color.opacity)
    }
  }

  private func drawOutlines(of text: PixelText, _ paint: Paint, in box: CGRect) {
    let (start, origin) = (text.start, text.origin)
    let mask = isRaster ? masks.mask(of: text) : nil
    if let mask,
      drawMask(mask.spans, left: Int(start) + mask.left, top: Int(origin.y) + mask.top, paint)
    {
      return
    }
    setSource(paint, in: box)
    if let mask {
      let corner = CGPoint(x: start + Double(mask.left), y: origin.y + Double(mask.top))
      return context.mask(mask.spans.mask, at: corner)
    }
    let shaped = text.placed.shaped
    for glyph in shaped.glyphs where !glyph.isColorBitmap {
      let place = glyph.place(from: origin, size: text.size)
      context.add(glyph.outline.path, scale: text.size, x: place.x, y: place.y)
    }
    context.fill()
    guard let line = shaped.line else { return }
    context.add(line.path, scale: text.size, x: origin.x, y: origin.y)
    context.fill()
  }

  private func paint(_ bitmap: GlyphBitmap, at origin: CGPoint, size: Double, opacity: Double) {
    let box = bitmap.box.placed(at: origin, size: size)
    context.saved {
      context.translate(x: box.left, y: box.top)
      context.scale(x: size * bitmap.pixelSize, y: size * bitmap.pixelSize)
      context.paint(bitmap.surface, at: CGPoint(x: 0, y: 0), opacity: opacity)
    }
  }
}

extension TextRun {

  /// A box around all letters, which may exceed the frame.
  var inkBox: CGRect { box.insetBy(dx: -font.size, dy: -font.size) }
}
