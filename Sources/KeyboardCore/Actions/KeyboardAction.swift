public import Foundation

/// What a key is, and so what it does.
///
/// Source: KeyboardKit 9.5.3 KeyboardAction.
public enum KeyboardAction: KeyboardModel {

  /// Deletes backwards when pressed, and again and again while held.
  case backspace

  /// Turns on caps lock when pressed.
  case capsLock

  /// Inserts a text when released; usually one character.
  case character(String)

  /// An invisible area beside a character, which inserts that character.
  case characterMargin(String)

  /// A command key (⌘).
  case command

  /// A control key (⌃).
  case control

  /// A key whose meaning is up to the app.
  case custom(named: String)

  /// Adds a mark to the text before the cursor.
  case diacritic(Keyboard.Diacritic)

  /// Starts dictation.
  case dictation

  /// Hides the keyboard.
  case dismissKeyboard

  /// Inserts an emoji.
  case emoji(Emoji)

  /// An escape key.
  case escape

  /// A function key.
  case function

  /// A key that shows an image asset.
  case image(description: String, keyboardImageName: String, imageName: String)

  /// Switches to another keyboard type.
  case keyboardType(Keyboard.KeyboardType)

  /// Moves the cursor back by one character.
  case moveCursorBackward

  /// Moves the cursor forward by one character.
  case moveCursorForward

  /// Switches to the next keyboard of the system.
  case nextKeyboard

  /// Switches to the next enabled locale.
  case nextLocale

  /// An empty place.
  case none

  /// An option key (⌥).
  case option

  /// A return key, which inserts a new line.
  case primary(Keyboard.ReturnKeyType)

  /// A key for settings.
  case settings

  /// A shift key; the value is the case of the keyboard when the key was made.
  case shift(Keyboard.KeyboardCase)

  /// Inserts a space.
  case space

  /// A key that shows a system symbol.
  case systemImage(description: String, keyboardImageName: String, imageName: String)

  /// Opens the app's settings in the system settings.
  case systemSettings

  /// Inserts a tab.
  case tab

  /// Inserts a text, and looks like a key with text instead of a character.
  case text(String)

  /// Opens a link.
  case url(URL?, id: String?)
}
