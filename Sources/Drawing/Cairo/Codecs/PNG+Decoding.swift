internal import CImages

extension PNG {

  /// Untrusted files are safe: truncated, damaged and oversized files throw.
  package static func decode(
    _ file: [UInt8], largestPixelCount limit: Int = largestPixelCount
  ) throws(CairoError) -> Image {
    let result = file.withUnsafeBufferPointer { file in
      Result { () throws(CairoError) in try decode(file, limit: limit) }
    }
    return try result.get()
  }

  private static func decode(
    _ file: UnsafeBufferPointer<UInt8>, limit: Int
  ) throws(CairoError) -> Image {
    var reader: OpaquePointer?
    var header = cpng_header()
    let opening = cpng_open(
      file.baseAddress, file.count, UInt64(max(limit, 1)), &reader, &header)
    guard opening.succeeded, let reader else { throw .image(CairoError.text(of: opening.message)) }
    defer { cpng_close(reader) }
    let (width, height) = (Int(header.width), Int(header.height))
    let count = width * height * 4
    let samples: [UInt16]? = header.fine ? try read(reader, count: count) : nil
    let bytes: [UInt8] =
      if let samples { narrowed(samples) } else { try read(reader, count: count) }
    var image = Image(width: width, height: height, bytes: bytes, isOpaque: header.opaque)
    image.fineSamples = samples
    image.density = header.density
    image.texts = (0..<cpng_text_count(reader)).map { index in
      let text = cpng_text_at(reader, index)
      return Text(
        keyword: latin1(at: text.keyword), text: text.text.map { String(cString: $0) } ?? "")
    }
    return image
  }

  /// Decode in place, without a copy.
  private static func read<Sample: FixedWidthInteger>(
    _ reader: OpaquePointer, count: Int
  ) throws(CairoError) -> [Sample] {
    var result = cimages_result()
    let samples = [Sample](unsafeUninitializedCapacity: count) { buffer, initializedCount in
      result = cpng_read(reader, buffer.baseAddress)
      initializedCount = result.succeeded ? count : 0
    }
    guard result.succeeded else { throw .image(CairoError.text(of: result.message)) }
    return samples
  }

  private static func narrowed(_ samples: [UInt16]) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: samples.count) { buffer, initializedCount in
      cpng_narrow(samples, samples.count, buffer.baseAddress)
      initializedCount = samples.count
    }
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

  /// Return the size of a file that can be decoded to the end and isn't animated, or nil.
  package static func intactSize(of file: [UInt8]) -> (width: Int, height: Int)? {
    guard Animation(file) == nil, let image = try? decode(file) else { return nil }
    return (image.width, image.height)
  }
}
