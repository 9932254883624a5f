public import Foundation

extension Keyboard {

  /// A locale added by the user, with a layout type.
  ///
  /// Each value has an identity of its own, so two with the same locale are not equal.
  public struct AddedLocale: Identifiable, KeyboardModel {

    /// The identity of the value.
    public let id: UUID

    /// The identifier of the locale.
    public let localeIdentifier: String

    /// The identifier of the layout type, or `nil` for the locale's own one.
    public let layoutTypeIdentifier: String?

    /// A locale with a layout type, by default the locale's own one.
    public init(_ locale: Locale, layoutType: LayoutType? = nil) {
      id = UUID()
      localeIdentifier = locale.identifier
      layoutTypeIdentifier = layoutType?.id
    }

    /// The locale.
    public var locale: Locale { Locale(identifier: localeIdentifier) }

    /// The layout type, or `nil` for the locale's own one.
    public var layoutType: LayoutType? { layoutTypeIdentifier.flatMap { LayoutType(id: $0) } }
  }
}

extension Keyboard.AddedLocale {

  /// The supported locales with their own layout types.
  public static var keyboardKitSupported: [Self] {
    Locale.keyboardKitSupported.map { Self($0) }
  }

  func matches(_ locale: Locale, layoutType: Keyboard.LayoutType?) -> Bool {
    localeIdentifier == locale.identifier && layoutTypeIdentifier == layoutType?.id
  }
}

extension Collection<Keyboard.AddedLocale> {

  /// The supported locales with their own layout types.
  public static var keyboardKitSupported: [Keyboard.AddedLocale] {
    Keyboard.AddedLocale.keyboardKitSupported
  }

  /// Return the first value with a locale and a layout type; `nil` matches only `nil`.
  public func first(of locale: Locale, layoutType: Keyboard.LayoutType?) -> Element? {
    first { $0.matches(locale, layoutType: layoutType) }
  }

  /// Return the index of the first value with a locale and a layout type; `nil` matches only `nil`.
  public func firstIndex(of locale: Locale, layoutType: Keyboard.LayoutType?) -> Index? {
    firstIndex { $0.matches(locale, layoutType: layoutType) }
  }
}
