extension JSONReader {
  /// Returns a string without control characters, neither empty nor above a limit in code points.
  public mutating func string(
    _ value: JSONValue, named name: String, maximumLength: Int = 1000
  ) -> String? {
    guard let string = value.string else {
      return wrongType(
        value, name, "a string",
        fix: value.number != nil ? written(value).map { JSONText.string($0).text } : nil)
    }
    let isShort = string.utf8.count <= maximumLength || string.unicodeScalars.count <= maximumLength
    guard !string.isEmpty, isShort else {
      return invalid(value, "\(name) must have 1 to \(maximumLength) characters")
    }
    if let control = string.firstControl {
      let text = String(
        String.UnicodeScalarView(string.unicodeScalars.filter { String($0).firstControl == nil }))
      return invalid(
        value, "\(name) contains the control character \(control.notation)",
        fix: isLiteral(value) && !text.isEmpty ? JSONText.string(text).text : nil)
    }
    return string
  }

  /// Returns the number of a value, which must lie in a range.
  public mutating func number(
    _ value: JSONValue, named name: String, in range: ClosedRange<Double>
  ) -> Double? {
    guard let number = value.number else {
      // Percentages are shares where numbers are small.
      let share = range.upperBound <= 16 ? value.string?.percentage : nil
      let meant = value.string?.numberInUnits ?? share.flatMap { range.contains($0) ? $0 : nil }
      return wrongType(
        value, name, "a number", hint: meant.map { "Write \($0.plainText)." },
        fix: meant.map { range.clamped($0).plainText }, isSafe: meant.map(range.contains) ?? true)
    }
    guard range.contains(number) else {
      let (low, high) = (range.lowerBound.plainText, range.upperBound.plainText)
      return invalid(
        value, "\(name) must be from \(low) to \(high)",
        // A share such as 80 is a percentage.
        fix: isLiteral(value)
          ? range.clamped(range == 0...1 && number >= 5 ? number / 100 : number).plainText : nil,
        isSafe: false)
    }
    return number
  }

  /// Returns the integer of a value, which must lie in a range.
  public mutating func integer(
    _ value: JSONValue, named name: String, in range: ClosedRange<Int>
  ) -> Int? {
    let limits = Double(range.lowerBound)...Double(range.upperBound)
    guard let number = number(value, named: name, in: limits) else { return nil }
    return Int(exactly: number)
      ?? invalid(
        value, "\(name) must be a whole number",
        fix: isLiteral(value) ? number.rounded().plainText : nil, isSafe: false)
  }

  /// Returns the Boolean of a value.
  public mutating func bool(_ value: JSONValue, named name: String) -> Bool? {
    let words = [
      "true": "true", "yes": "true", "1": "true", "false": "false", "no": "false", "0": "false",
    ]
    return value.bool
      ?? wrongType(
        value, name, "true or false",
        fix: isLiteral(value)
          ? words[(value.string ?? value.number?.plainText ?? "").lowercased()] : nil)
  }

  /// Returns the elements of an array.
  public mutating func array(_ value: JSONValue, named name: String) -> [JSONValue]? {
    value.array ?? wrongType(value, name, "an array")
  }

  /// Returns the members without comments; with `keys`, others are dropped and reported.
  public mutating func object(
    _ value: JSONValue, named name: String, keys: [String]? = nil
  ) -> JSONObject? {
    guard let object = value.object else { return wrongType(value, name, "an object") }
    if isFull { return nil }
    var known = JSONObject()
    var absent: [String]?
    for member in object.members where !isComment(member.key) {
      if keys?.contains(member.key) ?? true {
        known.members.append(member)
        continue
      }
      if isFull { return nil }
      // A key that is there already would be a duplicate.
      absent = absent ?? (keys ?? []).filter { object.member($0) == nil }
      report(
        "\(name) has no key \(member.key.quoted)", code: .unknownKey, at: member.keySpan,
        file: value.file,
        hints: NearestNames.hint(for: member.key, among: keys ?? []).map { [$0] } ?? [],
        fix: nearest(to: member.key, among: absent ?? []))
    }
    return known
  }

  /// Returns one of several names, or report an unknown one with the nearest of them.
  public mutating func choice<Choice: RawRepresentable & CaseIterable>(
    _ value: JSONValue, named name: String, of type: Choice.Type = Choice.self
  ) -> Choice? where Choice.RawValue == String {
    string(value, named: name).flatMap { choice($0, at: value, named: name) }
  }

  package mutating func choice<Choice: RawRepresentable & CaseIterable>(
    _ string: String, at value: JSONValue, named name: String
  ) -> Choice? where Choice.RawValue == String {
    // Strings are equal to others that look the same, such as one with the sign for kelvin as K.
    if let choice = Choice(rawValue: string), choice.rawValue.utf8.elementsEqual(string.utf8) {
      return choice
    }
    return invalid(string, at: value, named: name, among: Choice.allCases.map(\.rawValue))
  }

  package mutating func invalid<Value>(
    _ string: String, at value: JSONValue, named name: String, among names: [String]
  ) -> Value? {
    invalid(
      value, "\(name) can't be \(string.quoted)",
      hint: NearestNames.hint(for: string, among: names)
        ?? "It is one of \(names.joined(separator: ", ")).",
      // The text of a variable is elsewhere.
      fix: value.string == string ? nearest(to: string, among: names) : nil)
  }

  package func nearest(to name: String, among names: [String]) -> String? {
    NearestNames.misspelled(name, among: names).map { JSONText.string($0).text }
  }

  package mutating func wrongType<Value>(
    _ value: JSONValue, _ name: String, _ expected: String, hint: String? = nil,
    fix: String? = nil, isSafe: Bool = true
  ) -> Value? {
    report(
      "\(name) must be \(expected), not \(value.kind)", code: .wrongType, at: value.span,
      file: value.file, hints: hint.map { [$0] } ?? [],
      change: fix.map { Self.replacement(of: value, by: $0, isSafe: isSafe) })
    return nil
  }

  private static func replacement(
    of value: JSONValue, by text: String, isSafe: Bool
  ) -> Diagnostic.Fix {
    let fix = Diagnostic.Fix("Replace by \(text)", value.span, text)
    return isSafe ? fix : fix.unsafe
  }

  package func written(_ value: JSONValue) -> String? {
    guard files.indices.contains(value.file), value.span.upperBound <= files[value.file].bytes.count
    else { return nil }
    return files[value.file].text(value.span)
  }

  package func isLiteral(_ value: JSONValue) -> Bool {
    guard let written = written(value) else { return false }
    if let string = value.string {
      return written == JSONText.string(string).text || !written.contains("{")
    }
    return !written.hasPrefix("\"")
  }

  private mutating func invalid<Value>(
    _ value: JSONValue, _ message: String, hint: String? = nil, fix: String? = nil,
    isSafe: Bool = true
  ) -> Value? {
    report(
      message, code: .invalidValue, at: value.span, file: value.file,
      hints: hint.map { [$0] } ?? [],
      change: fix.map { Self.replacement(of: value, by: $0, isSafe: isSafe) })
    return nil
  }
}

extension ClosedRange<Double> {

  package func clamped(_ number: Double) -> Double {
    Swift.min(Swift.max(number, lowerBound), upperBound)
  }
}
