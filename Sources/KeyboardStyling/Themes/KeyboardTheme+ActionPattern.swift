public import KeyboardCore

extension KeyboardTheme {

  /// Which keys a rule is about: all of a kind, or those with a certain value.
  public struct ActionPattern: KeyboardModel {

    /// The kinds of actions, named as in `KeyboardAction`.
    public enum Kind: String, CaseIterable, KeyboardModel {
      case backspace, capsLock, character, command, control, custom, diacritic, dictation
      case dismissKeyboard, emoji, escape, function, image, keyboardType
      case moveCursorBackward, moveCursorForward, nextKeyboard, nextLocale, option, primary
      case settings, shift, space, systemImage, systemSettings, tab, text, url
    }

    /// The kind of action.
    public var kind: Kind

    /// The character, the type of keyboard or return key and so on, or `nil` for any.
    public var value: String?

    /// The keys of a kind, perhaps only those with a certain value.
    public init(_ kind: Kind, _ value: String? = nil) {
      self.kind = kind
      self.value = value
    }

    /// Whether a key of an action is meant; spacers never are.
    public func matches(_ action: KeyboardAction) -> Bool {
      guard let own = action.themePattern, own.kind == kind else { return false }
      return value == nil || value == own.value
    }
  }
}

extension KeyboardAction {

  /// The narrowest pattern that matches this action, or `nil` for spacers.
  var themePattern: KeyboardTheme.ActionPattern? {
    switch self {
    case .character(let text): .init(.character, text)
    case .custom(let name): .init(.custom, name)
    case .diacritic(let diacritic): .init(.diacritic, diacritic.char)
    case .emoji(let emoji): .init(.emoji, emoji.char)
    case .image(_, let name, _): .init(.image, name)
    case .keyboardType(let type): .init(.keyboardType, type.id)
    case .primary(let type): .init(.primary, type.id)
    case .shift(let keyboardCase): .init(.shift, keyboardCase.rawValue)
    case .systemImage(_, let name, _): .init(.systemImage, name)
    case .text(let text): .init(.text, text)
    case .url(_, let id): .init(.url, id)
    default: themeKind.map { .init($0) }
    }
  }

  /// The kind of actions that have no value.
  private var themeKind: KeyboardTheme.ActionPattern.Kind? {
    switch self {
    case .backspace: .backspace
    case .capsLock: .capsLock
    case .command: .command
    case .control: .control
    case .dictation: .dictation
    case .dismissKeyboard: .dismissKeyboard
    case .escape: .escape
    case .function: .function
    case .moveCursorBackward: .moveCursorBackward
    case .moveCursorForward: .moveCursorForward
    case .nextKeyboard: .nextKeyboard
    case .nextLocale: .nextLocale
    case .option: .option
    case .settings: .settings
    case .space: .space
    case .systemSettings: .systemSettings
    case .tab: .tab
    default: nil
    }
  }
}
