import Foundation
public import KeyboardCore

extension KeyboardInputController {

  /// The settings of the user; a change is taken over at once.
  public var settings: Keyboard.Settings { state.settings }

  /// Say to which app the keyboard belongs and take over its locales and settings.
  ///
  /// Every license is accepted, so the result is always a success.
  public func setup(
    for app: KeyboardApp, completion: (Result<Void, any Error>) -> Void = { _ in }
  ) {
    KeyboardSettings.setupStore(for: app)
    let isShared = KeyboardSettings.storeIsAppGroupSynced
    state.setup(with: isShared ? KeyboardSettings.store : state.settingsStorage)
    settings.keyboardSettings.migrateAddedLocales()
    state.setup(for: app)
    state.keyboardContext.locales = app.locales
    syncLocale()
    completion(.success(()))
  }

  /// Show letters, or what the text field wants, in the case that fits the text.
  func setupInitialState() {
    let context = state.keyboardContext
    context.keyboardCase = .auto
    context.syncTextField()
    context.keyboardType = textDocumentProxy.keyboardType.keyboardType ?? .alphabetic
    let preferred = context.preferredKeyboardCase
    if preferred != .auto { context.keyboardCase = preferred }
    syncLocale()
  }

  /// Let everyone know the locale of the context.
  func syncLocale() {
    let locale = state.keyboardContext.locale
    primaryLanguage = locale.identifier
    let service = services.autocompleteService
    if service.locale.identifier != locale.identifier { service.locale = locale }
  }
}
