extension KeyboardAction {

  /// Whether the key inserts text.
  public var isInputAction: Bool {
    switch self {
    case .character, .characterMargin, .diacritic, .emoji, .space, .systemImage, .text: true
    case .image: !isEditingAction
    default: false
    }
  }

  /// Whether this is a system key, which acts on the keyboard or the text and is drawn darker.
  public var isSystemAction: Bool {
    switch self {
    case .backspace, .capsLock, .command, .control, .dictation, .dismissKeyboard, .escape,
      .function, .keyboardType, .moveCursorBackward, .moveCursorForward, .nextKeyboard,
      .nextLocale, .option, .settings, .shift, .tab, .url:
      true
    case .image: isEditingAction
    case .primary(let type): type.isSystemAction
    default: false
    }
  }

  /// Whether this is a return key of any type.
  public var isPrimaryAction: Bool { kind == .primary }

  /// Whether this is a shift key.
  public var isShiftAction: Bool { kind == .shift }

  /// Whether this is a character key.
  public var isCharacterAction: Bool { kind == .character }

  /// Whether this is the character key of a text.
  public func isCharacterAction(for text: String) -> Bool { self == .character(text) }

  /// Whether this is an emoji key.
  public var isEmojiAction: Bool { kind == .emoji }

  /// Whether this only takes up space.
  public var isSpacer: Bool { kind.isSpacer }

  /// Whether this switches to the alphabetic keyboard.
  public var isAlphabeticKeyboardTypeAction: Bool { isKeyboardTypeAction(.alphabetic) }

  /// Whether this switches to a given keyboard type.
  public func isKeyboardTypeAction(_ type: Keyboard.KeyboardType) -> Bool {
    self == .keyboardType(type)
  }

  /// The text of the input callout, or `nil` for actions other than characters and emojis.
  public var inputCalloutText: String? {
    switch self {
    case .character(let text): text
    case .emoji(let emoji): emoji.char
    default: nil
    }
  }
}
