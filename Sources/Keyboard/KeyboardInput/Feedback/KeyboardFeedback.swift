public import Foundation
public import KeyboardCore

/// A namespace for the types of audio and haptic feedback.
public struct KeyboardFeedback {
  private init() {}

  /// A sound of audio feedback.
  public enum Audio: KeyboardModel {
    case input, system, delete, none
    case customId(UInt32)
    case customUrl(URL?)

    /// The system sound, 0 for none or `nil` for a file (source: KeyboardKit 9.5.3).
    public var id: UInt32? {
      switch self {
      case .input: 1104
      case .delete: 1155
      case .system: 1156
      case .customId(let id): id
      case .customUrl: nil
      case .none: 0
      }
    }
  }

  /// A kind of haptic feedback.
  public enum Haptic: String, KeyboardChoice {
    case error, success, warning, lightImpact, mediumImpact, heavyImpact, selectionChanged, none
  }

  /// The feedback of a specific gesture on a specific key.
  public struct CustomFeedback<Feedback: KeyboardModel>: KeyboardModel {

    /// The action of the key.
    public let action: KeyboardAction

    /// The gesture on the key.
    public let gesture: Keyboard.Gesture

    /// The feedback.
    public let feedback: Feedback

    /// Creates the feedback of a gesture on a key.
    public init(action: KeyboardAction, gesture: Keyboard.Gesture, feedback: Feedback) {
      self.action = action
      self.gesture = gesture
      self.feedback = feedback
    }
  }

  /// A configuration with the custom feedback of specific gestures on specific keys.
  public protocol Configuration {

    /// The type of the feedback.
    associatedtype Feedback: KeyboardModel

    /// Custom feedback; the first match applies.
    var custom: [CustomFeedback<Feedback>] { get set }
  }

  /// The audio feedback by kind of key.
  public struct AudioConfiguration: Configuration, KeyboardModel {

    /// The sound of input keys.
    public var input: Audio

    /// The sound of backspace.
    public var delete: Audio

    /// The sound of other system keys.
    public var system: Audio

    /// Sounds of specific gestures on specific keys; the first match applies.
    public var custom: [CustomFeedback<Audio>]

    /// Creates a configuration, with standard sounds by default.
    public init(
      input: Audio = .input, delete: Audio = .delete, system: Audio = .system,
      custom: [CustomFeedback<Audio>] = []
    ) {
      self.input = input
      self.delete = delete
      self.system = system
      self.custom = custom
    }

    /// The standard sounds.
    public static let standard = Self()

    /// No sounds.
    public static let disabled = Self(input: .none, delete: .none, system: .none)

    /// Returns the custom sound of a gesture on a key.
    public func feedback(for gesture: Keyboard.Gesture, on action: KeyboardAction) -> Audio? {
      customFeedback(for: gesture, on: action)
    }
  }

  /// The haptic feedback by gesture.
  public struct HapticConfiguration: Configuration, KeyboardModel {

    /// The feedback of a press.
    public var press: Haptic

    /// The feedback of a release.
    public var release: Haptic

    /// The feedback of a double tap.
    public var doubleTap: Haptic

    /// The feedback of a long press.
    public var longPress: Haptic

    /// The feedback of each repeat of a held key.
    public var `repeat`: Haptic

    /// Feedback of specific gestures on specific keys; the first match applies.
    public var custom: [CustomFeedback<Haptic>]

    /// Creates a configuration, by default with standard feedback (source: KeyboardKit 9.5.3).
    public init(
      press: Haptic = .selectionChanged, release: Haptic = .selectionChanged,
      doubleTap: Haptic = .none, longPress: Haptic = .mediumImpact,
      repeat: Haptic = .selectionChanged, custom: [CustomFeedback<Haptic>] = []
    ) {
      self.press = press
      self.release = release
      self.doubleTap = doubleTap
      self.longPress = longPress
      self.repeat = `repeat`
      self.custom = custom
    }

    /// The standard feedback.
    public static let standard = Self()

    /// No feedback.
    public static let disabled = Self(
      press: .none, release: .none, doubleTap: .none, longPress: .none, repeat: .none)

    /// Returns the feedback of a gesture on a key: the first custom match, or the standard one.
    public func feedback(for gesture: Keyboard.Gesture, on action: KeyboardAction) -> Haptic? {
      if let feedback = customFeedback(for: gesture, on: action) { return feedback }
      return switch gesture {
      case .press: press
      case .release: release
      case .doubleTap: doubleTap
      case .longPress: longPress
      case .repeatPress: `repeat`
      case .end: nil
      }
    }
  }
}

extension KeyboardFeedback.CustomFeedback where Feedback == KeyboardFeedback.Audio {

  /// Returns the sound of a gesture on a key.
  public static func audio(
    _ feedback: Feedback, for gesture: Keyboard.Gesture, on action: KeyboardAction
  ) -> Self {
    Self(action: action, gesture: gesture, feedback: feedback)
  }
}

extension KeyboardFeedback.CustomFeedback where Feedback == KeyboardFeedback.Haptic {

  /// Returns the haptic feedback of a gesture on a key.
  public static func haptic(
    _ feedback: Feedback, for gesture: Keyboard.Gesture, on action: KeyboardAction
  ) -> Self {
    Self(action: action, gesture: gesture, feedback: feedback)
  }
}

extension KeyboardFeedback.Configuration {

  /// Returns the custom feedback of a gesture on a key.
  public func customFeedback(
    for gesture: Keyboard.Gesture, on action: KeyboardAction
  ) -> Feedback? {
    custom.isEmpty ? nil : custom.first { $0.gesture == gesture && $0.action == action }?.feedback
  }

  /// Whether custom feedback is registered for a gesture on a key.
  public func hasCustomFeedback(for gesture: Keyboard.Gesture, on action: KeyboardAction) -> Bool {
    customFeedback(for: gesture, on: action) != nil
  }

  /// Registers custom feedback, after the existing one.
  public mutating func registerCustomFeedback(
    _ feedback: KeyboardFeedback.CustomFeedback<Feedback>
  ) {
    custom.append(feedback)
  }
}
