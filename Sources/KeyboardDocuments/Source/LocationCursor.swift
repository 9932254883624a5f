/// Turns byte offsets into lines and columns, in one pass when they are asked for in order.
struct LocationCursor {
  private let bytes: [UInt8]
  private var line = 1
  private var lineStart = 0
  private var searched = 0

  init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  mutating func location(at offset: Int) -> SourceLocation {
    let offset = min(max(offset, 0), bytes.count)
    if offset < lineStart { (line, lineStart, searched) = (1, 0, 0) }
    bytes.withUnsafeBufferPointer { buffer in
      var position = searched
      while position < offset {
        if buffer[position] == UInt8(ascii: "\n") {
          line += 1
          lineStart = position + 1
        }
        position += 1
      }
    }
    searched = max(searched, offset)
    return SourceLocation(line: line, column: 1 + characters(in: lineStart..<offset))
  }

  /// The number of characters in a stretch of one line.
  private func characters(in span: Range<Int>) -> Int {
    let start =
      span.lowerBound == 0 && bytes.starts(with: [0xEF, 0xBB, 0xBF])
      ? min(3, span.upperBound) : span.lowerBound
    let codePoints = bytes.withUnsafeBufferPointer { buffer in
      var count = 0
      for position in start..<span.upperBound where buffer[position] & 0xC0 != 0x80 { count += 1 }
      return count
    }
    // Clusters are costly to count; a line of this length is made by a program, for programs.
    let isPlain = codePoints == span.upperBound - start || codePoints > 4000
    return isPlain
      ? codePoints : String(decoding: bytes[start..<span.upperBound], as: UTF8.self).count
  }
}
