public import Foundation
public import KeyboardCore

/// Something that does to a text field what keys ask for.
public protocol KeyboardController: UrlOpener {

  /// The services of the keyboard.
  var services: Keyboard.Services { get }

  /// The contexts of the keyboard.
  var state: Keyboard.State { get }

  /// Move the cursor by a number of UTF-16 units, backwards if negative.
  func adjustTextPosition(by offset: Int)

  /// Delete as much before the cursor as the behavior says.
  func deleteBackward()

  /// Delete a number of characters before the cursor.
  func deleteBackward(times: Int)

  /// Hide the keyboard.
  func dismissKeyboard()

  /// End the sentence before the cursor with a text.
  func endSentence(withText text: String)

  /// Insert a diacritic.
  func insertDiacritic(_ diacritic: Keyboard.Diacritic)

  /// Insert a text.
  func insertText(_ text: String)

  /// Look for suggestions.
  func performAutocomplete()

  /// Start dictation.
  func performDictation()

  /// Switch to the next locale.
  func selectNextLocale()

  /// Switch to a letter case.
  func setKeyboardCase(_ keyboardCase: Keyboard.KeyboardCase)

  /// Switch to a type of keyboard.
  func setKeyboardType(_ type: Keyboard.KeyboardType)

  /// Open a link, if there is one.
  func openUrl(_ url: URL?)

  /// Let the system switch to its next keyboard.
  func selectNextKeyboard()

  /// Let the system show the list of its keyboards.
  func showKeyboardList()
}

extension KeyboardController {

  /// Do nothing, where there is no other keyboard.
  public func selectNextKeyboard() {}

  /// Do nothing, where there is no other keyboard.
  public func showKeyboardList() {}
}
