import KeyboardCore
import KeyboardDocuments

extension ThemeSchema {

  /// The definitions of styles, with the fields listed by their Swift types.
  static var styleDefinitions: [(String, JSONText)] {
    let extra = [
      "pressed": reference(to: "pressed", "The style layered over it while the key is pressed.")
    ]
    return [
      ("button", style(of: Keyboard.ButtonStyle.self, extra: extra)),
      ("pressed", style(of: Keyboard.ButtonStyle.self)),
      (
        "callouts", style(of: KeyboardCallout.CalloutStyle.self, extra: rules(named: "calloutRule"))
      ),
      ("calloutRule", rule(of: KeyboardCallout.CalloutStyle.self)),
      ("toolbar", style(of: Autocomplete.ToolbarStyle.self, extra: rules(named: "toolbarRule"))),
      ("toolbarRule", rule(of: Autocomplete.ToolbarStyle.self)),
      ("toolbarItem", style(of: Autocomplete.ToolbarItemStyle.self)),
      ("toolbarSeparator", style(of: Autocomplete.ToolbarSeparatorStyle.self)),
    ]
  }

  private static func rules(named name: String) -> [String: JSONText] {
    ["rules": rules(reference(to: name), "The styles under conditions on the context.")]
  }

  /// Return the schema of a style with optional further keys.
  static func style<Style: LayeredStyle>(
    of type: Style.Type, extra: [String: JSONText] = [:], required: [String] = []
  ) -> JSONText {
    let fields = Style.fields
    return object(fields.map(\.name) + extra.keys.sorted(), required: required) { key in
      if let schema = extra[key] { return schema }
      guard let field = fields.first(where: { $0.name == key }) else {
        preconditionFailure("The schema of a style has its fields and further keys only.")
      }
      return schema(of: field)
    }
  }

  private static func schema<Style: LayeredStyle>(of field: StyleField<Style>) -> JSONText {
    let summary = field.summary
    return switch field.slot {
    case .color: reference(to: "color", summary)
    case .length(_, let range), .number(_, let range): number(range, summary)
    case .size: reference(to: "size", summary)
    case .point: reference(to: "point", summary)
    case .insets: reference(to: "insets", summary)
    case .widths(_, let range): insets(in: range, summary)
    case .font: reference(to: "font", summary)
    case .families: reference(to: "families", summary)
    case .weight: reference(to: "weight", summary)
    case .cornerStyle: choice(of: KeyboardCornerStyle.self, summary)
    case .background: reference(to: "background", summary)
    case .toolbarItem: reference(to: "toolbarItem", summary)
    case .toolbarSeparator: reference(to: "toolbarSeparator", summary)
    }
  }

  /// The definitions of rules and their conditions.
  static var ruleDefinitions: [(String, JSONText)] {
    [
      (
        "rule",
        style(
          of: Keyboard.ButtonStyle.self,
          extra: [
            "match": any(
              of: [actionName, array(reference(to: "action")), match], "The conditions of the rule."
            ),
            "pressed": reference(
              to: "pressed", "The style layered over it while the key is pressed."),
          ], required: ["match"])
      ),
      ("action", action),
    ]
  }

  /// Return the schema of a list of rules.
  static func rules(_ rule: JSONText, _ summary: String) -> JSONText {
    .object([
      ("type", .string("array")), ("maxItems", .integer(ThemeLimits.rules)), ("items", rule),
      describing(summary),
    ])
  }

  /// Return the schema of a rule for a style, with conditions on the context only.
  static func rule<Style: LayeredStyle>(of type: Style.Type) -> JSONText {
    style(
      of: type, extra: ["match": object(ThemeReader.contextKeys, condition)], required: ["match"])
  }

  private static var action: JSONText {
    // Exactly one key, so not even a comment.
    let pattern = JSONText.object([
      ("type", .string("object")),
      ("properties", .object(ThemeReader.actionKeys.map { ($0, value(ofAction: $0)) })),
      ("additionalProperties", .boolean(false)),
      ("minProperties", .integer(1)), ("maxProperties", .integer(1)),
    ])
    return any(of: [actionName, pattern])
  }

  private static var actionName: JSONText { choice(KeyboardTheme.ActionPattern.names) }

  private static func value(ofAction key: String) -> JSONText {
    ThemeReader.values(ofAction: key).map { choice($0) } ?? text()
  }

  private static var match: JSONText {
    object(ThemeReader.conditionKeys + ThemeReader.valueKeys, condition)
  }

  private static func condition(_ key: String) -> JSONText {
    switch key {
    case "action": list(reference(to: "action"), "Any of these keys.")
    case "type": list(choice(of: KeyboardTheme.ButtonType.self), "Any of these types of keys.")
    case "state": list(choice(of: KeyboardTheme.ButtonState.self), "All of these states at once.")
    case "colorScheme": choice(of: ColorScheme.self)
    case "device": choice(of: DeviceType.self)
    case "orientation": choice(of: KeyboardTheme.ButtonMatch.Orientation.self)
    case "locale": text("A language tag; de also matches de-AT.")
    case "keyboardType": choice(Keyboard.KeyboardType.allCases.map(\.id))
    case "case": choice(of: Keyboard.KeyboardCase.self)
    case "contrast": choice(of: KeyboardTheme.ButtonMatch.Contrast.self)
    case _ where ThemeReader.valueKeys.contains(key):
      list(
        value(ofAction: key),
        key == ThemeReader.exactKey
          ? "A character in this case only." : "The value of an action of this kind.")
    default: preconditionFailure("The condition “\(key)” of rules has no schema.")
    }
  }
}
