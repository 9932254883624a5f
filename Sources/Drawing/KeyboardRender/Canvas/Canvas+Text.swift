internal import Cairo
internal import Foundation
internal import KeyboardDrawing

extension Canvas {

  /// Draws outlines, as Cairo aligns glyphs to whole pixels; baselines are aligned to stay sharp.
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

  /// Returns whether spans suffice; Cairo rasterizes a shape anew wherever it is.
  func drawShape(_ path: Path, line: StrokeStyle?, _ paint: Paint) -> Bool {
    guard let rows, paint.hasEqualRows, let placed = placedSpans(of: path, line: line)
    else { return false }
    switch paint {
    case .color(let color): rows.fill(placed, PremultipliedPixel(color))
    case .linearGradient:
      let gradient = masks.column(of: paint, scale: scale, height: rows.height) {
        let surface = Surface(.color, width: 1, height: rows.height)
        let pen = Context(surface)
        pen.setSource(paint, scale: scale)
        pen.paint()
        var pixels: [UInt32] = []
        surface.withBytes { bytes, stride in
          let bytes = UnsafeRawBufferPointer(bytes)
          pixels = (0..<rows.height).map {
            bytes.loadUnaligned(fromByteOffset: $0 * stride, as: UInt32.self)
          }
        }
        return pixels
      }
      rows.draw(placed, gradient)
    case .radialGradient, .conicGradient: return false
    }
    return true
  }

  func drawMask(
    _ spans: @autoclosure () -> CoverageSpans, left: Int, top: Int, _ paint: Paint
  ) -> Bool {
    guard let rows, case .color(let color) = paint else { return false }
    let placed = PlacedSpans(spans: spans(), left: left, top: top)
    guard rows.contain(placed) else { return false }
    rows.draw(placed, PremultipliedPixel(color))
    return true
  }

  /// Returns whether spans suffice, which needs a material without a blur.
  func drawSharp(_ material: Material, in path: Path) -> Bool {
    guard let rows, material.blur == 0, let placed = placedSpans(of: path, line: nil)
    else { return false }
    rows.change(placed, over: PremultipliedPixel(material.base), by: ColorMatrix(material))
    return true
  }

  private func placedSpans(of path: Path, line: StrokeStyle?) -> PlacedSpans? {
    guard let rows, let shape = ShapeMask(path, line: line, scale: scale) else { return nil }
    let placed = PlacedSpans(
      spans: masks.spans(of: shape), left: shape.box.left, top: shape.box.top)
    return rows.contain(placed) ? placed : nil
  }
}

extension TextRun {

  /// A box around all letters, which may exceed the frame.
  var inkBox: CGRect { box.insetBy(dx: -font.size, dy: -font.size) }
}

extension Paint {

  var hasEqualRows: Bool {
    switch self {
    case .color: true
    case .linearGradient(_, let from, let to): from.x == to.x && from.y != to.y
    case .radialGradient, .conicGradient: false
    }
  }
}
