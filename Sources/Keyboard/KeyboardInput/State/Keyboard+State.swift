public import KeyboardCore
public import Observation

extension Keyboard {

  /// The contexts of a keyboard.
  public final class State {

    /// The observable state of the keyboard, which is on the standard device at first.
    public let keyboardContext = KeyboardContext(device: .standard)

    /// The observable state of autocomplete.
    public let autocompleteContext = AutocompleteContext()

    /// The observable state of callouts.
    public let calloutContext = KeyboardCalloutContext()

    /// The observable state of dictation.
    public let dictationContext = DictationContext()

    /// The observable state of hardware keyboards.
    public let externalKeyboardContext = ExternalKeyboardContext()

    /// The observable state of audio and haptic feedback.
    public let feedbackContext = KeyboardFeedbackContext()

    /// The observable clips of the clipboard keyboard.
    public let clipboardContext = ClipboardContext()

    /// Observable font for typed letters.
    public let fontContext = KeyboardFontContext()

    /// The observable accessibility settings of the keyboard.
    public let accessibilityContext = KeyboardAccessibilityContext()

    /// The skin tones of emojis.
    public let emojiContext = EmojiContext()

    /// The text fields of the keyboard.
    public private(set) lazy var controllerContext = KeyboardControllerContext(keyboardContext)

    /// The observable state of the theme.
    public let themeContext = KeyboardThemeContext()

    /// The store of the settings.
    public internal(set) var settingsStorage: any KeyboardSettingsStorage

    /// Creates contexts with a store: by default the shared one, or else a new one in memory.
    public init(settingsStorage: (any KeyboardSettingsStorage)? = nil) {
      self.settingsStorage =
        settingsStorage ?? KeyboardSettings.configuredStore ?? InMemorySettingsStore()
      clipboardContext.observer = { [keyboardContext] clips in
        keyboardContext.change { ($0.clips, $0.firstClip) = (clips, 0) }
      }
      accessibilityContext.observer = { [keyboardContext] old, new in
        keyboardContext.change { $0.accessibility = $0.accessibility.changed(from: old, to: new) }
      }
      setup(with: self.settingsStorage)
      keyboardContext.localeObservers.append { $0.saveLocale() }
    }

    /// Contexts for previews: an English keyboard on a phone.
    public static var preview: State { State() }

    /// The user's settings; a change is applied at once.
    public var settings: Keyboard.Settings {
      Keyboard.Settings(storage: settingsStorage) { [weak self] in self?.syncSettings() }
    }

    /// Applies the user's settings, which another process may have changed.
    public func syncSettings() {
      let settings = Keyboard.Settings(storage: settingsStorage)
      keyboardContext.sync(with: settings.keyboardSettings)
      autocompleteContext.sync(with: settings.autocompleteSettings)
      feedbackContext.sync(with: settings.feedbackSettings)
      dictationContext.silenceLimit = settings.dictationSettings.silenceLimit
      clipboardContext.sync(with: settings.clipboardSettings)
      fontContext.sync(with: settings.fontSettings)
      accessibilityContext.sync(with: settings.accessibilitySettings)
      themeContext.sync(with: settings.themeSettings)
    }

    /// Uses a store for settings and applies its values.
    public func setup(with storage: any KeyboardSettingsStorage) {
      settingsStorage = storage
      autocompleteContext.settingsStorage = storage
      feedbackContext.settingsStorage = storage
      dictationContext.settingsStorage = storage
      clipboardContext.settingsStorage = storage
      emojiContext.settings = EmojiSettings(storage: storage)
      fontContext.settingsStorage = storage
      accessibilityContext.settingsStorage = storage
      themeContext.settingsStorage = storage
      keyboardContext.setup(with: storage)
      syncSettings()
    }

    /// Sets up the keyboard for an app.
    public func setup(for app: KeyboardApp) { keyboardContext.app = app }
  }
}

/// The observable state of connected hardware keyboards.
@Observable
public final class ExternalKeyboardContext {

  /// Creates a context without a connected keyboard.
  public init() {}

  /// Whether a hardware keyboard is connected, set by the owner of the context.
  public var isExternalKeyboardConnected = false
}
