// Fixes of probable mistakes.
extension JSONParser {

  // MARK: Brackets and punctuation

  var fixOfMissingBrackets: Diagnostic.Fix {
    if let suspect, open.count == 1 {
      let bracket = closing(suspect.opening)
      return Diagnostic.Fix(
        "Insert \(bracket.quoted)", at: suspect.end, suspect.indentation + bracket)
    }
    let text = open.reversed().map(closing).joined()
    let end = endOfText(before: bytes.count)
    // A comment up to the end of its line would hide the brackets.
    let line = bytes[..<end].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    let isComment = bytes[line..<end].firstRange(of: "//".utf8) != nil
    return Diagnostic.Fix("Insert \(text.quoted)", at: end, isComment ? "\n" + text : text)
  }

  func fix(ofMissingCommaAfter end: Int) -> Diagnostic.Fix? {
    switch bytes[position] {
    case UInt8(ascii: ";"):
      return Diagnostic.Fix("Replace “;” by a comma", signs(of: ",;"), ",")
    default: return insertion(of: ",", named: "a comma", at: end)
    }
  }

  /// The end of the text before an offset, for messages: `1`, `"My name"` or a bracket.
  func wordBefore(_ end: Int) -> String {
    var start = end - 1
    let isText = bytes[start] == UInt8(ascii: "\"")
    let isOutside = { isText ? bytes[$0] == UInt8(ascii: "\"") : isEndOfWord(bytes[$0]) }
    while start > 0, end - start < 40, !isOutside(start - 1) { start -= 1 }
    return excerpt(max(start - (isText ? 1 : 0), 0)..<end)
  }

  func fix(ofMissingColonAfter end: Int) -> Diagnostic.Fix? {
    let signs = signs(of: Self.colons)
    if !signs.isEmpty {
      return Diagnostic.Fix("Replace \(excerpt(signs).quoted) by a colon", signs, ":")
    }
    return insertion(of: ":", named: "a colon", at: end)
  }

  /// Signs often written in place of a colon.
  static let colons = ":=>;"

  /// Returns the range of signs at the position found among others.
  func signs(of others: String) -> Range<Int> {
    position..<position + bytes[position...].prefix { others.utf8.contains($0) }.count
  }

