public import Foundation
public import KeyboardCore

/// A namespace for the types of audio and haptic feedback.
public struct KeyboardFeedback {
  private init() {}
}

extension KeyboardFeedback {

  /// A sound of audio feedback.
  public enum Audio: KeyboardModel {
    case input, system, delete, none
    case customId(UInt32)
    case customUrl(URL?)

    /// The identifier of the system sound, 0 for none, or `nil` for a sound file.
    ///
    /// Source: KeyboardKit 9.5.3 KeyboardFeedback+Audio.
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

    /// Create the feedback of a gesture on a key.
    public init(action: KeyboardAction, gesture: Keyboard.Gesture, feedback: Feedback) {
      self.action = action
      self.gesture = gesture
      self.feedback = feedback
    }
  }
}

extension KeyboardFeedback.CustomFeedback where Feedback == KeyboardFeedback.Audio {

  /// Return the sound of a gesture on a key.
  public static func audio(
    _ feedback: Feedback, for gesture: Keyboard.Gesture, on action: KeyboardAction
  ) -> Self {
    Self(action: action, gesture: gesture, feedback: feedback)
  }
}

extension KeyboardFeedback.CustomFeedback where Feedback == KeyboardFeedback.Haptic {

  /// Return the haptic feedback of a gesture on a key.
  public static func haptic(
    _ feedback: Feedback, for gesture: Keyboard.Gesture, on action: KeyboardAction
  ) -> Self {
    Self(action: action, gesture: gesture, feedback: feedback)
  }
}
