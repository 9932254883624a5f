public import Foundation
public import KeyboardCore
import KeyboardDrawing
import KeyboardInput

/// The pace of a typist, in seconds.
public struct TypingPace: KeyboardModel {

  /// The duration of a tap.
  public var hold: TimeInterval

  /// The time from the end of a touch to the next one.
  public var pause: TimeInterval

  /// The time on each secondary action on the path to the selected one.
  public var selection: TimeInterval

  /// Creates a pace, by default of four to five characters per second.
  public init(hold: TimeInterval = 0.09, pause: TimeInterval = 0.13, selection: TimeInterval = 0.06)
  {
    self.hold = hold
    self.pause = pause
    self.selection = selection
  }

  /// A pace that viewers can follow.
  public static let natural = Self()
}

/// A seeded variation of a typist's times that resembles a person's rhythm.
///
/// A ``Typist`` types with regular times, which suits scripts but looks unnatural in an animation.
/// A rhythm varies its times without changing their order:
///
/// ```swift
/// let typist = Typist(controller: controller)
/// var rhythm = TypingRhythm(seed: 7)
/// var times: [TimeInterval] = []
/// typist.observer = { event in times.append(rhythm.time(of: event)) }
/// try typist.type("Hello")
/// times == times.sorted()  // → true
/// ```
///
/// Durations that the keyboard determines, such as the delay of a long press, are unchanged.
public struct TypingRhythm: Sendable {

  /// The standard deviation of the natural logarithms of time factors; 0 for no variation.
  public let variation: Double

  /// The time factor of the first key of a word.
  public let wordStart: Double

  private var random: SeededNumbers
  private var last: TimeInterval = 0
  private var shifted: TimeInterval = 0
  private var keyboardTime: TimeInterval = 0
  private var isAtWordStart = false

  /// Creates a rhythm with a seed; the same seed gives the same times.
  ///
  /// The first key of a word takes a fifth longer (source: T. A. Salthouse, Perceptual, cognitive,
  /// and motoric aspects of transcription typing, 1986).
  public init(seed: UInt64 = 1, variation: Double = 0.2, wordStart: Double = 1.2) {
    random = SeededNumbers(seed: seed)
    self.variation = variation.isFinite ? min(max(variation, 0), 1) : 0
    self.wordStart = wordStart.isFinite ? min(max(wordStart, 0.5), 4) : 1
  }

  /// Returns the varied time of an event, in seconds from the start.
  public mutating func time(of event: TypingEvent) -> TimeInterval {
    let time = time(event.time)
    if event.kind == .gesture(.release) {
      isAtWordStart = event.suggestion != nil || event.action.endsWord
    }
    return time
  }

  /// Returns the varied time for a time no earlier than the last one, in seconds from the start.
  public mutating func time(_ time: TimeInterval) -> TimeInterval {
    let interval = time - last
    guard interval > 0 else { return shifted }
    last = time
    shifted = max(shifted + interval * factor(of: interval), keyboardTime)
    return shifted
  }

  /// Returns the varied time of an event the keyboard causes, in seconds from the start.
  ///
  /// It keeps its distance from the last varied time, and no later time precedes it.
  public mutating func time(ofKeyboard time: TimeInterval) -> TimeInterval {
    keyboardTime = max(shifted + max(time - last, 0), keyboardTime)
    return keyboardTime
  }

  private mutating func factor(of interval: TimeInterval) -> Double {
    // Waiting for the keyboard is not varied.
    guard interval < GestureTiming.standard.longPressDelay else { return 1 }
    defer { isAtWordStart = false }
    // Approximately normally distributed: the sum of twelve uniform numbers.
    let normal = (0..<12).reduce(-6.0) { sum, _ in
      let bits: UInt64 = random.next() >> 11
      return sum + Double(bits) / 0x1p53
    }
    // Outliers are limited to two standard deviations.
    let chance = min(max(normal, -2), 2)
    return exp(variation * chance) * (isAtWordStart ? wordStart : 1)
  }
}

extension KeyboardAction {

  fileprivate var endsWord: Bool {
    switch self {
    case .space, .primary: true
    case .character(let text): text.allSatisfy { $0.isPunctuation || $0.isWhitespace }
    default: false
    }
  }
}

/// An event of a ``Typist``.
public struct TypingEvent: Equatable, Sendable {

  /// The kind of a touch event.
  public enum Kind: Hashable, Sendable {

    /// A gesture on a key, or on the selected secondary action.
    case gesture(Keyboard.Gesture)

    /// A move of the touch.
    case drag

    /// The name of the gesture, or `drag`.
    public var name: String {
      switch self {
      case .gesture(let gesture): gesture.id
      case .drag: "drag"
      }
    }
  }

  /// The kind of the event.
  public let kind: Kind

  /// The action of the key, or the selected secondary action; `none` for a suggestion.
  public let action: KeyboardAction

  /// The touched suggestion, or `nil` for a key.
  public let suggestion: Autocomplete.Suggestion?

  /// The time of the event, in seconds from the start.
  public let time: TimeInterval

  /// The move of the touch from its start, in points; zero for other events than drags.
  public let translation: CGSize

  /// The selected secondary action after the event, if any.
  public let selectedAction: KeyboardAction?

  /// The keyboard type after the event.
  public let keyboardType: Keyboard.KeyboardType

  /// The letter case after the event.
  public let keyboardCase: Keyboard.KeyboardCase
}
