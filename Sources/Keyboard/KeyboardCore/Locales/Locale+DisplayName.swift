public import Foundation

extension Locale {
  /// The name of the locale in its own language.
  public var localizedName: String? {
    EmbeddedLocales.names(of: supportedIdentifier)?.listName ?? localizedName(in: self)
  }

  /// Return the name of the locale in the language of another one.
  public func localizedName(in locale: Locale) -> String? {
    switch supportedIdentifier {
    case "ar_PC": Locale(identifier: "ar").localizedName(in: locale).map { "\($0) (PC)" }
    case "ckb_PC": Locale(identifier: "ckb").localizedName(in: locale).map { "\($0) (PC)" }
    case "tg": "Shughni Tajik"
    default: locale.localizedString(forIdentifier: identifier)
    }
  }

  /// The name of the language in that language, without a region.
  public var localizedLanguageName: String? { localizedLanguageName(in: self) }

  /// Return the name of the language in the language of another locale, without a region.
  public func localizedLanguageName(in locale: Locale) -> String? {
    locale.localizedString(forLanguageCode: language.languageCode?.identifier ?? identifier)
  }

  /// The language code, or the identifier as a fallback.
  public var shortDisplayName: String { language.languageCode?.identifier ?? identifier }

  /// Whether a query is part of the locale's own name or of its name in another locale.
  ///
  /// Case is ignored. A blank query matches every locale.
  public func matches(query: String, in locale: Locale = .current) -> Bool {
    let query = query.trimmingCharacters(in: .whitespacesAndNewlines)
    if query.isEmpty { return true }
    return [localizedName, localizedName(in: locale)].contains { name in
      name?.range(of: query, options: .caseInsensitive) != nil
    }
  }
}

extension [Locale] {
  /// Return the locales that match a query; see `Locale.matches(query:in:)`.
  public func matching(query: String, in locale: Locale = .current) -> [Locale] {
    filter { $0.matches(query: query, in: locale) }
  }
}

extension Collection where Element: Equatable {
  /// Return the elements with one moved to the front, without duplicates of it.
  public func insertingFirst(_ element: Element) -> [Element] {
    [element] + removing(element)
  }

  /// Return the elements other than a given one.
  public func removing(_ element: Element) -> [Element] {
    filter { $0 != element }
  }
}

extension Collection where Element == Locale {
  /// Return the locales sorted by their own names, with one of them first.
  public func sorted(insertFirst first: Locale? = nil) -> [Locale] {
    sorted(byName: { $0.localizedName }, insertFirst: first)
  }

  /// Return the locales sorted by their names in a locale, with one of them first.
  public func sorted(in locale: Locale, insertFirst first: Locale? = nil) -> [Locale] {
    sorted(byName: { $0.localizedName(in: locale) }, insertFirst: first)
  }

  /// Return the locales sorted by a custom order, with one of them first.
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
