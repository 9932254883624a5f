internal import CImages

/// Lossless WebP encoding with libwebp.
package enum WebP {

  /// The maximum width and height of a picture, in pixels.
  package static var largestSide: Int { Int(cwebp_largest_side) }

  /// The compression effort.
  package enum Compression: Hashable, Sendable {
    case fast, standard, small
  }

  /// Encode premultiplied pixels `0xAARRGGBB`, without texts.
  ///
  /// - Throws: ``CairoError/webP(_:)``
  package static func encode(
    premultiplied pixels: [UInt32], width: Int, height: Int, compression: Compression
  ) throws(CairoError) -> [UInt8] {
    precondition(pixels.count == width * height, "A picture has one word for every pixel.")
    guard 1...largestSide ~= width, 1...largestSide ~= height else {
      throw .webP("a picture has at most \(largestSide) pixels on a side")
    }
    var options = cwebp_options()
    options.width = UInt32(width)
    options.height = UInt32(height)
    (options.method, options.effort) = compression.values
    var buffer = cimages_buffer()
    defer { cimages_free(&buffer) }
    let status = cwebp_encode(PNG.unpremultiplied(pixels).bytes, options, &buffer)
    guard status == 0 else { throw .webP("libwebp reports the error \(status)") }
    return Array(UnsafeBufferPointer(start: buffer.bytes, count: buffer.count))
  }

  /// Decode a file of a size to the bytes red, green, blue and alpha, not premultiplied, or return
  /// `nil` if it is damaged or has another size.
  package static func decode(_ file: [UInt8], width: Int, height: Int) -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: width * height * 4)
    let succeeded = cwebp_decode(file, file.count, UInt32(width), UInt32(height), &bytes)
    return succeeded ? bytes : nil
  }
}

extension WebP.Compression {

  // Measured with keyboards of 1170 by 792 pixels: method 2 takes half the time of method 3 for files
  // that are a fifth larger, 45 % of the PNG's size; method 6 takes twenty times as long for 8 % less.
  fileprivate var values: (method: Int32, effort: Int32) {
    switch self {
    case .fast: (1, 20)
    case .standard: (2, 20)
    case .small: (4, 50)
    }
  }
}
