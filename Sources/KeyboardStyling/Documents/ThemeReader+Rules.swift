import KeyboardCore
import KeyboardDocuments

extension ThemeReader {

  /// The keys of a match that are conditions on the context.
  static let contextKeys = [
    "colorScheme", "device", "orientation", "locale", "keyboardType", "case", "contrast",
  ]

  /// The keys of a match, except those of actions with values.
  static let conditionKeys = ["action", "type", "state"] + contextKeys

  /// The key of a character that is matched exactly, regardless of the locale.
  static let exactKey = "exactCharacter"

  /// The actions with values that may appear in a match without the key `action`.
  ///
  /// `keyboardType` is not one of them: it is a condition on the context.
  static let valueKeys =
    [exactKey]
    + kinds(
      .character, .emoji, .text, .diacritic, .custom, .primary, .shift, .image, .systemImage, .url)

  /// The keys of an action written as an object.
  static let actionKeys = valueKeys + kinds(.keyboardType)

  private static func kinds(_ kinds: KeyboardAction.Kind...) -> [String] { kinds.map(\.rawValue) }

  /// Return the values that an action may have, or `nil` if they can’t be listed.
  static func values(ofAction key: String) -> [String]? {
    switch KeyboardAction.Kind(rawValue: key) {
    case .shift: Keyboard.KeyboardCase.allCases.map(\.rawValue)
    case .keyboardType:
      Keyboard.KeyboardType.allCases.map(\.id) + Keyboard.NumberPadKind.pageNames
    default: nil
    }
  }

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
      warn(aboutRule: value, match)
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
    warn(aboutRule: value, match)
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
      match.actions = list(value, named: "match") { $0.pattern($1) }
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
    case "action": match.actions += list(value, named: name) { $0.pattern($1) }
    case "type": match.types = list(value, named: name) { $0.choice($1, named: name) }
    case "state": match.states = Set(list(value, named: name) { $0.choice($1, named: name) })
    case "colorScheme": match.colorScheme = choice(value, named: name)
    case "device": match.device = choice(value, named: name)
    case "orientation": match.orientation = choice(value, named: name)
    case "locale": match.locale = text(value, named: name)
    case "keyboardType": match.keyboardType = keyboardType(value, named: name)
    case "case": match.keyboardCase = choice(value, named: name)
    case "contrast": match.contrast = choice(value, named: name)
    default:
      match.actions += list(value, named: name) { $0.pattern(key, $1, named: name) }
    }
  }

  /// Read the value of an action such as `character`.
  private mutating func pattern(
    _ key: String, _ value: JSONValue, named name: String
  ) -> KeyboardTheme.ActionPattern? {
    let isExact = key == Self.exactKey
    let kind = isExact ? KeyboardAction.Kind.character : KeyboardAction.Kind(rawValue: key)
    guard let kind, let text = text(value, named: name) else { return nil }
    if let names = Self.values(ofAction: key), !names.contains(text) {
      return reader.invalid(text, at: value, named: name, among: names)
    }
    return KeyboardTheme.ActionPattern(kind, text, isExact: isExact)
  }

  /// Read an action: a name such as `return`, or an object such as `{"character": "ß"}`.
  private mutating func pattern(_ value: JSONValue) -> KeyboardTheme.ActionPattern? {
    guard let value = resolved(value) else { return nil }
    if let object = value.object {
      guard object.members.count == 1,
        let (key, content) = members(value, named: "An action", keys: Self.actionKeys)?.first
      else {
        return fail(
          .invalidValue, "An action is a name, or an object with one key", at: value,
          hint: "Write it as \"return\" or as {\"character\": \"a\"}.")
      }
      return pattern(key, content, named: key)
    }
    guard let name = text(value, named: "An action") else { return nil }
    if let pattern = KeyboardTheme.ActionPattern(name: name) { return pattern }
    return fail(
      .unknownAction, "There is no action \(name.quoted)", at: value,
      hint: KeyboardTheme.ActionPattern.otherNames[name.lowercased()].map {
        "Did you mean \($0.quoted)?"
      } ?? NearestNames.hint(for: name, among: KeyboardTheme.ActionPattern.names)
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

  /// The names that keys have elsewhere, in lowercase, with ours.
  static let otherNames = [
    "enter": "return", "delete": "backspace", "del": "backspace", "globe": "nextKeyboard",
    "esc": "escape", "spacebar": "space", "caps": "capsLock", "alt": "option", "ctrl": "control",
    "cmd": "command", "fn": "function", "mic": "dictation", "emoji keyboard": "emojis",
    "numbers": "numeric", "symbols": "symbolic", "letters": "alphabetic", "abc": "alphabetic",
    "123": "numeric", "dismiss": "dismissKeyboard",
  ]

  private static let primaryNames = [
    "return", "continue", "done", "emergencyCall", "go", "join", "newLine", "next", "ok", "route",
    "search", "send",
  ]

  private static let typeNames = [
    "alphabetic", "numeric", "symbolic", "emojis", "emojiSearch", "images", "email", "numberPad",
  ]
}
