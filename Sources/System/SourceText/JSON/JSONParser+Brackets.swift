extension JSONParser {
  mutating func array() -> JSONValue.Content {
    var elements: [JSONValue] = []
    skipSpace()
    while !closes("]") {
      if skipsComma(insteadOf: "a value") { continue }
      guard let element = value() else { break }
      if let colon = colon(behind: element) {
        if open.contains(where: isBrace) {
          // People add brackets last: the key belongs to the object around the array.
          report("Expected a comma or “]”, found “:”", at: colon..<colon + 1)
          break
        }
        pendingKey = nil
      }
      if !element.isMissing { elements.append(element) }
      guard pendingKey == nil, separator(before: "]") else { break }
    }
    return .array(elements)
  }

  mutating func object() -> JSONValue.Content {
    var object = JSONObject()
    var keys = KeySet()
    skipSpace()
    while pendingKey != nil || !closes("}") {
      if pendingKey == nil, skipsComma(insteadOf: "a key") || skipsComment() { continue }
      guard let (key, span) = pendingKey ?? key() else { break }
      pendingKey = nil
      let first = keys.insert(key, at: span)
      var problem: Int?
      if let first, !isQuiet {
        report(
          "The key \(key.quoted) is a duplicate", at: span, code: .duplicateKey,
          related: ("The first one is here", first))
        problem = problems.indices.last
      }
      let value = colon(after: key, endingAt: span.upperBound) ? memberValue(of: key) : nil
      if let problem { problems[problem].fix = removal(ofMemberFrom: span.lowerBound) }
      object.members.append(.init(key: key, keySpan: span, value: value ?? missingValue()))
      guard pendingKey != nil || separator(before: "}") else { break }
    }
    return .object(object)
  }

  /// Reports and skips a comma or semicolon where an element is expected; false if there is none.
  private mutating func skipsComma(insteadOf element: String) -> Bool {
    guard let next = peek, ",;".utf8.contains(next) else { return false }
    if !isQuiet {
      let sign = next == UInt8(ascii: ",") ? "the comma" : name(of: next)
      report(
        "Expected \(element) before \(sign)", at: position..<position + 1,
        fix: Diagnostic.Fix("Remove \(sign)", position..<position + 1, ""))
    }
    position += 1
    skipSpace()
    return true
  }

  /// Reports the sign of a comment in other languages, and skips its line.
  private mutating func skipsComment() -> Bool {
    let sign = position..<wordEnd()
    guard peek(is: "#"), sign.count == 1 else { return false }
    let fix = Diagnostic.Fix("Begin the comment by //", sign, "//")
    report("Expected a key in double quotes, found “#”", at: sign, hint: "\(fix.title).", fix: fix)
    position = bytes[position...].firstIndex(of: 0x0A) ?? bytes.count
    skipSpace()
    return true
  }

  private mutating func key() -> (String, Range<Int>)? {
    let start = position
    guard let first = peek else { return nil }
    if first == UInt8(ascii: "\"") {
      let key = string()
      return (key, start..<position)
    }
    if first == UInt8(ascii: ":") {
      report("Expected a key before the colon", at: start..<start + 1)
      return ("", start..<start)
    }
    let end = wordEnd()
    let fix = fix(ofKeyAt: start..<end)
    report(
      "Expected a key in double quotes, found \(excerpt(start..<end).quoted)",
      at: start..<end, hint: fix.map { "\($0.title)." }, fix: fix)
    if first == UInt8(ascii: "{") || first == UInt8(ascii: "[") {
      _ = value()
    } else {
      position = end
    }
    return (excerpt(start..<end), start..<end)
  }

  private mutating func colon(after key: String, endingAt end: Int) -> Bool {
    skipSpace()
    let signs = signs(of: Self.colons)
    if peek != nil, signs.count != 1 || !peek(is: ":") {
      report(
        "Expected a colon after the key \(key.quoted)",
        at: position..<max(position + 1, signs.upperBound), fix: fix(ofMissingColonAfter: end))
    }
    position = signs.upperBound
    skipSpace()
    return !signs.isEmpty || atEndReported()
  }

  private mutating func memberValue(of key: String) -> JSONValue? {
    guard atEndReported(), let next = peek else { return nil }
    let start = position
    if next != UInt8(ascii: ","), next != UInt8(ascii: "}"), next != UInt8(ascii: "]") {
      let found = value()
      guard let found, colon(behind: found) != nil else { return found }
    }
    report("Expected a value for the key \(key.quoted)", at: start..<start + 1)
    return value(.null, at: start..<start)
  }

  /// Returns the offset of the colon behind a string, which then is the next key rather than a value.
  private mutating func colon(behind value: JSONValue) -> Int? {
    guard case .string(let text) = value.content else { return nil }
    var next = position
    while next < bytes.count, bytes[next] <= 0x20 { next += 1 }
    guard next < bytes.count, bytes[next] == UInt8(ascii: ":") else { return nil }
    pendingKey = (text, value.span)
    return next
  }

  private func isBrace(_ opening: Int) -> Bool { bytes[opening] == UInt8(ascii: "{") }

  private mutating func separator(before end: Unicode.Scalar) -> Bool {
    let last = position
    skipSpace()
    guard let next = peek else { return atEndReported() }
    if next == UInt8(ascii: ",") {
      let comma = position
      position += 1
      skipSpace()
      let isLast = peek(is: "]") || peek(is: "}")
      if isLast, !options.allowsComments {
        report(
          "A comma after the last element isn't allowed here", at: comma..<comma + 1,
          fix: Diagnostic.Fix("Remove the comma", comma..<comma + 1, ""))
      }
    } else if next != UInt8(ascii: "]") && next != UInt8(ascii: "}") {
      let fix = fix(ofMissingCommaAfter: last)
      // A comma that is missing stands behind the value, which may be on a line before.
      let isMissing = fix?.edits.first?.span.isEmpty ?? false
      report(
        "Expected a comma or \(String(end).quoted), found \(name(of: next).lowercasedFirst)",
        at: isMissing ? last..<last : position..<position + 1,
        hint: isMissing ? "Add a comma after \(wordBefore(last))." : nil, fix: fix)
      position = max(signs(of: ",;").upperBound, next == UInt8(ascii: ":") ? position + 1 : 0)
      skipSpace()
    }
    return true
  }

  private mutating func closes(_ end: Unicode.Scalar) -> Bool {
    guard atEndReported(), let next = peek else { return true }
    if next == UInt8(ascii: end) {
      noteIndentation()
      position += 1
      closeEnd = position
      return true
    }
    guard next == UInt8(ascii: "]") || next == UInt8(ascii: "}") else { return false }
    if isQuiet {
      // In ASCII, a closing bracket is two places after its opening one.
      if open.contains(where: { bytes[$0] == next - 2 }) { return true }
      position += 1
      closeEnd = position
      return true
    }
    let isMissing = isBalanced(from: position, open: open.dropLast())
    let fix =
      isMissing
      ? Diagnostic.Fix("Insert \(String(end).quoted)", at: endOfText(before: position), String(end))
      : Diagnostic.Fix(
        "Replace \(name(of: next)) by \(String(end).quoted)", position..<position + 1, String(end))
    report(
      "Expected \(String(end).quoted), found \(name(of: next))", at: position..<position + 1,
      related: openingPlace, fix: fixOfStructure(fix))
    // Otherwise the bracket of an outer value would be missing as well.
    if !isMissing {
      position += 1
      closeEnd = position
    }
    return true
  }

  private mutating func atEndReported() -> Bool {
    guard position >= bytes.count else { return true }
    if isQuiet { return false }
    stop(
      "The file ends inside \(openingIsObject ? "an object" : "an array")",
      at: position..<position,
      related: suspect.map { ("This bracket may lack its end", $0.opening..<$0.opening + 1) }
        ?? openingPlace, fix: fixOfStructure(fixOfMissingBrackets))
    return false
  }

  /// Remembers an opening bracket indented further than the closing one, probably an outer one's.
  private mutating func noteIndentation() {
    guard suspect == nil, let opening = open.last else { return }
    var start = position
    while start > 0, bytes[start - 1] == 0x20 || bytes[start - 1] == 0x09 { start -= 1 }
    guard start > 0, bytes[start - 1] == UInt8(ascii: "\n") else { return }
    // Long lines aren't indented by hand.
    let limit = max(0, opening - 500)
    guard let end = bytes[limit..<opening].lastIndex(of: UInt8(ascii: "\n")) else { return }
    let line = bytes[(end + 1)..<opening]
    let indentation = line.prefix { $0 == 0x20 || $0 == 0x09 }.count
    if indentation > position - start {
      let text = String(decoding: line.prefix(indentation), as: UTF8.self)
      suspect = (opening, endOfText(before: start), "\n" + text)
    }
  }

  private var openingIsObject: Bool { open.last.map(isBrace) ?? false }

  private var openingPlace: (message: String, span: Range<Int>)? {
    open.last.map { ("It begins here", $0..<$0 + 1) }
  }
}

/// Keys of an object that is being parsed, which finds duplicates.
private struct KeySet {
  private var list: [(key: String, span: Range<Int>)] = []
  private var table: [String: Range<Int>] = [:]

  mutating func insert(_ key: String, at span: Range<Int>) -> Range<Int>? {
    if table.isEmpty {
      if let first = list.first(where: { $0.key == key }) { return first.span }
      list.append((key, span))
      if list.count > 12 {
        for entry in list { table[entry.key] = entry.span }
      }
      return nil
    }
    if let first = table[key] { return first }
    table[key] = span
    return nil
  }
}

extension String {
  fileprivate var lowercasedFirst: String { prefix(1).lowercased() + dropFirst() }
}
