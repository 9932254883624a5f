private import Foundation

extension KeyboardAction {

  /// The name of the case, such as `character`, for files and programs that read of actions.
  public var caseName: String {
    switch self {
    case .backspace: "backspace"
    case .capsLock: "capsLock"
    case .character: "character"
    case .characterMargin: "characterMargin"
    case .command: "command"
    case .control: "control"
    case .custom: "custom"
    case .diacritic: "diacritic"
    case .dictation: "dictation"
    case .dismissKeyboard: "dismissKeyboard"
    case .emoji: "emoji"
    case .escape: "escape"
    case .function: "function"
    case .image: "image"
    case .keyboardType: "keyboardType"
    case .moveCursorBackward: "moveCursorBackward"
    case .moveCursorForward: "moveCursorForward"
    case .nextKeyboard: "nextKeyboard"
    case .nextLocale: "nextLocale"
    case .none: "none"
    case .option: "option"
    case .primary: "primary"
    case .settings: "settings"
    case .shift: "shift"
    case .space: "space"
    case .systemImage: "systemImage"
    case .systemSettings: "systemSettings"
    case .tab: "tab"
    case .text: "text"
    case .url: "url"
    }
  }

  /// What the case carries, as text; nil for cases that carry nothing.
  public var caseValue: String? {
    switch self {
    case .character(let text), .characterMargin(let text), .text(let text): text
    case .custom(let name): name
    case .diacritic(let diacritic): diacritic.char
    case .emoji(let emoji): emoji.char
    case .image(_, _, let name), .systemImage(_, _, let name): name
    case .keyboardType(let type): type.id
    case .primary(let type): type.id
    case .shift(let currentCase): currentCase.id
    case .url(let url, let id): url?.absoluteString ?? id
    default: nil
    }
  }
}
