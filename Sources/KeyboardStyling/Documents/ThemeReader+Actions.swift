import KeyboardCore
import KeyboardDocuments

extension ThemeReader {

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

  /// The values of actions whose values can't be listed.
  private static let examples: [String: JSONText] = [
    "emoji": "😀", "text": "Hello", "primary": "go", "systemImage": "globe",
    "url": "https://example.com",
  ]

  /// Return the meaning of the value of an action.
  static func meaning(ofAction key: String) -> KeyMeaning {
    switch key {
    case exactKey: .init("A character in this case only.", "A")
    case KeyboardAction.Kind.character.rawValue:
      .init("A character in both cases by the rules of the locale.", "q")
    default:
      .init(
        "The value of an action of this kind.",
        values(ofAction: key)?.last.map { .string($0) } ?? examples[key] ?? "note")
    }
  }

  /// Return the values that an action may have, or `nil` if they can’t be listed.
  static func values(ofAction key: String) -> [String]? {
    switch KeyboardAction.Kind(rawValue: key) {
    case .shift: Keyboard.KeyboardCase.allCases.map(\.rawValue)
    case .keyboardType:
      Keyboard.KeyboardType.allCases.map(\.id) + Keyboard.NumberPadKind.pageNames
    default: nil
    }
  }

  /// Read the value of an action such as `character`.
  mutating func pattern(
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
  mutating func pattern(_ value: JSONValue) -> KeyboardTheme.ActionPattern? {
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
    let names = KeyboardTheme.ActionPattern.names
    let other = KeyboardTheme.ActionPattern.otherNames[name.lowercased()]
    let near = other ?? NearestNames.suggestions(for: name, among: names, limit: 1).first
    return fail(
      .unknownAction, "There is no action \(name.quoted)", at: value,
      hint: other.map { "Did you mean \($0.quoted)?" } ?? NearestNames.hint(for: name, among: names)
        ?? "A key that types a character is written as {\"character\": \"a\"}.",
      fix: respelled(name, as: near, at: value.span, file: value.file))
  }

}

extension KeyboardTheme.ActionPattern {

  /// Create the pattern of a name: a kind of action, a return key type or a keyboard type.
  init?(name: String) {
    // Strings are equal to others that look the same, such as one with the sign for kelvin as K.
    guard name.utf8.allSatisfy({ $0 < 0x80 }) else { return nil }
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
