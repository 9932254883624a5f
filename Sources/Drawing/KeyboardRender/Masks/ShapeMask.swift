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
    let start = (x: Self.floor(left - reach), y: Self.floor(top - reach))
    let end = (x: -Self.floor(-right - reach), y: -Self.floor(-bottom - reach))
    box = PixelBox(left: start.x, top: start.y, width: end.x - start.x, height: end.y - start.y)
    var shape = RelativeShape(scale: scale)
    shape.add(path, from: box.corner)
    key = Key(shape: shape, line: line)
    (self.path, self.scale) = (path, scale)
  }

  /// Return the pixel of a coordinate in Cairo's precision, where thirds of a point are whole pixels.
  private static func floor(_ coordinate: Double) -> Int {
    Int(((coordinate * 256).rounded() / 256).rounded(.down))
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
