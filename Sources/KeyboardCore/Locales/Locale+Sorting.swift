public import Foundation

extension Collection where Element: Equatable {
  /// The elements with one put first, without duplicates of it.
  public func insertingFirst(_ element: Element) -> [Element] {
    [element] + removing(element)
  }

  /// The elements without those that equal one.
  public func removing(_ element: Element) -> [Element] {
    filter { $0 != element }
  }
}

extension Collection where Element == Locale {
  /// The locales by their own names, with one of them put first.
  public func sorted(insertFirst first: Locale? = nil) -> [Locale] {
    sorted(byName: { $0.localizedName }, insertFirst: first)
  }

  /// The locales by their names in a locale, with one of them put first.
  public func sorted(in locale: Locale, insertFirst first: Locale? = nil) -> [Locale] {
    sorted(byName: { $0.localizedName(in: locale) }, insertFirst: first)
  }

  /// The locales in an order of the caller's, with one of them put first.
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
