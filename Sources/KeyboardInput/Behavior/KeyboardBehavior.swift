public import KeyboardCore

/// A behavior that decides how a keyboard reacts to gestures.
public protocol KeyboardBehavior: AnyObject {

  /// The range that the next backspace deletes.
  var backspaceRange: Keyboard.BackspaceRange { get }

  /// The text that ends a sentence.
  var endSentenceText: String { get }

  /// The letter case to switch to after a gesture.
  func preferredKeyboardCase(
    after gesture: Keyboard.Gesture, on action: KeyboardAction
  ) -> Keyboard.KeyboardCase

  /// The keyboard type to switch to after a gesture.
  func preferredKeyboardType(
    after gesture: Keyboard.Gesture, on action: KeyboardAction
  ) -> Keyboard.KeyboardType

  /// Whether a gesture ends the sentence.
  func shouldEndCurrentSentence(after gesture: Keyboard.Gesture, on action: KeyboardAction) -> Bool

  /// Whether a gesture adds an emoji to the recent ones.
  func shouldRegisterEmoji(after gesture: Keyboard.Gesture, on action: KeyboardAction) -> Bool
}

extension KeyboardBehavior {

  /// A full stop and a space.
  public var endSentenceText: String { ". " }

  /// Whether an emoji was released.
  public func shouldRegisterEmoji(
    after gesture: Keyboard.Gesture, on action: KeyboardAction
  ) -> Bool {
    gesture == .release && action.isEmojiAction
  }
}
