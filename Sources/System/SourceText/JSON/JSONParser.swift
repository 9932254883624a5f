/// Recursive-descent parser with recovery, for editors, which omits consequential errors.
struct JSONParser {
  let bytes: UnsafeBufferPointer<UInt8>
  let file: Int
  let options: JSONOptions
  var position = 0
  /// The opening brackets around the current position, innermost last.
  var open: [Int] = []
  /// First bracket unclosed by its indentation, the place for its end, and the line break there.
  var suspect: (opening: Int, end: Int, indentation: String)?
  var valueCount = 0
  var closeEnd = 0
  var pendingKey: (text: String, span: Range<Int>)?
  var isQuiet = false
  var problems: [JSONProblem] = []
  private(set) var comments: [Range<Int>] = []

  mutating func document() -> JSONValue? {
    guard !SourceFile.isUTF16(bytes.prefix(4)) else {
      stop(SourceFile.messageOfUTF16, at: 0..<0, code: .jsonEncoding, hint: "Save it as UTF-8.")
      return nil
    }
    skipByteOrderMark()
    skipSpace()
    guard let first = peek else {
      let fix = options.smallest.map { Diagnostic.Fix("Insert \($0)", at: position, $0) }
      report("The file has no value", at: position..<position, fix: fix)
      return nil
    }
    if first == UInt8(ascii: "]") || first == UInt8(ascii: "}") {
      stop("\(name(of: first)) has no opening bracket", at: position..<position + 1)
      while let next = peek, ",:]}".utf8.contains(next) {
        position += 1
        skipSpace()
      }
    }
    let root = value()
    skipSpace()
    if peek != nil, !isQuiet {
      report(
        "There is text after the end of the document", at: position..<wordEnd(),
        fix: fix(ofTextAfter: root).map(fixOfStructure))
    }
    return root
  }

  // MARK: Positions

  var peek: UInt8? { position < bytes.count ? bytes[position] : nil }

  func peek(is character: Unicode.Scalar) -> Bool { peek == UInt8(ascii: character) }

  mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard peek(is: character) else { return false }
    position += 1
    return true
  }

  private mutating func skipByteOrderMark() {
    guard bytes.starts(with: [0xEF, 0xBB, 0xBF]) else { return }
    position = 3
    report(
      "The file begins with a byte order mark", at: 0..<3, code: .jsonEncoding,
      severity: options.allowsComments ? .warning : .error, hint: "Save it as UTF-8 without one.",
      fix: Diagnostic.Fix("Remove the byte order mark", 0..<3, ""))
  }

  func value(_ content: JSONValue.Content, at span: Range<Int>) -> JSONValue {
    JSONValue(content, span: span, file: file)
  }

  // MARK: Problems

  mutating func report(
    _ message: String, at span: Range<Int>, code: DiagnosticCode = .jsonSyntax,
    severity: Diagnostic.Severity = .error, hint: String? = nil,
    related: (message: String, span: Range<Int>)? = nil, fix: Diagnostic.Fix? = nil
  ) {
    guard !isQuiet else { return }
    problems.append(
      JSONProblem(
        severity: severity, code: code, message: message, span: span, hint: hint, related: related,
        fix: fix))
    if problems.count >= options.maximumErrors {
      isQuiet = true
      problems[problems.count - 1].fix = fix?.unsafe
    }
    distrustFixes()
  }

  /// A fix of brackets, which is safe if no other problem may have hidden one.
  func fixOfStructure(_ fix: Diagnostic.Fix) -> Diagnostic.Fix {
    problems.allSatisfy { $0.isFixed || !$0.isSyntax } ? fix : fix.unsafe
  }

  /// Makes fixes unsafe beside a problem without a safe fix: together, they may be another mistake.
  private mutating func distrustFixes() {
    for index in problems.indices.dropFirst().reversed() {
      let (first, second) = (problems[index - 1], problems[index])
      guard first.isSyntax, second.isSyntax, first.isFixed != second.isFixed,
        let end = first.span?.upperBound, let start = second.span?.lowerBound,
        end >= start || bytes[end..<start].allSatisfy({ $0 <= 0x20 })
      else { return }
      problems[index - 1].fix = first.fix?.unsafe
      problems[index].fix = second.fix?.unsafe
    }
  }

  /// Reports an error after which others tell nothing new.
  mutating func stop(
    _ message: String, at span: Range<Int>, code: DiagnosticCode = .jsonSyntax,
    hint: String? = nil, related: (message: String, span: Range<Int>)? = nil,
    fix: Diagnostic.Fix? = nil
  ) {
    report(message, at: span, code: code, hint: hint, related: related, fix: fix)
    isQuiet = true
  }

  mutating func skipSpace() {
    while position < bytes.count {
      switch bytes[position] {
      case 0x20, 0x0A, 0x0D, 0x09: position += 1
      case UInt8(ascii: "/"):
        guard skipComment() else { return }
      default: return
      }
    }
  }

  private mutating func skipComment() -> Bool {
    let start = position
    guard start + 1 < bytes.count else { return false }
    switch bytes[start + 1] {
    case UInt8(ascii: "/"):
      position = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
    case UInt8(ascii: "*"):
      guard let end = bytes[(start + 2)...].firstRange(of: "*/".utf8) else {
        position = bytes.count
        comments.append(start..<position)
        let line = bytes[start...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? position
        stop(
          "The comment has no end", at: start..<start + 2,
          fix: Diagnostic.Fix("Close the comment", at: line, " */"))
        return true
      }
      position = end.upperBound
    default: return false
    }
    comments.append(start..<position)
    if !options.allowsComments, !isQuiet {
      report("A comment isn't allowed here", at: start..<min(start + 2, bytes.count))
    }
    return true
  }

  /// Parses the number at the position; a malformed one is reported and returned as zero.
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

  /// Parses up to 15 digits, the most common kind of number.
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

  func isEndOfWord(_ byte: UInt8) -> Bool {
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

/// Diagnostic about JSON, before its file is known.
struct JSONProblem: Sendable {
  var severity = Diagnostic.Severity.error
  var code: DiagnosticCode
  var message: String
  var span: Range<Int>?
  var hint: String?
  var related: (message: String, span: Range<Int>)?
  var fix: Diagnostic.Fix?

  fileprivate var isSyntax: Bool { code == .jsonSyntax || code == .jsonNumber }
  fileprivate var isFixed: Bool { fix?.isSafe == true }

  func diagnostic(in file: SourceFile) -> Diagnostic {
    Diagnostic(
      severity: severity, code: code, message: message, place: file.place(of: span),
      hints: hint.map { [$0] } ?? [],
      related: related.map { [.init(message: $0.message, place: file.place(of: $0.span))] } ?? [],
      fixes: fix.map { [$0] } ?? [])
  }
}
