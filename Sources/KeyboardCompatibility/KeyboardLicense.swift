public import Foundation
public import KeyboardCore

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
  public init(
    licenseKey: String, tier: Tier = .gold, locales: [Locale] = .keyboardKitSupported
  ) {
    self.licenseKey = licenseKey
    self.tier = tier
    self.locales = locales
  }
}

/// The name of ``KeyboardLicense`` in other versions.
public typealias License = KeyboardLicense
