import KeyboardDocuments

extension ThemeSchema {

  /// Return the schema of a list of shadows.
  static func shadows(_ summary: String) -> JSONText {
    let shadow = object(ThemeReader.shadowKeys, required: ["color"]) { key in
      switch key {
      case "color": reference(to: "color", "The color of the shadow.")
      case "radius": number(ThemeReader.shadowRadii, "The blur radius in points (default: 0).")
      case "offset": reference(to: "point", "The offset in points, right and down.")
      case "spread":
        number(ThemeReader.shadowSpreads, "The distance by which it exceeds the key in points.")
      case "inner":
        any(
          of: [.object([("type", .string("boolean"))]), variable],
          "Whether it is inside the face (default: false).")
      default: preconditionFailure("The key “\(key)” of shadows has no schema.")
      }
    }
    let list = JSONText.object([
      ("type", .string("array")), ("items", any(of: [shadow, variable])),
      ("maxItems", .integer(ThemeLimits.shadows)),
    ])
    return any(of: [list, variable], summary)
  }
}
