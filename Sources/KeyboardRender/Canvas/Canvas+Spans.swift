internal import Cairo
internal import Foundation
internal import KeyboardDrawing

/// The pixels of a bitmap that a canvas draws into without Cairo.
struct PixelRows {

  let pixels: UnsafeMutablePointer<UInt32>
  let width: Int
  let height: Int

  /// Create rows over the pixels of a picture, or return `nil` if it has none.
  init?(_ pixels: UnsafeMutableBufferPointer<UInt32>, width: Int, height: Int) {
    guard let start = pixels.baseAddress else { return nil }
    self.pixels = start
    (self.width, self.height) = (width, height)
  }

  /// The rule by which partly covered pixels are blended: each rounds in its own way.
  enum Rule {

    /// Cairo's spans of opaque colors.
    case lerp

    /// Pixman's masks.
    case over
  }

  /// Draw a color over the pixels that spans cover, with their origin at a pixel.
  ///
  /// The box of the spans must lie within the picture.
  func draw(
    _ color: PremultipliedPixel, in spans: CoverageSpans, left: Int, top: Int, by rule: Rule
  ) {
    spans.coverage.withUnsafeBufferPointer { coverage in
      for span in spans.spans {
        let row = pixels + (top + Int(span.y)) * width + left + Int(span.x)
        let count = Int(span.count)
        guard span.start >= 0 else {
          color.draw(over: row, count: count)
          continue
        }
        let start = Int(span.start)
        switch rule {
        case .lerp:
          for x in 0..<count {
            row[x] = color.blended(with: row[x], coverage: UInt32(coverage[start + x]))
          }
        case .over:
          for x in 0..<count {
            row[x] = color.over(row[x], coverage: UInt32(coverage[start + x]))
          }
        }
      }
    }
  }
}

extension Canvas {

  /// Draw the interior of a path or a line along it from the spans of its shape, and return whether
  /// this was possible.
  ///
  /// Cairo rasterizes a shape anew wherever it is; the shapes of keys are few.
  func drawShape(_ path: Path, line: StrokeStyle?, _ paint: Paint) -> Bool {
    guard let rows, case .color(let color) = paint,
      let shape = ShapeMask(path, line: line, scale: scale)
    else { return false }
    let spans = masks.spans(of: shape)
    let pixel = PremultipliedPixel(color)
    return draw(
      pixel, in: spans, left: shape.box.left, top: shape.box.top, into: rows,
      by: pixel.alpha < 255 ? .over : .lerp)
  }

  /// Draw a color through the coverage of a text or a shadow with its origin at a pixel, and return
  /// whether this was possible.
  func drawMask(_ spans: @autoclosure () -> CoverageSpans, left: Int, top: Int, _ paint: Paint)
    -> Bool
  {
    guard let rows, case .color(let color) = paint else { return false }
    return draw(PremultipliedPixel(color), in: spans(), left: left, top: top, into: rows, by: .over)
  }

  private func draw(
    _ pixel: PremultipliedPixel, in spans: CoverageSpans, left: Int, top: Int, into rows: PixelRows,
    by rule: PixelRows.Rule
  ) -> Bool {
    var box = spans.box
    box.left += left
    box.top += top
    guard box.isInside(width: rows.width, height: rows.height) else { return false }
    rows.draw(pixel, in: spans, left: left, top: top, by: rule)
    return true
  }
}
