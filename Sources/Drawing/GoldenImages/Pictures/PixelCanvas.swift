import KeyboardRender

/// Bitmap for composing images without Cairo.
struct PixelCanvas {

  private let size: PixelSize
  private var bytes: [UInt8]

  init(size: PixelSize) {
    self.size = size
    bytes = Array(repeating: 0, count: size.width * size.height * 4)
  }

  var bounds: PixelRect { size.bounds }

  func picture(scale: Double?) -> PNGPicture {
    PNGPicture(width: size.width, height: size.height, bytes: bytes, isOpaque: false, scale: scale)
  }

  mutating func fill(_ rectangle: PixelRect, _ pixel: Pixel) {
    let area = rectangle.intersection(bounds)
    guard !area.isEmpty else { return }
    let width = size.width
    withPixels { pixels in
      for y in area.y..<area.maxY {
        for x in area.x..<area.maxX { pixels[y * width + x] = pixel }
      }
    }
  }

  mutating func draw(
    _ picture: PNGPicture, x left: Int, y top: Int, pale: Bool = false, replacing: Bool = false
  ) {
    let width = size.width
    picture.withPixels { source in
      withPixels { pixels in
        for y in 0..<source.height {
          let row = source.row(y)
          let start = (top + y) * width + left
          for x in 0..<source.width {
            let pixel = pale ? row[x].pale : row[x]
            pixels[start + x] = replacing ? pixel : pixel.over(pixels[start + x])
          }
        }
      }
    }
  }

  private mutating func withPixels(_ body: (UnsafeMutablePointer<Pixel>) -> Void) {
    bytes.withUnsafeMutableBytes { bytes in
      guard let start = bytes.baseAddress else { return }
      body(start.assumingMemoryBound(to: Pixel.self))
    }
  }
}

extension Pixel {

  /// Source: PNG specification, "Alpha channel processing".
  fileprivate func over(_ below: Pixel) -> Pixel {
    if alpha == 0 { return below }
    if alpha == 255 || below.alpha == 0 { return self }
    let rest = Int(below.alpha) * (255 - Int(alpha))
    let own = Int(alpha) * 255
    let sum = own + rest
    func mixed(_ above: UInt8, _ below: UInt8) -> UInt8 {
      let total: Int = Int(above) * own + Int(below) * rest
      return UInt8(total / sum)
    }
    return Pixel(
      red: mixed(red, below.red), green: mixed(green, below.green), blue: mixed(blue, below.blue),
      alpha: UInt8(sum / 255))
  }
}

/// Red, green, blue and alpha, not premultiplied.
struct Pixel: BitwiseCopyable, Hashable {

  var red: UInt8
  var green: UInt8
  var blue: UInt8
  var alpha: UInt8

  static let clear = Pixel(red: 0, green: 0, blue: 0, alpha: 0)

  func looksLike(_ other: Pixel) -> Bool { self == other || alpha | other.alpha == 0 }

  /// In levels of 255.
  func channelDifference(to other: Pixel) -> Int {
    func difference(_ first: UInt8, _ second: UInt8) -> Int {
      first > second ? Int(first - second) : Int(second - first)
    }
    return max(
      difference(red, other.red), difference(green, other.green), difference(blue, other.blue),
      difference(alpha, other.alpha))
  }

  var pale: Pixel {
    let brightness = (Int(red) * 2 + Int(green) * 5 + Int(blue)) / 8
    let gray = UInt8(clamping: 192 + brightness / 4)
    return Pixel(red: gray, green: gray, blue: gray, alpha: alpha)
  }

  /// Returns the pixel that more than half of all are; nil for none.
  static func majority(of each: (_ vote: (Pixel) -> Void) -> Void) -> Pixel? {
    // Boyer–Moore majority vote: only the remaining candidate can be in the majority.
    var (candidate, votes) = (clear, 0)
    each { pixel in
      if votes == 0 { candidate = pixel }
      votes += pixel == candidate ? 1 : -1
    }
    var (count, all) = (0, 0)
    each { pixel in
      all += 1
      if pixel == candidate { count += 1 }
    }
    return count * 2 > all ? candidate : nil
  }

}

extension Pixel {

  init?(hexText: String) {
    let digits = hexText.dropFirst()
    guard hexText.hasPrefix("#"), digits.count == 6 || digits.count == 8,
      digits.allSatisfy(\.isHexDigit),
      let number = UInt32(digits.count == 6 ? "\(digits)ff" : "\(digits)", radix: 16)
    else { return nil }
    self.init(
      red: UInt8(number >> 24), green: UInt8(number >> 16 & 0xFF), blue: UInt8(number >> 8 & 0xFF),
      alpha: UInt8(number & 0xFF))
  }
}
