public import KeyboardCore

extension KeyboardFeedback {

  /// The audio feedback by kind of key.
  public struct AudioConfiguration: KeyboardModel {

    /// The sound of input keys.
    public var input: Audio

    /// The sound of backspace.
    public var delete: Audio

    /// The sound of other system keys.
    public var system: Audio

    /// The sounds of specific gestures on specific keys, of which the first match applies.
    public var custom: [CustomFeedback<Audio>]

    /// Create a configuration, with standard sounds by default.
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

    /// The custom sound of a gesture on a key.
    public func customFeedback(
      for gesture: Keyboard.Gesture, on action: KeyboardAction
    ) -> Audio? {
      custom.feedback(for: gesture, on: action)
    }

    /// Whether a custom sound is registered for a gesture on a key.
    public func hasCustomFeedback(
      for gesture: Keyboard.Gesture, on action: KeyboardAction
    ) -> Bool {
      customFeedback(for: gesture, on: action) != nil
    }

    /// The custom sound of a gesture on a key.
    public func feedback(for gesture: Keyboard.Gesture, on action: KeyboardAction) -> Audio? {
      customFeedback(for: gesture, on: action)
    }

    /// Register a custom sound, after the existing ones.
    public mutating func registerCustomFeedback(_ feedback: CustomFeedback<Audio>) {
      custom.append(feedback)
    }
  }
}
