internal import Cairo
package import Foundation

/// A drawn picture with its display scale.
public struct Bitmap: Hashable, Sendable {

  /// The width in pixels.
  public let width: Int

  /// The height in pixels.
  public let height: Int

  /// The display scale in pixels per point.
  public let scale: Double

  /// Premultiplied pixels `0xAARRGGBB`, row by row from the top.
  public let pixels: [UInt32]

  package init(width: Int, height: Int, scale: Double, pixels: [UInt32]) {
    precondition(pixels.count == width * height, "A picture has one word for every pixel.")
    self.width = width
    self.height = height
    self.scale = scale
    self.pixels = pixels
  }

  /// The pixel at a column and a row, or `nil` outside of the picture.
  public subscript(x: Int, y: Int) -> UInt32? {
    guard (0..<width).contains(x), (0..<height).contains(y) else { return nil }
    return pixels[y * width + x]
  }
}

extension Bitmap {

  /// Return the part within a rectangle in points, in whole pixels; nil outside of the picture.
  package func cropped(to box: CGRect) -> Bitmap? {
    func pixels(_ range: (Double, Double), within size: Int) -> Range<Int> {
      let bounds = [range.0 * scale, range.1 * scale].map { min(max($0, 0), Double(size)) }
      return Int(bounds[0].rounded(.down))..<Int(bounds[1].rounded(.up))
    }
    let columns = pixels((box.minX, box.maxX), within: width)
    let rows = pixels((box.minY, box.maxY), within: height)
    guard !columns.isEmpty, !rows.isEmpty else { return nil }
    let part = rows.flatMap {
      self.pixels[$0 * width + columns.lowerBound..<$0 * width + columns.upperBound]
    }
    return Bitmap(width: columns.count, height: rows.count, scale: scale, pixels: part)
  }

  package func pngByCairo() throws(RenderError) -> [UInt8] {
    var pixels = pixels
    let result = pixels.withUnsafeMutableBufferPointer { buffer in
      Result { () throws(CairoError) in
        let surface = Surface(borrowing: buffer, width: width, height: height)
        return try surface.pngByCairo()
      }
    }
    return try RenderError.converting(result.get)
  }
}
