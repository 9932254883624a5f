internal import KeyboardDrawing

/// Changes pixels to those that people with a deficiency of color vision see.
struct VisionFilter {

  private let vision: ColorVision

  /// Many pixels have few colors.
  private var known: [UInt32: UInt32] = [:]

  init(_ vision: ColorVision) {
    self.vision = vision
  }

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

  /// Transparent black for a pixel without opacity.
  fileprivate var color: Color.Resolved {
    guard alpha > 0 else { return Color.Resolved(hex: 0, opacity: 0) }
    func component(_ shift: UInt32) -> Double { Double(word >> shift & 255) / Double(alpha) }
    return Color.Resolved(
      red: component(16), green: component(8), blue: component(0), opacity: Double(alpha) / 255)
  }
}
