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

  /// Whether spans are within the picture.
  func contain(_ placed: PlacedSpans) -> Bool {
    placed.box.isInside(width: width, height: height)
  }

  /// Call a closure with the pixels, the row and the coverage of each span; full coverage is `nil`.
  @inline(__always)
  private func forEachSpan(
    of placed: PlacedSpans,
    _ body: (UnsafeMutableBufferPointer<UInt32>, Int, UnsafePointer<UInt8>?) -> Void
  ) {
    precondition(contain(placed), "Spans lie within the picture that they are drawn in.")
    placed.spans.coverage.withUnsafeBufferPointer { coverage in
      for span in placed.spans.spans {
        let y = placed.top + Int(span.y)
        let start = pixels + y * width + placed.left + Int(span.x)
        body(
          UnsafeMutableBufferPointer(start: start, count: Int(span.count)), y,
          span.start < 0 ? nil : coverage.baseAddress.map { $0 + Int(span.start) })
      }
    }
  }

  /// Draw an opaque color, or a translucent one, over the interior of a shape.
  ///
  /// Cairo draws the edges of opaque shapes by a rule of its own, and has pixman draw all others.
  func fill(_ placed: PlacedSpans, _ color: PremultipliedPixel) {
    guard color.alpha == 255 else { return draw(placed, color) }
    forEachSpan(of: placed) { pixels, _, coverage in
      guard let coverage else { return pixels.update(repeating: color.word) }
      for x in pixels.indices {
        pixels[x] = color.blended(with: pixels[x], coverage: UInt32(coverage[x]))
      }
    }
  }

  /// Draw a color through a mask.
  func draw(_ placed: PlacedSpans, _ color: PremultipliedPixel) {
    forEachSpan(of: placed) { pixels, _, coverage in color.draw(over: pixels, coverage) }
  }

  /// Draw colors that differ from row to row; the first one is that of the top row of the picture.
  func draw(_ placed: PlacedSpans, _ rows: [PremultipliedPixel]) {
    forEachSpan(of: placed) { pixels, y, coverage in rows[y].draw(over: pixels, coverage) }
  }

  /// Change the colors of pixels, which lie over an opaque color.
  func change(_ placed: PlacedSpans, over base: PremultipliedPixel, by matrix: ColorMatrix) {
    // Neighbors are often equal.
    var (known, changed) = (base.word, matrix.changed(base.word))
    forEachSpan(of: placed) { pixels, _, coverage in
      for x in pixels.indices {
        let pixel = pixels[x]
        let backdrop =
          pixel >> 24 == 255
          ? pixel : PremultipliedPixel(word: pixel).over(base.word, coverage: 255)
        if backdrop != known { (known, changed) = (backdrop, matrix.changed(backdrop)) }
        pixels[x] =
          coverage.map {
            PremultipliedPixel(word: changed).over(pixel, coverage: UInt32($0[x]))
          } ?? changed
      }
    }
  }
}

/// Spans with a place in a picture.
struct PlacedSpans {

  let spans: CoverageSpans

  /// The place of the origin of the spans, in pixels.
  let left: Int
  let top: Int

  /// The box of the covered pixels.
  var box: PixelBox {
    var box = spans.box
    box.left += left
    box.top += top
    return box
  }
}

extension PremultipliedPixel {

  /// Draw the color over pixels by their coverage, as pixman does; without one, all are covered.
  @inline(__always)
  fileprivate func draw(
    over pixels: UnsafeMutableBufferPointer<UInt32>, _ coverage: UnsafePointer<UInt8>?
  ) {
    guard let coverage else { return draw(over: pixels) }
    for x in pixels.indices { pixels[x] = over(pixels[x], coverage: UInt32(coverage[x])) }
  }
}
