public import Foundation

/// The action of a key, which determines its behavior, content and style.
///
/// ```swift
/// let actions: [KeyboardAction] = [.shift(.lowercased), .character("a"), .primary(.go)]
/// actions.filter(\.isInputAction)  // → [.character("a")]
/// ```
///
/// Source: KeyboardKit 9.5.3 KeyboardAction.
public enum KeyboardAction: KeyboardModel {

  /// Backspace: deletes backward on press, and repeatedly while held.
  case backspace

  /// Caps lock: locks the upper case on press.
  case capsLock

  /// A character key, which inserts its text on release.
  case character(String)

  /// An invisible margin beside a character key, which inserts the same character.
  case characterMargin(String)

  /// A key of hardware keyboards: command (⌘), control (⌃), option (⌥), escape or function.
  case command, control, option, escape, function

  /// A key with app-defined behavior.
  case custom(named: String)

  /// A diacritic key, which adds a mark to the text before the cursor.
  case diacritic(Keyboard.Diacritic)

  case dictation

  /// A key that hides the keyboard.
  case dismissKeyboard

  case emoji(Emoji)

  /// A key that shows an image asset.
  case image(description: String, keyboardImageName: String, imageName: String)

  /// A key that switches to another keyboard type.
  case keyboardType(Keyboard.KeyboardType)

  /// A key that moves the cursor by one character.
  case moveCursorBackward, moveCursorForward

  /// The globe key, which switches to the next keyboard of the system.
  case nextKeyboard

  /// A key that switches to the next enabled locale.
  case nextLocale

  /// An empty gap.
  case none

  /// A return key, which inserts a line break.
  case primary(Keyboard.ReturnKeyType)

  case settings

  /// A shift key, with the case of the keyboard when the key was created.
  case shift(Keyboard.KeyboardCase)

  /// A key that inserts a space or a tab.
  case space, tab

  /// A key that shows a system symbol.
  case systemImage(description: String, keyboardImageName: String, imageName: String)

  /// A key that opens the app's page in the system settings.
  case systemSettings

  /// A key that inserts a text and is styled as a text key instead of a character key.
  case text(String)

  /// A key that opens a URL.
  case url(URL?, id: String?)

  /// Returns an action that inserts an emoji.
  public static func emoji(_ char: String) -> Self { .emoji(Emoji(char)) }

  /// Returns an action that opens a URL.
  public static func url(_ url: URL?) -> Self { .url(url, id: nil) }

  /// Returns an action that opens a URL given as a string.
  public static func url(_ url: String?) -> Self { .url(url.flatMap { URL(string: $0) }, id: nil) }

  /// The actions of a row of keys.
  public typealias Row = [KeyboardAction]

  /// The actions of several rows of keys.
  public typealias Rows = [Row]

  /// The names of the key, ``keyName`` first; empty for gaps.
  package var keyNames: [String] {
    guard let keyName else { return [] }
    switch kind {
    case .character, .custom, .diacritic, .emoji, .image, .keyboardType, .systemImage, .text, .url:
      return [keyName]
    case .primary: return [keyName, kind.rawValue] + (value.map { [$0] } ?? [])
    default: return [keyName, kind.rawValue]
    }
  }

  // The keys of pads for undo, redo and paste, and that of docked keyboards for the whole width.

  /// Undoes what the keyboard has changed last.
  public static let undo = editing("Undo")

  /// Makes again what was undone last.
  public static let redo = editing("Redo")

  /// Opens the app of the keyboard.
  public static let openMainApp = KeyboardAction.url(nil, id: "openMainApp")

  package static let paste = editing("Paste")

  /// Shows the keyboard in the whole width again; the arrow points to the free part of it.
  package static func undock(from edge: Keyboard.DockEdge) -> Self {
    let icon = edge == .leading ? "keyboardArrowRight" : "keyboardArrowLeft"
    return .image(description: "Full Width", keyboardImageName: icon, imageName: icon)
  }

  private static func editing(_ name: String) -> Self {
    .image(description: name, keyboardImageName: "keyboard\(name)", imageName: "keyboard\(name)")
  }

  var isEditingAction: Bool {
    guard case .image = self else { return false }
    return [Self.undo, .redo, .paste].contains(self) || isUndockAction
  }

  package var isUndockAction: Bool {
    self == .undock(from: .leading) || self == .undock(from: .trailing)
  }
}

extension [KeyboardAction] {

  /// A row with a character key for every character of a string.
  public init(characters: String) { self.init(characters: characters.chars) }

  /// A row with a character key for every string.
  public init(characters: [String]) { self = characters.map { .character($0) } }
}

extension String {

  /// Characters as inserting actions.
  public var charActions: [KeyboardAction] { [KeyboardAction](characters: self) }

  /// Returns the characters, without spaces if wanted, as actions that insert them.
  public func charActions(removeSpaces: Bool) -> [KeyboardAction] {
    removeSpaces ? filter { $0 != " " }.charActions : charActions
  }
}

extension [[KeyboardAction]] {

  /// Rows with a character key for every string.
  public init(characters: [[String]]) {
    self = characters.map { KeyboardAction.Row(characters: $0) }
  }
}

/// The names of keys, which are the same in themes and on the command line.
package enum KeyNames {

  /// The words of keys whose kind has another name.
  package static let kinds: [String: KeyboardAction.Kind] = [
    "dismiss": .dismissKeyboard, "globe": .nextKeyboard, "return": .primary,
  ]

  /// Names from elsewhere and the names they mean.
  package static let others = [
    "enter": "return", "delete": "backspace", "del": "backspace", "esc": "escape",
    "spacebar": "space", "caps": "capsLock", "alt": "option", "ctrl": "control",
    "cmd": "command", "fn": "function", "mic": "dictation", "emoji keyboard": "emojis",
    "numbers": "numeric", "symbols": "symbolic", "letters": "alphabetic", "abc": "alphabetic",
    "123": "numeric", "hide": "dismiss", "language": "globe",
  ]
}

/// An emoji, which can consist of several code points.
public struct Emoji: Identifiable, KeyboardModel {

  /// The emoji as a string.
  public var char: String

  /// An emoji from a string.
  public init(_ char: String) { self.char = char }

  /// An emoji from a character.
  public init(_ char: Character) { self.init(String(char)) }

  /// The emoji as a string.
  public var id: String { char }
}
