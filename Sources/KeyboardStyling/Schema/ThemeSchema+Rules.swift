import KeyboardCore
import KeyboardDocuments

extension ThemeSchema {

  /// The definitions of rules and their conditions.
  static var ruleDefinitions: [(String, JSONText)] {
    [
      (
        "rule",
        style(
          of: Keyboard.ButtonStyle.self,
          extra: [
            "match": any(of: [list(reference(to: "action")), match], "When the rule counts."),
            "pressed": reference(to: "pressed", "Laid over it while the key is pressed."),
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
    let pattern = JSONText.object(
      members(of: ThemeReader.actionKeys) { _ in text() }
        + [("minProperties", .integer(1)), ("maxProperties", .integer(1))])
    return any(of: [choice(KeyboardTheme.ActionPattern.names), pattern])
  }

  private static var match: JSONText {
    object(ThemeReader.conditionKeys + ThemeReader.valueKeys, condition)
  }

  private static func condition(_ key: String) -> JSONText {
    switch key {
    case "action": list(reference(to: "action"), "Any of these keys.")
    case "type": list(choice(of: KeyboardTheme.ButtonType.self), "Any of these types of keys.")
    case "state": list(choice(of: KeyboardTheme.ButtonState.self), "All of these states at once.")
    case "colorScheme": choice(of: ThemeColorScheme.self)
    case "device": choice(of: DeviceType.self)
    case "orientation": choice(of: KeyboardTheme.ButtonMatch.Orientation.self)
    case "locale": text("A language tag; de stands for de-AT too.")
    case "keyboardType": choice(Keyboard.KeyboardType.allCases.map(\.id))
    case "case": choice(of: Keyboard.KeyboardCase.self)
    case "contrast": choice(of: KeyboardTheme.ButtonMatch.Contrast.self)
    case _ where ThemeReader.valueKeys.contains(key): list(text(), "The value of such a key.")
    default: preconditionFailure("The condition “\(key)” of rules has no schema.")
    }
  }
}
