public import Foundation

private let registeredLicense = SettableValue<KeyboardLicense?>(nil)

extension KeyboardLicense {

  /// The licence of the whole program; `nil`, as at first, allows everything.
  ///
  /// Register one that allows less to see how an app does with it.
  public static var registered: KeyboardLicense? {
    get { registeredLicense.value }
    set { registeredLicense.value = newValue }
  }

  /// What a licence may leave out.
  public enum Feature: Hashable, Sendable {

    /// Themes, which the Gold tier has.
    case themes

    /// A locale that isn't among those of the licence.
    case locale(Locale)
  }

  /// Whether this licence has a feature.
  public func includes(_ feature: Feature) -> Bool {
    switch feature {
    case .themes: tier == .gold || tier == .enterprise
    case .locale(let locale): locales.contains { $0.identifier == locale.identifier }
    }
  }

  /// Throws if a licence is registered that lacks a feature.
  public static func check(_ feature: Feature) throws(LicenseError) {
    guard let registered, !registered.includes(feature) else { return }
    throw LicenseError(feature: feature, tier: registered.tier)
  }
}

/// Says that the registered licence lacks something.
public struct LicenseError: Error, Hashable, CustomStringConvertible {

  /// What the licence lacks.
  public let feature: KeyboardLicense.Feature

  /// The tier of the licence.
  public let tier: KeyboardLicense.Tier

  /// An error about what a licence of a tier lacks.
  public init(feature: KeyboardLicense.Feature, tier: KeyboardLicense.Tier) {
    self.feature = feature
    self.tier = tier
  }

  /// What to tell the user.
  public var description: String {
    let license = "the registered licence is \(tier.rawValue.capitalized)"
    return switch feature {
    case .themes: "Themes need a Gold licence, and \(license)."
    case .locale(let locale):
      "The locale “\(locale.identifier)” is not in the registered licence."
    }
  }
}

/// The name of ``KeyboardLicense`` in other versions.
public typealias License = KeyboardLicense
