import KeyboardCore
import SourceText

extension ThemeReader {

  mutating func read(rules value: JSONValue, into layer: inout KeyboardTheme) {
    for (index, rule) in elements(ofRules: value).enumerated() {
      guard let condition = condition(of: rule), let element = element(in: condition) else {
        continue
      }
      let place = RulePath(rule: rule, list: "rules", index: index)
      read(place, matching: condition, for: element, into: &layer)
    }
  }

  mutating func read(
    rulesOf part: JSONValue, named name: String, for element: KeyboardTheme.Element,
    into layer: inout KeyboardTheme
  ) {
    guard let value = part["rules"] else { return }
    for (index, rule) in elements(ofRules: value).enumerated() {
      guard let condition = condition(of: rule) else { continue }
      if let name = condition.object?.member(ThemeFormat.elementKey) {
        report(
          .invalidValue, "The rules of a part have no element", at: name.value,
          hint: "Move the rule to the “rules” of the theme.",
          change: removal(of: name.value, "Remove “element”")?.unsafe)
      }
      let place = RulePath(rule: rule, list: name, index: index)
      read(place, matching: condition, for: element, into: &layer)
    }
  }

  private mutating func elements(ofRules value: JSONValue) -> [JSONValue] {
    guard let elements = value.array else {
      return reader.wrongType(value, "rules", "a list", fix: listed(value)) ?? []
    }
    guard elements.count <= ThemeLimits.rules else {
      reportExcess(of: "rules", over: ThemeLimits.rules, at: value)
      return []
    }
    return elements
  }

  private mutating func condition(of rule: JSONValue) -> JSONValue? {
    guard rule.object != nil else { return reader.wrongType(rule, "A rule", "an object") }
    guard let condition = rule["match"] else {
      let fields = Keyboard.ButtonStyle.fields.map(\.name) + ["match", "pressed"]
      if hasOtherName(of: "match", in: rule, among: fields) {
        _ = members(rule, named: "A rule", keys: fields)
      } else {
        reportMissing("match", of: "A rule", at: rule)
      }
      return nil
    }
    return condition
  }

  private mutating func element(in match: JSONValue) -> KeyboardTheme.Element? {
    guard let value = match[ThemeFormat.elementKey] else { return .key }
    return choice(value, named: "match.\(ThemeFormat.elementKey)")
  }

  private mutating func read(
    _ place: RulePath, matching condition: JSONValue, for element: KeyboardTheme.Element,
    into layer: inout KeyboardTheme
  ) {
    let rule = place.rule
    let match = match(condition, for: element)
    warn(aboutRule: rule, match, for: element)
    add(style(of: rule, match, for: element), match, for: element, at: place, to: &layer)
    guard element == .key, let pressed = rule["pressed"] else { return }
    var pressedMatch = match
    pressedMatch.states.insert(.pressed)
    add(
      .key(style(pressed, over: .init(), named: "pressed")), pressedMatch, for: .key, at: place,
      of: pressed, to: &layer)
  }

  private mutating func style(
    of rule: JSONValue, _ match: KeyboardTheme.ButtonMatch, for element: KeyboardTheme.Element
  ) -> KeyboardTheme.RuleStyle {
    switch element {
    case .key: .key(style(of: rule, over: .init(), extra: ["pressed"]))
    case .hint: .label(style(of: rule, over: .init()))
    case .language, .letters:
      .label(style(of: rule, over: .init(), only: Keyboard.LabelStyle.commonFields))
    case .board: .board(style(of: rule, over: .init()))
    case .toolbar: .toolbar(style(of: rule, over: .open))
    case .toolbarItem: .toolbarItem(style(of: rule, over: .init()))
    case .toolbarSeparator: .toolbarSeparator(style(of: rule, over: .init()))
    case .emojiTitle, .emojiGrid, .emojiItem, .emojiBar, .emojiSearch:
      .emoji(style(of: rule, over: .init(), only: element.emojiFields))
    case .callout, .calloutInput, .calloutAction:
      .callout(
        style(
          of: rule, over: .init(),
          only: match.isSelectedAction == true ? ThemeFormat.selectedFields : nil))
    }
  }

  mutating func add(
    _ style: KeyboardTheme.RuleStyle, _ match: KeyboardTheme.ButtonMatch = .init(),
    for element: KeyboardTheme.Element, at place: RulePath, of value: JSONValue? = nil,
    to layer: inout KeyboardTheme
  ) {
    var rule = KeyboardTheme.Rule(element: element, match: match, style: style)
    rule.unsetFields = (value ?? place.rule).unsetNames.filter {
      !$0.hasPrefix("match.") && !$0.hasPrefix("pressed.")
    }
    layer.rules.append(rule)
    sources?.add(rule, at: value ?? place.rule, of: place)
  }

  private mutating func style<Style: LayeredStyle>(
    of rule: JSONValue, over open: Style, extra: [String] = [], only names: [String]? = nil
  ) -> Style {
    style(rule, over: open, named: "A rule", extra: ["match"] + extra, only: names)
  }
}
