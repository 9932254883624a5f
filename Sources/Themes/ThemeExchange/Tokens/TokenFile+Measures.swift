import KeyboardDocuments

// Values of a number with a unit, names and lists.
extension TokenFile {

  private enum LengthUnit: String, CaseIterable { case px, rem }
  private enum TimeUnit: String, CaseIterable { case ms, s }
  private enum LineStyle: String, CaseIterable {
    case solid, dashed, dotted, double, groove, ridge, outset, inset
  }
  private enum LineCap: String, CaseIterable { case round, butt, square }

  /// The points of the usual font size of browsers.
  private static let rem = 16.0

  mutating func length(
    _ value: JSONValue, named name: String, trail: [String]
  ) -> TokenValue.Length? {
    guard let (number, unit) = measure(value, named: name, of: LengthUnit.self, trail: trail)
    else { return nil }
    guard unit == .rem else { return .init(points: number) }
    return .init(
      points: number * Self.rem,
      difference: "\(number.plainText) rem as \(Int(Self.rem)) points each")
  }

  mutating func duration(
    _ value: JSONValue, named name: String, trail: [String]
  ) -> TokenValue? {
    guard let (number, unit) = measure(value, named: name, of: TimeUnit.self, trail: trail)
    else { return nil }
    return .duration(milliseconds: unit == .s ? number * 1000 : number)
  }

  private mutating func measure<Unit: RawRepresentable<String> & CaseIterable>(
    _ value: JSONValue, named name: String, of type: Unit.Type, trail: [String]
  ) -> (Double, Unit)? {
    guard reader.object(value, named: name, keys: ["value", "unit"]) != nil else { return nil }
    guard let content = value["value"] else { return missing("value", of: name, at: value) }
    guard let unit = value["unit"] else { return missing("unit", of: name, at: value) }
    guard let number = number(content, named: "value of \(name)", trail: trail),
      let (unitName, _) = followed(unit, expecting: nil, trail: trail),
      let known: Unit = reader.choice(unitName, named: "unit of \(name)")
    else { return nil }
    return (number, known)
  }

  mutating func families(
    _ value: JSONValue, named name: String, trail: [String]
  ) -> [String]? {
    guard let list = value.array else { return reader.string(value, named: name).map { [$0] } }
    guard 1...100 ~= list.count else {
      reader.report("\(name) must have 1 to 100 families", code: .invalidValue, at: value.span)
      return nil
    }
    let names = list.compactMap { family -> String? in
      guard let (family, _) = followed(family, expecting: .fontFamily, trail: trail)
      else { return nil }
      return reader.string(family, named: "A family of \(name)")
    }
    return names.count == list.count ? names : nil
  }

  mutating func weight(_ value: JSONValue, named name: String) -> Int? {
    if value.number != nil { return reader.integer(value, named: name, in: 1...1000) }
    guard let text = reader.string(value, named: name) else { return nil }
    if let weight = TokenValue.weights.first(where: { $0.name == text }) { return weight.number }
    return reader.invalid(
      text, at: value, named: name, among: TokenValue.weights.map(\.name))
  }

  mutating func cubicBezier(
    _ value: JSONValue, named name: String, trail: [String]
  ) -> TokenValue? {
    guard let list = reader.array(value, named: name) else { return nil }
    guard list.count == 4 else {
      reader.report("\(name) must have 4 numbers", code: .invalidValue, at: value.span)
      return nil
    }
    for (index, element) in list.enumerated() {
      // A curve runs forward in time.
      let range = index.isMultiple(of: 2) ? 0...1 : Self.numbers
      guard number(element, named: "A number of \(name)", in: range, trail: trail) != nil
      else { return nil }
    }
    return .useless
  }

  mutating func strokeStyle(
    _ value: JSONValue, named name: String, trail: [String]
  ) -> TokenValue? {
    if value.string != nil {
      return reader.choice(value, named: name, of: LineStyle.self).map { _ in .useless }
    }
    guard reader.object(value, named: name, keys: ["dashArray", "lineCap"]) != nil
    else { return nil }
    guard let dashes = value["dashArray"] else { return missing("dashArray", of: name, at: value) }
    guard let cap = value["lineCap"] else { return missing("lineCap", of: name, at: value) }
    guard let list = reader.array(dashes, named: "dashArray of \(name)"),
      reader.choice(cap, named: "lineCap of \(name)", of: LineCap.self) != nil
    else { return nil }
    for dash in list.prefix(100) {
      guard
        self.value(dash, as: .dimension, named: "A dash of \(name)", trail: trail) != nil
      else { return nil }
    }
    return .useless
  }
}
