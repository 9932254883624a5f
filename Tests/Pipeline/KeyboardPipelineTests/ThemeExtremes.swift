import KeyboardKit
import Testing

/// Themes with every number of the schema at one of its bounds, wherever a theme can have it.
struct ThemeExtremes {

  /// A theme with extreme numbers, and their place.
  struct Row: Sendable, CustomTestStringConvertible {
    var place: String
    var text: String

    var testDescription: String { place }
  }

  private let definitions: [String: Any]

  /// The members that objects require besides the extreme one.
  private static var companions: [String: Any] {
    [
      "file": "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAACCAIAAAAW4yFwAAAAEE"
        + "lEQVR4nGNgYGBg+P//PwAGAgL+nNngzwAAAABJRU5ErkJggg==",
      "color": "#ff000080",
      "stops": (0..<64).map { ["#ff0000", "#00ff0080"][$0 % 2] },
    ]
  }

  /// The definitions that another form covers, that have no numbers, or that are drawings, which
  /// `InputBudget.vector` bounds.
  private static let skipped: Set = ["variable", "color", "pressed", "families", "icon"]

  static func rows() throws -> [Row] {
    let schema = try JSONSerialization.jsonObject(with: Data(KeyboardTheme.schema.utf8))
    let root = schema as? [String: Any] ?? [:]
    let extremes = ThemeExtremes(definitions: root["$defs"] as? [String: Any] ?? [:])
    return try ["background", "button", "callouts", "toolbar"].flatMap { name in
      try extremes.values(of: extremes.definitions[name] as Any, depth: 0).map { value in
        let place = name == "button" ? ["buttons": ["all": value]] : [name: value]
        let theme = place.merging(["formatVersion": 1]) { own, _ in own }
        let data = try JSONSerialization.data(withJSONObject: theme, options: .sortedKeys)
        let text = String(decoding: data, as: UTF8.self)
        return Row(place: "\(name) \(text.prefix(120))", text: text)
      }
    }
  }

  /// Return values with numbers at the bounds of a schema, for each of its forms.
  private func values(of schema: Any, depth: Int) -> [Any] {
    guard let schema = schema as? [String: Any], depth < 12 else { return [] }
    if let reference = schema["$ref"] as? String {
      let name = reference.split(separator: "/").last.map(String.init) ?? ""
      guard !Self.skipped.contains(name), let definition = definitions[name] else { return [] }
      return values(of: definition, depth: depth + 1)
    }
    if let forms = schema["anyOf"] as? [Any] {
      return forms.flatMap { values(of: $0, depth: depth + 1) }
    }
    switch schema["type"] as? String {
    case "number": return ["minimum", "maximum"].compactMap { schema[$0] }
    case "array" where schema["maxItems"] as? Int == 2:
      let bounds = values(of: schema["items"] as Any, depth: depth + 1)
      guard let first = bounds.first, let last = bounds.last else { return [] }
      return [[first, first], [first, last], [last, first], [last, last]]
    case "array":
      guard let count = schema["maxItems"] as? Int else { return [] }
      return values(of: schema["items"] as Any, depth: depth + 1).filter { $0 is [String: Any] }
        .map { Array(repeating: $0, count: count) }
    case "object": return objects(of: schema, depth: depth)
    default: return []
    }
  }

  /// Return an object for each extreme of a member, with the colors that lengths require.
  private func objects(of schema: [String: Any], depth: Int) -> [Any] {
    let properties = schema["properties"] as? [String: Any] ?? [:]
    let required = schema["required"] as? [String] ?? []
    let fixed = required.compactMap { name in Self.companions[name].map { (name, $0) } }
    guard fixed.count == required.count else { return [] }
    let colors = properties.filter { name, part in
      ["borderColor", "shadowColor", "glowColor", "outerShadowColor", "innerShadowColor"]
        .contains(name) && part is [String: Any]
    }.map { ($0.key, "#ff000080" as Any) }
    let common = Dictionary(uniqueKeysWithValues: fixed + colors)
    return properties.sorted { $0.key < $1.key }.flatMap { name, part -> [Any] in
      let values = values(of: part, depth: depth + 1)
      // Inner shadows are drawn in other ways than outer ones.
      let kinds = properties["inner"] == nil ? [false] : [false, true]
      return kinds.flatMap { isInner in values.map { ($0, isInner) } }.map { value, isInner in
        var object = common.merging([name: value]) { _, own in own }
        if isInner { object["inner"] = true }
        // Only tiles have a scale, and only radial gradients a radius.
        if name == "scale" { object["mode"] = "tile" }
        if properties["type"] != nil, name == "radius" || name == "center" {
          object["type"] = "radial"
        }
        if name == "from" || name == "to" { (object["from"], object["to"]) = (value, [0, 1]) }
        return object
      }
    }
  }
}
