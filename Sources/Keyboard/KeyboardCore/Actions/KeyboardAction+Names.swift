/// The names of keys, which are the same in themes and on the command line.
package enum KeyNames {

  /// The words of keys whose kind has another name.
  package static let kinds: [String: KeyboardAction.Kind] = [
    "dismiss": .dismissKeyboard, "globe": .nextKeyboard, "return": .primary,
  ]

  /// Names from elsewhere, with those that are meant.
  package static let others = [
    "enter": "return", "delete": "backspace", "del": "backspace", "esc": "escape",
    "spacebar": "space", "caps": "capsLock", "alt": "option", "ctrl": "control",
    "cmd": "command", "fn": "function", "mic": "dictation", "emoji keyboard": "emojis",
    "numbers": "numeric", "symbols": "symbolic", "letters": "alphabetic", "abc": "alphabetic",
    "123": "numeric", "hide": "dismiss", "language": "globe",
  ]
}

extension KeyboardAction {

  /// All names of the key, of which ``keyName`` is the first; none of gaps.
  package var keyNames: [String] {
    guard let keyName else { return [] }
    switch kind {
    case .character, .custom, .diacritic, .emoji, .image, .keyboardType, .systemImage, .text, .url:
      return [keyName]
    case .primary: return [keyName, kind.rawValue] + (value.map { [$0] } ?? [])
    default: return [keyName, kind.rawValue]
    }
  }
}
