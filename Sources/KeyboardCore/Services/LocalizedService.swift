import Foundation

/// A service for one locale.
public protocol LocalizedService {

  /// The identifier of the locale, such as `sv`.
  var localeKey: String { get }
}

/// A service that asks the service of a locale: the registry and the look-up of layout and callout
/// services.
protocol LocalizedServiceRegistry: AnyObject {

  /// The services that are asked.
  associatedtype Service

  /// The services that say for which locale they are.
  associatedtype Localized

  /// The service for locales that have none of their own.
  var baseService: Service { get }

  /// Whether the base service was given by a user.
  var isBaseGiven: Bool { get }

  /// The services by the identifiers of their locales.
  var localizedServices: Locale.Dictionary<Service> { get set }

  /// Makes the service of a locale that has none yet; called once for each locale.
  var localizedServiceResolver: ((Locale) -> Service?)? { get set }

  /// The locales whose services come from the resolver: they don't stand in for the other locales
  /// of their language, which the resolver can make as well.
  var resolvedIdentifiers: Set<String> { get set }

  /// Makes a service the one of its locale.
  func registerLocalizedService(_ service: Localized)
}

extension LocalizedServiceRegistry {

  /// The service that is registered for a locale, else for its language, else the one that the
  /// resolver makes, else the base service.
  func registeredService(for locale: Locale) -> Service {
    let identifier = locale.identifier
    if let service = localizedServices.dictionary[identifier] { return service }
    // The text of the identifier is enough, and much cheaper than the parts of a locale.
    let language = String(identifier.prefix { $0 != "_" && $0 != "-" })
    if !resolvedIdentifiers.contains(language),
      let service = localizedServices.dictionary[language]
    {
      return service
    }
    guard let service = localizedServiceResolver?(locale) else { return baseService }
    localizedServices.set(service, for: identifier)
    resolvedIdentifiers.insert(identifier)
    return service
  }

  /// Registers a service for an identifier.
  func register(_ service: Service, for localeKey: String) {
    localizedServices.set(service, for: localeKey)
    resolvedIdentifiers.remove(localeKey)
  }

  /// Resolves the services of all locales, unless there is a resolver or a base service of a user.
  func joinAllLocales(resolver: @escaping (Locale) -> Service?) {
    guard localizedServiceResolver == nil, !isBaseGiven else { return }
    localizedServiceResolver = resolver
  }

  /// Registers a service with another one, or throws if either isn't made for that.
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

  /// Why a service can't be registered for its locale.
  public enum TryRegisterLocalizedLayoutServiceError: Error, KeyboardModel {

    /// The service that is asked has no services for locales.
    case serviceDoesNotSupportLocalizedServiceRegistration

    /// The service that is given is not one for a locale.
    case providedServiceDoesNotImplementLocalizedServiceProtocol
  }
}
