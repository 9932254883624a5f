public import Foundation
public import KeyboardCore

/// A behavior that decides how a keyboard reacts to gestures.
public protocol KeyboardBehavior: AnyObject, SendableMetatype {

  /// The range the next backspace deletes.
  var backspaceRange: Keyboard.BackspaceRange { get }

  var endSentenceText: String { get }

  /// Returns the letter case to switch to after a gesture.
  func preferredKeyboardCase(
    after gesture: Keyboard.Gesture, on action: KeyboardAction
  ) -> Keyboard.KeyboardCase

  /// Returns the keyboard type to switch to after a gesture.
  func preferredKeyboardType(
    after gesture: Keyboard.Gesture, on action: KeyboardAction
  ) -> Keyboard.KeyboardType

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

extension Keyboard {

  /// The behavior of the system keyboards (source: KeyboardKit 9.5.3 StandardKeyboardBehavior).
  nonisolated open class StandardKeyboardBehavior: KeyboardBehavior {

    /// The context of the keyboard.
    public let keyboardContext: KeyboardContext

    /// The longest time between the taps of a double tap, in seconds.
    public let doubleTapThreshold: TimeInterval

    /// The end of a sentence.
    public let endSentenceText: String

    /// The longest time between two spaces at the end of a sentence, in seconds.
    public let endSentenceThreshold: TimeInterval

    /// The timer of a repeating backspace.
    public let repeatGestureTimer: GestureButtonTimer

    /// The clock.
    public let clock: KeyboardClock

    /// The time of the last release of shift, or a time before it after a double tap.
    public var lastShiftCheck = Date.distantPast

    /// Initially, the time of the creation of the behavior.
    var lastSpaceTap: Date

    /// In seconds.
    private static let wordDeletionDelay = 3.0

    /// Creates a behavior for a context, whose clock is the timer's.
    public init(
      keyboardContext: KeyboardContext, doubleTapThreshold: TimeInterval = 0.5,
      endSentenceText: String = ". ", endSentenceThreshold: TimeInterval = 3.0,
      repeatGestureTimer: GestureButtonTimer = GestureButtonTimer()
    ) {
      self.keyboardContext = keyboardContext
      self.doubleTapThreshold = doubleTapThreshold
      self.endSentenceText = endSentenceText
      self.endSentenceThreshold = endSentenceThreshold
      self.repeatGestureTimer = repeatGestureTimer
      clock = repeatGestureTimer.clock
      lastSpaceTap = clock.now
    }

    /// A character, or a word after three seconds of repeating.
    open var backspaceRange: BackspaceRange {
      let duration = repeatGestureTimer.duration ?? 0
      return duration > Self.wordDeletionDelay ? .word : .character
    }

    /// Returns the case of shift or caps lock after shift, otherwise the case that fits the text.
    open func preferredKeyboardCase(
      after gesture: Gesture, on action: KeyboardAction
    ) -> KeyboardCase {
      if action.isShiftAction {
        guard gesture == .release else { return keyboardContext.traits.keyboardCase }
        let isDoubleTap = shouldSwitchToCapsLock(after: gesture, on: action)
        // A third tap doesn't make another double tap with the second.
        lastShiftCheck = isDoubleTap ? clock.now.addingTimeInterval(-1) : clock.now
        return isDoubleTap ? .capsLocked : keyboardContext.traits.keyboardCase
      }
      if keyboardContext.traits.choosesKeyboardCase { return keyboardContext.preferredKeyboardCase }
      // Without autocapitalization, shift applies to one letter.
      let current = keyboardContext.traits.keyboardCase
      let isTyped = gesture == .release && action.isInputAction
      return current == .uppercased && isTyped ? .lowercased : current
    }

    /// Whether a release of shift now makes a double tap.
    open var isDoubleShiftTap: Bool {
      abs(clock.now.timeIntervalSince(lastShiftCheck)) < doubleTapThreshold
    }

    /// Whether the release of shift turns on caps lock: if it makes a double tap.
    open func shouldSwitchToCapsLock(after gesture: Gesture, on action: KeyboardAction) -> Bool {
      isDoubleShiftTap
    }

    /// Letters after a space or return in numbers and symbols, otherwise the current type.
    open func preferredKeyboardType(
      after gesture: Gesture, on action: KeyboardAction
    ) -> KeyboardType {
      let type = keyboardContext.traits.keyboardType
      guard gesture == .release else { return type }
      switch type {
      case .numeric, .symbolic: return returnsToLetters(after: action) ? .alphabetic : type
      case .emojiSearch: return action.isPrimaryAction ? .alphabetic : type
      default: return type
      }
    }

    /// Whether two quick spaces follow a word.
    open func shouldEndCurrentSentence(after gesture: Gesture, on action: KeyboardAction) -> Bool {
      guard gesture == .release, action == .space else { return false }
      let now = clock.now
      let isQuick = abs(now.timeIntervalSince(lastSpaceTap)) < endSentenceThreshold
      lastSpaceTap = now
      guard isQuick, let proxy = keyboardContext.textField,
        let text = proxy.documentContextBeforeInput, text.hasSuffix("  ")
      else { return false }
      return text.mayEndSentence
    }

    /// Whether an emoji was released.
    open func shouldRegisterEmoji(after gesture: Gesture, on action: KeyboardAction) -> Bool {
      gesture == .release && action.isEmojiAction
    }

    private func returnsToLetters(after action: KeyboardAction) -> Bool {
      switch action {
      case .space:
        guard let text = keyboardContext.textField?.documentContextBeforeInput else {
          return false
        }
        return !text.hasSuffix("  ")
      case .primary:
        let text = keyboardContext.textField?.documentContextBeforeInput
        return text?.isLastSentenceEnded ?? false
      case .character(let text):
        let rules = keyboardContext.traits.typingRules
        if text.isAlphabeticAccentSwitch { return true }
        guard rules.canBeMark(text) else { return false }
        return text == rules.quotation.alternateBegin || text == rules.quotation.alternateEnd
      default: return false
      }
    }
  }
}

extension KeyboardBehavior where Self == Keyboard.StandardKeyboardBehavior {

  /// Returns the behavior of the system keyboards.
  public static func standard(
    keyboardContext: KeyboardContext, doubleTapThreshold: TimeInterval = 0.5,
    endSentenceText: String = ". ", endSentenceThreshold: TimeInterval = 3.0,
    repeatGestureTimer: GestureButtonTimer = GestureButtonTimer()
  ) -> Self {
    Self(
      keyboardContext: keyboardContext, doubleTapThreshold: doubleTapThreshold,
      endSentenceText: endSentenceText, endSentenceThreshold: endSentenceThreshold,
      repeatGestureTimer: repeatGestureTimer)
  }
}
