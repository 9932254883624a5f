/// Converts between byte offsets, UTF-16 offsets, and lines with columns (`\n`, `\r\n` or `\r`).
///
/// Marks every 256 bytes make it small, and positions in long lines fast.
package struct TextMap: Sendable {

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
    fileprivate var utf16BeforeLine = 0

    /// The offset in the text in UTF-16 code units.
    package var utf16Offset: Int { utf16BeforeLine + utf16 }

    package func column(in unit: Unit) -> Int {
      switch unit {
      case .utf8: utf8
      case .utf16: utf16
      case .utf32: codePoints
      }
    }
  }

  /// The unit of a column, by its name in the Language Server Protocol.
  package enum Unit: String, CaseIterable, Sendable {
    case utf8 = "utf-8"
    case utf16 = "utf-16"
    case utf32 = "utf-32"

    /// Returns the number of units of the code point that begins with a byte.
    fileprivate func count(from byte: UInt8) -> Int {
      if self == .utf8 { return 1 }
      return byte & 0xC0 == 0x80 ? 0 : byte >= 0xF0 && self == .utf16 ? 2 : 1
    }
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

  /// Returns the byte offset of a column, at most the end of the line, or nil after the last line.
  package func offset(ofLine line: Int, column: Int, in unit: Unit) -> Int? {
    let mark = lastMark { ($0.line, $0.column(in: unit)) <= (line, column) }
    var (offset, current) = (mark.offset, mark.line)
    while current < line {
      guard offset < bytes.count else { return nil }
      current += endsLine(at: offset) ? 1 : 0
      offset += 1
    }
    let rest = mark.line < line ? column : column - mark.column(in: unit)
    return self.offset(after: rest, unit, from: offset, withinLine: true).offset
  }

  /// Returns a byte offset for UTF-16 units, or nil beyond the end or within a code point.
  package func offset(ofUTF16 units: Int) -> Int? {
    let mark = lastMark { $0.utf16Offset <= units }
    let (offset, rest) = self.offset(
      after: units - mark.utf16Offset, .utf16, from: mark.offset, withinLine: false)
    return rest == 0 ? offset : nil
  }

  /// Returns the start or end of the code point at a distance, and the units after the end.
  private func offset(
    after units: Int, _ unit: Unit, from start: Int, withinLine: Bool
  ) -> (offset: Int, rest: Int) {
    var (offset, rest) = (start, units)
    while offset < bytes.count, rest > 0 || bytes[offset] & 0xC0 == 0x80 {
      if withinLine, bytes[offset] == 0x0A || bytes[offset] == 0x0D { break }
      rest -= unit.count(from: bytes[offset])
      offset += 1
    }
    return (offset, rest)
  }

  private func lastMark(where isBefore: (Position) -> Bool) -> Position {
    var (low, high) = (0, marks.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if isBefore(marks[middle]) { low = middle } else { high = middle }
    }
    return marks[low]
  }

  /// Returns the first offset from another one on that is surely between characters.
  private func characterBoundary(from start: Int) -> Int? {
    guard start < bytes.count else { return nil }
    let limit = min(bytes.count, start + Self.longestRun)
    let boundary = (start..<limit).first { (offset: Int) -> Bool in
      let (before, after): (UInt8, UInt8) = (bytes[offset - 1], bytes[offset])
      return before | after < 0x80 && !(before == 0x0D && after == 0x0A)
    }
    return boundary ?? bytes[limit...].firstIndex { $0 & 0xC0 != 0x80 }
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
          position.utf16BeforeLine += points + pairs + 1
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
