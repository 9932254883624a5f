public import KeyboardCore

extension Keyboard {

  /// All settings of a keyboard that a user can change.
  public struct Settings {

    /// Those of the keyboard itself.
    public var keyboardSettings: KeyboardSettings

    /// Those of suggestions.
    public var autocompleteSettings: AutocompleteSettings

    /// Those of clicks and vibrations.
    public var feedbackSettings: FeedbackSettings

    /// Those of dictation.
    public var dictationSettings: DictationSettings

    /// Those of themes.
    public var themeSettings: KeyboardThemeSettings

    /// The settings in a store; without one, in the store that all keyboards share.
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
