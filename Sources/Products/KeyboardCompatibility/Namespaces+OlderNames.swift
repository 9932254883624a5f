public import KeyboardInput

/// The namespace of fonts in KeyboardKit 10.0 to 10.6.
public enum Fonts {}

/// The namespace of styles in KeyboardKit 7 to 9.
public enum KeyboardStyle {}

/// The namespace of text fields in KeyboardKit 9 to 10.6.
public enum Proxy {}

extension KeyboardSettings {

  /// The name of `KeyboardSettingsPicker` in KeyboardKit 10.4.1.
  public typealias Picker = KeyboardSettingsPicker
}

extension KeyboardFeedbackContext {

  /// Register custom audio feedback, under the name of KeyboardKit 10.3.
  public func registerCustomAudioFeedback(
    _ feedback: KeyboardFeedback.CustomFeedback<KeyboardFeedback.Audio>
  ) {
    registerCustomFeedback(feedback)
  }

  /// Register custom haptic feedback, under the name of KeyboardKit 10.3.
  public func registerCustomHapticFeedback(
    _ feedback: KeyboardFeedback.CustomFeedback<KeyboardFeedback.Haptic>
  ) {
    registerCustomFeedback(feedback)
  }
}
