internal import Cairo
internal import Foundation
internal import KeyboardDrawing

/// The coverage of a path's interior or of a line along it, which the equal keys of a keyboard share.
struct ShapeMask {

  struct Key: Hashable {
    var shape: RelativeShape
    var line: StrokeStyle?
  }

  let key: Key

  private let path: Path
  private let scale: Double
  let box: PixelBox

  /// A row of keys of a tablet at a display scale of 3; Cairo fills larger shapes as fast.
  private static let largestPixelCount = 512 << 10

  /// Returns nil if the shape is too large, or unlikely to be repeated.
  init?(_ path: Path, line: StrokeStyle?, scale: Double) {
    let bounds = path.controlPointBox
    let reach = (line?.reach ?? 0) * scale + 1
    let (left, top) = (Double(bounds.minX) * scale, Double(bounds.minY) * scale)
    let (right, bottom) = (Double(bounds.maxX) * scale, Double(bounds.maxY) * scale)
    guard (right - left + 2 * reach) * (bottom - top + 2 * reach) <= Double(Self.largestPixelCount),
      max(abs(left), abs(top)) < 1e6
    else { return nil }
    let start = (x: Self.floor(left - reach), y: Self.floor(top - reach))
    let end = (x: -Self.floor(-right - reach), y: -Self.floor(-bottom - reach))
    box = PixelBox(left: start.x, top: start.y, width: end.x - start.x, height: end.y - start.y)
    var shape = RelativeShape(scale: scale)
    shape.add(path, from: box.corner)
    key = Key(shape: shape, line: line)
    (self.path, self.scale) = (path, scale)
  }

  /// Returns the pixel of a coordinate in Cairo's precision, where thirds of a point are whole pixels.
  private static func floor(_ coordinate: Double) -> Int {
    Int(((coordinate * 256).rounded() / 256).rounded(.down))
  }

  var spans: CoverageSpans {
    let surface = Surface(.mask, width: box.width, height: box.height)
    let pen = Context(surface)
    pen.setSource(Color.Resolved(hex: 0))
    pen.add(path, scale: scale, x: -Double(box.left), y: -Double(box.top))
    if let line = key.line { pen.stroke(line, scale: scale) } else { pen.fill() }
    return CoverageSpans(surface)
  }
}

/// Coverage of a text at a fraction of a pixel.
struct TextMask: Sendable {

  struct Key: Hashable, Sendable {
    var text: String
    var style: TextStyle
    var size: Double

    /// The fractional pixel position of the start, in ``TextMask/steps``.
    var phase: Int
  }

  /// Positions per pixel; finer ones are invisible.
  static let steps = 64.0

  let spans: CoverageSpans
  let left: Int
  let top: Int
}

/// Outlines of a short text, from which any thread can draw its mask.
struct TextOutlines: Sendable {

  private struct Part {
    var path: Path
    var origin: CGPoint
  }

  private let glyphs: [Part]
  private let line: Part?
  private let size: Double
  private let box: PixelBox

  private static let largestPixelCount = 1 << 20

  /// Returns nil if the text has none or is too large to be cached; the phase is below 1.
  init?(_ text: ShapedText, size: Double, phase: Double) {
    let outlines = text.glyphs.filter { !$0.isColorBitmap }.map { (glyph: $0, outline: $0.outline) }
    let start = CGPoint(x: phase, y: 0)
    var ink = text.line?.ink?.placed(at: start, size: size)
    for (glyph, outline) in outlines {
      guard let box = outline.ink else { continue }
      let placed = box.placed(at: glyph.place(from: start, size: size), size: size)
      ink = ink?.union(placed) ?? placed
    }
    guard let ink else { return nil }
    // One more pixel on each side, since the ink of curves is sampled.
    let (left, top) = (ink.left.rounded(.down) - 1, ink.top.rounded(.down) - 1)
    let (width, height) = (ink.right.rounded(.up) + 1 - left, ink.bottom.rounded(.up) + 1 - top)
    guard width * height <= Double(Self.largestPixelCount) else { return nil }
    box = PixelBox(left: Int(left), top: Int(top), width: Int(width), height: Int(height))
    let origin = CGPoint(x: phase - left, y: -top)
    glyphs = outlines.map {
      Part(path: $0.outline.path, origin: $0.glyph.place(from: origin, size: size))
    }
    line = text.line.map { Part(path: $0.path, origin: origin) }
    self.size = size
  }

  var mask: TextMask {
    let surface = Surface(.mask, width: box.width, height: box.height)
    let pen = Context(surface)
    pen.setSource(Color.Resolved(hex: 0))
    // The line may turn another way than the glyphs.
    for parts in [glyphs, line.map { [$0] } ?? []] where !parts.isEmpty {
      for part in parts { pen.add(part.path, scale: size, x: part.origin.x, y: part.origin.y) }
      pen.fill()
    }
    return TextMask(spans: CoverageSpans(surface), left: box.left, top: box.top)
  }
}
