private import Foundation

extension KeyboardAction {

  /// The English accessibility label of a key of this action, or nil if it has none.
  public var accessibilityLabel: String? {
    accessibilityLabel(space: "space")
  }

  /// Return the accessibility label of a key of this action in the locale of a context.
  public func accessibilityLabel(for context: KeyboardContext) -> String? {
    accessibilityLabel(space: context.traits.localeProfile.labels.space)
  }

  private func accessibilityLabel(space: String) -> String? {
    switch self {
    case .backspace: "Backspace"
    case .capsLock: "Capslock"
    case .character(let text), .text(let text): text
    case .command: "Command"
    case .control: "Control"
    case .custom(let name): name
    case .diacritic(let diacritic): diacritic.char
    case .dictation: "Dictation"
    case .dismissKeyboard: "Dismiss Keyboard"
    case .emoji(let emoji): "Emoji - \(emoji.char)"
    case .escape: "Escape"
    case .function: "Function"
    case .image(let description, _, _), .systemImage(let description, _, _): description
    case .keyboardType(let type): "Keyboard Type - \(type.id)"
    case .moveCursorBackward: "Move Cursor Backward"
    case .moveCursorForward: "Move Cursor Forward"
    case .nextKeyboard: "Next Keyboard"
    case .nextLocale: "Next Locale"
    case .none, .characterMargin: nil
    case .option: "Option"
    case .primary(let type): type.id
    case .settings: "Settings"
    case .shift: "Shift"
    case .space: space
    case .systemSettings: "System Settings"
    case .tab: "Tab"
    case .url(let url, _): "Open \(url?.absoluteString ?? "invalid url")"
    }
  }
}
