internal import CPNG

extension PNG {

  /// Reads a picture of any colour type and depth, interlaced or not.
  ///
  /// Files may be hostile: what is cut off, damaged, too large or no PNG at all is an error.
  package static func decode(
    _ bytes: [UInt8], largestPixelCount limit: Int = largestPixelCount
  ) throws(CairoError) -> Image {
    var image = cpng_image()
    defer { cpng_image_free(&image) }
    let result = bytes.withUnsafeBufferPointer {
      cpng_decode($0.baseAddress, $0.count, UInt64(max(limit, 1)), &image)
    }
    guard result.succeeded else { throw .png(result.text) }
    let (width, height) = (Int(image.width), Int(image.height))
    var decoded = Image(
      width: width, height: height,
      bytes: Array(UnsafeBufferPointer(start: image.pixels, count: width * height * 4)),
      isOpaque: image.opaque)
    decoded.density = image.density
    decoded.texts = UnsafeBufferPointer(start: image.texts, count: image.text_count).map {
      Text(keyword: latin1(at: $0.keyword), text: String(cString: $0.text))
    }
    return decoded
  }

  private static func latin1(at start: UnsafePointer<CChar>) -> String {
    var text = String.UnicodeScalarView()
    var next = start
    while next.pointee != 0 {
      text.append(Unicode.Scalar(UInt8(bitPattern: next.pointee)))
      next += 1
    }
    return String(text)
  }
}