  /// Returns the fix of a sign that is missing before a value, unsafe if a word may stand for it.
  private func insertion(of sign: String, named name: String, at end: Int) -> Diagnostic.Fix? {
    let fix = Diagnostic.Fix("Insert \(name)", at: end, sign)
    switch bytes[position] {
    case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "{"), UInt8(ascii: "["),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      return fix
    case UInt8(ascii: "-"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "a")...UInt8(ascii: "z"):
      return ["true", "false", "null"].contains(excerpt(position..<wordEnd())) ? fix : fix.unsafe
    default: return nil
    }
  }

  /// Returns the fix of text after the root, whose last bracket may be one too early.
  func fix(ofTextAfter root: JSONValue?) -> Diagnostic.Fix? {
    let rest = position..<bytes.count
    let isPunctuation = rest.allSatisfy {
      bytes[$0] <= 0x20 || ",;}]".utf8.contains(bytes[$0])
    }
    if isPunctuation {
      // Control characters count as spaces there.
      let end = endOfText(before: bytes.count)
      return end > position ? Diagnostic.Fix("Remove the text", position..<end, "") : nil
    }
    guard let span = root?.span, bytes[span.lowerBound] == UInt8(ascii: "{"), peek(is: ","),
      isBalanced(from: position, open: [span.lowerBound])
    else { return nil }
    return Diagnostic.Fix("Remove “}”", span.upperBound - 1..<span.upperBound, "")
  }

  /// Whether the brackets from an offset to the end of the file close exactly the open ones.
  func isBalanced(from offset: Int, open: some Collection<Int>) -> Bool {
    guard !open.isEmpty else { return false }
    var stack = open.map { bytes[$0] }
    var (place, isInString) = (offset, false)
    while place < bytes.count {
      let byte = bytes[place]
      place += 1
      if isInString {
        if byte == UInt8(ascii: "\\") { place += 1 }
        if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\n") { isInString = false }
        continue
      }
      switch byte {
      case UInt8(ascii: "\""): isInString = true
      case UInt8(ascii: "{"), UInt8(ascii: "["): stack.append(byte)
      // In ASCII, a closing bracket is two places after its opening one.
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        guard stack.popLast() == byte - 2 else { return false }
      default: break
      }
    }
    return stack.isEmpty
  }

  private func closing(_ opening: Int) -> String {
    bytes[opening] == UInt8(ascii: "{") ? "}" : "]"
  }

  func removal(ofMemberFrom start: Int) -> Diagnostic.Fix {
    let title = "Remove the duplicate"
    var end = position
    while end < bytes.count, bytes[end] <= 0x20 { end += 1 }
    if end < bytes.count, bytes[end] == UInt8(ascii: ",") {
      end += 1
      while end < bytes.count, bytes[end] <= 0x20 { end += 1 }
      return Diagnostic.Fix(title, start..<end, "").unsafe
    }
    let before = endOfText(before: start)
    let hasComma = before > 0 && bytes[before - 1] == UInt8(ascii: ",")
    return Diagnostic.Fix(title, (hasComma ? before - 1 : start)..<position, "").unsafe
  }

  // MARK: Words

  func fix(ofKeyAt span: Range<Int>) -> Diagnostic.Fix? {
    guard let first = span.first.map({ bytes[$0] }), first > 0x20,
      !"{[}],".utf8.contains(first)
    else { return nil }
    let digits = span.allSatisfy { 0x30...0x39 ~= bytes[$0] }
    let comma = span.lowerBound - 1
    if digits, comma > 0, bytes[comma] == UInt8(ascii: ","), 0x30...0x39 ~= bytes[comma - 1] {
      return Diagnostic.Fix("Write a decimal point", comma..<comma + 1, ".")
    }
    return Diagnostic.Fix(
      "Write the key in straight double quotes: \(quoted(span))", span, quoted(span))
  }

  func fix(ofWord word: String, at span: Range<Int>) -> Diagnostic.Fix? {
    if let value = meant(by: word) { return Diagnostic.Fix("Replace by \(value)", span, value) }
    let unknown = ["undefined", "nan", "infinity"]
    let isText = word.first.map { $0.isLetter || "#“”„‘’./".contains($0) } ?? false
    guard isText, !word.contains("("), !unknown.contains(word.lowercased()) else { return nil }
    return Diagnostic.Fix("Write double quotes", span, quoted(span))
  }

  func fix(ofNumber text: String, at span: Range<Int>) -> Diagnostic.Fix? {
    if let value = meant(by: text) { return Diagnostic.Fix("Replace by \(value)", span, value) }
    guard text.hasSuffix("%"), String(text.dropLast()).numberInUnits != nil else { return nil }
    return Diagnostic.Fix("Write double quotes", span, quoted(span))
  }

  /// Returns the color of 6 or 8 hexadecimal digits, such as `0xFF8800`, or the number with a unit.
  private func meant(by word: String) -> String? {
    guard word.utf8.count >= 6, word.contains(where: \.isNumber),
      let color = word.hexColorNotation, color.utf8.count > 5
    else { return word.numberInUnits?.plainText }
    return JSONText.string(color).text
  }

  func quoted(_ span: Range<Int>) -> String {
    var text = String(decoding: bytes[span], as: UTF8.self)
    let marks: Set<Character> = ["'", "“", "”", "„", "‘", "’", "`"]
    if let first = text.first, marks.contains(first) { text.removeFirst() }
    if let last = text.last, marks.contains(last) { text.removeLast() }
    return JSONText.string(text.replacing("\\'", with: "'")).text
  }

  // MARK: Strings

  func fix(ofStringFrom opening: Int) -> Diagnostic.Fix {
    let end = endOfString(from: opening + 1)
    let brackets = (end..<bytes.count).count { bytes[$0] == 0x7D || bytes[$0] == 0x5D }
    let missing = open.dropLast(brackets).isEmpty ? [] : open.prefix(open.count - brackets)
    var fix = Diagnostic.Fix("Insert the closing quote", at: end, "\"")
    if !missing.isEmpty {
      let brackets = missing.reversed().map(closing).joined()
      fix.edits.append(TextEdit(at: endOfText(before: bytes.count), brackets))
    }
    return fix
  }

  /// Strings probably end before the punctuation at the end of their line.
  func endOfString(from start: Int) -> Int {
    var end = position
    while end > start, bytes[end - 1] <= 0x20 || ",}]".utf8.contains(bytes[end - 1]) { end -= 1 }
    return end
  }

  // MARK: Places

  func endOfText(before offset: Int) -> Int {
    var end = offset
    while end > 0, bytes[end - 1] <= 0x20 { end -= 1 }
    return end
  }
}
