internal import CPNG

extension PNG {

  /// The bytes red, green, blue and alpha, not multiplied, of words `0xAARRGGBB` whose colors are
  /// multiplied by alpha, exactly as a file of them would be read; and whether all are opaque.
  package static func straightened(_ pixels: [UInt32]) -> (bytes: [UInt8], isOpaque: Bool) {
    let bytes = [UInt8](unsafeUninitializedCapacity: pixels.count * 4) { buffer, initializedCount in
      cpng_straighten(pixels, pixels.count, buffer.baseAddress)
      initializedCount = pixels.count * 4
    }
    return (bytes, cpng_is_opaque(pixels, pixels.count))
  }
}
