import SourceText

extension ThemeReader {

  /// Returns the members that aren't comments; reports unknown keys with the nearest known ones.
  mutating func members(
    _ value: JSONValue, named name: String, keys: [String]? = nil
  ) -> [(key: String, value: JSONValue)]? {
    if value.object == nil, reportOtherNotation(value, named: name) { return nil }
    if let keys { reportMisplacedKeys(of: value, named: name, among: keys) }
    return reader.object(value, named: name, keys: keys)?.members.map { ($0.key, $0.value) }
  }

  mutating func members(
    _ value: JSONValue, named name: String, of object: ThemeFormat.Object,
    needing needy: String? = nil
  ) -> [(key: String, value: JSONValue)]? {
    guard let members = members(value, named: name, keys: object.names) else { return nil }
    if let key = object.required.first(where: { value[$0] == nil }),
      !hasOtherName(of: key, in: value, among: object.names)
    {
      reportMissing(key, of: needy ?? name, at: value)
    }
    return members
  }

  /// Resolves a value through variables; errors in the result are reported at the reference.
  mutating func resolved(_ value: JSONValue) -> JSONValue? {
    guard Self.reference(in: value) != nil else { return value }
    var content = value
    for _ in 0...ThemeLimits.variableDepth {
      guard let path = Self.reference(in: content) else { return used(content, at: value) }
      guard let next = variable(path, at: content.span, file: content.file) else { return nil }
      content = next
    }
    return nil
  }

  /// The variable itself is noted, unless the user can't change it.
  mutating func used(_ content: JSONValue, at use: JSONValue) -> JSONValue {
    // An image is known by its place, so that it is decoded once.
    if let text = content.string, text.hasPrefix(EmbeddedImage.scheme) { return content }
    if !builtInFiles.contains(content.file) { reader.note(definition: content, of: use) }
    return content.relocated(to: use)
  }

  mutating func variable(_ path: String, at span: Range<Int>, file: Int) -> JSONValue? {
    if let value = variables[path] { return variables.broken.contains(path) ? nil : value }
    if reader.isFull || lacksBase { return nil }
    let near = variablePath(named: path)
    report(
      .unknownVariable, "There is no variable \(path.quoted)", at: span, file: file,
      hint: near.map { "Did you mean \($0.quoted)?" }
        ?? NearestNames.hint(for: path, among: variables.paths),
      fix: respelled("{\(path)}", as: near.map { "{\($0)}" }, at: span, file: file))
    return nil
  }

  mutating func text(_ value: JSONValue, named name: String) -> String? {
    guard let value = resolved(value) else { return nil }
    return reader.string(value, named: name)
  }

  mutating func text(of object: JSONValue, _ key: String) -> String? {
    object[key].flatMap { text($0, named: key) }
  }

  mutating func number(
    _ value: JSONValue, named name: String, in range: ClosedRange<Double>
  ) -> Double? {
    guard let value = calculated(value) else { return nil }
    if value.string != nil, value.numberHint == nil, reportOtherVariable(in: value, .invalidValue) {
      return nil
    }
    if value.number == nil, reportOtherNotation(value, named: name, as: "number") { return nil }
    return reader.number(value, named: name, in: range)
  }

  mutating func choice<Choice: RawRepresentable & CaseIterable>(
    _ value: JSONValue, named name: String, of type: Choice.Type = Choice.self
  ) -> Choice? where Choice.RawValue == String {
    guard let text = text(value, named: name) else { return nil }
    if Choice(rawValue: text) == nil,
      reportOtherName(text, at: value, named: name, among: Choice.allCases.map(\.rawValue))
    {
      return nil
    }
    return reader.choice(text, at: value, named: name)
  }

  mutating func name(_ value: JSONValue, named name: String, among names: [String]) -> String? {
    guard let text = text(value, named: name) else { return nil }
    // Strings are equal to others that look the same, such as one with the sign for kelvin as K.
    if names.contains(where: { $0.utf8.elementsEqual(text.utf8) }) { return text }
    if reportOtherName(text, at: value, named: name, among: names) { return nil }
    return reader.invalid(text, at: value, named: name, among: names)
  }

  mutating func list<Element>(
    _ value: JSONValue, named name: String, _ read: (inout ThemeReader, JSONValue) -> Element?
  ) -> [Element] {
    guard let value = resolved(value) else { return [] }
    guard let values = value.array else { return read(&self, value).map { [$0] } ?? [] }
    guard 1...ThemeLimits.listItems ~= values.count else {
      report(
        .invalidValue,
        values.isEmpty
          ? "\(name) is an empty list" : "\(name) has more than \(ThemeLimits.listItems) values",
        at: value, hint: values.isEmpty ? "Leave the key out to set no condition." : nil,
        // A rule without the key "match" would lack it.
        change: values.isEmpty && name != "match"
          ? removal(of: value, "Remove the key")?.unsafe : nil)
      return []
    }
    return values.compactMap { read(&self, $0) }
  }

  mutating func elements(
    _ value: JSONValue, named name: String, of kind: String, count: ClosedRange<Int>
  ) -> [JSONValue]? {
    guard let value = resolved(value) else { return nil }
    guard let elements = value.array else {
      if reportOtherNotation(value, named: name) { return nil }
      return reader.wrongType(
        value, name, "a list of \(kind)",
        fix: listed(placesOf: value) ?? (count.contains(1) ? listed(value) : nil))
    }
    guard count.contains(elements.count) else {
      let least = count.lowerBound == 0 ? "at most" : "\(count.lowerBound) to"
      return fail(
        .invalidValue, "\(name) must have \(least) \(count.upperBound) \(kind)", at: value)
    }
    return elements
  }

  static func reference(in value: JSONValue) -> String? {
    guard let text = value.string?.utf8, text.count <= 4 * ColorParser.maximumLength,
      text.first == UInt8(ascii: "{"),
      text.last == UInt8(ascii: "}")
    else { return nil }
    let path = text.dropFirst().dropLast()
    guard !path.isEmpty, !path.contains(UInt8(ascii: "{")), !path.contains(UInt8(ascii: "}")),
      text.count <= ColorParser.maximumLength
        || value.string?.unicodeScalars.count ?? 0 <= ColorParser.maximumLength
    else { return nil }
    return String(Substring(path))
  }
}
