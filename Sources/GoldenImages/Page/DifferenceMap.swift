public import KeyboardRender

/// The differences of two pictures: a picture of them, and the densest place.
public struct DifferenceMap: Sendable {

  /// The differences in red on a pale copy of the actual picture; nil if it can't be drawn.
  ///
  /// It has the larger width and the larger height of both pictures.
  public let picture: PNGPicture?

  /// The place of the densest differences; nil without any.
  public let worst: PixelRect?

  /// Compare two pictures; areas that only one of them has differ.
  public init(expected: PNGPicture, actual: PNGPicture) {
    let width = max(expected.width, actual.width)
    let height = max(expected.height, actual.height)
    guard width * height <= KeyboardRenderer.largestPixelCount else {
      picture = nil
      worst = nil
      return
    }
    var bytes = [UInt8](repeating: 0, count: width * height * 4)
    let columns = (width + Self.cell - 1) / Self.cell
    let rows = (height + Self.cell - 1) / Self.cell
    var counts = [Int](repeating: 0, count: columns * rows)
    for y in 0..<height {
      for x in 0..<width {
        let before = Self.pixel(of: expected, x: x, y: y)
        let after = Self.pixel(of: actual, x: x, y: y)
        let isSame =
          before.map { old in after.map { old.looksLike($0) } ?? false } ?? (after == nil)
        if !isSame { counts[y / Self.cell * columns + x / Self.cell] += 1 }
        guard before != nil || after != nil else { continue }
        (isSame ? after?.pale ?? Self.red : Self.red)
          .write(to: &bytes, at: (y * width + x) * 4)
      }
    }
    picture = PNGPicture(
      width: width, height: height, bytes: bytes, isOpaque: false, scale: actual.scale)
    worst = Self.densest(counts, columns: columns, rows: rows).map {
      PixelRect(
        x: $0.x, y: $0.y, width: min($0.width, width - $0.x), height: min($0.height, height - $0.y))
    }
  }

  // The side of the cells that differing pixels are counted in, in pixels.
  private static let cell = 16

  private static let red = Pixel(red: 255, green: 0, blue: 48, alpha: 255)

  /// Return the square of two by two cells with the most differing pixels.
  private static func densest(_ counts: [Int], columns: Int, rows: Int) -> PixelRect? {
    var best = 0
    var place: PixelRect?
    for row in 0..<rows {
      for column in 0..<columns {
        var sum = 0
        for y in row..<min(row + 2, rows) {
          for x in column..<min(column + 2, columns) { sum += counts[y * columns + x] }
        }
        guard sum > best else { continue }
        best = sum
        place = PixelRect(x: column * cell, y: row * cell, width: 2 * cell, height: 2 * cell)
      }
    }
    return place
  }

  private static func pixel(of picture: PNGPicture, x: Int, y: Int) -> Pixel? {
    guard x < picture.width, y < picture.height else { return nil }
    let place = (y * picture.width + x) * 4
    let bytes = picture.bytes
    return Pixel(
      red: bytes[place], green: bytes[place + 1], blue: bytes[place + 2], alpha: bytes[place + 3])
  }
}

extension Pixel {

  /// The pixel as a light gray, so that marks stand out.
  fileprivate var pale: Pixel {
    let brightness = (Int(red) * 2 + Int(green) * 5 + Int(blue)) / 8
    let gray = UInt8(clamping: 192 + brightness / 4)
    return Pixel(red: gray, green: gray, blue: gray, alpha: alpha)
  }

  fileprivate func write(to bytes: inout [UInt8], at place: Int) {
    bytes[place] = red
    bytes[place + 1] = green
    bytes[place + 2] = blue
    bytes[place + 3] = alpha
  }
}
