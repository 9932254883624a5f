import KeyboardCore
import KeyboardDocuments

extension ThemeReader {

  /// The key of a match for the element that a rule styles.
  static let elementKey = "element"

  /// Read the rules of a theme, each for the element that its match names.
  mutating func read(rules value: JSONValue, into layer: inout KeyboardTheme) {
    for rule in elements(ofRules: value) {
      guard let condition = condition(of: rule), let element = element(in: condition) else {
        continue
      }
      read(rule: rule, matching: condition, for: element, into: &layer)
    }
  }

  /// Read the rules of a part of a theme, which are all for one element.
  mutating func read(
    rulesOf part: JSONValue, for element: KeyboardTheme.Element, into layer: inout KeyboardTheme
  ) {
    guard let value = part["rules"] else { return }
    for rule in elements(ofRules: value) {
      guard let condition = condition(of: rule) else { continue }
      if let name = condition.object?.member(Self.elementKey) {
        report(
          .invalidValue, "The rules of a part have no element", at: name.value,
          hint: "Move the rule to the “rules” of the theme.")
      }
      read(rule: rule, matching: condition, for: element, into: &layer)
    }
  }

  private mutating func elements(ofRules value: JSONValue) -> [JSONValue] {
    guard let elements = value.array else {
      return reader.wrongType(value, "rules", "a list") ?? []
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
    rule: JSONValue, matching condition: JSONValue, for element: KeyboardTheme.Element,
    into layer: inout KeyboardTheme
  ) {
    let match = match(condition, for: element)
    warn(aboutRule: rule, match, for: element)
    switch element {
    case .key:
      let style: Keyboard.ButtonStyle = style(of: rule, over: .init(), extra: ["pressed"])
      layer.buttonRules.append(.init(match: match, style: style))
      guard let pressed = rule["pressed"] else { return }
      var pressedMatch = match
      pressedMatch.states.insert(.pressed)
      layer.buttonRules.append(
        .init(match: pressedMatch, style: self.style(pressed, over: .init(), named: "pressed")))
    case .hint: layer.hintRules.append(.init(match: match, style: style(of: rule, over: .init())))
    case .language:
      layer.languageRules.append(.init(match: match, style: style(of: rule, over: .init())))
    case .letters:
      layer.letterRules.append(.init(match: match, style: style(of: rule, over: .init())))
    case .board:
      layer.boardRules.append(.init(match: match, style: style(of: rule, over: .init())))
    case .toolbar:
      layer.toolbarRules.append(.init(match: match, style: style(of: rule, over: .open)))
    case .toolbarItem:
      layer.toolbarItemRules.append(.init(match: match, style: style(of: rule, over: .init())))
    case .toolbarSeparator:
      layer.toolbarSeparatorRules.append(.init(match: match, style: style(of: rule, over: .init())))
    case .emojiTitle, .emojiGrid, .emojiItem, .emojiBar, .emojiSearch:
      layer.emojiRules.append(
        .init(match: match, style: style(of: rule, over: .init(), only: element.emojiFields)))
    case .callout, .calloutInput, .calloutAction:
      let names = match.isSelectedAction == true ? Self.selectedKeys : nil
      layer.calloutRules.append(
        .init(match: match, style: style(of: rule, over: .init(), only: names)))
    }
  }

  /// The fields of the style of a selected secondary action.
  static let selectedKeys = ["backgroundColor", "foregroundColor"]

  private mutating func style<Style: LayeredStyle>(
    of rule: JSONValue, over open: Style, extra: [String] = [], only names: [String]? = nil
  ) -> Style {
    style(rule, over: open, named: "A rule", extra: ["match"] + extra, only: names)
  }
}
