public import KeyboardCore

extension KeyboardFeedback {

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
