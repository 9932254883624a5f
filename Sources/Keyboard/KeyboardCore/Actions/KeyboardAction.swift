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

  /// A command key (⌘).
  case command

  /// A control key (⌃).
  case control

  /// A key with app-defined behavior.
  case custom(named: String)

  /// A diacritic key, which adds a mark to the text before the cursor.
  case diacritic(Keyboard.Diacritic)

  /// A dictation key.
  case dictation

  /// A key that hides the keyboard.
  case dismissKeyboard

  /// An emoji key.
  case emoji(Emoji)

  /// An escape key.
  case escape

  /// A function key.
  case function

  /// A key that shows an image asset.
  case image(description: String, keyboardImageName: String, imageName: String)

  /// A key that switches to another keyboard type.
  case keyboardType(Keyboard.KeyboardType)

  /// A key that moves the cursor backward by one character.
  case moveCursorBackward

  /// A key that moves the cursor forward by one character.
  case moveCursorForward

  /// The globe key, which switches to the next keyboard of the system.
  case nextKeyboard

  /// A key that switches to the next enabled locale.
  case nextLocale

  /// An empty gap.
  case none

  /// An option key (⌥).
  case option

  /// A return key, which inserts a line break.
  case primary(Keyboard.ReturnKeyType)

  /// A key for settings.
  case settings

  /// A shift key, with the case of the keyboard when the key was created.
  case shift(Keyboard.KeyboardCase)

  /// The space key.
  case space

  /// A key that shows a system symbol.
  case systemImage(description: String, keyboardImageName: String, imageName: String)

  /// A key that opens the app's page in the system settings.
  case systemSettings

  /// A tab key.
  case tab

  /// A key that inserts a text and is styled as a text key instead of a character key.
  case text(String)

  /// A key that opens a URL.
  case url(URL?, id: String?)
}

extension KeyboardAction {

  /// Return an action that inserts an emoji.
  public static func emoji(_ char: String) -> Self { .emoji(Emoji(char)) }

  /// Return an action that opens a URL.
  public static func url(_ url: URL?) -> Self { .url(url, id: nil) }

  /// Return an action that opens a URL given as a string.
  public static func url(_ url: String?) -> Self { .url(url.flatMap { URL(string: $0) }, id: nil) }

  /// The actions of a row of keys.
  public typealias Row = [KeyboardAction]

  /// The actions of several rows of keys.
  public typealias Rows = [Row]
}

extension [KeyboardAction] {

  /// A row with a character key for every character of a string.
  public init(characters: String) {
    self.init(characters: characters.chars)
  }

  /// A row with a character key for every string.
  public init(characters: [String]) {
    self = characters.map { .character($0) }
  }
}

extension String {

  /// The characters as actions that insert them.
  public var charActions: [KeyboardAction] { [KeyboardAction](characters: self) }

  /// Return the characters, without spaces if wanted, as actions that insert them.
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
