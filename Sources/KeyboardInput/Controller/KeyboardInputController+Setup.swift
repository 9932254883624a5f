import Foundation
public import KeyboardCore

extension KeyboardInputController {

  /// The user's settings; a change is applied at once.
  public var settings: Keyboard.Settings { state.settings }

  /// Set up the keyboard for an app, with its locales and settings.
  ///
  /// Every license is accepted: the result is always a success.
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

  /// Set the initial keyboard type and letter case: the text field's, or letters.
  func setupInitialState() {
    let context = state.keyboardContext
    context.keyboardCase = .auto
    context.syncTextField()
    context.keyboardType = textDocumentProxy.keyboardType.keyboardType ?? .alphabetic
    let preferred = context.preferredKeyboardCase
    if preferred != .auto { context.keyboardCase = preferred }
    syncLocale()
  }

  /// Pass the locale of the context on to the services.
  func syncLocale() {
    let locale = state.keyboardContext.traits.locale
    primaryLanguage = locale.identifier
    let service = services.autocompleteService
    if service.locale.identifier != locale.identifier { service.locale = locale }
  }
}
