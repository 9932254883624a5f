import KeyboardCore
import KeyboardDocuments

extension ThemeReader {

  /// The key of a match for the element that a rule styles.
  static let elementKey = "element"

  /// Read the rules of a theme, each for the element that its match names.
  mutating func read(rules value: JSONValue, into layer: inout KeyboardTheme) {
    for (index, rule) in elements(ofRules: value).enumerated() {
      guard let condition = condition(of: rule), let element = element(in: condition) else {
        continue
      }
      let place = RulePlace(rule: rule, list: "rules", index: index)
      read(place, matching: condition, for: element, into: &layer)
    }
  }

  /// Read the rules of a part of a theme, which are all for one element.
  mutating func read(
    rulesOf part: JSONValue, named name: String, for element: KeyboardTheme.Element,
    into layer: inout KeyboardTheme
  ) {
    guard let value = part["rules"] else { return }
    for (index, rule) in elements(ofRules: value).enumerated() {
      guard let condition = condition(of: rule) else { continue }
      if let name = condition.object?.member(Self.elementKey) {
        report(
          .invalidValue, "The rules of a part have no element", at: name.value.span,
          file: name.value.file, hint: "Move the rule to the “rules” of the theme.",
          change: removal(of: name.value, "Remove “element”"))
      }
      let place = RulePlace(rule: rule, list: name, index: index)
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

  /// Return the condition of a rule.
  private mutating func condition(of rule: JSONValue) -> JSONValue? {
    guard rule.object != nil else { return reader.wrongType(rule, "A rule", "an object") }
    guard let condition = rule["match"] else {
      return missing("match", of: "A rule", at: rule)
    }
    return condition
  }

  /// Return the element that a match names: keys unless it names another one.
  private mutating func element(in match: JSONValue) -> KeyboardTheme.Element? {
    guard let value = match[Self.elementKey] else { return .key }
    return choice(value, named: "match.\(Self.elementKey)")
  }

  private mutating func read(
    _ place: RulePlace, matching condition: JSONValue, for element: KeyboardTheme.Element,
    into layer: inout KeyboardTheme
  ) {
    let rule = place.rule
    let match = match(condition, for: element)
    warn(aboutRule: rule, match, for: element)
    switch element {
    case .key: read(keyRule: place, match, into: &layer)
    case .hint:
      add(style(of: rule, over: .init()), match, at: place, to: &layer.hintRules, .hints)
    case .language:
      add(style(of: rule, over: .init()), match, at: place, to: &layer.languageRules, .languages)
    case .letters:
      add(style(of: rule, over: .init()), match, at: place, to: &layer.letterRules, .letters)
    case .board:
      add(style(of: rule, over: .init()), match, at: place, to: &layer.boardRules, .boards)
    case .toolbar:
      add(style(of: rule, over: .open), match, at: place, to: &layer.toolbarRules, .toolbars)
    case .toolbarItem:
      add(
        style(of: rule, over: .init()), match, at: place, to: &layer.toolbarItemRules, .suggestions)
    case .toolbarSeparator:
      add(
        style(of: rule, over: .init()), match, at: place, to: &layer.toolbarSeparatorRules,
        .separators)
    case .emojiTitle, .emojiGrid, .emojiItem, .emojiBar, .emojiSearch:
      let style: Emoji.PartStyle = style(of: rule, over: .init(), only: element.emojiFields)
      add(style, match, at: place, to: &layer.emojiRules, .emojis)
    case .callout, .calloutInput, .calloutAction:
      let names = match.isSelectedAction == true ? Self.selectedKeys : nil
      let style: KeyboardCallout.CalloutStyle = style(of: rule, over: .init(), only: names)
      add(style, match, at: place, to: &layer.calloutRules, .callouts)
    }
  }

  /// Read a rule of keys; its pressed style is another rule.
  private mutating func read(
    keyRule place: RulePlace, _ match: KeyboardTheme.ButtonMatch, into layer: inout KeyboardTheme
  ) {
    let style: Keyboard.ButtonStyle = style(of: place.rule, over: .init(), extra: ["pressed"])
    add(style, match, at: place, to: &layer.buttonRules, .keys)
    guard let pressed = place.rule["pressed"] else { return }
    var pressedMatch = match
    pressedMatch.states.insert(.pressed)
    add(
      self.style(pressed, over: .init(), named: "pressed"), pressedMatch, at: place, of: pressed,
      to: &layer.buttonRules, .keys)
  }

  /// Add a rule to a list, and its place to the sources.
  mutating func add<Style>(
    _ style: Style, _ match: KeyboardTheme.ButtonMatch, at place: RulePlace,
    of value: JSONValue? = nil, to rules: inout [KeyboardTheme.StyleRule<Style>],
    _ list: KeyboardTheme.RuleList
  ) {
    let rule = KeyboardTheme.StyleRule(match: match, style: style)
    rules.append(rule)
    sources?.add(rule, at: value ?? place.rule, of: place, to: list)
  }

  /// The fields of the style of a selected secondary action.
  static let selectedKeys = ["backgroundColor", "foregroundColor"]

  private mutating func style<Style: LayeredStyle>(
    of rule: JSONValue, over open: Style, extra: [String] = [], only names: [String]? = nil
  ) -> Style {
    style(rule, over: open, named: "A rule", extra: ["match"] + extra, only: names)
  }
}
