internal import CPNG

extension PNG {

  /// Convert premultiplied pixels `0xAARRGGBB` to the bytes red, green, blue and alpha, not
  /// premultiplied, exactly as an encoded file decodes, and whether all are opaque.
  package static func straightened(_ pixels: [UInt32]) -> (bytes: [UInt8], isOpaque: Bool) {
    let bytes = [UInt8](unsafeUninitializedCapacity: pixels.count * 4) { buffer, initializedCount in
      cpng_straighten(pixels, pixels.count, buffer.baseAddress)
      initializedCount = pixels.count * 4
    }
    return (bytes, cpng_is_opaque(pixels, pixels.count))
  }
}
