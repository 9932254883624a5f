/// Format, size, transparency and orientation of an image, read without decoding it.
struct ImageHeader {

  var format: ImageFile.Format
  var width: Int
  var height: Int
  var isOpaque: Bool
  var orientation = 1

  init(format: ImageFile.Format, width: Int, height: Int) {
    (self.format, self.width, self.height) = (format, width, height)
    isOpaque = false
  }

  init?(png bytes: UnsafeRawBufferPointer) {
    guard bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]),
      bytes.tag(at: 12) == "IHDR", let width = bytes.number(at: 16, count: 4),
      let height = bytes.number(at: 20, count: 4), let colors = bytes.number(at: 25, count: 1)
    else { return nil }
    // The format limits widths and heights to 31 bits.
    guard width < 1 << 31, height < 1 << 31 else { return nil }
    format = .png
    (self.width, self.height) = (width, height)
    isOpaque = colors & 4 == 0 && !Self.hasTransparency(bytes)
  }

  private static func hasTransparency(_ bytes: UnsafeRawBufferPointer) -> Bool {
    var offset = 8
    // No valid file has as many chunks before its pixels.
    for _ in 0..<1000 {
      guard let length = bytes.number(at: offset, count: 4), let tag = bytes.tag(at: offset + 4),
        tag != "IDAT"
      else { return false }
      if tag == "tRNS" { return true }
      offset += 12 + length
    }
    return true
  }

  init?(jpeg bytes: UnsafeRawBufferPointer) {
    guard bytes.starts(with: [0xFF, 0xD8, 0xFF]) else { return nil }
    var offset = 2
    var orientation = 1
    while let marker = bytes.number(at: offset, count: 2), marker >= 0xFF00 {
      if marker == 0xFFFF || marker == 0xFF01 || 0xFFD0...0xFFD7 ~= marker {
        offset += marker == 0xFFFF ? 1 : 2
        continue
      }
      guard marker != 0xFFD9, marker != 0xFFDA,
        let length = bytes.number(at: offset + 2, count: 2), length >= 2
      else { return nil }
      if 0xFFC0...0xFFCF ~= marker, ![0xFFC4, 0xFFC8, 0xFFCC].contains(marker) {
        guard let height = bytes.number(at: offset + 5, count: 2),
          let width = bytes.number(at: offset + 7, count: 2)
        else { return nil }
        format = .jpeg
        (self.width, self.height) = (width, height)
        isOpaque = true
        self.orientation = orientation
        return
      }
      if marker == 0xFFE1, offset + 2 + length <= bytes.count {
        let segment = UnsafeRawBufferPointer(rebasing: bytes[(offset + 4)..<(offset + 2 + length)])
        orientation = segment.exifOrientation ?? orientation
      }
      offset += 2 + length
    }
    return nil
  }

  /// Source: RFC 9649, sections 2.5 to 2.7.
  init?(webp bytes: UnsafeRawBufferPointer) {
    guard bytes.tag(at: 0) == "RIFF", bytes.tag(at: 8) == "WEBP" else { return nil }
    format = .webp
    func number(_ offset: Int, _ count: Int) -> Int? {
      bytes.number(at: offset, count: count, isLittle: true)
    }
    switch bytes.tag(at: 12) {
    case "VP8 ":
      guard let width = number(26, 2), let height = number(28, 2) else { return nil }
      (self.width, self.height) = (width & 0x3FFF, height & 0x3FFF)
      isOpaque = true
    case "VP8L":
      guard bytes.number(at: 20, count: 1) == 0x2F, let bits = number(21, 4) else { return nil }
      (width, height) = (bits & 0x3FFF + 1, bits >> 14 & 0x3FFF + 1)
      isOpaque = bits >> 28 & 1 == 0
    case "VP8X":
      guard let flags = number(20, 1), let width = number(24, 3), let height = number(27, 3)
      else { return nil }
      (self.width, self.height) = (width + 1, height + 1)
      isOpaque = flags & 0x10 == 0
    default: return nil
    }
  }
}

extension ImageFile {

  package static func orientation(inExif segment: [UInt8]) -> Int? {
    segment.withUnsafeBytes(\.exifOrientation)
  }
}

extension UnsafeRawBufferPointer {

  fileprivate var exifOrientation: Int? {
    guard tag(at: 0) == "Exif", count > 14 else { return nil }
    let tiff = UnsafeRawBufferPointer(rebasing: self[6...])
    let isLittle = tiff.number(at: 0, count: 2) == 0x4949
    guard let start = tiff.number(at: 4, count: 4, isLittle: isLittle),
      let count = tiff.number(at: start, count: 2, isLittle: isLittle)
    else { return nil }
    for index in 0..<count {
      let entry = start + 2 + index * 12
      guard let tag = tiff.number(at: entry, count: 2, isLittle: isLittle) else { return nil }
      guard tag == 0x0112 else { continue }
      let value = tiff.number(at: entry + 8, count: 2, isLittle: isLittle)
      return value.flatMap { 1...8 ~= $0 ? $0 : nil }
    }
    return nil
  }
}
