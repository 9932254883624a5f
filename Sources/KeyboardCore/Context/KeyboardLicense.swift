public import Foundation

/// What a licence of KeyboardKit Pro allows, as plain data: every key is accepted and allows all.
public struct KeyboardLicense: Hashable, Sendable {

  /// How much a licence allows.
  public enum Tier: String, CaseIterable, KeyboardModel {
    case basic, silver, gold, enterprise
  }

  /// The key of the licence.
  public let licenseKey: String

  /// How much the licence allows.
  public let tier: Tier

  /// The locales that the licence allows.
  public let locales: [Locale]

  /// A licence; one that says nothing else allows everything.
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
