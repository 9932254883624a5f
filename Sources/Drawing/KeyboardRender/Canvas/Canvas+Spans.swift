internal import Cairo
internal import Foundation
internal import KeyboardDrawing

extension Canvas {

  /// Return whether spans suffice; Cairo rasterizes a shape anew wherever it is.
  func drawShape(_ path: Path, line: StrokeStyle?, _ paint: Paint) -> Bool {
    guard let rows, paint.hasEqualRows, let placed = placedSpans(of: path, line: line)
    else { return false }
    switch paint {
    case .color(let color): rows.fill(placed, PremultipliedPixel(color))
    case .linearGradient(let stops, let from, let to):
      let gradient = masks.column(of: paint, scale: scale, height: rows.height) {
        let surface = Surface(.color, width: 1, height: rows.height)
        let pen = Context(surface)
        pen.setSource(Pattern(from: point(from), to: point(to)), stops)
        pen.paint()
        return surface.column
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

  /// Return whether spans suffice, which needs a material without a blur.
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

extension Paint {

  var hasEqualRows: Bool {
    switch self {
    case .color: true
    case .linearGradient(_, let from, let to): from.x == to.x && from.y != to.y
    case .radialGradient, .conicGradient: false
    }
  }
}

extension Surface {

  fileprivate var column: [UInt32] {
    var pixels: [UInt32] = []
    withBytes { bytes, stride in
      let rows = UnsafeRawBufferPointer(bytes)
      pixels = (0..<height).map {
        rows.loadUnaligned(fromByteOffset: $0 * stride, as: UInt32.self)
      }
    }
    return pixels
  }
}
