internal import CImages

/// JPEG codec, using libjpeg-turbo.
package enum JPEG {

  package struct Image: Hashable, Sendable {

    package var width: Int
    package var height: Int

    /// Opaque pixels `0xAARRGGBB`, row by row from the top.
    package var pixels: [UInt32]

    package var isForPrint: Bool
  }

  /// Untrusted files are safe: truncated, damaged and oversized files throw.
  package static func decode(
    _ bytes: UnsafeRawBufferPointer, largestPixelCount limit: Int = PNG.largestPixelCount
  ) throws(CairoError) -> Image {
    LibraryEnvironment.pin()
    var image = cjpeg_image()
    defer { cjpeg_image_free(&image) }
    let start = bytes.assumingMemoryBound(to: UInt8.self).baseAddress
    let result = cjpeg_decode(start, bytes.count, UInt64(max(limit, 1)), &image)
    guard result.succeeded else { throw .image(CairoError.text(of: result.message)) }
    let (width, height) = (Int(image.width), Int(image.height))
    return Image(
      width: width, height: height,
      pixels: Array(UnsafeBufferPointer(start: image.pixels, count: width * height)),
      isForPrint: image.printed)
  }

  package static var largestSide: Int { Int(cjpeg_largest_side) }

  /// Encodes opaque pixels by a quality from 1 to 100; the density is in pixels per inch.
  package static func encode(
    opaque pixels: [UInt32], width: Int, height: Int, quality: Int, density: Int
  ) throws(CairoError) -> [UInt8] {
    precondition(pixels.count == width * height, "An image has one word for every pixel.")
    LibraryEnvironment.pin()
    let options = cjpeg_options(
      width: UInt32(width), height: UInt32(height), quality: Int32(quality),
      density: UInt32(density))
    var buffer = cimages_buffer()
    defer { cimages_free(&buffer) }
    let result = cjpeg_encode(pixels, options, &buffer)
    guard result.succeeded else { throw .image(CairoError.text(of: result.message)) }
    return Array(UnsafeBufferPointer(start: buffer.bytes, count: buffer.count))
  }
}

/// WebP codec, using libwebp.
package enum WebP {

  /// In pixels.
  package static var largestSide: Int { Int(cwebp_largest_side) }

  /// Encodes by a method of libwebp from 0 (fast) to 6, with an effort from 0 to 100 or, with loss, a
  /// quality from 1 to 100.
  package static func encode(
    premultiplied pixels: [UInt32], width: Int, height: Int, method: Int, effort: Int,
    quality: Int = 0
  ) throws(CairoError) -> [UInt8] {
    precondition(pixels.count == width * height, "An image has one word for every pixel.")
    guard 1...largestSide ~= width, 1...largestSide ~= height else {
      throw .image("an image has at most \(largestSide) pixels on a side")
    }
    let options = cwebp_options(
      width: UInt32(width), height: UInt32(height), method: Int32(method), effort: Int32(effort),
      quality: Int32(quality))
    var buffer = cimages_buffer()
    defer { cimages_free(&buffer) }
    let status = cwebp_encode(pixels, options, &buffer)
    guard status == 0 else { throw .image("libwebp reports the error \(status)") }
    return Array(UnsafeBufferPointer(start: buffer.bytes, count: buffer.count))
  }

  /// Returns whether differences between neighboring pixels take fewer bits than the pixels.
  package static func isGradual(premultiplied pixels: [UInt32], width: Int) -> Bool {
    cwebp_is_gradual(pixels, width, width == 0 ? 0 : pixels.count / width)
  }

  package static func decode(_ file: [UInt8], width: Int, height: Int) -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: width * height * 4)
    let succeeded = cwebp_decode(file, file.count, UInt32(width), UInt32(height), &bytes)
    return succeeded ? bytes : nil
  }
}
