extension KeyboardLayout {

  /// Why a service can't be registered for its locale.
  public enum TryRegisterLocalizedLayoutServiceError: Error, KeyboardModel {

    /// The service that is asked has no services for locales.
    case serviceDoesNotSupportLocalizedServiceRegistration

    /// The service that is given is not one for a locale.
    case providedServiceDoesNotImplementLocalizedServiceProtocol
  }
}

extension KeyboardLayoutService {

  /// Makes a service the one of its locale, or throws if either service isn't made for that.
  public func tryRegisterLocalizedService(_ service: any KeyboardLayoutService) throws {
    typealias Failure = KeyboardLayout.TryRegisterLocalizedLayoutServiceError
    guard let standard = self as? KeyboardLayout.StandardService else {
      throw Failure.serviceDoesNotSupportLocalizedServiceRegistration
    }
    guard
      let localized = service as? any KeyboardLayout.StandardService.LocalizedLayoutService
    else {
      throw Failure.providedServiceDoesNotImplementLocalizedServiceProtocol
    }
    standard.registerLocalizedService(localized)
  }
}
