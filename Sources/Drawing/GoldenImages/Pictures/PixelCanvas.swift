import KeyboardRender

struct PixelCanvas {

  private let size: PixelSize
  private var bytes: [UInt8]

  init(size: PixelSize) {
    self.size = size
    bytes = Array(repeating: 0, count: size.width * size.height * 4)
  }

  var bounds: PixelRect { size.bounds }

  func picture(scale: Double?) -> PNGPicture {
    PNGPicture(
      width: size.width, height: size.height, bytes: bytes, isOpaque: false, scale: scale)
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

  /// Draw a picture over what is there, or replace it.
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
    let sum = Int(alpha) * 255 + rest
    func mixed(_ above: UInt8, _ below: UInt8) -> UInt8 {
      UInt8((Int(above) * Int(alpha) * 255 + Int(below) * rest) / sum)
    }
    return Pixel(
      red: mixed(red, below.red), green: mixed(green, below.green), blue: mixed(blue, below.blue),
      alpha: UInt8(sum / 255))
  }
}
