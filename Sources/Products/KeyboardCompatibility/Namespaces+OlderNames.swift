public import KeyboardCore
public import KeyboardInput

/// The namespace of fonts in KeyboardKit 10.0 to 10.6.
public enum Fonts {

  /// The older name of `KeyboardUnicodeFont`.
  public typealias UnicodeFont = KeyboardUnicodeFont

  /// The older name of `KeyboardUnicodeFontOption`.
  public typealias UnicodeFontOption = KeyboardUnicodeFontOption
}

/// The older name of `KeyboardFontContext`.
public typealias FontContext = KeyboardFontContext

/// The older name of `KeyboardFontSettings`.
public typealias FontSettings = KeyboardFontSettings

/// The namespace of text fields in KeyboardKit 9 to 10.6.
public enum Proxy {

  /// The older name of `TextDocumentReaderConfiguration`.
  public typealias FullDocumentReaderConfiguration = TextDocumentReaderConfiguration

  /// The older name of `TextDocumentReaderError`.
  public typealias FullDocumentReaderError = TextDocumentReaderError

  /// The older name of `TextDocumentReaderResult`.
  public typealias FullDocumentReaderResult = TextDocumentReaderResult
}

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
