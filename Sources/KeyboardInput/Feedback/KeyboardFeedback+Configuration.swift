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

  /// The haptic feedback by gesture.
  public struct HapticConfiguration: KeyboardModel {

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

    /// The feedback of specific gestures on specific keys, of which the first match applies.
    public var custom: [CustomFeedback<Haptic>]

    /// Create a configuration, with standard feedback by default.
    ///
    /// Source of the defaults: KeyboardKit 9.5.3 KeyboardFeedback+HapticConfiguration.
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

    /// The custom feedback of a gesture on a key.
    public func customFeedback(
      for gesture: Keyboard.Gesture, on action: KeyboardAction
    ) -> Haptic? {
      custom.feedback(for: gesture, on: action)
    }

    /// Whether custom feedback is registered for a gesture on a key.
    public func hasCustomFeedback(
      for gesture: Keyboard.Gesture, on action: KeyboardAction
    ) -> Bool {
      customFeedback(for: gesture, on: action) != nil
    }

    /// The feedback of a gesture on a key: custom, or that of the gesture.
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

    /// Register custom feedback, after the existing one.
    public mutating func registerCustomFeedback(_ feedback: CustomFeedback<Haptic>) {
      custom.append(feedback)
    }
  }
}
