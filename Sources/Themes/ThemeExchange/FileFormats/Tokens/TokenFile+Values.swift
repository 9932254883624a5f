import SourceText

// Reading values, each of the type that its place has.
extension TokenFile {

  static let numbers = -1e9...1e9

  mutating func value(_ value: JSONValue, as type: TokenType, named name: String) -> TokenValue? {
    following(value, expecting: type) { file, value in
      switch type {
      case .color: file.color(value, named: name).map { TokenValue(type: type, parts: [$0]) }
      case .dimension: file.length(value, named: name).map { TokenValue(type: type, number: $0) }
      case .number: file.number(value, named: name).map { TokenValue(type: type, number: $0) }
      case .fontFamily: file.families(value, named: name).map { TokenValue(type: type, names: $0) }
      case .fontWeight: file.weight(value, named: name).map { TokenValue(type: type, weight: $0) }
      case .duration: file.duration(value, named: name).map { TokenValue(type: type, number: $0) }
      case .cubicBezier, .strokeStyle, .transition: TokenValue(type: type)
      case .border: file.border(value, named: name)
      case .shadow: file.shadows(value, named: name)
      case .gradient: file.gradient(value, named: name)
      case .typography: file.typography(value, named: name)
      }
    }
  }

  private mutating func part(
    _ key: String, of value: JSONValue, as type: TokenType, named name: String
  ) -> TokenValue? {
    guard let part = value[key] else { return missing(key, of: name, at: value) }
    return self.value(part, as: type, named: "\(key) of \(name)")
  }

  mutating func missing<Value>(_ key: String, of name: String, at value: JSONValue) -> Value? {
    if value.object == nil { return reader.wrongType(value, name, "an object") }
    return report("\(name) needs a key \(key.quoted)", code: .missingKey, at: value)
  }

  private mutating func border(_ value: JSONValue, named name: String) -> TokenValue? {
    guard let color = part("color", of: value, as: .color, named: name),
      let width = part("width", of: value, as: .dimension, named: name)
    else { return nil }
    return TokenValue(type: .border, parts: color.parts, number: width.number)
  }

  private mutating func shadows(_ value: JSONValue, named name: String) -> TokenValue? {
    guard let list = value.array else {
      return shadow(value, named: name).map { TokenValue(type: .shadow, parts: [$0]) }
    }
    guard list.count <= 100 else {
      return report("\(name) has more than 100 shadows", code: .jsonLimit, at: value)
    }
    let shadows = list.compactMap { element in
      following(element, expecting: .shadow) { $0.shadow($1, named: "A shadow of \(name)") }
    }
    return shadows.count == list.count ? TokenValue(type: .shadow, parts: shadows) : nil
  }

  private mutating func shadow(_ value: JSONValue, named name: String) -> TokenValue.Part? {
    guard var part = part("color", of: value, as: .color, named: name)?.parts.first
    else { return nil }
    var lengths: [JSONText] = []
    for keys in [["offsetX", "x"], ["offsetY", "y"], ["blur"], ["spread"]] {
      var length = 0.0
      if let key = keys.first(where: { value[$0] != nil }) {
        guard let number = self.part(key, of: value, as: .dimension, named: name)?.number
        else { return nil }
        length = number
      }
      part.numbers.append(length)
      lengths.append(.number(length))
    }
    var isInset = value["type"]?.string == "innerShadow"
    if let inset = value["inset"] {
      guard
        let flag = following(
          inset, expecting: nil, { $0.reader.bool($1, named: "inset of \(name)") })
      else { return nil }
      isInset = flag
    }
    part.members = [
      ("radius", lengths[2]), ("offset", .array(Array(lengths.prefix(2)))), ("spread", lengths[3]),
      ("inner", .boolean(isInset)),
    ]
    return part
  }

  private mutating func gradient(_ value: JSONValue, named name: String) -> TokenValue? {
    guard let list = reader.array(value, named: name) else { return nil }
    guard 1...100 ~= list.count else {
      return report("\(name) must have 1 to 100 stops", code: .invalidValue, at: value)
    }
    var stops: [TokenValue.Part] = []
    for element in list {
      let stop: TokenValue.Part? = following(element, expecting: nil) { file, stop in
        guard var part = file.part("color", of: stop, as: .color, named: name)?.parts.first,
          let position = file.part("position", of: stop, as: .number, named: name)?.number
        else { return nil }
        // Positions beyond the ends are those of the ends.
        part.numbers = [min(max(position, 0), 1)]
        part.members = [("at", .number(part.numbers[0]))]
        return part
      }
      guard let stop else { return nil }
      stops.append(stop)
    }
    return TokenValue(type: .gradient, parts: stops)
  }

  /// Only the size is required; the families and the weight default to the keys' ones.
  private mutating func typography(_ value: JSONValue, named name: String) -> TokenValue? {
    guard let size = part("fontSize", of: value, as: .dimension, named: name)?.number
    else { return nil }
    var font = TokenValue(type: .typography, number: size)
    if value["fontFamily"] != nil {
      guard let family = part("fontFamily", of: value, as: .fontFamily, named: name)
      else { return nil }
      font.names = family.names
    }
    if value["fontWeight"] != nil {
      guard let weight = part("fontWeight", of: value, as: .fontWeight, named: name)
      else { return nil }
      font.weight = weight.weight
    }
    let known = ["fontFamily", "fontSize", "fontWeight"]
    font.lost = value.members.map(\.key).filter { !known.contains($0) }.sorted()
    return font
  }
}
