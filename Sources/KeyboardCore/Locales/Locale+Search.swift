public import Foundation

extension Locale {
  /// Whether a search text is in the locale's own name or in its name in another locale.
  ///
  /// Case doesn't matter. A blank text is in every name.
  public func matches(query: String, in locale: Locale = .current) -> Bool {
    let query = query.trimmingCharacters(in: .whitespacesAndNewlines)
    if query.isEmpty { return true }
    return [localizedName, localizedName(in: locale)].contains { name in
      name?.range(of: query, options: .caseInsensitive) != nil
    }
  }
}

extension [Locale] {
  /// The locales that match a search text; see `Locale.matches(query:in:)`.
  public func matching(query: String, in locale: Locale = .current) -> [Locale] {
    filter { $0.matches(query: query, in: locale) }
  }
}
