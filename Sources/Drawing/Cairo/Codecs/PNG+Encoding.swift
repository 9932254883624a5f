internal import CImages
internal import Parallel

extension PNG {

  package static func encode(_ image: Image, isSmall: Bool = false) throws(CairoError) -> [UInt8] {
    try encode(
      image.bytes.span.bytes, layout: cpng_straight, width: image.width, height: image.height,
      isOpaque: image.isOpaque, isSmall: isSmall, density: image.density, texts: image.texts)
  }

  /// Encodes `0xAARRGGBB`; frames pass `isOpaque`, share a header and have no palette.
  package static func encode(
    premultiplied pixels: [UInt32], width: Int, height: Int, isOpaque: Bool? = nil,
    isSmall: Bool = false, density: UInt32 = 0, texts: [Text] = []
  ) throws(CairoError) -> [UInt8] {
    precondition(pixels.count == width * height, "An image has one word for every pixel.")
    return try encode(
      pixels.span.bytes, layout: cpng_premultiplied, width: width, height: height,
      isOpaque: isOpaque ?? PNG.isOpaque(pixels), isAlone: isOpaque == nil,
      isSmall: isSmall, density: density, texts: texts)
  }

  package static func isOpaque(_ pixels: [UInt32]) -> Bool {
    pixels.withUnsafeBufferPointer { cpng_is_opaque($0.baseAddress, $0.count) }
  }

  private static func encode(
    _ pixels: RawSpan, layout: cpng_layout, width: Int, height: Int, isOpaque: Bool,
    isAlone: Bool = true, isSmall: Bool, density: UInt32, texts: [Text]
  ) throws(CairoError) -> [UInt8] {
    guard width > 0, height > 0, width * height <= largestPixelCount else {
      throw .image("the image has no pixels or too many")
    }
    let options = cpng_options(
      width: UInt32(width), height: UInt32(height), layout: layout, opaque: isOpaque,
      small: isSmall, may_have_palette: isAlone, threaded: !ParallelWork.isBusy, density: density)
    let entries = TextEntries(texts)
    var buffer = cimages_buffer()
    defer { cimages_free(&buffer) }
    let result = pixels.withUnsafeBytes { bytes in
      cpng_encode(bytes.baseAddress, options, entries.pointer, entries.count, &buffer)
    }
    guard result.succeeded else { throw .image(CairoError.text(of: result.message)) }
    return Array(UnsafeBufferPointer(start: buffer.bytes, count: buffer.count))
  }

  /// The result is exactly what an encoded file decodes to.
  package static func unpremultiplied(_ pixels: [UInt32]) -> (bytes: [UInt8], isOpaque: Bool) {
    let bytes = [UInt8](unsafeUninitializedCapacity: pixels.count * 4) { buffer, initializedCount in
      cpng_straighten(pixels, pixels.count, buffer.baseAddress)
      initializedCount = pixels.count * 4
    }
    return (bytes, cpng_is_opaque(pixels, pixels.count))
  }
}

/// C array of PNG text chunks, valid during the lifetime of the value.
struct TextEntries: ~Copyable {

  let pointer: UnsafeMutablePointer<cpng_text>
  let count: Int

  init(_ texts: [PNG.Text]) {
    count = texts.count
    pointer = .allocate(capacity: max(texts.count, 1))
    for (index, text) in texts.enumerated() {
      let entry = cpng_text(
        keyword: Self.copy(Self.keywordBytes(text.keyword)), text: Self.copy(Array(text.text.utf8)))
      (pointer + index).initialize(to: entry)
    }
  }

  deinit {
    for index in 0..<count {
      pointer[index].keyword.deallocate()
      pointer[index].text.deallocate()
    }
    pointer.deallocate()
  }

  private static func keywordBytes(_ keyword: String) -> [UInt8] {
    keyword.unicodeScalars.prefix(79).map { $0.value < 256 ? UInt8($0.value) : UInt8(ascii: "?") }
  }

  /// Copies the bytes before the first zero, and ends them with one.
  private static func copy(_ bytes: [UInt8]) -> UnsafeMutablePointer<CChar> {
    let count = bytes.firstIndex(of: 0) ?? bytes.count
    let copy = UnsafeMutablePointer<CChar>.allocate(capacity: count + 1)
    copy.withMemoryRebound(to: UInt8.self, capacity: count) {
      $0.initialize(from: bytes, count: count)
    }
    (copy + count).initialize(to: 0)
    return copy
  }
}
