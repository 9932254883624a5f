import KeyboardRender

/// A picture of a few pixels to animate.
struct Patch {

  var width: Int
  var height: Int
  var pixels: [UInt32]

  init(_ width: Int, _ height: Int, _ pixel: UInt32 = 0xFFFF_FFFF) {
    self.width = width
    self.height = height
    pixels = Array(repeating: pixel, count: width * height)
  }

  /// Pixels by chance, some clear, some half clear unless all are to be opaque.
  init(_ width: Int, _ height: Int, seed: UInt64, isOpaque: Bool) {
    self.init(width, height)
    var state = seed
    for index in pixels.indices {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let bits = UInt32(truncatingIfNeeded: state >> 33)
      switch isOpaque ? 3 : bits % 4 {
      case 0: pixels[index] = 0
      case 1: pixels[index] = 0x8000_0000 | bits & 0x7F_7F7F
      default: pixels[index] = 0xFF00_0000 | bits & 0xFF_FFFF
      }
    }
  }

  func filling(_ x: Int, _ y: Int, _ width: Int, _ height: Int, _ pixel: UInt32) -> Patch {
    var copy = self
    for row in y..<y + height {
      for column in x..<x + width { copy.pixels[row * self.width + column] = pixel }
    }
    return copy
  }

  var bitmap: Bitmap { Bitmap(width: width, height: height, scale: 1, pixels: pixels) }

  /// The bytes of the picture at the left and the lower or upper edge of a larger one.
  func bytes(width: Int, height: Int, isAtTop: Bool = false) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: width * height * 4)
    let top = isAtTop ? 0 : height - self.height
    for (index, pixel) in pixels.enumerated() {
      let alpha = pixel >> 24
      guard alpha > 0 else { continue }
      let place = ((top + index / self.width) * width + index % self.width) * 4
      for channel in 0..<3 {
        let value = pixel >> (16 - 8 * UInt32(channel)) & 255
        bytes[place + channel] = UInt8(min(255, (value * 255 + alpha / 2) / alpha))
      }
      bytes[place + 3] = UInt8(alpha)
    }
    return bytes
  }
}

extension PictureAnimation {

  /// An animation of patches, each shown for a number of milliseconds.
  init(
    _ patches: [Patch], milliseconds: [Int] = [], loopCount: Int = 0, fixedEdge: FixedEdge = .bottom
  ) {
    let frames = patches.enumerated().map { index, patch in
      let time = milliseconds.indices.contains(index) ? milliseconds[index] : 100
      return Frame(patch.bitmap, duration: .milliseconds(time))
    }
    self.init(frames: frames, loopCount: loopCount, fixedEdge: fixedEdge)
  }
}
