public import Foundation

extension Locale {
  /// The locales that have a keyboard, in the order of KeyboardKit 9.5.3.
  public static let keyboardKitSupported = LocaleProfile.supportedIdentifiers.map {
    Locale(identifier: $0)
  }

  /// The name of the static member for this locale, such as `swedish`; `-` where there is none.
  ///
  /// For `shughni_tajik` the name is `shugni_tajik`, as in KeyboardKit 9.5.3.
  public var keyboardKitName: String {
    let identifier = supportedIdentifier
    if identifier == "tg" { return "shugni_tajik" }
    return EmbeddedLocales.names(of: identifier)?.swiftName ?? "-"
  }

  /// The flag of the locale as an emoji, white where it has none.
  public var flag: String {
    EmbeddedLocales.names(of: supportedIdentifier)?.flag ?? "🏳️"
  }

  /// The arrangements of letter keys that the locale offers, the standard one first.
  ///
  /// A locale that offers only its own arrangement has none. Source: KeyboardKit 9.5.3.
  public var supportedLayoutTypes: [Keyboard.LayoutType] {
    LocaleProfile.profile(for: self).supportedLayoutTypes
  }

  /// Finds the first supported locale whose `keyboardKitName` or identifier equals a text.
  ///
  /// Case, spaces, `_`, `(` and `)` don't matter: `English (GB)` finds `en_GB`.
  public init?(fuzzyName: String) {
    let wanted = Self.plain(fuzzyName)
    let match = Locale.keyboardKitSupported.first {
      Self.plain($0.keyboardKitName) == wanted || Self.plain($0.identifier) == wanted
    }
    guard let match else { return nil }
    self = match
  }

  /// The identifier in the spelling of the supported ones, where it differs only in `-` and `_`.
  var supportedIdentifier: String {
    let supported = LocaleProfile.supportedIdentifiers
    if supported.contains(identifier) { return identifier }
    let plain = identifier.replacing("-", with: "_")
    return supported.first { $0.replacing("-", with: "_") == plain } ?? identifier
  }

  private static func plain(_ name: String) -> String {
    name.lowercased().filter { !" _()".contains($0) }
  }
}

extension [Locale] {
  /// The locales that have a keyboard, in the order of KeyboardKit 9.5.3.
  public static var keyboardKitSupported: [Locale] { Locale.keyboardKitSupported }
}
