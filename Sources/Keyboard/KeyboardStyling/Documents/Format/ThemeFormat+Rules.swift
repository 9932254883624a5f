import KeyboardCore
import SourceText

extension ThemeFormat {

  static let elementKey = "element"

  static let ruleDefinitions: [Key] = {
    let elements = KeyboardTheme.Element.allCases
    var keys = [
      Key("rule", .either(elements.map { .named("\($0.rawValue).rule") })),
      Key("action", .either([actionName, .object(action)])),
    ]
    keys += MatchCondition.all.compactMap { condition in
      condition.shape.map { Key("condition.\(condition.key)", $0, condition.meaning) }
    }
    keys += actionValues.map { Key("condition.\($0.name)", $0.shape.orList, $0.meaning) }
    keys += elements.map { Key("\($0.rawValue).rule", rule(for: $0, isPart: false)) }
    for element in elements where nesting(of: element) == element {
      keys += (0..<ThemeLimits.conditionDepth).map { depth in
        let object = Object(conditions(for: element, depth: depth))
        return Key(nestedName(of: element, depth: depth), .object(object))
      }
    }
    let parts = [.toolbar, .callout] + calloutKinds.map(\.element)
    keys += parts.map { Key("\($0.rawValue).partRule", rule(for: $0, isPart: true)) }
    return keys
  }()

  static let selectedFields = ["backgroundColor", "foregroundColor"]

  private static func rule(for element: KeyboardTheme.Element, isPart: Bool) -> Shape {
    let rule = Shape.object(self.rule(for: element, isPart: isPart, selected: nil))
    guard element == .calloutAction else { return rule }
    return .either([
      rule, .object(self.rule(for: element, isPart: isPart, selected: selectedFields)),
    ])
  }

  private static func rule(
    for element: KeyboardTheme.Element, isPart: Bool, selected: [String]?
  ) -> Object {
    let (style, fields) = style(of: element)
    return Object(
      [match(for: element, isPart: isPart, isSelected: selected != nil)]
        + (selected ?? fields).map { Key($0, .key($0, of: style)) })
  }

  private static func style(
    of element: KeyboardTheme.Element
  ) -> (definition: String, keys: [String]) {
    func all<Style: LayeredStyle>(_ type: Style.Type) -> [String] { Style.fields.map(\.name) }
    return switch element {
    case .key: ("button", all(Keyboard.ButtonStyle.self) + ["pressed"])
    case .hint: ("label", all(Keyboard.LabelStyle.self))
    case .language, .letters: ("label", Keyboard.LabelStyle.commonFields)
    case .board: ("board", all(KeyboardViewStyle.self))
    case .toolbar: ("toolbar", all(Autocomplete.ToolbarStyle.self))
    case .toolbarItem: ("toolbarItem", all(Autocomplete.ToolbarItemStyle.self))
    case .toolbarSeparator: ("toolbarSeparator", all(Autocomplete.ToolbarSeparatorStyle.self))
    case .emojiTitle, .emojiGrid, .emojiItem, .emojiBar, .emojiSearch:
      ("emoji", element.emojiFields)
    case .callout, .calloutInput, .calloutAction:
      ("callouts", all(KeyboardCallout.CalloutStyle.self))
    }
  }

  private static func match(
    for element: KeyboardTheme.Element, isPart: Bool, isSelected: Bool
  ) -> Key {
    let name = JSONText.string(element.rawValue)
    let elementKey = Key(
      Self.elementKey, .constant(name), "The part that the rule styles.", name,
      default: element == .key ? name : nil, isRequired: element != .key)
    let conditions = conditions(for: element, depth: ThemeLimits.conditionDepth).map { key in
      key.name == "selected"
        ? Key(
          key.name, .constant(.boolean(isSelected)),
          "Whether the rule is for the selected secondary action.", .boolean(isSelected),
          isRequired: isSelected) : key
    }
    let object = Object((isPart ? [] : [elementKey]) + conditions)
    let example = object.required.map { ($0, $0 == "selected" ? .boolean(true) : name) }
    let allowsActions = element == .key || isPart && element.hasKey && !isSelected
    return Key(
      "match",
      allowsActions
        ? .either([
          actionName, .list(of: .named("action"), 1...ThemeLimits.listItems), .object(object),
        ]) : .object(object), "The conditions of the rule; required.",
      .object(
        example + [(MatchCondition.common.key, MatchCondition.common.meaning.example ?? .null)]),
      isRequired: true)
  }

  private static func conditions(for element: KeyboardTheme.Element, depth: Int) -> [Key] {
    let conditions = MatchCondition.conditions(for: element).filter { depth > 0 || !$0.isNested }
    let keys = conditions.map { condition in
      condition.isNested
        ? Key(
          condition.key, Shape.named(nestedName(of: nesting(of: element), depth: depth - 1)).orList,
          condition.meaning)
        : Key(condition.key, .named("condition.\(condition.key)"))
    }
    return keys
      + (element.hasKey ? actionValues.map { Key($0.name, .named("condition.\($0.name)")) } : [])
  }

  private static func nestedName(of element: KeyboardTheme.Element, depth: Int) -> String {
    "\(element.rawValue).conditions.\(depth)"
  }

  private static func nesting(of element: KeyboardTheme.Element) -> KeyboardTheme.Element {
    func keys(_ element: KeyboardTheme.Element) -> [String] {
      MatchCondition.conditions(for: element).map(\.key)
    }
    return KeyboardTheme.Element.allCases.first { keys($0) == keys(element) } ?? element
  }

  static let exactKey = "exactCharacter"

  /// `keyboardType` is not one of them: it is a condition on the context.
  static let actionValues: [Key] = [
    Key(exactKey, .plainText, "A character in this case only.", "A"),
    Key(
      KeyboardAction.Kind.character.rawValue, .plainText,
      "A character in both cases by the rules of the locale.", "q"),
    value(of: .emoji, "😀"), value(of: .text, "Hello"), value(of: .diacritic, "note"),
    value(of: .custom, "note"), value(of: .primary, "go"),
    value(of: .shift, among: Keyboard.KeyboardCase.allCases.map(\.rawValue)),
    value(of: .image, "note"), value(of: .systemImage, "globe"),
    value(of: .url, "https://example.com"),
  ]

  static let action = Object(
    actionValues + [
      value(
        of: .keyboardType,
        among: Keyboard.KeyboardType.allCases.map(\.id) + Keyboard.NumberPadKind.pageNames)
    ], .single)

  private static let actionName = Shape.choice(KeyboardTheme.ActionPattern.names)

  private static func value(
    of kind: KeyboardAction.Kind, _ example: JSONText = .null, among names: [String] = []
  ) -> Key {
    Key(
      kind.rawValue, names.isEmpty ? .plainText : .choice(names),
      "The value of an action of this kind.", names.last.map { .string($0) } ?? example)
  }
}

extension MatchCondition {

  fileprivate var shape: ThemeFormat.Shape? {
    switch content {
    case .actions: .named("action").orList
    case .names(let names, _, _): .choice(names).orList
    case .texts: .plainText.orList
    case .numbers:
      ThemeFormat.Shape.integer(-Self.numberRange.upperBound...Self.numberRange.upperBound)
        .orVariable.orList
    case .flag: ThemeFormat.Shape.boolean.orVariable
    case .matches: nil
    }
  }
}
