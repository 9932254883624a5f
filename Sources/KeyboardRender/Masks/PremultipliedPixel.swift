internal import KeyboardDrawing

/// A premultiplied pixel `0xAARRGGBB`, blended with the rounding of Cairo and pixman, so that a
/// picture doesn't depend on which of us draws a shape.
struct PremultipliedPixel: Hashable {

  let word: UInt32

  var alpha: UInt32 { word >> 24 }

  init(word: UInt32) {
    self.word = word
  }

  /// Convert a color as Cairo does: to premultiplied numbers of 16 bits, of which pixels have the
  /// upper 8.
  init(_ color: Color.Resolved) {
    let opacity = min(max(color.opacity, 0), 1)
    func level(_ component: Double) -> UInt32 {
      UInt32(min(max(component, 0), 1) * opacity * 65535 + 0.5) >> 8
    }
    word =
      level(1) << 24 | level(color.red) << 16 | level(color.green) << 8
      | level(color.blue)
  }

  private static let pairs: UInt32 = 0x00FF_00FF

  /// Multiply the channels by a number of 255ths, rounding by an addend to each of two channels.
  @inline(__always)
  private static func scaled(_ word: UInt32, by factor: UInt32, rounder: UInt32) -> UInt32 {
    let low = (word & pairs) &* factor &+ rounder
    let high = (word >> 8 & pairs) &* factor &+ rounder
    let first = (low &+ (low >> 8 & pairs)) >> 8 & pairs
    let second = (high &+ (high >> 8 & pairs)) & ~pairs
    return first | second
  }

  /// Blend an opaque color with a pixel by its coverage, as Cairo draws spans of opaque colors.
  @inline(__always)
  func blended(with pixel: UInt32, coverage: UInt32) -> UInt32 {
    // Cairo's half is 127, unlike pixman's.
    Self.scaled(word, by: coverage, rounder: 0x007F_007F)
      &+ Self.scaled(pixel, by: 255 - coverage, rounder: 0x007F_007F)
  }

  /// Draw the color over a pixel by its coverage, as pixman does.
  @inline(__always)
  func over(_ pixel: UInt32, coverage: UInt32) -> UInt32 {
    let source = Self.scaled(word, by: coverage, rounder: 0x0080_0080)
    return source &+ Self.scaled(pixel, by: 255 - source >> 24, rounder: 0x0080_0080)
  }

  /// Draw the color over fully covered pixels, as pixman does.
  func draw(over pixels: UnsafeMutableBufferPointer<UInt32>) {
    guard alpha < 255 else { return pixels.update(repeating: word) }
    let count = pixels.count
    let rest = 255 - alpha
    // Four pixels at a time, as numbers of 16 bits, which every processor multiplies.
    let factor = SIMD8<UInt16>(repeating: UInt16(rest))
    let source = SIMD4<UInt32>(repeating: word)
    let mask = SIMD4<UInt32>(repeating: Self.pairs)
    let whole = count / 4
    let blocks = UnsafeMutableRawBufferPointer(pixels)
    for block in 0..<whole {
      let four = blocks.loadUnaligned(fromByteOffset: block * 16, as: SIMD4<UInt32>.self)
      let low = Self.scaled(unsafeBitCast(four & mask, to: SIMD8<UInt16>.self), by: factor)
      let high = Self.scaled(unsafeBitCast((four &>> 8) & mask, to: SIMD8<UInt16>.self), by: factor)
      let rest =
        unsafeBitCast(low, to: SIMD4<UInt32>.self)
        | (unsafeBitCast(high, to: SIMD4<UInt32>.self) &<< 8)
      blocks.storeBytes(of: source &+ rest, toByteOffset: block * 16, as: SIMD4<UInt32>.self)
    }
    for index in (whole * 4)..<count {
      pixels[index] = word &+ Self.scaled(pixels[index], by: rest, rounder: 0x0080_0080)
    }
  }

  @inline(__always)
  private static func scaled(_ channels: SIMD8<UInt16>, by factor: SIMD8<UInt16>) -> SIMD8<UInt16> {
    let product = channels &* factor &+ 128
    return (product &+ (product &>> 8)) &>> 8
  }
}
