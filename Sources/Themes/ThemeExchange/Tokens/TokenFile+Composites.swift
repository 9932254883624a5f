import KeyboardDocuments

// Values with parts of other types.
extension TokenFile {

  mutating func border(_ value: JSONValue, named name: String, trail: [String]) -> TokenValue? {
    guard reader.object(value, named: name, keys: ["color", "width", "style"]) != nil,
      case .color(let color) = part("color", of: value, as: .color, named: name, trail: trail),
      case .dimension(let width) = part(
        "width", of: value, as: .dimension, named: name, trail: trail),
      part("style", of: value, as: .strokeStyle, named: name, trail: trail) != nil
    else { return nil }
    return .border(color: color, width: width)
  }

  mutating func transition(
    _ value: JSONValue, named name: String, trail: [String]
  ) -> TokenValue? {
    let keys = ["duration", "delay", "timingFunction"]
    guard reader.object(value, named: name, keys: keys) != nil,
      part("duration", of: value, as: .duration, named: name, trail: trail) != nil,
      part("delay", of: value, as: .duration, named: name, trail: trail) != nil,
      part("timingFunction", of: value, as: .cubicBezier, named: name, trail: trail) != nil
    else { return nil }
    return .useless
  }

  mutating func shadows(_ value: JSONValue, named name: String, trail: [String]) -> TokenValue? {
    guard let list = value.array else {
      return shadow(value, named: name, trail: trail).map { .shadow([$0]) }
    }
    guard list.count <= 100 else {
      reader.report(
        "\(name) has more than 100 shadows", code: .jsonLimit, at: value.span)
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
    let keys = ["color", "offsetX", "offsetY", "blur", "spread", "inset"]
    guard reader.object(value, named: name, keys: keys) != nil,
      case .color(let color) = part("color", of: value, as: .color, named: name, trail: trail)
    else { return nil }
    var lengths: [TokenValue.Length] = []
    for key in keys[1...4] {
      guard
        case .dimension(let length) = part(
          key, of: value, as: .dimension, named: name, trail: trail)
      else { return nil }
      lengths.append(length)
    }
    var isInset = false
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
      reader.report("\(name) must have 1 to 100 stops", code: .invalidValue, at: value.span)
      return nil
    }
    var stops: [TokenValue.Stop] = []
    for element in list {
      guard let (stop, trail) = followed(element, expecting: nil, trail: trail),
        reader.object(stop, named: "A stop of \(name)", keys: ["color", "position"]) != nil,
        case .color(let color) = part("color", of: stop, as: .color, named: name, trail: trail),
        case .number(let position) = part(
          "position", of: stop, as: .number, named: name, trail: trail)
      else { return nil }
      // Positions beyond the ends are those of the ends.
      stops.append(.init(color: color, position: min(max(position, 0), 1)))
    }
    return .gradient(stops)
  }

  mutating func typography(
    _ value: JSONValue, named name: String, trail: [String]
  ) -> TokenValue? {
    guard
      reader.object(value, named: name, keys: TokenExtension.typographyParts) != nil,
      case .fontFamily(let families) = part(
        "fontFamily", of: value, as: .fontFamily, named: name, trail: trail),
      case .dimension(let size) = part(
        "fontSize", of: value, as: .dimension, named: name, trail: trail),
      case .fontWeight(let weight) = part(
        "fontWeight", of: value, as: .fontWeight, named: name, trail: trail),
      case .dimension(let spacing) = part(
        "letterSpacing", of: value, as: .dimension, named: name, trail: trail),
      case .number(let height) = part(
        "lineHeight", of: value, as: .number, named: name, trail: trail)
    else { return nil }
    return .typography(
      .init(
        families: families, size: size, weight: weight, letterSpacing: spacing.points,
        lineHeight: height))
  }
}
