internal import CJPEG

/// JPEG: reading through libjpeg-turbo.
package enum JPEG {

  /// A picture as it is read from a file.
  package struct Image: Hashable, Sendable {

    /// The number of pixels in a row.
    package var width: Int

    /// The number of rows.
    package var height: Int

    /// Words `0xAARRGGBB`, all opaque, row by row from the top.
    package var pixels: [UInt32]

    /// Whether the file holds inks, as for a printing press, instead of light.
    package var holdsInks: Bool
  }

  /// Read a picture of any kind.
  ///
  /// Files may be hostile: what is cut off, damaged, too large or no JPEG at all is an error.
  package static func decode(
    _ bytes: UnsafeRawBufferPointer, largestPixelCount limit: Int = PNG.largestPixelCount
  ) throws(CairoError) -> Image {
    var image = cjpeg_image()
    defer { cjpeg_image_free(&image) }
    let start = bytes.assumingMemoryBound(to: UInt8.self).baseAddress
    let result = cjpeg_decode(start, bytes.count, UInt64(max(limit, 1)), &image)
    guard result.succeeded else { throw .jpeg(result.text) }
    let (width, height) = (Int(image.width), Int(image.height))
    return Image(
      width: width, height: height,
      pixels: Array(UnsafeBufferPointer(start: image.pixels, count: width * height)),
      holdsInks: image.printed)
  }
}

extension cjpeg_result {

  /// The reason in the library's words.
  fileprivate var text: String {
    withUnsafeBytes(of: message) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
  }
}
