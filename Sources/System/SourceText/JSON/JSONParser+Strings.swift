extension JSONParser {
  mutating func string() -> String {
    let opening = position
    position += 1
    var text: [UInt8] = []
    var pieceStart = position
    var limit = options.budget.text
    while position < bytes.count {
      let byte = bytes[position]
      if byte == UInt8(ascii: "\"") {
        defer { position += 1 }
        return finished(text, pieceStart: pieceStart)
      }
      if position - opening > limit, mayBeLong(textAt: opening) { limit = .max }
      if !isQuiet, position - opening > min(limit, byte < 0x80 ? .max : options.budget.text) {
        stop(
          "A string has more than \(options.budget.text) bytes",
          at: opening..<position, code: .jsonLimit)
      } else if byte == UInt8(ascii: "\\") {
        text += piece(from: pieceStart)
        escape(into: &text)
        pieceStart = position
      } else if byte >= 0x80 {
        skipSequence()
      } else if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") {
        return unclosed(text, from: opening, pieceStart: pieceStart)
      } else {
        if byte < 0x20, !isQuiet {
          report(
            "\(name(of: byte)) must be escaped in a string", at: position..<position + 1,
            hint: byte == 9 ? "Write \\t for a tab." : nil,
            fix: byte == 9
              ? Diagnostic.Fix("Replace the tab by a space", position..<position + 1, " ")
              : Diagnostic.Fix("Remove the character", position..<position + 1, ""))
        }
        position += 1
      }
    }
    stop(
      "The file ends inside a string", at: position..<position,
      related: ("It begins here", opening..<opening + 1), fix: fix(ofStringFrom: opening))
    return finished(text, pieceStart: pieceStart)
  }

  private mutating func unclosed(_ text: [UInt8], from opening: Int, pieceStart: Int) -> String {
    let end = endOfString(from: max(opening + 1, pieceStart))
    report(
      "The string has no closing quote on its line", at: opening..<position,
      fix: Diagnostic.Fix("Insert the closing quote", at: end, "\""))
    position = end
    return finished(text, pieceStart: pieceStart)
  }

  private func piece(from start: Int) -> UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(rebasing: bytes[start..<position])
  }

  private func finished(_ text: [UInt8], pieceStart: Int) -> String {
    let last = piece(from: pieceStart)
    return text.isEmpty
      ? String(decoding: last, as: UTF8.self) : String(decoding: text + last, as: UTF8.self)
  }

  private func mayBeLong(textAt opening: Int) -> Bool {
    guard let start = options.longTextStart else { return false }
    return bytes[(opening + 1)...].starts(with: start.utf8)
  }

  private mutating func skipSequence() {
    if let length = sequenceLength(at: position) {
      position += length
    } else {
      if !isQuiet {
        report(
          "The byte \(hexadecimal(bytes[position])) is not UTF-8", at: position..<position + 1,
          code: .jsonEncoding)
      }
      // The rest of a broken sequence is one error, not three.
      position += 1
      while position < bytes.count, bytes[position] & 0xC0 == 0x80 { position += 1 }
    }
  }

  /// Source: Unicode 15, table 3-7.
  func sequenceLength(at offset: Int) -> Int? {
    let lead = bytes[offset]
    let (length, second): (Int, ClosedRange<UInt8>)
    switch lead {
    case 0xC2...0xDF: (length, second) = (2, 0x80...0xBF)
    case 0xE0: (length, second) = (3, 0xA0...0xBF)
    case 0xED: (length, second) = (3, 0x80...0x9F)
    case 0xE1...0xEF: (length, second) = (3, 0x80...0xBF)
    case 0xF0: (length, second) = (4, 0x90...0xBF)
    case 0xF1...0xF3: (length, second) = (4, 0x80...0xBF)
    case 0xF4: (length, second) = (4, 0x80...0x8F)
    default: return nil
    }
    guard offset + length <= bytes.count, second.contains(bytes[offset + 1]) else { return nil }
    for index in offset + 2..<max(offset + length, offset + 2)
    where bytes[index] & 0xC0 != 0x80 { return nil }
    return length
  }

  private mutating func escape(into text: inout [UInt8]) {
    let start = position
    position += 1
    guard position < bytes.count else { return }
    let letter = bytes[position]
    position += 1
    switch letter {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"):
      text.append(letter)
    case UInt8(ascii: "b"): text.append(0x08)
    case UInt8(ascii: "f"): text.append(0x0C)
    case UInt8(ascii: "n"): text.append(0x0A)
    case UInt8(ascii: "r"): text.append(0x0D)
    case UInt8(ascii: "t"): text.append(0x09)
    case UInt8(ascii: "u"): codePoint(from: start, into: &text)
    default:
      position = start + 1
      if isQuiet { return }
      if letter >= 0x80 {
        return report(
          "A backslash must begin an escape sequence", at: start..<start + 1,
          fix: Diagnostic.Fix("Double the backslash", at: start, "\\"))
      }
      report(
        "\(("\\" + String(Unicode.Scalar(letter))).quoted) is not an escape sequence",
        at: start..<start + 2,
        fix: letter == UInt8(ascii: "'")
          ? Diagnostic.Fix("Remove the backslash", start..<start + 1, "")
          : letter >= 0x20 ? Diagnostic.Fix("Double the backslash", at: start, "\\") : nil)
      if letter >= 0x20 { position += 1 }
    }
  }

  private mutating func codePoint(from start: Int, into text: inout [UInt8]) {
    guard let unit = hexadecimalUnit() else {
      return report("\\u needs four hexadecimal digits", at: start..<min(start + 6, bytes.count))
    }
    if let scalar = Unicode.Scalar(unit) {
      return text.append(contentsOf: UTF8.encode(scalar) ?? .init())
    }
    let afterFirst = position
    if unit < 0xDC00, position + 1 < bytes.count, bytes[position] == UInt8(ascii: "\\"),
      bytes[position + 1] == UInt8(ascii: "u")
    {
      position += 2
      if let low = hexadecimalUnit(), 0xDC00...0xDFFF ~= low,
        let scalar = Unicode.Scalar(0x10000 + (unit - 0xD800) << 10 + (low - 0xDC00))
      {
        return text.append(contentsOf: UTF8.encode(scalar) ?? .init())
      }
      position = afterFirst
    }
    report(
      "The escape sequence is an unpaired surrogate", at: start..<afterFirst,
      code: .jsonEncoding)
  }

  private mutating func hexadecimalUnit() -> UInt32? {
    guard position + 4 <= bytes.count else { return nil }
    var unit: UInt32 = 0
    for index in position..<position + 4 {
      guard let digit = Character(Unicode.Scalar(bytes[index])).hexDigitValue, bytes[index] < 0x80
      else { return nil }
      unit = unit << 4 | UInt32(digit)
    }
    position += 4
    return unit
  }
}
