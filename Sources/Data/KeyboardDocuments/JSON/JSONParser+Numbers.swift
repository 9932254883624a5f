extension JSONParser {
  /// Parse the number at the position; a malformed one is reported and returned as zero.
  mutating func number() -> JSONValue {
    let start = position
    if let small = smallInteger() { return value(.number(small), at: start..<position) }
    position = start
    let end = wordEnd()
    let wellFormed = isNumber(upTo: end)
    position = end
    let text = excerpt(start..<end)
    guard end - start <= 200 else {
      report("The number is too long", at: start..<end, code: .jsonNumber)
      return value(.number(0), at: start..<end)
    }
    guard wellFormed else {
      report(
        "\(text.quoted) is not a number", at: start..<end, code: .jsonNumber,
        fix: fix(ofNumber: text, at: start..<end))
      return value(.number(0), at: start..<end)
    }
    guard let number = Double(text), number.isFinite else {
      report("\(text.quoted) is too large", at: start..<end, code: .jsonNumber)
      return value(.number(0), at: start..<end)
    }
    return value(.number(number), at: start..<end)
  }

  /// Parse up to 15 digits, the most common kind of number.
  private mutating func smallInteger() -> Double? {
    let isNegative = take("-")
    let digits = position
    var value = 0
    while position < bytes.count, case let digit = bytes[position] &- 48, digit < 10 {
      guard position - digits < 15 else { return nil }
      value = value * 10 + Int(digit)
      position += 1
    }
    let count = position - digits
    guard count > 0, count == 1 || bytes[digits] != UInt8(ascii: "0"), value != 0 || !isNegative
    else { return nil }
    guard position == bytes.count || isEndOfWord(bytes[position]) else { return nil }
    return Double(isNegative ? -value : value)
  }

  private func isEndOfWord(_ byte: UInt8) -> Bool {
    byte <= 0x20 || byte == UInt8(ascii: ",") || byte == UInt8(ascii: "]")
      || byte == UInt8(ascii: "}")
  }

  private mutating func isNumber(upTo end: Int) -> Bool {
    _ = take("-")
    if !take("0") {
      guard takeDigits() else { return false }
    }
    if take(".") {
      guard takeDigits() else { return false }
    }
    if take("e") || take("E") {
      _ = take("+") || take("-")
      guard takeDigits() else { return false }
    }
    return position == end
  }

  private mutating func takeDigits() -> Bool {
    let start = position
    while position < bytes.count, bytes[position] &- 48 < 10 { position += 1 }
    return position > start
  }
}
