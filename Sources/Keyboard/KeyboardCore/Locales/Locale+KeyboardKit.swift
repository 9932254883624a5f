public import Foundation

extension Locale {
  /// The locales with a keyboard, in the order of KeyboardKit 9.5.3.
  public static let keyboardKitSupported = LocaleProfile.supportedIdentifiers.map {
    Locale(identifier: $0)
  }

  /// The name of the static member, such as `swedish`, or `-` if there is none.
  ///
  /// For `shughni_tajik` the name is `shugni_tajik`, as in KeyboardKit 9.5.3.
  public var keyboardKitName: String {
    let identifier = supportedIdentifier
    if identifier == "tg" { return "shugni_tajik" }
    return EmbeddedLocales.names(of: identifier)?.swiftName ?? "-"
  }

  /// The flag emoji of the locale, white by default.
  public var flag: String {
    EmbeddedLocales.names(of: supportedIdentifier)?.flag ?? "🏳️"
  }

  /// The layout types of the locale, the default one first.
  ///
  /// A locale with a single arrangement of its own has none. Source: KeyboardKit 9.5.3.
  public var supportedLayoutTypes: [Keyboard.LayoutType] {
    LocaleProfile.profile(for: self).supportedLayoutTypes
  }

  /// Whether keys of letters have second characters for swipes down on pads: in three rows.
  ///
  /// Source: the release notes of KeyboardKit 10.1.
  public var prefersSecondarySwipeDownActions: Bool {
    LocaleProfile.profile(for: self).alphabetic.lower.count == LocaleProfile.rowsWithSwipes
  }

  /// The first supported locale with a matching `keyboardKitName` or identifier.
  ///
  /// Case, spaces, `_`, `(` and `)` are ignored: `English (GB)` matches `en_GB`.
  public init?(fuzzyName: String) {
    let wanted = Self.plain(fuzzyName)
    let match = Locale.keyboardKitSupported.first {
      Self.plain($0.keyboardKitName) == wanted || Self.plain($0.identifier) == wanted
    }
    guard let match else { return nil }
    self = match
  }

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
  /// The locales with a keyboard, in the order of KeyboardKit 9.5.3.
  public static var keyboardKitSupported: [Locale] { Locale.keyboardKitSupported }
}

extension Locale {
  /// The direction of characters in a line, by the language code.
  public var characterDirection: LanguageDirection {
    let language = identifier.languageSubtag.prefix { $0 != "@" }.lowercased()
    return Self.rightToLeftLanguages.contains(language) ? .rightToLeft : .leftToRight
  }

  /// The direction of lines on a page, which is the same for all keyboards.
  public var lineDirection: LanguageDirection { .topToBottom }

  /// Whether characters run from left to right.
  public var isLeftToRight: Bool { characterDirection == .leftToRight }
  /// Whether characters run from right to left.
  public var isRightToLeft: Bool { characterDirection == .rightToLeft }
  /// Whether lines run from top to bottom.
  public var isTopToBottom: Bool { lineDirection == .topToBottom }
  /// Whether lines run from bottom to top.
  public var isBottomToTop: Bool { lineDirection == .bottomToTop }

  /// Whether typed alternate quotation marks are replaced too: not in English.
  public var prefersAlternateQuotationReplacement: Bool { !identifier.hasPrefix("en") }

  private static let rightToLeftLanguages =
    EmbeddedLocales.rightToLeftLanguages.union(["dv", "iw", "ps", "sd", "ug", "ur", "yi"])
}

extension LocaleProfile {

  /// The number of rows whose keys have second characters on pads.
  static let rowsWithSwipes = 3
}
