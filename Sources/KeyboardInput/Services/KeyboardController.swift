public import Foundation
public import KeyboardCore

/// Something that does to a text field what keys ask for.
public protocol KeyboardController: UrlOpener {

  /// The services of the keyboard.
  var services: Keyboard.Services { get }

  /// The contexts of the keyboard.
  var state: Keyboard.State { get }

  /// Moves the cursor by a number of UTF-16 units, backwards if negative.
  func adjustTextPosition(by offset: Int)

  /// Deletes as much before the cursor as the behaviour says.
  func deleteBackward()

  /// Deletes a number of characters before the cursor.
  func deleteBackward(times: Int)

  /// Hides the keyboard.
  func dismissKeyboard()

  /// Ends the sentence before the cursor with a text.
  func endSentence(withText text: String)

  /// Inserts a diacritic.
  func insertDiacritic(_ diacritic: Keyboard.Diacritic)

  /// Inserts a text.
  func insertText(_ text: String)

  /// Looks for suggestions.
  func performAutocomplete()

  /// Starts dictation.
  func performDictation()

  /// Switches to the next locale.
  func selectNextLocale()

  /// Switches to a letter case.
  func setKeyboardCase(_ keyboardCase: Keyboard.KeyboardCase)

  /// Switches to a type of keyboard.
  func setKeyboardType(_ type: Keyboard.KeyboardType)

  /// Opens a link, if there is one.
  func openUrl(_ url: URL?)

  /// Lets the system switch to its next keyboard.
  func selectNextKeyboard()

  /// Lets the system show the list of its keyboards.
  func showKeyboardList()
}

extension KeyboardController {

  /// Does nothing, where there is no other keyboard.
  public func selectNextKeyboard() {}

  /// Does nothing, where there is no other keyboard.
  public func showKeyboardList() {}
}
