public import KeyboardCore
public import KeyboardInput

extension KeyboardInputController {

  /// Set up the keyboard for an app, with its locales and settings.
  ///
  /// Every license is accepted: the result is always a success. An app with a license key has the
  /// suggestions of an `Autocomplete.LocalService`, unless a service is set before. Those of an
  /// asynchronous service arrive by themselves, see `startAutocomplete(isolation:)`.
  public func setup(
    for app: KeyboardApp, isolation: isolated (any Actor)? = #isolation,
    completion: (Result<Void, any Error>) -> Void = { _ in }
  ) {
    startAutocomplete()
    useLocalAutocomplete(ifLicensed: app.licenseKey)
    setupState(for: app)
    completion(.success(()))
  }

  package func useLocalAutocomplete(ifLicensed licenseKey: String?) {
    guard licenseKey?.isEmpty == false, !services.isAutocompleteServiceSet else { return }
    services.autocompleteService = Autocomplete.LocalService(context: state.autocompleteContext)
  }
}
