import KeyboardDocuments

extension ThemeReader {

  /// The members of an object, those left out that are for people and other programs only.
  ///
  /// A key that is not among the given ones is reported with the nearest of them.
  mutating func members(
    _ value: ThemeValue, named name: String, keys: [String]? = nil
  ) -> [(key: String, value: ThemeValue)]? {
    guard let object = value.json.object else { return wrongType(value, name, "an object") }
    if isFull { return nil }
    var members: [(String, ThemeValue)] = []
    for member in object.members where !Self.isComment(member.key) {
      if let keys, !keys.contains(member.key) {
        if isFull { return nil }
        report(
          .unknownKey, "\(name) has no key “\(member.key.prefix(60))”", at: member.keySpan,
          file: value.file,
          hint: NearestNames.hint(for: member.key, among: keys)
            ?? (keys.count <= 12 ? "Its keys are \(keys.joined(separator: ", "))." : nil))
      } else {
        members.append((member.key, value.with(member.value)))
      }
    }
    return members
  }

  /// Whether a key is left to people and other programs.
  static func isComment(_ key: String) -> Bool {
    key.hasPrefix("x-") || key == "$comment" || key == "$description" || key == "$extensions"
  }

  /// The value that a value refers to through variables, or the value itself.
  mutating func resolved(_ value: ThemeValue) -> ThemeValue? {
    var value = value
    for _ in 0...ThemeLimits.variableDepth {
      guard let path = value.reference else { return value }
      guard let next = variable(path, at: value.json.span, file: value.file) else { return nil }
      value = next
    }
    return nil
  }

  /// The value of a variable; an unknown one is reported where it is used.
  mutating func variable(_ path: String, at span: Range<Int>, file: Int) -> ThemeValue? {
    if let value = variables[path] { return variables.isBroken(path) ? nil : value }
    if isFull { return nil }
    report(
      .unknownVariable, "There is no variable “\(path.prefix(60))”", at: span, file: file,
      hint: NearestNames.hint(for: path, among: variables.paths))
    return nil
  }

  /// A text, which is neither empty nor long.
  mutating func text(_ value: ThemeValue, named name: String) -> String? {
    guard let value = resolved(value) else { return nil }
    guard let text = value.json.string else { return wrongType(value, name, "a string") }
    guard !text.isEmpty, text.utf8.count <= 1000 else {
      report(.invalidValue, "\(name) must have 1 to 1000 bytes", at: value)
      return nil
    }
    return text
  }

  /// A number within bounds.
  mutating func number(
    _ value: ThemeValue, named name: String, in range: ClosedRange<Double>
  ) -> Double? {
    guard let value = resolved(value) else { return nil }
    guard let number = value.json.number else { return wrongType(value, name, "a number") }
    guard range.contains(number) else {
      let (low, high) = (Self.short(range.lowerBound), Self.short(range.upperBound))
      report(.invalidValue, "\(name) must be from \(low) to \(high)", at: value)
      return nil
    }
    return number
  }

  /// One of several names.
  mutating func choice<Choice: RawRepresentable & CaseIterable>(
    _ value: ThemeValue, named name: String, of type: Choice.Type = Choice.self
  ) -> Choice? where Choice.RawValue == String {
    guard let text = text(value, named: name) else { return nil }
    if let choice = Choice(rawValue: text) { return choice }
    let names = Choice.allCases.map(\.rawValue)
    report(
      .invalidValue, "\(name) can’t be “\(text.prefix(60))”", at: value,
      hint: NearestNames.hint(for: text, among: names)
        ?? "It is one of \(names.joined(separator: ", ")).")
    return nil
  }

  /// One value or a list of values.
  mutating func list<Element>(
    _ value: ThemeValue, _ read: (inout ThemeReader, ThemeValue) -> Element?
  ) -> [Element] {
    guard let value = resolved(value) else { return [] }
    let values = value.json.array?.map { value.with($0) } ?? [value]
    return values.prefix(1000).compactMap { read(&self, $0) }
  }

  private static func short(_ number: Double) -> String {
    Int(exactly: number).map(String.init) ?? String(number)
  }
}
