public import KeyboardCore

extension KeyboardContext {

  /// The user's settings; a change is applied at once.
  public var settings: KeyboardSettings {
    KeyboardSettings(storage: settingsStorage) { [weak self] in
      self?.sync(with: KeyboardSettings(storage: self?.settingsStorage))
    }
  }

  /// Apply the user's settings except the locale, which may have changed since.
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
      traits.isSwipeDownActionsEnabled = settings.isSwipeDownActionsEnabled
      traits.inputToolbarDisplayMode = settings.inputToolbarDisplayMode
      traits.spaceContextMenuLeading = settings.spaceContextMenuLeading
      traits.spaceContextMenuTrailing = settings.spaceContextMenuTrailing
      traits.spaceLongPressBehavior = settings.spaceLongPressBehavior
    }
  }

  /// Use a store for settings and apply its values, including the locale.
  public func setup(with storage: any KeyboardSettingsStorage) {
    settingsStorage = storage
    let settings = KeyboardSettings(storage: storage)
    sync(with: settings)
    if settings.hasLocale {
      selectLocale(settings.locale, layoutType: settings.keyboardLayoutType)
    }
  }

  func saveLocale() {
    let settings = KeyboardSettings(storage: settingsStorage)
    settings.locale = self.locale
    settings.keyboardLayoutType = self.keyboardLayoutType
  }
}
