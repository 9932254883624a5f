public import KeyboardCore

extension KeyboardContext {

  /// The settings of the user; a change is taken over at once.
  public var settings: KeyboardSettings {
    KeyboardSettings(storage: settingsStorage) { [weak self] in
      guard let self else { return }
      sync(with: KeyboardSettings(storage: settingsStorage))
    }
  }

  /// Take over what the user has set, but for the locale, which may have been changed since.
  public func sync(with settings: KeyboardSettings) {
    change { traits in
      let isEnabled = settings.isAutocapitalizationEnabled
      if traits.isAutocapitalizationEnabled != isEnabled {
        traits.isAutocapitalizationEnabled = isEnabled
        traits.autocapitalizationTypeOverride =
          isEnabled ? nil : Keyboard.AutocapitalizationType.none
      }
      traits.addedLocales = settings.addedLocales
      traits.keyboardDockEdge = settings.keyboardDockEdge
      traits.inputToolbarDisplayMode = settings.inputToolbarDisplayMode
      traits.spaceContextMenuLeading = settings.spaceContextMenuLeading
      traits.spaceContextMenuTrailing = settings.spaceContextMenuTrailing
      traits.spaceLongPressBehavior = settings.spaceLongPressBehavior
    }
  }

  /// Keep settings in a store from now on and take over what is there, with the locale.
  public func setup(with storage: any KeyboardSettingsStorage) {
    settingsStorage = storage
    let settings = KeyboardSettings(storage: storage)
    sync(with: settings)
    if settings.localeIdentifier != nil {
      selectLocale(settings.locale, layoutType: settings.keyboardLayoutType)
    }
  }

  /// Keep the locale and its letter keys among the settings.
  func saveLocale() {
    let settings = KeyboardSettings(storage: settingsStorage)
    settings.locale = self.locale
    settings.keyboardLayoutType = self.keyboardLayoutType
  }
}
