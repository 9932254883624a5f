internal import Cairo
internal import Foundation

/// Pixman steps through all repetitions before a pixel for each pixel of a reduction: a tile of a
/// few pixels would take minutes.
struct Tile {

  private let image: DecodedImage
  private let pixelWidth: Double
  private let pixelHeight: Double

  // The strongest reduction by Cairo, whose results the goldens show.
  private static let strongestReduction = 3.0

  // The drawn columns or rows of a tile after a reduction, per pixel: enough for sharp edges.
  private static let density = 2.0

  // The minimum size of the repeated image. A larger one isn't faster.
  private static let shortestSide = 512

  init(_ image: DecodedImage, width: Double, height: Double) {
    let (columns, pixelWidth) = Self.count(image.width, length: width)
    let (rows, pixelHeight) = Self.count(image.height, length: height)
    (self.pixelWidth, self.pixelHeight) = (pixelWidth, pixelHeight)
    self.image = image.averaged(columns: columns, rows: rows).repeated(
      columns: Self.copies(columns), rows: Self.copies(rows))
  }

  func paint(at origin: CGPoint, with pen: borrowing Context) {
    image.withSurface { surface in
      pen.setSource(
        surface, at: origin, pixelWidth: pixelWidth, pixelHeight: pixelHeight, extending: .itself)
      pen.paint()
      // The pixels are released before the context.
      pen.setSource(red: 0, green: 0, blue: 0, alpha: 0)
    }
  }

  private static func count(_ count: Int, length: Double) -> (Int, Double) {
    guard Double(count) > length * strongestReduction else {
      return (count, length / Double(count))
    }
    let reduced = max(min(count, Int((length * density).rounded())), 1)
    // The only column of a tile is as wide as any: all are alike.
    return (reduced, reduced == 1 ? max(length, 1) : length / Double(reduced))
  }

  private static func copies(_ count: Int) -> Int { (shortestSide + count - 1) / count }
}
