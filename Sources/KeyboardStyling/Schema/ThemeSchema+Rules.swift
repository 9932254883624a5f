import KeyboardCore
import KeyboardDocuments

extension ThemeSchema {

  /// The definitions of rules and their conditions.
  static var ruleDefinitions: [(String, JSONText)] {
    let elements = KeyboardTheme.Element.allCases
    let names = elements.map { reference(to: ruleName(of: $0)) }
    let rules = elements.flatMap { element in
      [
        (ruleName(of: element), rule(for: element, isPart: false)),
        (exceptionsName(of: element), exceptions(for: element)),
      ]
    }
    let parts = [.toolbar, .callout] + ThemeReader.calloutKinds.map(\.element)
    return [("rule", any(of: names)), ("action", action)] + conditionDefinitions + rules
      + parts.map { (partRuleName(of: $0), rule(for: $0, isPart: true)) }
  }

  private static func ruleName(of element: KeyboardTheme.Element) -> String {
    "\(element.rawValue).rule"
  }

  private static func partRuleName(of element: KeyboardTheme.Element) -> String {
    "\(element.rawValue).partRule"
  }

  /// Return the key `rules` of a part of a theme.
  static func partRules(of element: KeyboardTheme.Element) -> (String, JSONText) {
    (
      "rules",
      rules(
        reference(to: partRuleName(of: element)),
        .init(
          "The styles under conditions, without an element.",
          [["match": ["colorScheme": "dark"], "background": "#101820"]]))
    )
  }

  /// Return the schema of a list of rules.
  static func rules(_ rule: JSONText, _ meaning: KeyMeaning) -> JSONText {
    described(
      [("type", .string("array")), ("maxItems", .integer(ThemeLimits.rules)), ("items", rule)],
      meaning)
  }

  /// Return the schema of a rule for an element, which rules of a part don't name.
  private static func rule(for element: KeyboardTheme.Element, isPart: Bool) -> JSONText {
    guard element == .calloutAction else { return rule(for: element, isPart: isPart, fields: nil) }
    return any(of: [
      rule(for: element, isPart: isPart, fields: nil),
      rule(for: element, isPart: isPart, fields: ThemeReader.selectedKeys),
    ])
  }

  /// Return the schema of a rule with all fields of its style, or with those of a selected action.
  private static func rule(
    for element: KeyboardTheme.Element, isPart: Bool, fields selected: [String]?
  ) -> JSONText {
    let (style, fields) = style(of: element)
    let extra = element == .key ? ["pressed"] : []
    return object(["match"] + (selected ?? fields) + extra, required: ["match"]) { key in
      key == "match"
        ? match(for: element, isPart: isPart, isSelected: selected != nil)
        : reference(to: "\(style)/properties/\(key)")
    }
  }

  /// Return the name of the definition of an element's style, and the names of its fields.
  private static func style(
    of element: KeyboardTheme.Element
  ) -> (definition: String, fields: [String]) {
    switch element {
    case .key: ("button", Keyboard.ButtonStyle.fields.map(\.name))
    case .hint, .language, .letters: ("label", Keyboard.LabelStyle.fields.map(\.name))
    case .board: ("board", KeyboardViewStyle.fields.map(\.name))
    case .toolbar: ("toolbar", Autocomplete.ToolbarStyle.fields.map(\.name))
    case .toolbarItem: ("toolbarItem", Autocomplete.ToolbarItemStyle.fields.map(\.name))
    case .toolbarSeparator:
      ("toolbarSeparator", Autocomplete.ToolbarSeparatorStyle.fields.map(\.name))
    case .emojiTitle, .emojiGrid, .emojiItem, .emojiBar, .emojiSearch:
      ("emoji", element.emojiFields)
    case .callout, .calloutInput, .calloutAction:
      ("callouts", KeyboardCallout.CalloutStyle.fields.map(\.name))
    }
  }

