public import Foundation
public import KeyboardCore
public import KeyboardViews

extension KeyboardInputViewController {

  /// Accept any license key and call a closure with the license.
  public func setupPro(
    withLicenseKey key: String, locales: [Locale] = .keyboardKitSupported,
    licenseAction: (KeyboardLicense) -> Void = { _ in }
  ) throws {
    register(KeyboardLicense(licenseKey: key, locales: locales), action: licenseAction)
  }

  /// Accept any license key, call a closure with the license, and then set up a view.
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
