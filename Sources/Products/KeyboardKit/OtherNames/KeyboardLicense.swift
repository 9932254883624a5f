public import Foundation
public import KeyboardCore
import KeyboardLexicon
public import KeyboardViews

/// A license of KeyboardKit Pro as plain data, never checked.
public struct KeyboardLicense: Hashable, Sendable {

  /// The tier of a license.
  public enum Tier: String, CaseIterable, KeyboardModel {
    case basic, silver, gold, enterprise
  }

  /// The key of the license.
  public let licenseKey: String

  /// The tier of the license.
  public let tier: Tier

  /// The licensed locales.
  public let locales: [Locale]

  /// A license; by default, without restrictions.
  public init(licenseKey: String, tier: Tier = .gold, locales: [Locale] = .keyboardKitSupported) {
    self.licenseKey = licenseKey
    self.tier = tier
    self.locales = locales
  }
}

extension KeyboardInputViewController {

  /// Accepts any license key and call a closure with the license.
  public func setupPro(
    withLicenseKey key: String, locales: [Locale] = .keyboardKitSupported,
    licenseAction: (KeyboardLicense) -> Void = { _ in }
  ) throws {
    register(KeyboardLicense(licenseKey: key, locales: locales), action: licenseAction)
  }

  /// Accepts any license key, call a closure with the license, and then set up a view.
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
    useLocalAutocomplete(ifLicensed: license.licenseKey)
    action(license)
  }
}
