public import Foundation

/// A provider of layouts.
public protocol KeyboardLayoutService: AnyObject {

  /// Return the layout for the context of a keyboard.
  func keyboardLayout(for context: KeyboardContext) -> KeyboardLayout
}

extension KeyboardLayoutService {

  /// Return the complete layout for a context, including a number pad, clips or an input toolbar.
  ///
  /// It is a number pad or the clipboard keyboard where one is called for, else the given layout or the one of this service,
  /// with the given input toolbar or the context's.
  public func completeLayout(
    for context: KeyboardContext, layout: KeyboardLayout? = nil,
    inputToolbar: Keyboard.InputToolbarDisplayMode? = nil
  ) -> KeyboardLayout {
    if layout == nil {
      let traits = context.traits
      if traits.keyboardType == .clipboard { return .clipboard(for: traits) }
      if let pad = KeyboardLayout.numberPad(for: traits) { return pad }
    }
    return (layout ?? keyboardLayout(for: context)).adjusted(
      for: context.traits, inputToolbar: inputToolbar)
  }

  /// Register a localized service, or throw if either service doesn't support registration.
  public func tryRegisterLocalizedService(_ service: any KeyboardLayoutService) throws {
    try KeyboardLayout.StandardService.register(service, with: self)
  }
}

extension KeyboardLayoutService where Self == KeyboardLayout.StandardService {

  /// Return a service that forwards to the service of the context's locale.
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

  /// Return the service of a locale, or of the nearest one that is supported.
  public static func localized(for locale: Locale) throws -> Self {
    Self(locale: locale)
  }

  /// Return the service of a locale, such as `.localized(try .Swedish())`.
  public static func localized(
    _ service: @autoclosure () throws -> KeyboardLayout.ProService
  ) throws -> KeyboardLayout.ProService {
    try service()
  }
}

extension KeyboardLayoutService where Self == KeyboardLayout.DisabledService {

  /// A service with the English input keys only.
  public static var disabled: Self { Self() }
}

extension KeyboardLayout.StandardService {

  /// Return a service with all supported locales.
  ///
  /// The service of a locale is created when a context first needs it; no other locale is loaded.
  public static func allLocales() -> KeyboardLayout.StandardService {
    let service = KeyboardLayout.StandardService()
    service.joinAllLocales()
    return service
  }
}
