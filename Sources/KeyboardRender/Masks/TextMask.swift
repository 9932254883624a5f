internal import Cairo

/// The coverage of a line of text in pixels, for reuse.
final class TextMask {

  /// The properties that determine the pixels.
  struct Key: Hashable {
    var text: String
    var style: TextStyle

    /// The size of the glyphs in pixels.
    var size: Double

    /// The fractional pixel position of the start, in ``TextMask/steps``.
    var phase: Int
  }

  /// The number of distinguished positions per pixel; finer ones are invisible.
  static let steps = 64.0

  /// The maximum number of pixels of a cached mask.
  static let largestPixelCount = 1 << 20

  /// The coverage.
  let surface: Surface

  /// The same coverage in spans.
  private(set) lazy var spans = CoverageSpans(surface)

  /// The left and top edges of the mask relative to the start of the text, in pixels.
  let left: Int
  let top: Int

  /// Draw a text, or return `nil` if it has no outlines or is too large to be cached.
  ///
  /// - Parameters:
  ///   - text: The glyphs at font size 1.
  ///   - size: The size in pixels.
  ///   - phase: The fractional pixel position of the start, below 1.
  init?(_ text: ShapedText, size: Double, phase: Double) {
    let outlines = text.glyphs.filter { !$0.isColorBitmap }
    let start = Point(x: phase, y: 0)
    var ink: InkBox?
    for glyph in outlines {
      guard let box = glyph.outline.ink else { continue }
      let placed = box.placed(at: glyph.place(from: start, size: size), size: size)
      ink = ink?.union(placed) ?? placed
    }
    if let line = text.line?.ink?.placed(at: start, size: size) { ink = ink?.union(line) ?? line }
    guard let ink else { return nil }
    // One more pixel on each side, since the ink of curves is sampled.
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
      pen.add(glyph.outline.path, scale: size, x: place.x, y: place.y)
    }
    pen.fill()
    guard let line = text.line else { return }
    pen.add(line.path, scale: size, x: phase - left, y: -top)
    pen.fill()
  }
}
