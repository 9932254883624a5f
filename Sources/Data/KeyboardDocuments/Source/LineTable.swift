/// Converts byte offsets to lines and columns.
///
/// Lines end with `\n`, `\r\n` or `\r`. The table has a mark about every 256 bytes instead of one a
/// line: it is small for any text, and a position far to the right is found as fast as others.
package struct LineTable: Sendable {

  /// All numbers count from 0.
  package struct Position: Hashable, Sendable {
    package fileprivate(set) var offset = 0
    package fileprivate(set) var line = 0
    package fileprivate(set) var lineStart = 0
    package var utf8: Int { offset - lineStart }
    package fileprivate(set) var utf16 = 0
    package fileprivate(set) var codePoints = 0
    /// Grapheme clusters.
    package fileprivate(set) var characters = 0
  }

  private let bytes: [UInt8]
  private var marks = [Position()]

  private static let stride = 256
  /// Without two successive ASCII characters for so many bytes, a mark may split a character.
  private static let longestRun = 1 << 16

  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var mark = Position()
    while let offset = characterBoundary(from: mark.offset + Self.stride) {
      advance(&mark, to: offset)
      marks.append(mark)
    }
  }

  package func position(at offset: Int) -> Position {
    let offset = min(max(offset, 0), bytes.count)
    var position = lastMark { $0.offset <= offset }
    advance(&position, to: offset)
    return position
  }

  package func start(ofLine line: Int) -> Int? {
    guard line > 0 else { return line == 0 ? 0 : nil }
    let mark = lastMark { $0.line < line }
    var rest = line - mark.line
    return bytes[mark.offset...].indices.first { offset in
      if endsLine(at: offset) { rest -= 1 }
      return rest == 0
    }.map { $0 + 1 }
  }

  private func lastMark(where isBefore: (Position) -> Bool) -> Position {
    var (low, high) = (0, marks.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if isBefore(marks[middle]) { low = middle } else { high = middle }
    }
    return marks[low]
  }

  /// Return the first offset from another one on that is surely between characters.
  private func characterBoundary(from start: Int) -> Int? {
    guard start < bytes.count else { return nil }
    let limit = min(bytes.count, start + Self.longestRun)
    let isCRLF = { bytes[$0 - 1] == 0x0D && bytes[$0] == 0x0A }
    return (start..<limit).first { bytes[$0 - 1] | bytes[$0] < 0x80 && !isCRLF($0) }
      ?? bytes[limit...].firstIndex { $0 & 0xC0 != 0x80 }
  }

  private func endsLine(at offset: Int) -> Bool {
    bytes[offset] == 0x0A
      || bytes[offset] == 0x0D && (offset + 1 == bytes.count || bytes[offset + 1] != 0x0A)
  }

  private func advance(_ position: inout Position, to offset: Int) {
    var start = position.offset
    var (points, pairs) = (position.codePoints, position.utf16 - position.codePoints)
    bytes.withUnsafeBufferPointer { buffer in
      for index in start..<offset {
        let byte = buffer[index]
        // Most bytes are neither control characters nor beyond ASCII.
        if 0x20..<0x80 ~= byte {
          points += 1
        } else if byte <= 0x0D, endsLine(at: index) {
          position.line += 1
          (start, points, pairs) = (index + 1, 0, 0)
        } else {
          points += byte & 0xC0 == 0x80 ? 0 : 1
          pairs += byte >= 0xF0 ? 1 : 0
        }
      }
    }
    if start > position.offset { (position.lineStart, position.characters) = (start, 0) }
    let before = start > position.offset ? 0 : position.codePoints
    // Counting grapheme clusters is costly.
    position.characters +=
      points - before == offset - start
      ? offset - start : String(decoding: bytes[start..<offset], as: UTF8.self).count
    (position.codePoints, position.utf16, position.offset) = (points, points + pairs, offset)
  }
}
