public import Foundation

extension Locale {
  /// The locales with a keyboard, in the order of KeyboardKit 9.5.3.
  public static let keyboardKitSupported = LocaleProfile.supportedIdentifiers.map {
    Locale(identifier: $0)
  }

  /// The name of the static member, such as `swedish`, or `-`; for `tg` as in KeyboardKit 9.5.3.
  public var keyboardKitName: String {
    let identifier = supportedIdentifier
    if identifier == "tg" { return "shugni_tajik" }
    return EmbeddedLocales.names(of: identifier)?.swiftName ?? "-"
  }

  /// The flag emoji of the locale, white by default.
  public var flag: String { EmbeddedLocales.names(of: supportedIdentifier)?.flag ?? "🏳️" }

  /// The layout types of the locale, the default one first; none for a single own arrangement.
  public var supportedLayoutTypes: [Keyboard.LayoutType] {
    LocaleProfile.profile(for: self).supportedLayoutTypes
  }

  /// Whether letters have swipe characters on pads: in three rows (source: KeyboardKit 10.1).
  public var prefersSecondarySwipeDownActions: Bool {
    LocaleProfile.profile(for: self).alphabetic.lower.count == LocaleProfile.rowsWithSwipes
  }

  /// The first supported locale with a name or identifier like `English (GB)` or `en gb`.
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

  private static let rightToLeftLanguages = EmbeddedLocales.rightToLeftLanguages.union(["iw", "yi"])

  /// Values by locale, looked up by identifier, then by language.
  public struct Dictionary<Value> {
    /// The values by identifier.
    public private(set) var dictionary: [String: Value]

    /// A dictionary from values by identifier.
    public init(_ dictionary: [String: Value] = [:]) { self.dictionary = dictionary }

    /// A dictionary from values by locale.
    public init(_ dictionary: [Locale: Value]) {
      self.dictionary = [:]
      for (locale, value) in dictionary { self.dictionary[locale.identifier] = value }
    }

    /// Returns the value for the locale's identifier, or else for its language.
    public func value(for locale: Locale) -> Value? {
      if let value = dictionary[locale.identifier] { return value }
      return locale.language.languageCode.flatMap { dictionary[$0.identifier] }
    }

    /// Whether a locale has a value.
    public func hasValue(for locale: Locale) -> Bool { value(for: locale) != nil }

    /// Sets the value of a locale.
    public mutating func set(_ value: Value, for locale: Locale) {
      set(value, for: locale.identifier)
    }

    /// Sets the value of an identifier.
    public mutating func set(_ value: Value, for identifier: String) {
      dictionary[identifier] = value
    }
  }

  /// The name of the locale in its own language.
  public var localizedName: String? {
    EmbeddedLocales.names(of: supportedIdentifier)?.listName ?? localizedName(in: self)
  }

  /// Returns the name of the locale in the language of another one.
  public func localizedName(in locale: Locale) -> String? {
    switch supportedIdentifier {
    case "ar_PC": Locale(identifier: "ar").localizedName(in: locale).map { "\($0) (PC)" }
    case "ckb_PC": Locale(identifier: "ckb").localizedName(in: locale).map { "\($0) (PC)" }
    case "tg": "Shughni Tajik"
    default: locale.localizedString(forIdentifier: identifier)
    }
  }

  /// Name of the language in the language itself, without a region.
  public var localizedLanguageName: String? { localizedLanguageName(in: self) }

  /// Returns the name of the language in the language of another locale, without a region.
  public func localizedLanguageName(in locale: Locale) -> String? {
    locale.localizedString(forLanguageCode: language.languageCode?.identifier ?? identifier)
  }

  /// The language code, or the identifier as a fallback.
  public var shortDisplayName: String { language.languageCode?.identifier ?? identifier }

  /// Whether a query, ignoring case, is part of the locale's name in its own or another language.
  public func matches(query: String, in locale: Locale = .current) -> Bool {
    let query = query.trimmingCharacters(in: .whitespacesAndNewlines)
    if query.isEmpty { return true }
    return [localizedName, localizedName(in: locale)].contains { name in
      name?.range(of: query, options: .caseInsensitive) != nil
    }
  }
}

extension LocaleProfile {

  /// The number of rows whose keys have second characters on pads.
  static let rowsWithSwipes = 3
}

extension Locale.Dictionary: Equatable where Value: Equatable {}

extension Locale.Dictionary: Sendable where Value: Sendable {}

extension [Locale] {
  /// The locales with a keyboard, in the order of KeyboardKit 9.5.3.
  public static var keyboardKitSupported: [Locale] { Locale.keyboardKitSupported }

  /// Returns the locales that match a query; see `Locale.matches(query:in:)`.
  public func matching(query: String, in locale: Locale = .current) -> [Locale] {
    filter { $0.matches(query: query, in: locale) }
  }
}

extension Collection where Element: Equatable {
  /// Returns the elements with one moved to the front, without duplicates of it.
  public func insertingFirst(_ element: Element) -> [Element] { [element] + removing(element) }

  /// Returns the elements other than a given one.
  public func removing(_ element: Element) -> [Element] { filter { $0 != element } }
}

extension Collection where Element == Locale {
  /// Returns the locales sorted by their own names, with one of them first.
  public func sorted(insertFirst first: Locale? = nil) -> [Locale] {
    sorted(byName: { $0.localizedName }, insertFirst: first)
  }

  /// Returns the locales sorted by their names in a locale, with one of them first.
  public func sorted(in locale: Locale, insertFirst first: Locale? = nil) -> [Locale] {
    sorted(byName: { $0.localizedName(in: locale) }, insertFirst: first)
  }

  /// Returns the locales sorted by a custom order, with one of them first.
  public func sorted(
    by areInIncreasingOrder: (Locale, Locale) throws -> Bool, insertFirst first: Locale?
  ) rethrows -> [Locale] {
    let locales = try sorted(by: areInIncreasingOrder)
    return first.map(locales.insertingFirst) ?? locales
  }

  private func sorted(byName name: (Locale) -> String?, insertFirst first: Locale?) -> [Locale] {
    let named = map { (name: name($0)?.lowercased() ?? "", locale: $0) }
    let locales = named.sorted { $0.name < $1.name }.map(\.locale)
    return first.map(locales.insertingFirst) ?? locales
  }
}
