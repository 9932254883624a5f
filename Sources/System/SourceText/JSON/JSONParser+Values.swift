extension JSONParser {
  mutating func value() -> JSONValue? {
    guard let first = peek else { return nil }
    valueCount += 1
    guard valueCount <= options.budget.values else {
      stop(
        "The file has more than \(options.budget.values) values", at: position..<position + 1,
        code: .jsonLimit)
      position = bytes.count
      return nil
    }
    let start = position
    switch first {
    case UInt8(ascii: "{"): return nested { $0.object() }
    case UInt8(ascii: "["): return nested { $0.array() }
    case UInt8(ascii: "\""):
      let text = string()
      return value(.string(text), at: start..<position)
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
      return number()
    default:
      return word()
    }
  }

  private mutating func nested(_ parse: (inout JSONParser) -> JSONValue.Content) -> JSONValue? {
    let start = position
    guard open.count < min(options.budget.depth, 512) else {
      stop(
        "Arrays and objects are nested more than \(min(options.budget.depth, 512)) levels deep",
        at: start..<start + 1, code: .jsonLimit)
      position += 1
      return missingValue()
    }
    open.append(start)
    position += 1
    let content = parse(&self)
    open.removeLast()
    let found = value(content, at: start..<position)
    if closeEnd == position { return found }
    return value(content, at: start..<max(start + 1, found.endOfParts))
  }

  /// Returns an empty value in the place of one that isn't there.
  mutating func missingValue() -> JSONValue {
    let missing = value(.null, at: position..<position)
    valueCount += 1
    if valueCount > options.budget.values { (isQuiet, position) = (true, bytes.count) }
    return missing
  }

  private mutating func word() -> JSONValue? {
    let span = position..<wordEnd()
    position = span.upperBound
    let word = excerpt(span)
    switch word {
    case "true": return value(.bool(true), at: span)
    case "false": return value(.bool(false), at: span)
    case "null": return value(.null, at: span)
    default: break
    }
    if isQuiet { return value(.null, at: span) }
    let first = bytes[span.lowerBound]
    if first == UInt8(ascii: "'") {
      report(
        "A string is written with double quotes", at: span,
        fix: Diagnostic.Fix("Write double quotes", span, quoted(span)))
    } else if first < 0x20 || first == 0x7F {
      report("\(name(of: first)) isn't allowed here", at: span)
    } else if let invalid = malformedByte(in: span) {
      report(
        "The byte \(hexadecimal(bytes[invalid])) is not UTF-8", at: invalid..<invalid + 1,
        code: .jsonEncoding)
    } else {
      let near =
        ["None": "null", "nil": "null"][word]
        ?? NearestNames.misspelled(word, among: ["true", "false", "null"])
      report(
        "Expected a value, found \(word.quoted)", at: span,
        hint: near.map { "Did you mean \($0)?" }
          ?? (word.first?.isLetter == true ? "A string is written in double quotes." : nil),
        fix: near.map { Diagnostic.Fix("Replace by \($0)", span, $0) }
          ?? fix(ofWord: word, at: span)
      )
    }
    return value(.null, at: span)
  }

  private func malformedByte(in span: Range<Int>) -> Int? {
    var offset = span.lowerBound
    while offset < span.upperBound {
      guard bytes[offset] >= 0x80 else {
        offset += 1
        continue
      }
      guard let length = sequenceLength(at: offset) else { return offset }
      offset += length
    }
    return nil
  }

  /// Returns nil for other words, and for a text without a closing quote on its line.
  private func typographicTextEnd() -> Int? {
    // U+201C to U+201E are E2 80 9C to 9E.
    func isQuote(at offset: Int) -> Bool {
      offset + 2 < bytes.count && bytes[offset] == 0xE2 && bytes[offset + 1] == 0x80
        && 0x9C...0x9E ~= bytes[offset + 2]
    }
    guard isQuote(at: position) else { return nil }
    let line = bytes[position...].prefix { $0 != UInt8(ascii: "\n") }
    return line.indices.dropFirst(3).first(where: isQuote).map { $0 + 3 }
  }

  /// Returns the end of the word at the position: up to whitespace, punctuation or quote.
  func wordEnd() -> Int {
    guard position < bytes.count else { return position }
    if let end = typographicTextEnd() { return end }
    if bytes[position] == UInt8(ascii: "'") {
      let end = bytes[(position + 1)...].firstIndex { "'\n".utf8.contains($0) }
      return end.map { $0 + 1 } ?? bytes.count
    }
    var end = position
    while end < bytes.count {
      switch bytes[end] {
      case 0...0x20, UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: "["), UInt8(ascii: "]"),
        UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "\""), UInt8(ascii: ";"):
        return max(end, position + 1)
      default: end += 1
      }
    }
    return end
  }

  // MARK: Messages

  func name(of byte: UInt8) -> String {
    switch byte {
    case 0: "A NUL character"
    case ..<0x20, 0x7F: "The control character U+00\(hexadecimal(byte).dropFirst(2))"
    default: String(decoding: [byte], as: UTF8.self).quoted
    }
  }

  func hexadecimal(_ byte: UInt8) -> String {
    let digits = String(byte, radix: 16, uppercase: true)
    return byte < 16 ? "0x0\(digits)" : "0x\(digits)"
  }

  func excerpt(_ span: Range<Int>) -> String {
    String(decoding: bytes[span.prefix(200)], as: UTF8.self)
  }
}
