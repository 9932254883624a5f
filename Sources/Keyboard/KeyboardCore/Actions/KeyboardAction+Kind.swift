private import Foundation

extension KeyboardAction {

  /// The kind of an action, named like the cases of `KeyboardAction`.
  public enum Kind: String, CaseIterable, KeyboardModel {
    case backspace, capsLock, character, characterMargin, command, control, custom, diacritic
    case dictation, dismissKeyboard, emoji, escape, function, image, keyboardType
    case moveCursorBackward, moveCursorForward, nextKeyboard, nextLocale, none, option, primary
    case settings, shift, space, systemImage, systemSettings, tab, text, url

    /// A one-sentence summary of the behavior of keys of the kind.
    public var summary: String {
      switch self {
      case .backspace: "Deletes backwards."
      case .capsLock: "Turns on caps lock."
      case .character: "Inserts a character."
      case .characterMargin: "Inserts the adjacent character; an invisible margin."
      case .command: "A command key."
      case .control: "A control key."
      case .custom: "A key with app-defined behavior."
      case .diacritic: "Adds a mark to the letter before the cursor."
      case .dictation: "Starts dictation."
      case .dismissKeyboard: "Dismisses the keyboard."
      case .emoji: "Inserts an emoji."
      case .escape: "An escape key."
      case .function: "A function key."
      case .image: "A key that shows an image asset."
      case .keyboardType: "Switches to another keyboard type, such as numeric."
      case .moveCursorBackward: "Moves the cursor back."
      case .moveCursorForward: "Moves the cursor forward."
      case .nextKeyboard: "Switches to the next keyboard of the system."
      case .nextLocale: "Switches to the next locale."
      case .none: "An empty gap."
      case .option: "An option key."
      case .primary: "The return key."
      case .settings: "A key for settings."
      case .shift: "Switches between upper and lower case."
      case .space: "Inserts a space."
      case .systemImage: "A key that shows a system symbol."
      case .systemSettings: "Opens the system's settings."
      case .tab: "Inserts a tab."
      case .text: "Inserts a text."
      case .url: "Opens a URL."
      }
    }

    /// Whether keys of the kind only take up space.
    public var isSpacer: Bool { self == .characterMargin || self == .none }
  }

  /// The kind of this action.
  public var kind: Kind {
    switch self {
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

  /// The payload as a string, or `nil` for kinds without one.
  public var value: String? {
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

  /// The name for the key: its text, such as `ß`, or a word such as `shift`; `nil` for gaps.
  public var keyName: String? {
    switch self {
    case .character, .custom, .diacritic, .emoji, .keyboardType, .text: value
    case .characterMargin, .none: nil
    case .dismissKeyboard: "dismiss"
    case .image(_, let name, _), .systemImage(_, let name, _): name
    case .nextKeyboard: "globe"
    case .primary: "return"
    case .url(_, let id): id ?? "url"
    default: kind.rawValue
    }
  }

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

  /// Inserts a full stop; its secondary actions are the ends of addresses on the web (KeyboardKit 9.9).
  public static let urlDomain = text(".")

  /// The ends of addresses (source: KeyboardKit 9.9.1).
  public static var urlDomainActions: [KeyboardAction] { .urlDomainActions }

  /// Inserts the text of a clip.
  public static func pasteClip(_ id: Clipboard.Clip.ID) -> Self { .clipboard(.paste(id)) }

  /// Pins a clip, or unpins it.
  public static func togglePin(ofClip id: Clipboard.Clip.ID) -> Self { .clipboard(.togglePin(id)) }

  /// Deletes a clip.
  public static func deleteClip(_ id: Clipboard.Clip.ID) -> Self { .clipboard(.delete(id)) }

  /// Shows the clips after those that fit on the keyboard, or the first ones again.
  public static let nextClips = KeyboardAction.clipboard(.next)

  private static func clipboard(_ key: ClipboardKey) -> Self { .custom(named: key.name) }

  package var clipboardKey: ClipboardKey? {
    guard case .custom(let name) = self else { return nil }
    return ClipboardKey(name: name)
  }
}

/// The effect of a key of the clipboard keyboard.
package enum ClipboardKey: Equatable {
  case paste(Int), togglePin(Int), delete(Int), next

  private static let prefix = "clipboard."

  fileprivate var name: String {
    let name =
      switch self {
      case .paste(let id): "paste.\(id)"
      case .togglePin(let id): "pin.\(id)"
      case .delete(let id): "delete.\(id)"
      case .next: "next"
      }
    return Self.prefix + name
  }

  fileprivate init?(name: String) {
    guard name.hasPrefix(Self.prefix) else { return nil }
    let parts = name.dropFirst(Self.prefix.count).split(separator: ".")
    switch (parts.first, parts.dropFirst().first.flatMap { Int($0) }) {
    case ("paste", let id?): self = .paste(id)
    case ("pin", let id?): self = .togglePin(id)
    case ("delete", let id?): self = .delete(id)
    case ("next", nil): self = .next
    default: return nil
    }
  }
}

extension [KeyboardAction] {

  /// The ends of addresses (source: KeyboardKit 9.9.1).
  public static var urlDomainActions: [KeyboardAction] {
    [".com", ".org", ".edu", ".net"].map { .text($0) }
  }
}
