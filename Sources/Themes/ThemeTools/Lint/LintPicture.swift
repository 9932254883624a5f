import Foundation
import KeyboardDocuments
import KeyboardDrawing
import KeyboardRender

/// A finding's crop of a drawn keyboard.
package struct LintPicture {

  let keyboard: Measured

  /// In points.
  let box: CGRect

  /// In points, on each side.
  private static let surroundings = 14.0

  private static let scale = 2.0

  /// Return the part with its surroundings as a PNG.
  package func png() throws -> [UInt8] {
    let whole = try keyboard.whole(scale: Self.scale)
    let wanted = box.insetBy(dx: -Self.surroundings, dy: -Self.surroundings)
    let (left, right) = whole.range(wanted.minX, wanted.maxX, whole.width)
    let (top, bottom) = whole.range(wanted.minY, wanted.maxY, whole.height)
    let rows = (top..<bottom).flatMap { y in
      whole.pixels[(y * whole.width + left)..<(y * whole.width + right)]
    }
    let crop = Bitmap(
      width: right - left, height: bottom - top, scale: Self.scale, pixels: rows)
    return try PNGPicture(crop).encoded()
  }
}

extension Bitmap {

  /// Return a range of at least one pixel.
  fileprivate func range(_ start: CGFloat, _ end: CGFloat, _ limit: Int) -> (Int, Int) {
    let first = min(max((start * scale).pixel, 0), limit - 1)
    return (first, min(max((end * scale).pixel, first + 1), limit))
  }
}
