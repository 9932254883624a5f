public import KeyboardCore
public import KeyboardInput

extension Autocomplete.Suggestion {

  /// A suggestion with the flags of KeyboardKit 8, for an unknown word.
  public init(
    text: String, title: String? = nil, isUnknown: Bool, subtitle: String? = nil,
    additionalInfo: [String: String] = [:]
  ) {
    self.init(
      text: text, title: title, isAutocorrect: false, isUnknown: isUnknown, subtitle: subtitle,
      additionalInfo: additionalInfo)
  }

  /// The older name of `autocompleteCased(for:)`.
  public func withAutocompleteCasing(for word: String) -> Self { autocompleteCased(for: word) }
}

extension EmojiCategory {

  /// Returns the stored emojis of a category.
  public static func getEmojis(for category: Persisted) -> [Emoji] { category.getEmojis() }

  /// Moves an emoji to the front of a category; `maxCount` overrides the number that is kept.
  public static func addEmoji(_ emoji: Emoji, to category: Persisted, maxCount: Int? = nil) {
    let others = category.getEmojis().filter { $0 != emoji }
    let count = max(maxCount ?? category.getEmojisMaxCount(), 1)
    category.setEmojis(Array(([emoji] + others).prefix(count)))
  }
}

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

  /// Registers custom audio feedback, under the name of KeyboardKit 10.3.
  public func registerCustomAudioFeedback(
    _ feedback: KeyboardFeedback.CustomFeedback<KeyboardFeedback.Audio>
  ) {
    registerCustomFeedback(feedback)
  }

  /// Registers custom haptic feedback, under the name of KeyboardKit 10.3.
  public func registerCustomHapticFeedback(
    _ feedback: KeyboardFeedback.CustomFeedback<KeyboardFeedback.Haptic>
  ) {
    registerCustomFeedback(feedback)
  }
}
