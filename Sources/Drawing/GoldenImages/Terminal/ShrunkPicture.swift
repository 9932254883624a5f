internal import KeyboardRender

/// A resampled picture, over middle gray where it is transparent.
struct ShrunkPicture {

  let width: Int
  let height: Int
  private let pixels: [Pixel]

  init(_ picture: PNGPicture, width: Int, height: Int) {
    self.width = width
    self.height = height
    pixels = (0..<width * height).map { index in
      let columns = Self.range(index % width, of: width, in: picture.width)
      let rows = Self.range(index / width, of: height, in: picture.height)
      return Self.mean(of: picture, columns: columns, rows: rows)
    }
  }

  func color(x: Int, y: Int) -> Pixel { pixels[y * width + x] }

  private static func range(_ index: Int, of count: Int, in total: Int) -> Range<Int> {
    let start = min(index * total / count, total - 1)
    return start..<max(start + 1, min((index + 1) * total / count, total))
  }

  private static let background = 128

  private static func mean(of picture: PNGPicture, columns: Range<Int>, rows: Range<Int>) -> Pixel {
    var (red, green, blue) = (0, 0, 0)
    for y in rows {
      for x in columns {
        let place = (y * picture.width + x) * 4
        let alpha = Int(picture.bytes[place + 3])
        red += Int(picture.bytes[place]) * alpha + background * (255 - alpha)
        green += Int(picture.bytes[place + 1]) * alpha + background * (255 - alpha)
        blue += Int(picture.bytes[place + 2]) * alpha + background * (255 - alpha)
      }
    }
    let count = columns.count * rows.count * 255
    return Pixel(
      red: UInt8(clamping: red / count), green: UInt8(clamping: green / count),
      blue: UInt8(clamping: blue / count), alpha: 255)
  }
}
