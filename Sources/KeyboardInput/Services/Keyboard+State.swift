public import KeyboardCore
import KeyboardStyling

extension Keyboard {

  /// The contexts of a keyboard.
  public final class State {

    /// The surroundings of the keyboard.
    public let keyboardContext = KeyboardContext()

    /// The suggestions.
    public let autocompleteContext = AutocompleteContext()

    /// The bubbles.
    public let calloutContext = KeyboardCalloutContext()

    /// What is dictated.
    public let dictationContext = DictationContext()

    /// The other keyboards that are connected.
    public let externalKeyboardContext = ExternalKeyboardContext()

    /// The clicks and vibrations.
    public let feedbackContext = KeyboardFeedbackContext()

    /// The theme.
    public let themeContext = KeyboardThemeContext()

    /// Where the settings are kept.
    public internal(set) var settingsStorage: any KeyboardSettingsStorage

    /// Contexts that keep their settings in a store.
    ///
    /// Without one, that is the store that was set up for all keyboards, or else a new one in
    /// memory, so that keyboards have nothing to do with each other.
    public init(settingsStorage: (any KeyboardSettingsStorage)? = nil) {
      self.settingsStorage =
        settingsStorage ?? KeyboardSettings.configuredStore ?? InMemorySettingsStore()
      setup(with: self.settingsStorage)
      keyboardContext.localeObservers.append { $0.saveLocale() }
    }

    /// Contexts for previews.
    public static var preview: State { State() }
  }
}

extension Keyboard.State {

  /// The settings of the user; a change is taken over at once.
  public var settings: Keyboard.Settings {
    Keyboard.Settings(storage: settingsStorage) { [weak self] in self?.syncSettings() }
  }

  /// Take over what the user has set, also in another process.
  public func syncSettings() {
    let settings = Keyboard.Settings(storage: settingsStorage)
    keyboardContext.sync(with: settings.keyboardSettings)
    autocompleteContext.sync(with: settings.autocompleteSettings)
    feedbackContext.sync(with: settings.feedbackSettings)
    dictationContext.silenceLimit = settings.dictationSettings.silenceLimit
    themeContext.sync(with: settings.themeSettings)
  }

  /// Keep settings in a store from now on and take over what is there.
  public func setup(with storage: any KeyboardSettingsStorage) {
    settingsStorage = storage
    autocompleteContext.settingsStorage = storage
    feedbackContext.settingsStorage = storage
    dictationContext.settingsStorage = storage
    themeContext.settingsStorage = storage
    keyboardContext.setup(with: storage)
    syncSettings()
  }

  /// Say to which app the keyboard belongs.
  public func setup(for app: KeyboardApp) {
    keyboardContext.app = app
  }
}
