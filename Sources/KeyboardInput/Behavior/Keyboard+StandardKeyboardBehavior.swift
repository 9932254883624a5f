public import Foundation
public import KeyboardCore

extension Keyboard {

  /// The behavior of the system's keyboards.
  ///
  /// Source of rules and numbers: KeyboardKit 9.5.3 Keyboard+StandardKeyboardBehavior.
  open class StandardKeyboardBehavior: KeyboardBehavior {

    /// The surroundings of the keyboard.
    public let keyboardContext: KeyboardContext

    /// The time in seconds within which a second tap makes a double tap.
    public let doubleTapThreshold: TimeInterval

    /// The text with which a sentence is ended.
    public let endSentenceText: String

    /// The time in seconds within which a second space ends a sentence.
    public let endSentenceThreshold: TimeInterval

    /// The timer that runs while backspace repeats.
    public let repeatGestureTimer: GestureButtonTimer

    /// What tells the time.
    public let clock: KeyboardClock

    /// When shift was last released.
    var lastShiftCheck = Date.distantPast

    /// When space was last released; at first, when the behavior was made.
    var lastSpaceTap: Date

    /// The time in seconds for which backspace repeats until it deletes words.
    private static let wordDeletionDelay = 3.0

    /// A behavior for a context, with standard values for what is left out.
    public init(
      keyboardContext: KeyboardContext, doubleTapThreshold: TimeInterval? = nil,
      endSentenceText: String? = nil, endSentenceThreshold: TimeInterval? = nil,
      repeatGestureTimer: GestureButtonTimer? = nil, clock: KeyboardClock? = nil
    ) {
      let clock = clock ?? KeyboardClock()
      self.keyboardContext = keyboardContext
      self.doubleTapThreshold = doubleTapThreshold ?? 0.5
      self.endSentenceText = endSentenceText ?? ". "
      self.endSentenceThreshold = endSentenceThreshold ?? 3.0
      self.repeatGestureTimer = repeatGestureTimer ?? GestureButtonTimer(clock: clock)
      self.clock = clock
      lastSpaceTap = clock.now
    }

    /// A word after three seconds of repeating, until then a character.
    open var backspaceRange: BackspaceRange {
      let duration = repeatGestureTimer.duration ?? 0
      return duration > Self.wordDeletionDelay ? .word : .character
    }

    /// After shift, its own case or caps lock; otherwise the case that fits the text.
    open func preferredKeyboardCase(
      after gesture: Gesture, on action: KeyboardAction
    ) -> KeyboardCase {
      if action.isShiftAction {
        guard gesture == .release else { return keyboardContext.keyboardCase }
        let isDoubleTap = isDoubleShiftTap
        // A third tap is not the second of another double tap.
        lastShiftCheck = isDoubleTap ? clock.now.addingTimeInterval(-1) : clock.now
        return isDoubleTap ? .capsLocked : keyboardContext.keyboardCase
      }
      if keyboardContext.choosesKeyboardCase { return keyboardContext.preferredKeyboardCase }
      // Where nothing chooses the case, shift is for one letter.
      let current = keyboardContext.keyboardCase
      let isTyped = gesture == .release && action.isInputAction
      return current == .uppercased && isTyped ? .lowercased : current
    }

    /// Whether a release of shift now is the second of a double tap.
    open var isDoubleShiftTap: Bool {
      clock.now.timeIntervalSince(lastShiftCheck) < doubleTapThreshold
    }

    /// The letters after a space or return in numbers and symbols; otherwise the type that is.
    open func preferredKeyboardType(
      after gesture: Gesture, on action: KeyboardAction
    ) -> KeyboardType {
      let type = keyboardContext.keyboardType
      guard gesture == .release else { return type }
      switch type {
      case .numeric, .symbolic: return returnsToLetters(after: action) ? .alphabetic : type
      case .emojiSearch: return action.isPrimaryAction ? .alphabetic : type
      default: return type
      }
    }

    /// After two quick spaces behind a word.
    open func shouldEndCurrentSentence(
      after gesture: Gesture, on action: KeyboardAction
    ) -> Bool {
      guard gesture == .release, action == .space else { return false }
      let now = clock.now
      let isQuick = now.timeIntervalSince(lastSpaceTap) < endSentenceThreshold
      lastSpaceTap = now
      guard isQuick, let proxy = keyboardContext.textDocumentProxy,
        let text = proxy.documentContextBeforeInput, text.hasSuffix("  ")
      else { return false }
      return !text.isLastSentenceEnded
    }

    /// Emojis are remembered when they are released.
    open func shouldRegisterEmoji(after gesture: Gesture, on action: KeyboardAction) -> Bool {
      gesture == .release && action.isEmojiAction
    }

    private func returnsToLetters(after action: KeyboardAction) -> Bool {
      switch action {
      case .space:
        guard let text = keyboardContext.textDocumentProxy?.documentContextBeforeInput else {
          return false
        }
        return !text.hasSuffix("  ")
      case .primary:
        let text = keyboardContext.textDocumentProxy?.documentContextBeforeInput
        return text?.isLastSentenceEnded ?? false
      case .character(let text):
        let rules = keyboardContext.typingRules
        if text.isAlphabeticAccentSwitch { return true }
        guard rules.canBeMark(text) else { return false }
        return text == rules.quotation.alternateBegin || text == rules.quotation.alternateEnd
      default: return false
      }
    }
  }

  /// The older name of ``StandardKeyboardBehavior``.
  public typealias StandardBehavior = StandardKeyboardBehavior
}

extension KeyboardBehavior where Self == Keyboard.StandardKeyboardBehavior {

  /// The behavior of the system's keyboards.
  public static func standard(
    keyboardContext: KeyboardContext, doubleTapThreshold: TimeInterval? = nil,
    endSentenceText: String? = nil, endSentenceThreshold: TimeInterval? = nil,
    repeatGestureTimer: GestureButtonTimer? = nil, clock: KeyboardClock? = nil
  ) -> Self {
    Self(
      keyboardContext: keyboardContext, doubleTapThreshold: doubleTapThreshold,
      endSentenceText: endSentenceText, endSentenceThreshold: endSentenceThreshold,
      repeatGestureTimer: repeatGestureTimer, clock: clock)
  }
}
