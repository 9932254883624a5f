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

  /// The pixels of a row of keys of a tablet at a display scale of 3; larger shapes are few, and
  /// Cairo fills their interior as fast.
  private static let largestPixelCount = 512 << 10

  /// Return nil if the shape is too large, or unlikely to be repeated.
  init?(_ path: Path, line: StrokeStyle?, scale: Double) {
    let bounds = path.controlPointBox
    let reach = (line?.reach ?? 0) * scale + 1
    let (left, top) = (Double(bounds.minX) * scale, Double(bounds.minY) * scale)
    let (right, bottom) = (Double(bounds.maxX) * scale, Double(bounds.maxY) * scale)
    guard (right - left + 2 * reach) * (bottom - top + 2 * reach) <= Double(Self.largestPixelCount),
      max(abs(left), abs(top)) < 1e6
    else { return nil }
    let start = (x: Int((left - reach).rounded(.down)), y: Int((top - reach).rounded(.down)))
    let end = (x: Int((right + reach).rounded(.up)), y: Int((bottom + reach).rounded(.up)))
    box = PixelBox(left: start.x, top: start.y, width: end.x - start.x, height: end.y - start.y)
    var shape = RelativeShape(left: start.x, top: start.y, scale: scale)
    shape.add(path)
    key = Key(shape: shape, line: line)
    (self.path, self.scale) = (path, scale)
  }

  var spans: CoverageSpans {
    let surface = Surface(.mask, width: box.width, height: box.height)
    let pen = Context(surface)
    pen.setSource(red: 0, green: 0, blue: 0, alpha: 1)
    pen.add(path, scale: scale, x: -Double(box.left), y: -Double(box.top))
    if let line = key.line { pen.stroke(line, scale: scale) } else { pen.fill() }
    return CoverageSpans(surface)
  }
}
