public import Foundation

/// A service for one locale.
public protocol LocalizedService {

  /// The identifier of the locale, such as `sv`.
  var localeKey: String { get }
}

protocol LocalizedServiceRegistry: AnyObject {

  associatedtype Service

  associatedtype Localized

  var baseService: Service { get }

  var isBaseGiven: Bool { get }

  var localizedServices: Locale.Dictionary<Service> { get set }

  /// The resolver of missing localized services, called once for each locale.
  var localizedServiceResolver: ((Locale) -> Service?)? { get set }

  static var localizedServiceResolver: (@Sendable (Locale) -> Service?)? { get set }

  /// Resolved locales aren't fallbacks for others of their language, which can be resolved as well.
  var resolvedIdentifiers: Set<String> { get set }

  func registerLocalizedService(_ service: Localized)
}

extension LocalizedServiceRegistry {

  /// In order of precedence: the service registered for the locale, that for its language, the one
  /// that the resolver creates, the base service.
  func registeredService(for locale: Locale) -> Service {
    let identifier = locale.identifier
    if let service = localizedServices.dictionary[identifier] { return service }
    // The identifier suffices, and is much cheaper than the components of a locale.
    let language = identifier.languageSubtag
    if !resolvedIdentifiers.contains(language),
      let service = localizedServices.dictionary[language]
    {
      return service
    }
    guard
      let service = localizedServiceResolver?(locale) ?? Self.localizedServiceResolver?(locale)
    else { return baseService }
    localizedServices.set(service, for: identifier)
    resolvedIdentifiers.insert(identifier)
    return service
  }

  func register(_ service: Service, for localeKey: String) {
    localizedServices.set(service, for: localeKey)
    resolvedIdentifiers.remove(localeKey)
  }

  /// The resolver of all instances, which an app has set, precedes.
  func joinAllLocales(resolver: @escaping (Locale) -> Service?) {
    guard localizedServiceResolver == nil, !isBaseGiven else { return }
    localizedServiceResolver = { Self.localizedServiceResolver?($0) ?? resolver($0) }
  }

  static func register(_ service: Service, with registry: Service) throws {
    typealias Failure = KeyboardLayout.TryRegisterLocalizedLayoutServiceError
    guard let registry = registry as? Self else {
      throw Failure.serviceDoesNotSupportLocalizedServiceRegistration
    }
    guard let service = service as? Localized else {
      throw Failure.providedServiceDoesNotImplementLocalizedServiceProtocol
    }
    registry.registerLocalizedService(service)
  }
}

extension KeyboardLayout {

  /// The error of a failed registration of a localized service.
  public enum TryRegisterLocalizedLayoutServiceError: LocalizedError, KeyboardModel {

    /// The target has no localized services.
    case serviceDoesNotSupportLocalizedServiceRegistration

    /// The registered service has no locale.
    case providedServiceDoesNotImplementLocalizedServiceProtocol

    /// The error in words.
    public var errorDescription: String? {
      switch self {
      case .serviceDoesNotSupportLocalizedServiceRegistration:
        "The service has no services of locales to which another one could be added."
      case .providedServiceDoesNotImplementLocalizedServiceProtocol:
        "The registered service has no locale: it doesn't conform to LocalizedService."
      }
    }
  }
}
