internal import CImages

/// Pixels of a bitmap that plain shapes and text are drawn into without Cairo.
struct PixelRows {

  let pixels: UnsafeMutablePointer<UInt32>
  let width: Int
  let height: Int

  init?(_ pixels: UnsafeMutableBufferPointer<UInt32>, width: Int, height: Int) {
    guard let start = pixels.baseAddress else { return nil }
    self.pixels = start
    (self.width, self.height) = (width, height)
  }

  func contain(_ placed: PlacedSpans) -> Bool { placed.box.isInside(width: width, height: height) }

  private func withShape(_ placed: PlacedSpans, _ body: (cimages_shape) -> Void) {
    precondition(contain(placed), "Spans lie within the image that they are drawn in.")
    placed.spans.spans.withUnsafeBufferPointer { spans in
      placed.spans.coverage.withUnsafeBufferPointer { coverage in
        let start: Int = placed.top * width + placed.left
        body(
          cimages_shape(
            origin: pixels + start, stride: width,
            spans: spans.baseAddress, count: spans.count, coverage: coverage.baseAddress))
      }
    }
  }

  /// Cairo draws the edges of opaque shapes by a rule of its own, and has pixman draw all others.
  func fill(_ placed: PlacedSpans, _ color: PremultipliedPixel) {
    guard color.alpha == 255 else { return draw(placed, color) }
    withShape(placed) { cimages_fill($0, color.word) }
  }

  func draw(_ placed: PlacedSpans, _ color: PremultipliedPixel) {
    withShape(placed) { cimages_draw($0, color.word) }
  }

  /// Draws with a color for each row of the picture, from the top.
  func draw(_ placed: PlacedSpans, _ rows: [UInt32]) {
    precondition(rows.count >= height, "Each row of the image has a color.")
    rows.withUnsafeBufferPointer { rows in
      guard let first = rows.baseAddress else { return }
      withShape(placed) { cimages_draw_rows($0, first + placed.top) }
    }
  }

  /// Change the colors of pixels, which lie over an opaque color.
  func change(_ placed: PlacedSpans, over base: PremultipliedPixel, by matrix: ColorMatrix) {
    // Neighbors are often equal.
    var (known, changed) = (base.word, matrix.changed(base.word))
    withShape(placed) { shape in
      for span in placed.spans.spans {
        let row = shape.origin + Int(span.y) * width + Int(span.x)
        for x in 0..<Int(span.count) {
          let pixel = row[x]
          let backdrop = pixel >> 24 == 255 ? pixel : cimages_over(pixel, base.word, 255)
          if backdrop != known { (known, changed) = (backdrop, matrix.changed(backdrop)) }
          row[x] =
            span.start < 0
            ? changed : cimages_over(changed, pixel, UInt32(shape.coverage[Int(span.start) + x]))
        }
      }
    }
  }
}

/// Coverage of a shape at a position in pixels.
struct PlacedSpans {

  let spans: CoverageSpans
  let left: Int
  let top: Int

  var box: PixelBox {
    var box = spans.box
    box.left += left
    box.top += top
    return box
  }
}
