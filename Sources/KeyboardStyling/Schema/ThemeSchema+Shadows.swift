import KeyboardDocuments

extension ThemeSchema {

  /// Return the schema of a list of shadows.
  static func shadows(_ meaning: KeyMeaning) -> JSONText {
    let shadow = object(ThemeReader.shadowKeys, required: ["color"]) { key in
      switch key {
      case "color": reference(to: "color", .init("The color of the shadow; required.", "#0006"))
      case "radius":
        number(ThemeReader.shadowRadii, .init("The blur radius in points.", 6, default: 0))
      case "offset":
        reference(
          to: "point", .init("The offset in points, right and down.", [0, 3], default: [0, 0]))
      case "spread":
        number(
          ThemeReader.shadowSpreads,
          .init("The distance by which it exceeds the key in points.", 1, default: 0))
      case "inner":
        any(
          of: [.object([("type", .string("boolean"))]), variable],
          .init("Whether it is inside the face.", true, default: false))
      default: preconditionFailure("The key “\(key)” of shadows has no schema.")
      }
    }
    let list = JSONText.object([
      ("type", .string("array")), ("items", any(of: [shadow, variable])),
      ("maxItems", .integer(ThemeLimits.shadows)),
    ])
    return any(of: [list, variable], meaning)
  }
}
