public import Foundation
import KeyboardCore
import KeyboardInput

/// Lets the times of a typist vary as those of a person do, always in the same way.
///
/// A ``Typist`` is as regular as a clock, which is good for scripts and looks odd in an animation. A
/// rhythm turns its times into others, in the same order:
///
///     var rhythm = TypingRhythm()
///     typist.observer = { event in show(at: rhythm.time(of: event)) }
///
/// What the keyboard decides, such as how long a key is held until it offers other characters, stays as
/// long as it is.
public struct TypingRhythm: Sendable {

  /// How much times vary: the standard deviation of their natural logarithms; 0 for not at all.
  public let variation: Double

  /// How much longer the first key of a word takes.
  public let wordStart: Double

  private var random: UInt64
  private var last: TimeInterval = 0
  private var shifted: TimeInterval = 0
  private var keyboardTime: TimeInterval = 0
  private var isAtWordStart = false

  /// A rhythm; the same seed gives the same times.
  ///
  /// The first key of a word takes a fifth longer (T. A. Salthouse, Perceptual, cognitive, and
  /// motoric aspects of transcription typing, 1986).
  public init(seed: UInt64 = 1, variation: Double = 0.2, wordStart: Double = 1.2) {
    random = seed
    self.variation = variation.isFinite ? min(max(variation, 0), 1) : 0
    self.wordStart = wordStart.isFinite ? min(max(wordStart, 0.5), 4) : 1
  }

  /// The time at which an event of a typist is seen, in seconds from the start.
  public mutating func time(of event: TypingEvent) -> TimeInterval {
    let time = time(event.time)
    if event.kind == .gesture(.release) { isAtWordStart = event.action.endsWord }
    return time
  }

  /// The time that stands for another one, which isn't before the last, in seconds from the start.
  public mutating func time(_ time: TimeInterval) -> TimeInterval {
    let interval = time - last
    guard interval > 0 else { return shifted }
    last = time
    shifted = max(shifted + interval * factor(of: interval), keyboardTime)
    return shifted
  }

  /// The time that stands for one at which the keyboard does something by itself, in seconds from the
  /// start.
  ///
  /// It is as long after the last time of a person as it was before, and no later time is before it.
  public mutating func time(ofKeyboard time: TimeInterval) -> TimeInterval {
    keyboardTime = max(shifted + max(time - last, 0), keyboardTime)
    return keyboardTime
  }

  private mutating func factor(of interval: TimeInterval) -> Double {
    // Whoever waits for the keyboard takes no time of their own.
    guard interval < GestureTiming.standard.longPressDelay else { return 1 }
    defer { isAtWordStart = false }
    // No stroke is out of all proportion.
    let chance = min(max(normal(), -2), 2)
    return exp(variation * chance) * (isAtWordStart ? wordStart : 1)
  }

  /// A number by chance of a normal distribution, nearly: the sum of twelve even ones.
  private mutating func normal() -> Double {
    (0..<12).reduce(-6.0) { sum, _ in sum + even() }
  }

  /// A number by chance from 0 to 1, as splitmix64 by Sebastiano Vigna makes them.
  private mutating func even() -> Double {
    random &+= 0x9E37_79B9_7F4A_7C15
    var mixed = random
    mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
    return Double((mixed ^ mixed >> 31) >> 11) / Double(1 << 53)
  }
}

extension KeyboardAction {

  /// Whether a new word starts after the key.
  fileprivate var endsWord: Bool {
    switch self {
    case .space, .primary: true
    case .character(let text): text.allSatisfy { $0.isPunctuation || $0.isWhitespace }
    default: false
    }
  }
}
