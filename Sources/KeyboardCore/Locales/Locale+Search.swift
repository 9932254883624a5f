public import Foundation

extension Locale {
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
