public import Foundation
public import KeyboardCore

// Source of the table: KeyboardKit 9.5.3 KeyboardAction+Actions.
extension KeyboardAction {

  /// The function of a gesture, performed with a controller.
  public typealias GestureAction = ((any KeyboardController)?) -> Void

  /// The release action, or else the press action.
  public var standardAction: GestureAction? { standardReleaseAction ?? standardPressAction }

  /// Returns the function of a gesture on the key.
  public func standardAction(for gesture: Keyboard.Gesture) -> GestureAction? {
    switch gesture {
    case .press: standardPressAction
    case .release: standardReleaseAction
    case .longPress: standardLongPressAction
    case .repeatPress: standardRepeatAction
    case .doubleTap: standardDoubleTapAction
    case .end: nil
    }
  }

  /// The function of a press.
  public var standardPressAction: GestureAction? {
    switch self {
    case .backspace: { $0?.deleteBackward() }
    case .capsLock: { $0?.setKeyboardCase(.capsLocked) }
    case .keyboardType(let type): { $0?.setKeyboardType(type) }
    default: nil
    }
  }

  /// The function of a release.
  public var standardReleaseAction: GestureAction? {
    switch self {
    case .character(let text), .characterMargin(let text):
      { $0?.insertText($0?.state.fontContext.typed(text) ?? text) }
    case .text(let text): { $0?.insertText(text) }
    case .diacritic(let diacritic): { $0?.insertDiacritic(diacritic) }
    case .dictation: { $0?.performDictation() }
    case .dismissKeyboard: { $0?.dismissKeyboard() }
    case .emoji(let emoji): { $0?.insertText(emoji.char) }
    case .moveCursorBackward: { $0?.adjustTextPosition(by: -1) }
    case .moveCursorForward: { $0?.adjustTextPosition(by: 1) }
    case .undo: { $0?.undoLastRecordedDocumentChange() }
    case .redo: { $0?.redoLastUndoneDocumentChange() }
    case .image where isUndockAction:
      { $0?.state.keyboardContext.settings.keyboardDockEdge = nil }
    case .nextLocale: { $0?.selectNextLocale() }
    case .primary: { $0?.insertText("\n") }
    case .shift: { $0?.toggleKeyboardCase() }
    case .space: { $0?.insertText(" ") }
    case .systemSettings: { $0?.openUrl(.systemSettings) }
    case .tab: { $0?.insertText("\t") }
    case .paste: { $0?.pasteClipboard() }
    case .custom: clipboardKey.map { key in { $0?.perform(key) } }
    case .openMainApp: { $0?.openMainApp() }
    case .url(let url, _): { $0?.openUrl(url) }
    default: nil
    }
  }

  /// The function of a long press; on space it does nothing, but counts as a function.
  public var standardLongPressAction: GestureAction? { self == .space ? { _ in } : nil }

  /// The function of each repeat while the key is held.
  public var standardRepeatAction: GestureAction? {
    self == .backspace ? standardPressAction : nil
  }

  /// The function of a double tap: none, since two releases of shift lock the case.
  public var standardDoubleTapAction: GestureAction? { nil }

  package var insertedText: String? {
    switch self {
    case .character(let text), .characterMargin(let text), .text(let text): text
    case .emoji(let emoji): emoji.char
    case .primary: "\n"
    case .space: " "
    case .tab: "\t"
    default: nil
    }
  }

  /// Whether releasing the key applies an autocorrection first.
  public var shouldApplyAutocorrectSuggestion: Bool {
    switch self {
    case .space: true
    case .character(let text): text.isAutocorrectTrigger
    case .primary(let type): type.isSystemAction
    default: false
    }
  }

  /// Whether releasing the key removes a space that a suggestion has inserted.
  public var shouldRemoveAutocompleteInsertedSpace: Bool {
    if case .character(let text) = self { text.isWordDelimiter } else { false }
  }

  /// Whether releasing the key inserts a removed space again.
  public var shouldReinsertAutocompleteInsertedSpace: Bool { shouldRemoveAutocompleteInsertedSpace }
}

extension KeyboardController {

  fileprivate func toggleKeyboardCase() {
    let context = state.keyboardContext
    let current =
      context.traits.keyboardCase == .auto
      ? context.preferredKeyboardCase : context.traits.keyboardCase
    let isLower = current == .lowercased || current == .auto
    setKeyboardCase(isLower ? .uppercased : .lowercased)
  }
}

extension URL {

  /// The URL of an app's page in the system settings.
  public static var systemSettings: URL? { URL(string: "app-settings:") }
}
