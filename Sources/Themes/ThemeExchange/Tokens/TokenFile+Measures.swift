import KeyboardDocuments

// Numbers, also with units, and names and lists.
extension TokenFile {

  /// The points of each unit.
  ///
  /// A rem is the usual font size of browsers; other programs count points in several ways.
  private static let lengths: [String: Double] = [
    "": 1, "px": 1, "pt": 1, "dp": 1, "sp": 1, "rem": 16, "em": 16,
  ]
  private static let milliseconds: [String: Double] = ["ms": 1, "s": 1000, "": 1]

  /// Read a number as a theme has it, which may be written as a text, and with the unit of points.
  mutating func number(_ value: JSONValue, named name: String) -> Double? {
    guard let text = value.string, let (number, unit) = Self.measure(in: text),
      ["", "px", "%"].contains(unit), Self.numbers.contains(number)
    else { return reader.number(value, named: name, in: Self.numbers) }
    return unit == "%" ? number / 100 : number
  }

  mutating func number(
    _ value: JSONValue, named name: String, in range: ClosedRange<Double>
  ) -> Double? {
    following(value, expecting: .number) { $0.reader.number($1, named: name, in: range) }
  }

  mutating func length(_ value: JSONValue, named name: String) -> Double? {
    guard let (number, unit) = measure(value, named: name, units: Self.lengths),
      let points = Self.lengths[unit]
    else { return nil }
    if points != 1 {
      differences.append("\(number.plainText) \(unit) as \(points.plainText) points each")
    }
    return number * points
  }

  mutating func duration(_ value: JSONValue, named name: String) -> Double? {
    measure(value, named: name, units: Self.milliseconds).map { number, unit in
      number * (Self.milliseconds[unit] ?? 1)
    }
  }

  /// Read a number with a unit: an object, a text such as `16px`, or a number alone.
  private mutating func measure(
    _ value: JSONValue, named name: String, units: [String: Double]
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
    guard let number = number(content, named: "value of \(name)", in: Self.numbers)
    else { return nil }
    guard let item = value["unit"] else { return (number, "") }
    return following(item, expecting: nil) { file, item in
      guard let unit = item.string else {
        return file.reader.wrongType(item, "unit of \(name)", "a string")
      }
      guard units[unit.lowercased()] != nil else {
        return file.reader.invalid(unit, at: item, named: "unit of \(name)", among: known)
      }
      return (number, unit.lowercased())
    }
  }

  /// The number and the unit of a text such as `1.5rem`.
  static func measure(in text: String) -> (Double, String)? {
    let text = text.split(separator: " ").joined().lowercased()
    let end = text.firstIndex { $0.isASCII && $0.isLetter || $0 == "%" } ?? text.endIndex
    guard let number = Double(text[..<end]), number.isFinite else { return nil }
    return (number, String(text[end...]))
  }

  mutating func families(_ value: JSONValue, named name: String) -> [String]? {
    guard let list = value.array else {
      return reader.string(value, named: name).map { Self.families(in: $0) }
    }
    guard 1...100 ~= list.count else {
      return report("\(name) must have 1 to 100 families", code: .invalidValue, at: value)
    }
    let names = list.compactMap { family in
      following(family, expecting: .fontFamily) {
        $0.reader.string($1, named: "A family of \(name)").map { Self.families(in: $0) }
      }
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

  private static let weights: [(name: String, number: Int)] = [
    ("thin", 100), ("hairline", 100), ("extra-light", 200), ("ultra-light", 200), ("light", 300),
    ("normal", 400), ("regular", 400), ("book", 400), ("medium", 500), ("semi-bold", 600),
    ("demi-bold", 600), ("bold", 700), ("extra-bold", 800), ("ultra-bold", 800), ("black", 900),
    ("heavy", 900), ("extra-black", 950), ("ultra-black", 950),
  ]

  mutating func weight(_ value: JSONValue, named name: String) -> Int? {
    if value.number != nil { return reader.integer(value, named: name, in: 1...1000) }
    guard let text = reader.string(value, named: name) else { return nil }
    if let number = Int(text), 1...1000 ~= number { return number }
    func letters(_ name: String) -> String { name.lowercased().filter(\.isLetter) }
    let wanted = letters(text)
    if let weight = Self.weights.first(where: { letters($0.name) == wanted }) {
      return weight.number
    }
    return reader.invalid(text, at: value, named: name, among: Self.weights.map(\.name))
  }
}
