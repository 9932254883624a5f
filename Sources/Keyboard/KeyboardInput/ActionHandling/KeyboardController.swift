public import Foundation
public import KeyboardCore

/// A controller that performs the actions of keys on a text field.
public protocol KeyboardController: UrlOpener {

  var services: Keyboard.Services { get }

  /// The contexts of the keyboard.
  var state: Keyboard.State { get }

  /// Moves the cursor by a number of UTF-16 units, backward if negative.
  func adjustTextPosition(by offset: Int)

  /// Deletes the ``KeyboardBehavior/backspaceRange`` before the cursor.
  func deleteBackward()

  /// Deletes a number of characters before the cursor.
  func deleteBackward(times: Int)

  func dismissKeyboard()

  /// End the sentence before the cursor with a text.
  func endSentence(withText text: String)

  func insertDiacritic(_ diacritic: Keyboard.Diacritic)

  func insertText(_ text: String)

  /// Requests suggestions.
  func performAutocomplete()

  /// Starts dictation.
  func performDictation()

  func selectNextLocale()

  /// Switch to a letter case.
  func setKeyboardCase(_ keyboardCase: Keyboard.KeyboardCase)

  /// Switch to a type of keyboard.
  func setKeyboardType(_ type: Keyboard.KeyboardType)

  /// Undo the last chunk of what the keyboard has changed, as a shake of the device and the key for it do.
  func undoLastRecordedDocumentChange()

  /// Makes the chunk again that was undone last.
  func redoLastUndoneDocumentChange()

  /// Opens a URL, if any.
  func openUrl(_ url: URL?)

  /// Switch to the next system keyboard.
  func selectNextKeyboard()

  /// Shows the list of system keyboards.
  func showKeyboardList()
}

extension KeyboardController {

  /// Do nothing, since there is no other keyboard.
  public func selectNextKeyboard() {}

  /// Do nothing, since there is no other keyboard.
  public func showKeyboardList() {}

  /// Undo a chunk of the services' ``TextDocumentUndoManager``.
  public func undoLastRecordedDocumentChange() {
    if let proxy = state.keyboardContext.textField { services.undoManager.undo(in: proxy) }
    textDidChangeByUndo()
  }

  /// Makes a chunk of the services' ``TextDocumentUndoManager`` again.
  public func redoLastUndoneDocumentChange() {
    if let proxy = state.keyboardContext.textField { services.undoManager.redo(in: proxy) }
    textDidChangeByUndo()
  }

  /// Opens the app of the keyboard by its deep link, if it has any.
  public func openMainApp() { openUrl(state.keyboardContext.app?.deepLinks?.appURL) }

  /// Opens a place in the app of the keyboard: a path below its deep link.
  public func openMainAppDeepLink(_ path: String) {
    guard let app = state.keyboardContext.app?.deepLinks?.app else { return }
    openUrl(URL(string: app + path))
  }

  private func textDidChangeByUndo() {
    services.syncUndo()
    performAutocomplete()
    let context = state.keyboardContext
    context.keyboardCase = context.preferredKeyboardCase
  }

  func perform(_ key: ClipboardKey) {
    let context = state.clipboardContext
    switch key {
    case .paste(let id):
      if let clip = context.clip(withId: id) { insertText(clip.text) }
    case .togglePin(let id): context.togglePin(ofClip: id)
    case .delete(let id): context.deleteClip(withId: id)
    case .next: state.keyboardContext.firstClip = state.keyboardContext.traits.firstOfNextClips
    }
  }

  func pasteClipboard() {
    guard let text = state.clipboardContext.clipboard?.text, !text.isEmpty else { return }
    insertText(text)
  }
}

/// A type that opens URLs.
public protocol UrlOpener: AnyObject, SendableMetatype {

  /// Opens a URL, if any.
  func openUrl(_ url: URL?)
}
