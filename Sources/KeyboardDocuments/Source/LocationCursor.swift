/// A converter of byte offsets to lines and columns.
///
/// It scans the text once, and only a small part again for offsets before the previous ones.
package struct LocationCursor {
  private let bytes: [UInt8]
  private var line = 1
  /// The offset of the start of the last location's line.
  private(set) var lineStart = 0
  /// The state at every multiple of the stride.
  private var marks: [(line: Int, lineStart: Int, codePoints: Int)] = []
  private static let stride = 1 << 16
  /// The scanned offset, and the number of code points since the start of its line.
  private var searched = 0
  private var codePoints = 0

  /// The column of the last location in code points, counted from 1.
  var codePointColumn: Int { 1 + max(0, codePoints) }

  package init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  mutating func location(at offset: Int) -> SourceLocation {
    let offset = min(max(offset, 0), bytes.count)
    if offset < searched {
      let count = offset / Self.stride
      (line, lineStart, codePoints) = count == 0 ? (1, 0, 0) : marks[count - 1]
      searched = count * Self.stride
    }
    advance(to: offset)
    return SourceLocation(line: line, column: 1 + characters(upTo: offset))
  }

  private mutating func advance(to offset: Int) {
    let hasMark = bytes.starts(with: [0xEF, 0xBB, 0xBF])
    if searched == 0, hasMark, offset > 0 { codePoints = -1 }
    while searched < offset {
      let next = min(offset, (searched / Self.stride + 1) * Self.stride)
      read(upTo: next)
      if next / Self.stride > marks.count { marks.append((line, lineStart, codePoints)) }
    }
  }

  private mutating func read(upTo offset: Int) {
    var (line, lineStart, codePoints) = (line, lineStart, codePoints)
    bytes.withUnsafeBufferPointer { buffer in
      for position in searched..<offset {
        let byte = buffer[position]
        if byte == UInt8(ascii: "\n") {
          (line, lineStart, codePoints) = (line + 1, position + 1, 0)
        } else if byte & 0xC0 != 0x80 {
          codePoints += 1
        }
      }
    }
    (self.line, self.lineStart, self.codePoints, searched) = (line, lineStart, codePoints, offset)
  }

  /// Return the number of characters between the start of the line and an offset.
  private func characters(upTo offset: Int) -> Int {
    // Grapheme clusters are costly to count; a line of this length is generated and read by
    // programs.
    if codePoints == offset - lineStart || codePoints > 4000 { return codePoints }
    let text = String(decoding: bytes[lineStart..<offset], as: UTF8.self)
    return text.first == "\u{FEFF}" ? text.count - 1 : text.count
  }
}
