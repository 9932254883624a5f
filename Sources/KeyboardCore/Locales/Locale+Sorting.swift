public import Foundation

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
