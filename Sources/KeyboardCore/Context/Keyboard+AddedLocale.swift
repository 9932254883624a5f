public import Foundation

extension Keyboard {

  /// A locale that the user has added, and the letter keys to show for it.
  ///
  /// Each value has an identity of its own, so two with the same locale are not equal.
  public struct AddedLocale: Identifiable, KeyboardModel {

    /// The identity of the value.
    public let id: UUID

    /// The identifier of the locale.
    public let localeIdentifier: String

    /// The identifier of the layout type, or `nil` for the locale's own letter keys.
    public let layoutTypeIdentifier: String?

    /// A locale with letter keys; those that are left out are the locale's own.
    public init(_ locale: Locale, layoutType: LayoutType? = nil) {
      id = UUID()
      localeIdentifier = locale.identifier
      layoutTypeIdentifier = layoutType?.id
    }

    /// The locale.
    public var locale: Locale { Locale(identifier: localeIdentifier) }

    /// The letter keys, or `nil` for the locale's own.
    public var layoutType: LayoutType? { layoutTypeIdentifier.flatMap { LayoutType(id: $0) } }
  }
}

extension Keyboard.AddedLocale {

  /// The supported locales with their own letter keys.
  public static var keyboardKitSupported: [Self] {
    Locale.keyboardKitSupported.map { Self($0) }
  }
}

extension Collection<Keyboard.AddedLocale> {

  /// The supported locales with their own letter keys.
  public static var keyboardKitSupported: [Keyboard.AddedLocale] {
    Keyboard.AddedLocale.keyboardKitSupported
  }

  /// The first value with a locale and a layout type; `nil` only finds `nil`.
  public func first(of locale: Locale, layoutType: Keyboard.LayoutType?) -> Element? {
    first { $0.isOf(locale, layoutType: layoutType) }
  }

  /// The place of the first value with a locale and a layout type; `nil` only finds `nil`.
  public func firstIndex(of locale: Locale, layoutType: Keyboard.LayoutType?) -> Index? {
    firstIndex { $0.isOf(locale, layoutType: layoutType) }
  }
}

extension Keyboard.AddedLocale {

  /// Whether this is a locale with a layout type.
  func isOf(_ locale: Locale, layoutType: Keyboard.LayoutType?) -> Bool {
    localeIdentifier == locale.identifier && layoutTypeIdentifier == layoutType?.id
  }
}
