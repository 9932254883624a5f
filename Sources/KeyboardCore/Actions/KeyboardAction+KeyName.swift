extension KeyboardAction {

  /// The name by which a person points to the key of this action, or `nil` for gaps.
  ///
  /// It is what the key types, such as `ß`, or a word such as `shift`, `return` or `numeric`.
  public var keyName: String? {
    switch self {
    case .backspace: "backspace"
    case .capsLock: "capsLock"
    case .character(let character), .text(let character): character
    case .characterMargin, .none: nil
    case .command: "command"
    case .control: "control"
    case .custom(let name): name
    case .diacritic(let diacritic): diacritic.char
    case .dictation: "dictation"
    case .dismissKeyboard: "dismiss"
    case .emoji(let emoji): emoji.char
    case .escape: "escape"
    case .function: "function"
    case .image(_, let name, _), .systemImage(_, let name, _): name
    case .keyboardType(let type): type.id
    case .moveCursorBackward: "moveCursorBackward"
    case .moveCursorForward: "moveCursorForward"
    case .nextKeyboard: "globe"
    case .nextLocale: "nextLocale"
    case .option: "option"
    case .primary: "return"
    case .settings: "settings"
    case .shift: "shift"
    case .space: "space"
    case .systemSettings: "systemSettings"
    case .tab: "tab"
    case .url(_, let id): id ?? "url"
    }
  }
}
