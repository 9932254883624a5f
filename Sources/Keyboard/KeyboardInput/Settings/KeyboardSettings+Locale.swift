public import Foundation
public import KeyboardCore

extension KeyboardSettings {

  /// The identifier of the keyboard's locale (default: English).
  public internal(set) var localeIdentifier: String {
    get { group[text: "localeIdentifier"] ?? "en" }
    nonmutating set { group[text: "localeIdentifier"] = newValue }
  }

  var hasLocale: Bool { group[text: "localeIdentifier"] != nil }

  /// The identifier of the layout type, or `nil` for the locale's own.
  public internal(set) var keyboardLayoutTypeIdentifier: String? {
    get { group[text: "keyboardLayoutTypeIdentifier"] }
    nonmutating set { group[text: "keyboardLayoutTypeIdentifier"] = newValue }
  }

  /// The locale of the keyboard (default: English).
  public var locale: Locale {
    get { Locale(identifier: localeIdentifier) }
    nonmutating set { localeIdentifier = newValue.identifier }
  }

  /// The layout type of the letter keys, or `nil` for the locale's own.
  public var keyboardLayoutType: Keyboard.LayoutType? {
    get { keyboardLayoutTypeIdentifier.flatMap { Keyboard.LayoutType(id: $0) } }
    nonmutating set { keyboardLayoutTypeIdentifier = newValue?.id }
  }

  /// Whether the user has added a locale.
  public var hasAddedLocales: Bool { !addedLocales.isEmpty }

  /// Whether the user has added several locales.
  public var hasMultipleAddedLocales: Bool { addedLocales.count > 1 }

  /// Return the first added locale with an identifier, regardless of its layout type.
  public func firstAddedLocale(for locale: Locale) -> Keyboard.AddedLocale? {
    addedLocales.first { $0.localeIdentifier == locale.identifier }
  }

  /// Return the first added locale with an identifier and a layout type; `nil` only matches `nil`.
  public func firstAddedLocale(
    for locale: Locale, layoutType: Keyboard.LayoutType?
  ) -> Keyboard.AddedLocale? {
    addedLocales.first(of: locale, layoutType: layoutType)
  }

  /// Whether a locale is added, regardless of its layout type.
  public func hasAddedLocale(_ locale: Locale) -> Bool { firstAddedLocale(for: locale) != nil }

  /// Whether a locale is added with a layout type; `nil` only matches `nil`.
  public func hasAddedLocale(
    _ locale: Locale, withLayoutType layoutType: Keyboard.LayoutType?
  ) -> Bool {
    firstAddedLocale(for: locale, layoutType: layoutType) != nil
  }
}
