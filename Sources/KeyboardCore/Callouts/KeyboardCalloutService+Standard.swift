extension KeyboardCalloutService where Self == KeyboardCallout.StandardCalloutService {

  /// A service that asks the service of the context's locale.
  public static func standard(
    keyboardContext: KeyboardContext,
    baseService: (any KeyboardCalloutService)? = nil,
    localizedServices: [any KeyboardCallout.StandardCalloutService.LocalizedCalloutService] = []
  ) -> Self {
    Self(
      keyboardContext: keyboardContext, baseService: baseService,
      localizedServices: localizedServices)
  }
}

extension KeyboardCalloutService where Self == KeyboardCallout.BaseCalloutService {

  /// A service for previews.
  public static var preview: Self { Self() }
}

extension KeyboardCalloutService where Self == KeyboardCallout.DisabledCalloutService {

  /// A service that knows no secondary actions.
  public static var disabled: Self { Self() }
}

extension KeyboardCalloutService where Self == KeyboardCallout.ProCalloutService {

  /// A service of a locale as it is, such as `.localized(try .Swedish())`.
  public static func localized(
    _ service: @autoclosure () throws -> KeyboardCallout.ProCalloutService
  ) throws -> KeyboardCallout.ProCalloutService {
    try service()
  }
}

extension KeyboardCallout.StandardCalloutService {

  /// A service that knows every supported locale.
  ///
  /// The service of a locale is made when it is first asked for; no other locale is loaded.
  public static func allLocales(
    keyboardContext: KeyboardContext
  ) -> KeyboardCallout.StandardCalloutService {
    let service = KeyboardCallout.StandardCalloutService(keyboardContext: keyboardContext)
    service.join(keyboardContext: keyboardContext)
    return service
  }
}

extension KeyboardCallout {

  /// Why a service can't be registered for its locale: the same reasons as for layouts.
  public typealias TryRegisterLocalizedLayoutServiceError =
    KeyboardLayout.TryRegisterLocalizedLayoutServiceError
}

extension KeyboardCalloutService {

  /// Makes a service the one of its locale, or throws if either service isn't made for that.
  public func tryRegisterLocalizedService(_ service: any KeyboardCalloutService) throws {
    try KeyboardCallout.StandardCalloutService.register(service, with: self)
  }
}

extension KeyboardCalloutContext {

  /// A context for previews.
  public static var preview: KeyboardCalloutContext { KeyboardCalloutContext() }
}
