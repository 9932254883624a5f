public import KeyboardCore

extension KeyboardFeedback {

  /// The vibrations of the gestures.
  public struct HapticConfiguration: KeyboardModel {

    /// The vibration when a key is pressed.
    public var press: Haptic

    /// The vibration when a key is released.
    public var release: Haptic

    /// The vibration of a double tap.
    public var doubleTap: Haptic

    /// The vibration of a long press.
    public var longPress: Haptic

    /// The vibration each time that a held key repeats.
    public var `repeat`: Haptic

    /// Vibrations of certain gestures on certain keys, of which the first counts.
    public var custom: [CustomFeedback<Haptic>]

    /// The standard vibrations, but for those that are given.
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

    /// The standard vibrations.
    public static let standard = Self()

    /// No vibrations.
    public static let disabled = Self(
      press: .none, release: .none, doubleTap: .none, longPress: .none, repeat: .none)

    /// The vibration that was registered for a gesture on a key.
    public func customFeedback(
      for gesture: Keyboard.Gesture, on action: KeyboardAction
    ) -> Haptic? {
      custom.feedback(for: gesture, on: action)
    }

    /// Whether a vibration was registered for a gesture on a key.
    public func hasCustomFeedback(
      for gesture: Keyboard.Gesture, on action: KeyboardAction
    ) -> Bool {
      customFeedback(for: gesture, on: action) != nil
    }

    /// The vibration of a gesture on a key: the registered one, or that of the gesture.
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

    /// Register a vibration after those that are there.
    public mutating func registerCustomFeedback(_ feedback: CustomFeedback<Haptic>) {
      custom.append(feedback)
    }
  }
}
