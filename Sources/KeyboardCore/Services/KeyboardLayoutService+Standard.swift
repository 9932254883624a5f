public import Foundation

extension KeyboardLayoutService where Self == KeyboardLayout.StandardService {

  /// A service that asks the service of the context's locale.
  public static func standard(
    baseService: (any KeyboardLayoutService)? = nil,
    localizedServices: [any KeyboardLayout.StandardService.LocalizedLayoutService] = []
  ) -> Self {
    Self(baseService: baseService, localizedServices: localizedServices)
  }

  /// A service for previews.
  public static var preview: Self { Self() }
}

extension KeyboardLayoutService where Self == KeyboardLayout.ProService {

  /// The service of a locale, or of the nearest one that is supported.
  public static func localized(for locale: Locale) throws -> Self {
    Self(locale: locale)
  }

  /// A service of a locale as it is, such as `.localized(try .Swedish())`.
  public static func localized(
    _ service: @autoclosure () throws -> KeyboardLayout.ProService
  ) throws -> KeyboardLayout.ProService {
    try service()
  }
}

extension KeyboardLayoutService where Self == KeyboardLayout.DisabledService {

  /// A service that shows the English input keys alone.
  public static var disabled: Self { Self() }
}

extension KeyboardLayout.StandardService {

  /// A service that knows every supported locale.
  ///
  /// The service of a locale is made when a context first asks for it; no other locale is loaded.
  public static func allLocales() -> KeyboardLayout.StandardService {
    let service = KeyboardLayout.StandardService()
    service.joinAllLocales()
    return service
  }
}
