internal import Cairo
internal import KeyboardDrawing

/// A cache of gradients and the coverage of shapes, texts and shadows, which keyboards share: they would take over
/// half of the drawing time.
final class MaskCache {

  private var texts: [TextMask.Key: TextMask] = [:]
  private var shapes: [ShapeMask.Key: CoverageSpans] = [:]
  private var shadows: [ShadowMask.Key: ShadowMask] = [:]
  private var columns: [Column: [UInt32]] = [:]
  private var size = 0

  private struct Column: Hashable {
    var paint: Paint
    var scale: Double
    var height: Int
  }

  // The masks of a few dozen keyboards at a display scale of 3.
  private static let maximumSize = 8 << 20

  /// The coverage of a text's outlines in pixels, or `nil` if it is too large to be cached.
  ///
  /// The size is in pixels, and the phase the fractional position of the start, below 1.
  func mask(of text: PlacedText, size: Double, phase: Double) -> TextMask? {
    let step = Int((phase * TextMask.steps).rounded())
    let key = TextMask.Key(text: text.text, style: text.style, size: size, phase: step)
    if let mask = texts[key] { return mask }
    guard let mask = TextMask(text.shaped, size: size, phase: phase) else { return nil }
    makeRoom(for: mask.surface.width * mask.surface.height)
    texts[key] = mask
    return mask
  }

  /// The coverage of a shadow.
  func mask(of shadow: Scene.Shadow, scale: Double, plan: ShadowPlan) -> ShadowMask {
    let key = ShadowMask.key(shadow, scale: scale, plan: plan)
    if let mask = shadows[key] { return mask }
    let mask = ShadowMask(shadow, scale: scale, plan: plan)
    makeRoom(for: mask.surface.width * mask.surface.height)
    shadows[key] = mask
    return mask
  }

  /// The spans of a shape.
  func spans(of shape: ShapeMask) -> CoverageSpans {
    if let spans = shapes[shape.key] { return spans }
    let spans = shape.spans
    makeRoom(for: spans.size)
    shapes[shape.key] = spans
    return spans
  }

  /// The colors of a vertical gradient in the rows of a picture, drawn by a closure unless known.
  func column(
    of paint: Paint, scale: Double, height: Int, _ draw: () -> [UInt32]
  ) -> [UInt32] {
    let key = Column(paint: paint, scale: scale, height: height)
    if let known = columns[key] { return known }
    let colors = draw()
    makeRoom(for: 4 * colors.count)
    columns[key] = colors
    return colors
  }

  private func makeRoom(for added: Int) {
    size += added
    guard size > Self.maximumSize else { return }
    (texts, shapes, shadows, columns, size) = ([:], [:], [:], [:], added)
  }
}
