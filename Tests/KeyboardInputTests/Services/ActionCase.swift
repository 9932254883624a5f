import KeyboardCore

/// The cases of actions without what they hold, so that tests can tell that none is left out: an action
/// that is new doesn't compile until it has its case here.
enum ActionCase: CaseIterable {
  case backspace, capsLock, character, characterMargin, command, control, custom, diacritic
  case dictation, dismissKeyboard, emoji, escape, function, image, keyboardType
  case moveCursorBackward, moveCursorForward, nextKeyboard, nextLocale, none, option, primary
  case settings, shift, space, systemImage, systemSettings, tab, text, url

  init(_ action: KeyboardAction) {
    self =
      switch action {
      case .backspace: .backspace
      case .capsLock: .capsLock
      case .character: .character
      case .characterMargin: .characterMargin
      case .command: .command
      case .control: .control
      case .custom: .custom
      case .diacritic: .diacritic
      case .dictation: .dictation
      case .dismissKeyboard: .dismissKeyboard
      case .emoji: .emoji
      case .escape: .escape
      case .function: .function
      case .image: .image
      case .keyboardType: .keyboardType
      case .moveCursorBackward: .moveCursorBackward
      case .moveCursorForward: .moveCursorForward
      case .nextKeyboard: .nextKeyboard
      case .nextLocale: .nextLocale
      case .none: .none
      case .option: .option
      case .primary: .primary
      case .settings: .settings
      case .shift: .shift
      case .space: .space
      case .systemImage: .systemImage
      case .systemSettings: .systemSettings
      case .tab: .tab
      case .text: .text
      case .url: .url
      }
  }
}
