public import KeyboardCore

extension KeyboardFeedback {

  /// The sounds of the kinds of keys.
  public struct AudioConfiguration: KeyboardModel {

    /// The sound of keys that insert something.
    public var input: Audio

    /// The sound of backspace.
    public var delete: Audio

    /// The sound of other system keys.
    public var system: Audio

    /// Sounds of certain gestures on certain keys, of which the first counts.
    public var custom: [CustomFeedback<Audio>]

    /// The standard sounds, but for those that are given.
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

    /// The sound that was registered for a gesture on a key.
    public func customFeedback(
      for gesture: Keyboard.Gesture, on action: KeyboardAction
    ) -> Audio? {
      custom.feedback(for: gesture, on: action)
    }

    /// Whether a sound was registered for a gesture on a key.
    public func hasCustomFeedback(
      for gesture: Keyboard.Gesture, on action: KeyboardAction
    ) -> Bool {
      customFeedback(for: gesture, on: action) != nil
    }

    /// The sound that was registered for a gesture on a key.
    public func feedback(for gesture: Keyboard.Gesture, on action: KeyboardAction) -> Audio? {
      customFeedback(for: gesture, on: action)
    }

    /// Register a sound after those that are there.
    public mutating func registerCustomFeedback(_ feedback: CustomFeedback<Audio>) {
      custom.append(feedback)
    }
  }
}