  private static func match(
    for element: KeyboardTheme.Element, isPart: Bool, isSelected: Bool
  ) -> JSONText {
    let keys = conditionKeys(for: element)
    let named = isPart ? [] : [ThemeReader.elementKey]
    let required = (element == .key ? [] : named) + (isSelected ? ["selected"] : [])
    let members = members(of: named + keys, required: required) {
      switch $0 {
      case ThemeReader.elementKey:
        described(
          [("const", .string(element.rawValue))],
          .init(
            "The part that the rule styles.", .string(element.rawValue),
            default: element == .key ? .string(element.rawValue) : nil))
      case "selected":
        described(
          [("const", .boolean(isSelected))],
          .init("Whether the rule is for the selected secondary action.", .boolean(isSelected)))
      case "not": list(reference(to: exceptionsName(of: element)), exceptionsMeaning)
      default: reference(to: "condition.\($0)")
      }
    }
    let values = required.map { key -> (String, JSONText) in
      (key, key == "selected" ? .boolean(true) : .string(element.rawValue))
    }
    let meaning = KeyMeaning(
      "The conditions of the rule; required.",
      .object(
        values + [(MatchCondition.common.key, MatchCondition.common.meaning.example ?? .null)]))
    guard element == .key || isPart && element.hasKey && !isSelected else {
      return described(members, meaning)
    }
    return any(of: [actionName, array(reference(to: "action")), .object(members)], meaning)
  }

  private static func conditionKeys(for element: KeyboardTheme.Element) -> [String] {
    MatchCondition.conditions(for: element).map(\.key)
      + (element.hasKey ? ThemeReader.valueKeys : [])
  }

  private static func exceptionsName(of element: KeyboardTheme.Element) -> String {
    "\(element.rawValue).exceptions"
  }

  private static func exceptions(for element: KeyboardTheme.Element) -> JSONText {
    object(conditionKeys(for: element).filter { $0 != "not" }) {
      reference(to: "condition.\($0)")
    }
  }

  private static var exceptionsMeaning: KeyMeaning? {
    MatchCondition.all.first { $0.key == "not" }?.meaning
  }

  /// The definitions of conditions by their keys.
  private static var conditionDefinitions: [(String, JSONText)] {
    let conditions = MatchCondition.all.compactMap { row in
      condition(row).map { ("condition.\(row.key)", $0) }
    }
    let values = ThemeReader.valueKeys.map { key in
      (
        "condition.\(key)",
        list(value(ofAction: key), ThemeReader.meaning(ofAction: key))
      )
    }
    return conditions + values
  }

  /// Return the schema of a condition, or `nil` for exceptions, which depend on the element.
  private static func condition(_ condition: MatchCondition) -> JSONText? {
    let meaning = condition.meaning
    return switch condition.content {
    case .actions: list(reference(to: "action"), meaning)
    case .names(let names, let isList, _, _):
      isList ? list(choice(names), meaning) : choice(names, meaning)
    case .text: text(meaning)
    case .numbers: list(placeNumber, meaning)
    case .flag: any(of: [.object([("type", .string("boolean"))]), variable], meaning)
    case .exceptions: nil
    }
  }

  private static var placeNumber: JSONText {
    let last = MatchCondition.numberRange.upperBound
    let number = JSONText.object([
      ("type", .string("integer")), ("minimum", .integer(-last)), ("maximum", .integer(last)),
      ("not", .object([("const", .integer(0))])),
    ])
    return any(of: [number, variable])
  }

  private static var action: JSONText {
    // Exactly one key, so not even a comment.
    let pattern = JSONText.object([
      ("type", .string("object")),
      (
        "properties",
        .object(
          ThemeReader.actionKeys.map {
            ($0, value(ofAction: $0, ThemeReader.meaning(ofAction: $0)))
          })
      ),
      ("additionalProperties", .boolean(false)),
      ("minProperties", .integer(1)), ("maxProperties", .integer(1)),
    ])
    return any(of: [actionName, pattern])
  }

  private static var actionName: JSONText { choice(KeyboardTheme.ActionPattern.names) }

  private static func value(
    ofAction key: String, _ meaning: KeyMeaning? = nil
  ) -> JSONText {
    ThemeReader.values(ofAction: key).map { choice($0, meaning) } ?? text(meaning)
  }
}
