public import Foundation
public import KeyboardCore

// Source of the table: KeyboardKit 9.5.3 KeyboardAction+Actions.
extension KeyboardAction {

  /// What a gesture does, given the controller to do it with.
  public typealias GestureAction = ((any KeyboardController)?) -> Void

  /// What the key is for: its release action, else its press action.
  public var standardAction: GestureAction? { standardReleaseAction ?? standardPressAction }

  /// What a gesture on the key does.
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

  /// What pressing the key does.
  public var standardPressAction: GestureAction? {
    switch self {
    case .backspace: { $0?.deleteBackward() }
    case .capsLock: { $0?.setKeyboardCase(.capsLocked) }
    case .keyboardType(let type): { $0?.setKeyboardType(type) }
    default: nil
    }
  }

  /// What releasing the key does.
  public var standardReleaseAction: GestureAction? {
    switch self {
    case .character(let text), .characterMargin(let text), .text(let text):
      { $0?.insertText(text) }
    case .diacritic(let diacritic): { $0?.insertDiacritic(diacritic) }
    case .dictation: { $0?.performDictation() }
    case .dismissKeyboard: { $0?.dismissKeyboard() }
    case .emoji(let emoji): { $0?.insertText(emoji.char) }
    case .moveCursorBackward: { $0?.adjustTextPosition(by: -1) }
    case .moveCursorForward: { $0?.adjustTextPosition(by: 1) }
    case .nextLocale: { $0?.selectNextLocale() }
    case .primary: { $0?.insertText("\n") }
    case .shift: { $0?.toggleKeyboardCase() }
    case .space: { $0?.insertText(" ") }
    case .systemSettings: { $0?.openUrl(.systemSettings) }
    case .tab: { $0?.insertText("\t") }
    case .url(let url, _): { $0?.openUrl(url) }
    default: nil
    }
  }

  /// What a long press on the key does; on space it does nothing, but counts as something.
  public var standardLongPressAction: GestureAction? { self == .space ? { _ in } : nil }

  /// What the key does again and again while it is held.
  public var standardRepeatAction: GestureAction? {
    self == .backspace ? standardPressAction : nil
  }

  /// What a double tap does: nothing, since caps lock is found by two releases of shift.
  public var standardDoubleTapAction: GestureAction? { nil }
}

extension KeyboardAction {

  /// The text that releasing the key inserts whatever stands before the cursor, or `nil` if there is
  /// no such text.
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
}

extension KeyboardController {

  /// Switch to upper case from lower case, and to lower case from any other.
  fileprivate func toggleKeyboardCase() {
    let context = state.keyboardContext
    let current =
      context.keyboardCase == .auto ? context.preferredKeyboardCase : context.keyboardCase
    let isLower = current == .lowercased || current == .auto
    setKeyboardCase(isLower ? .uppercased : .lowercased)
  }
}

extension URL {

  /// The link to an app's settings in the system settings.
  public static var systemSettings: URL? { URL(string: "app-settings:") }
}
