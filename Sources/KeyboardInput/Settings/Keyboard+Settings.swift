public import KeyboardCore

extension Keyboard {

  /// All user settings of a keyboard.
  public struct Settings {

    /// The settings of the keyboard itself.
    public var keyboardSettings: KeyboardSettings

    /// The settings of autocomplete.
    public var autocompleteSettings: AutocompleteSettings

    /// The settings of audio and haptic feedback.
    public var feedbackSettings: FeedbackSettings

    /// The settings of dictation.
    public var dictationSettings: DictationSettings

    /// The settings of themes.
    public var themeSettings: KeyboardThemeSettings

    /// Create settings in a store, by default the shared one.
    public init(
      storage: (any KeyboardSettingsStorage)? = nil, onChange: (() -> Void)? = nil
    ) {
      keyboardSettings = KeyboardSettings(storage: storage, onChange: onChange)
      autocompleteSettings = AutocompleteSettings(storage: storage, onChange: onChange)
      feedbackSettings = FeedbackSettings(storage: storage, onChange: onChange)
      dictationSettings = DictationSettings(storage: storage, onChange: onChange)
      themeSettings = KeyboardThemeSettings(storage: storage, onChange: onChange)
    }
  }
}
