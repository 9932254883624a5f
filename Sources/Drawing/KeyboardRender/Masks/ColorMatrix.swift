internal import Cairo
internal import KeyboardDrawing

/// Change of colors by a material, such as saturation, as a 3 × 4 matrix.
struct ColorMatrix {

  private let red: Row
  private let green: Row
  private let blue: Row

  private struct Row {
    let red: Float
    let green: Float
    let blue: Float
    let sum: Float

    init(_ row: [Double]) {
      (red, green, blue) = (Float(row[0]), Float(row[1]), Float(row[2]))
      // In levels, rounded where they are cut.
      sum = Float(row[3] * 255 + 0.5)
    }

    @inline(__always)
    func level(_ red: Float, _ green: Float, _ blue: Float) -> UInt8 {
      UInt8(min(max(self.red * red + self.green * green + self.blue * blue + sum, 0), 255))
    }
  }

  init(_ material: Material) {
    let matrix = material.matrix
    (red, green, blue) = (Row(matrix[0]), Row(matrix[1]), Row(matrix[2]))
  }

  @inline(__always)
  func changed(_ pixel: UInt32) -> UInt32 {
    let (red, green, blue) = (Float(pixel >> 16 & 255), Float(pixel >> 8 & 255), Float(pixel & 255))
    return 255 << 24 | UInt32(self.red.level(red, green, blue)) << 16
      | UInt32(self.green.level(red, green, blue)) << 8
      | UInt32(self.blue.level(red, green, blue))
  }

  @inline(__always)
  private func write(
    _ red: Float, _ green: Float, _ blue: Float, to bytes: UnsafeMutableBufferPointer<UInt8>,
    at index: Int
  ) {
    bytes[index] = self.blue.level(red, green, blue)
    bytes[index + 1] = self.green.level(red, green, blue)
    bytes[index + 2] = self.red.level(red, green, blue)
    bytes[index + 3] = 255
  }

  func apply(to source: borrowing Surface, writing target: borrowing Surface) {
    let (width, height) = (target.width, target.height)
    source.withBytes { bytes, stride in
      target.withBytes { result, resultStride in
        for y in 0..<height {
          for x in 0..<width {
            let at = y * stride + x * 4
            let alpha = bytes[at + 3]
            guard alpha > 0 else { continue }
            let factor = alpha == 255 ? 1 : 255 / Float(alpha)
            write(
              Float(bytes[at + 2]) * factor, Float(bytes[at + 1]) * factor,
              Float(bytes[at]) * factor, to: result, at: y * resultStride + x * 4)
          }
        }
      }
    }
  }

  func apply(to channels: [[Float]], writing target: borrowing Surface) {
    let (width, height) = (target.width, target.height)
    target.withBytes { result, stride in
      for y in 0..<height {
        for x in 0..<width {
          let at = y * width + x
          // Far outside of the clip, nothing is visible.
          let alpha = channels[3][at]
          guard alpha > 0.01 else { continue }
          let factor = 255 / alpha
          write(
            channels[2][at] * factor, channels[1][at] * factor, channels[0][at] * factor,
            to: result, at: y * stride + x * 4)
        }
      }
    }
  }
}

/// Changes pixels to those that people with a deficiency of color vision see.
struct VisionFilter {

  let vision: ColorVision
  private(set) var known: [UInt32: UInt32] = [:]

  mutating func apply(to pixels: UnsafeMutableBufferPointer<UInt32>) {
    var last = (pixel: UInt32(0), seen: UInt32(0))
    for index in pixels.indices {
      let pixel = pixels[index]
      if pixel != last.pixel { last = (pixel, seen(pixel)) }
      pixels[index] = last.seen
    }
  }

  private mutating func seen(_ pixel: UInt32) -> UInt32 {
    if let seen = known[pixel] { return seen }
    let seen = PremultipliedPixel(vision.seen(PremultipliedPixel(word: pixel).color)).word
    known[pixel] = seen
    return seen
  }
}

extension PremultipliedPixel {

  fileprivate var color: Color.Resolved {
    guard alpha > 0 else { return Color.Resolved(hex: 0, opacity: 0) }
    func component(_ shift: UInt32) -> Double { Double(word >> shift & 255) / Double(alpha) }
    return Color.Resolved(
      red: component(16), green: component(8), blue: component(0), opacity: Double(alpha) / 255)
  }
}
