import KeyboardDocuments

// Values of a number with a unit, names and lists.
extension TokenFile {

  /// Of units that a theme has not: the points of each, and what differs if not nothing.
  ///
  /// A rem is the usual font size of browsers; other programs count points in several ways.
  private static let lengths: [String: (points: Double, isExact: Bool)] = [
    "": (1, true), "px": (1, true), "pt": (1, true), "dp": (1, true), "sp": (1, true),
    "rem": (16, false), "em": (16, false),
  ]
  private static let times: [String: (points: Double, isExact: Bool)] = [
    "ms": (1, true), "s": (1000, true), "": (1, true),
  ]

  mutating func length(
    _ value: JSONValue, named name: String, trail: [String]
  ) -> TokenValue.Length? {
    guard
      let (number, unit) = measure(value, named: name, units: Self.lengths, trail: trail),
      let (points, isExact) = Self.lengths[unit]
    else { return nil }
    return .init(
      points: number * points,
      difference: isExact
        ? nil : "\(number.plainText) \(unit) as \(points.plainText) points each")
  }

  mutating func duration(
    _ value: JSONValue, named name: String, trail: [String]
  ) -> TokenValue? {
    guard let (number, unit) = measure(value, named: name, units: Self.times, trail: trail)
    else { return nil }
    return .duration(milliseconds: number * (Self.times[unit]?.points ?? 1))
  }

  /// Read a number with a unit: an object, a text such as `16px`, or a number alone.
  private mutating func measure(
    _ value: JSONValue, named name: String, units: [String: (points: Double, isExact: Bool)],
    trail: [String]
  ) -> (Double, String)? {
    let known = units.keys.filter { !$0.isEmpty }.sorted()
    if value.number != nil {
      return reader.number(value, named: name, in: Self.numbers).map { ($0, "") }
    }
    if let text = value.string {
      guard let (number, unit) = Self.measure(in: text), Self.numbers.contains(number),
        units[unit] != nil
      else { return reader.invalid(text, at: value, named: name, among: known.map { "1\($0)" }) }
      return (number, unit)
    }
    guard let content = value["value"] else { return missing("value", of: name, at: value) }
    guard let number = number(content, named: "value of \(name)", trail: trail) else { return nil }
    guard let item = value["unit"] else { return (number, "") }
    guard let (item, _) = followed(item, expecting: nil, trail: trail) else { return nil }
    guard let unit = item.string else {
      return reader.wrongType(item, "unit of \(name)", "a string")
    }
    guard units[unit.lowercased()] != nil else {
      return reader.invalid(unit, at: item, named: "unit of \(name)", among: known)
    }
    return (number, unit.lowercased())
  }

  /// The number and the unit of a text such as `1.5rem`.
  static func measure(in text: String) -> (Double, String)? {
    let text = text.split(separator: " ").joined().lowercased()
    let end = text.firstIndex { $0.isASCII && $0.isLetter || $0 == "%" } ?? text.endIndex
    guard let number = Double(text[..<end]), number.isFinite else { return nil }
    return (number, String(text[end...]))
  }

  mutating func families(
    _ value: JSONValue, named name: String, trail: [String]
  ) -> [String]? {
    guard let list = value.array else {
      return reader.string(value, named: name).map { Self.families(in: $0) }
    }
    guard 1...100 ~= list.count else {
      reader.report(
        "\(name) must have 1 to 100 families", code: .invalidValue, at: value.span, file: value.file
      )
      return nil
    }
    let names = list.compactMap { family -> [String]? in
      guard let (family, _) = followed(family, expecting: .fontFamily, trail: trail)
      else { return nil }
      return reader.string(family, named: "A family of \(name)").map { Self.families(in: $0) }
    }
    return names.count == list.count ? names.flatMap { $0 } : nil
  }

  /// The families of a list as style sheets have it.
  private static func families(in text: String) -> [String] {
    guard text.contains(",") else { return [text] }
    return text.split(separator: ",").compactMap { part in
      let name = part.drop { " '\"".contains($0) }.reversed().drop { " '\"".contains($0) }
      return name.isEmpty ? nil : String(name.reversed())
    }
  }

  mutating func weight(_ value: JSONValue, named name: String) -> Int? {
    if value.number != nil { return reader.integer(value, named: name, in: 1...1000) }
    guard let text = reader.string(value, named: name) else { return nil }
    if let number = Int(text), 1...1000 ~= number { return number }
    func letters(_ name: String) -> String { name.lowercased().filter(\.isLetter) }
    let wanted = letters(text)
    if let weight = TokenValue.weights.first(where: { letters($0.name) == wanted }) {
      return weight.number
    }
    return reader.invalid(
      text, at: value, named: name, among: TokenValue.weights.map(\.name))
  }
}
