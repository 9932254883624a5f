import KeyboardCore
import KeyboardDocuments

extension ThemeReader {

  /// The keys of a match that are conditions on the context.
  static let contextKeys = [
    "colorScheme", "device", "orientation", "locale", "keyboardType", "case", "contrast",
  ]

  /// The keys of a match, except those of actions with values.
  static let conditionKeys = ["action", "type", "state"] + contextKeys

  /// The actions with values that may appear in a match without the key `action`.
  static let valueKeys = kinds(.character, .emoji, .text, .diacritic, .custom)

  /// The keys of an action written as an object.
  static let actionKeys =
    valueKeys + kinds(.keyboardType, .primary, .shift, .image, .systemImage, .url)

  private static func kinds(_ kinds: KeyboardAction.Kind...) -> [String] { kinds.map(\.rawValue) }

  /// Read a list of rules; one with a `pressed` style counts as two.
  mutating func rules(_ value: JSONValue) -> [KeyboardTheme.ButtonRule] {
    elements(ofRules: value).flatMap { rule($0) }
  }

  /// Read the rules of callouts or the toolbar, whose conditions are on the context only.
  mutating func rules<Style: LayeredStyle>(
    of part: JSONValue, over open: Style, named name: String
  ) -> [KeyboardTheme.StyleRule<Style>] {
    guard let value = part["rules"] else { return [] }
    return elements(ofRules: value).compactMap { value in
      let style = style(value, over: open, named: "A rule of \(name)", extra: ["match"])
      guard let condition = condition(of: value),
        let members = members(condition, named: "match", keys: Self.contextKeys)
      else { return nil }
      var match = KeyboardTheme.ButtonMatch()
      for (key, value) in members { read(key, value, into: &match) }
      return KeyboardTheme.StyleRule(match: match, style: style)
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
    guard rule.object != nil else { return nil }
    guard let condition = rule["match"] else {
      return missing("match", of: "A rule", at: rule)
    }
    return condition
  }

  private mutating func rule(_ value: JSONValue) -> [KeyboardTheme.ButtonRule] {
    let style = style(
      value, over: Keyboard.ButtonStyle(), named: "A rule", extra: ["match", "pressed"])
    guard let condition = condition(of: value) else { return [] }
    let match = match(condition)
    var rules = [KeyboardTheme.ButtonRule(match: match, style: style)]
    if let pressed = value["pressed"] {
      var match = match
      match.states.insert(.pressed)
      let style = self.style(pressed, over: Keyboard.ButtonStyle(), named: "pressed")
      rules.append(KeyboardTheme.ButtonRule(match: match, style: style))
    }
    return rules
  }

  /// Read the conditions of a rule: the name of an action, a list of them, or an object.
  private mutating func match(_ value: JSONValue) -> KeyboardTheme.ButtonMatch {
    var match = KeyboardTheme.ButtonMatch()
    guard value.object != nil else {
      match.actions = list(value) { $0.pattern($1) }
      return match
    }
    let keys = Self.conditionKeys + Self.valueKeys
    guard let members = members(value, named: "match", keys: keys) else { return match }
    for (key, value) in members { read(key, value, into: &match) }
    return match
  }

  private mutating func read(
    _ key: String, _ value: JSONValue, into match: inout KeyboardTheme.ButtonMatch
  ) {
    let name = "match.\(key)"
    switch key {
    case "action": match.actions += list(value) { $0.pattern($1) }
    case "type": match.types = list(value) { $0.choice($1, named: name) }
    case "state": match.states = Set(list(value) { $0.choice($1, named: name) })
    case "colorScheme": match.colorScheme = choice(value, named: name)
    case "device": match.device = choice(value, named: name)
    case "orientation": match.orientation = choice(value, named: name)
    case "locale": match.locale = text(value, named: name)
    case "keyboardType": match.keyboardType = keyboardType(value, named: name)
    case "case": match.keyboardCase = choice(value, named: name)
    case "contrast": match.contrast = choice(value, named: name)
    default:
      guard let kind = KeyboardAction.Kind(rawValue: key) else { return }
      match.actions += list(value) { reader, value in
        reader.text(value, named: name).map { .init(kind, $0) }
      }
    }
  }

  /// Read an action: a name such as `return`, or an object such as `{"character": "ß"}`.
  private mutating func pattern(_ value: JSONValue) -> KeyboardTheme.ActionPattern? {
    guard let value = resolved(value) else { return nil }
    if let object = value.object {
      guard object.members.count == 1,
        let (key, content) = members(value, named: "An action", keys: Self.actionKeys)?.first,
        let kind = KeyboardAction.Kind(rawValue: key)
      else {
        return fail(
          .invalidValue, "An action is a name, or an object with one key", at: value,
          hint: "Write it as \"return\" or as {\"character\": \"a\"}.")
      }
      return text(content, named: key).map { .init(kind, $0) }
    }
    guard let name = text(value, named: "An action") else { return nil }
    if let pattern = KeyboardTheme.ActionPattern(name: name) { return pattern }
    return fail(
      .unknownAction, "There is no action \(name.quoted)", at: value,
      hint: NearestNames.hint(for: name, among: KeyboardTheme.ActionPattern.names)
        ?? "A key that types a character is written as {\"character\": \"a\"}.")
  }

  private mutating func keyboardType(_ value: JSONValue, named name: String) -> String? {
    guard let text = text(value, named: name) else { return nil }
    let names = Keyboard.KeyboardType.allCases.map(\.id)
    return names.contains(text)
      ? text : reader.invalid(text, at: value, named: name, among: names)
  }
}

extension KeyboardTheme.ActionPattern {

  /// Create the pattern of a name: a kind of action, a return key type or a keyboard type.
  init?(name: String) {
    if let kind = KeyboardAction.Kind(rawValue: name), !kind.isSpacer {
      self.init(kind)
    } else if Self.primaryNames.contains(name) {
      self.init(.primary, name)
    } else if Self.typeNames.contains(name) {
      self.init(.keyboardType, name)
    } else {
      return nil
    }
  }

  /// The names of all actions.
  static var names: [String] {
    KeyboardAction.Kind.allCases.filter { !$0.isSpacer }.map(\.rawValue) + primaryNames + typeNames
  }

  private static let primaryNames = [
    "return", "continue", "done", "emergencyCall", "go", "join", "newLine", "next", "ok", "route",
    "search", "send",
  ]

  private static let typeNames = [
    "alphabetic", "numeric", "symbolic", "emojis", "emojiSearch", "images", "email", "numberPad",
  ]
}
