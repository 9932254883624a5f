public import Foundation
public import KeyboardCore

/// A license of KeyboardKit Pro as plain data; nothing asks for one.
public struct KeyboardLicense: Hashable, Sendable {

  /// How much a license allows.
  public enum Tier: String, CaseIterable, KeyboardModel {
    case basic, silver, gold, enterprise
  }

  /// The key of the license.
  public let licenseKey: String

  /// How much the license allows.
  public let tier: Tier

  /// The locales that the license allows.
  public let locales: [Locale]

  /// A license; one that says nothing else allows everything.
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
