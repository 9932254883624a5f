import KeyboardDocuments

// Values with parts of other types.
extension TokenFile {

  mutating func border(_ value: JSONValue, named name: String, trail: [String]) -> TokenValue? {
    guard case .color(let color) = part("color", of: value, as: .color, named: name, trail: trail),
      case .dimension(let width) = part(
        "width", of: value, as: .dimension, named: name, trail: trail)
    else { return nil }
    return .border(color: color, width: width)
  }

  mutating func shadows(_ value: JSONValue, named name: String, trail: [String]) -> TokenValue? {
    guard let list = value.array else {
      return shadow(value, named: name, trail: trail).map { .shadow([$0]) }
    }
    guard list.count <= 100 else {
      reader.report(
        "\(name) has more than 100 shadows", code: .jsonLimit, at: value.span, file: value.file)
      return nil
    }
    let shadows = list.compactMap { element -> TokenValue.Shadow? in
      guard let (element, trail) = followed(element, expecting: .shadow, trail: trail)
      else { return nil }
      return shadow(element, named: "A shadow of \(name)", trail: trail)
    }
    return shadows.count == list.count ? .shadow(shadows) : nil
  }

  private mutating func shadow(
    _ value: JSONValue, named name: String, trail: [String]
  ) -> TokenValue.Shadow? {
    guard case .color(let color) = part("color", of: value, as: .color, named: name, trail: trail)
    else { return nil }
    var lengths: [TokenValue.Length] = []
    for keys in [["offsetX", "x"], ["offsetY", "y"], ["blur"], ["spread"]] {
      guard let key = keys.first(where: { value[$0] != nil }) else {
        lengths.append(.init(points: 0))
        continue
      }
      guard
        case .dimension(let length) = part(
          key, of: value, as: .dimension, named: name, trail: trail)
      else { return nil }
      lengths.append(length)
    }
    var isInset = value["type"]?.string == "innerShadow"
    if let inset = value["inset"] {
      guard let (inset, _) = followed(inset, expecting: nil, trail: trail),
        let flag = reader.bool(inset, named: "inset of \(name)")
      else { return nil }
      isInset = flag
    }
    return .init(
      color: color, x: lengths[0], y: lengths[1], blur: lengths[2], spread: lengths[3],
      isInset: isInset)
  }

  mutating func gradient(_ value: JSONValue, named name: String, trail: [String]) -> TokenValue? {
    guard let list = reader.array(value, named: name) else { return nil }
    guard 1...100 ~= list.count else {
      reader.report(
        "\(name) must have 1 to 100 stops", code: .invalidValue, at: value.span, file: value.file)
      return nil
    }
    var stops: [TokenValue.Stop] = []
    for element in list {
      guard let (stop, trail) = followed(element, expecting: nil, trail: trail),
        case .color(let color) = part("color", of: stop, as: .color, named: name, trail: trail),
        case .number(let position) = part(
          "position", of: stop, as: .number, named: name, trail: trail)
      else { return nil }
      // Positions beyond the ends are those of the ends.
      stops.append(.init(color: color, position: min(max(position, 0), 1)))
    }
    return .gradient(stops)
  }

  /// Only the size is needed; the families and the weight may be those of the keys.
  mutating func typography(
    _ value: JSONValue, named name: String, trail: [String]
  ) -> TokenValue? {
    guard
      case .dimension(let size) = part(
        "fontSize", of: value, as: .dimension, named: name, trail: trail)
    else { return nil }
    var font = TokenValue.Typography(size: size)
    if value["fontFamily"] != nil {
      guard
        case .fontFamily(let families) = part(
          "fontFamily", of: value, as: .fontFamily, named: name, trail: trail)
      else { return nil }
      font.families = families
    }
    if value["fontWeight"] != nil {
      guard
        case .fontWeight(let weight) = part(
          "fontWeight", of: value, as: .fontWeight, named: name, trail: trail)
      else { return nil }
      font.weight = weight
    }
    let known = ["fontFamily", "fontSize", "fontWeight"]
    font.lost = (value.object?.members.map(\.key) ?? []).filter { !known.contains($0) }.sorted()
    return .typography(font)
  }
}
