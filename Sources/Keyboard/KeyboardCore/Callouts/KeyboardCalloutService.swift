/// A provider of secondary actions of keys.
public protocol KeyboardCalloutService: AnyObject {

  /// Return the secondary actions of a key, starting with the key itself, or an empty list.
  func calloutActions(for action: KeyboardAction) -> [KeyboardAction]

  /// Trigger the feedback for a changed selection of secondary actions.
  func triggerFeedbackForSelectionChange()
}

extension KeyboardCalloutService {

  /// The key itself moves to the front if present, since the first action is selected initially.
  package func calloutActions(startingWith action: KeyboardAction) -> [KeyboardAction] {
    calloutActions(for: action).startingWith(action)
  }
}

extension [KeyboardAction] {

  package func startingWith(_ action: KeyboardAction) -> [KeyboardAction] {
    guard first != action, contains(action) else { return self }
    return insertingFirst(action)
  }
}

extension KeyboardCalloutService where Self == KeyboardCallout.StandardCalloutService {

  /// Return a service that forwards to the service of the context's locale.
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

  /// A service without secondary actions.
  public static var disabled: Self { Self() }
}

extension KeyboardCalloutService where Self == KeyboardCallout.ProCalloutService {

  /// Return the service of a locale, such as `.localized(try .Swedish())`.
  public static func localized(
    _ service: @autoclosure () throws -> KeyboardCallout.ProCalloutService
  ) throws -> KeyboardCallout.ProCalloutService {
    try service()
  }
}

extension KeyboardCallout.StandardCalloutService {

  /// Return a service with all supported locales.
  ///
  /// The service of a locale is created on first use; no other locale is loaded.
  public static func allLocales(
    keyboardContext: KeyboardContext
  ) -> KeyboardCallout.StandardCalloutService {
    let service = KeyboardCallout.StandardCalloutService(keyboardContext: keyboardContext)
    service.join(keyboardContext: keyboardContext)
    return service
  }
}

extension KeyboardCallout {

  /// The error of a failed registration of a localized service, shared with layout services.
  public typealias TryRegisterLocalizedLayoutServiceError =
    KeyboardLayout.TryRegisterLocalizedLayoutServiceError
}

extension KeyboardCalloutService {

  /// Register a localized service, or throw if either service doesn't support registration.
  public func tryRegisterLocalizedService(_ service: any KeyboardCalloutService) throws {
    try KeyboardCallout.StandardCalloutService.register(service, with: self)
  }
}
