public import KeyboardCore

/// Something that decides what a keyboard does by itself after a gesture.
public protocol KeyboardBehavior: AnyObject {

  /// How much text the next backspace deletes.
  var backspaceRange: Keyboard.BackspaceRange { get }

  /// The text with which a sentence is ended.
  var endSentenceText: String { get }

  /// The letter case to show after a gesture.
  func preferredKeyboardCase(
    after gesture: Keyboard.Gesture, on action: KeyboardAction
  ) -> Keyboard.KeyboardCase

  /// The type of keyboard to show after a gesture.
  func preferredKeyboardType(
    after gesture: Keyboard.Gesture, on action: KeyboardAction
  ) -> Keyboard.KeyboardType

  /// Whether to end the sentence after a gesture.
  func shouldEndCurrentSentence(after gesture: Keyboard.Gesture, on action: KeyboardAction) -> Bool

  /// Whether to remember the emoji of a key after a gesture.
  func shouldRegisterEmoji(after gesture: Keyboard.Gesture, on action: KeyboardAction) -> Bool
}

extension KeyboardBehavior {

  /// A full stop and a space.
  public var endSentenceText: String { ". " }

  /// Emojis are remembered when they are released.
  public func shouldRegisterEmoji(
    after gesture: Keyboard.Gesture, on action: KeyboardAction
  ) -> Bool {
    gesture == .release && action.isEmojiAction
  }
}
