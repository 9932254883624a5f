public import Foundation
public import KeyboardCore

extension KeyboardInputViewController {

  /// Register a license, of which every one is accepted, before something is done with it.
  public func setupPro(
    withLicenseKey key: String, locales: [Locale] = .keyboardKitSupported,
    licenseAction: (KeyboardLicense) -> Void = { _ in }
  ) throws {
    register(KeyboardLicense(licenseKey: key, locales: locales), action: licenseAction)
  }

  /// Register a license, does something with it, and then shows a view.
  public func setupPro(
    withLicenseKey key: String, locales: [Locale] = .keyboardKitSupported,
    licenseAction: (KeyboardLicense) -> Void = { _ in },
    view: @escaping (_ controller: KeyboardInputViewController) -> any View
  ) {
    register(KeyboardLicense(licenseKey: key, locales: locales), action: licenseAction)
    setupKeyboardView(view)
  }

  private func register(_ license: KeyboardLicense, action: (KeyboardLicense) -> Void) {
    keyboardContext.locales = license.locales
    action(license)
  }
}
