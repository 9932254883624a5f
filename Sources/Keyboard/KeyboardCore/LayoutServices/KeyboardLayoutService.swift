public import Foundation

/// A provider of layouts.
public protocol KeyboardLayoutService: AnyObject, SendableMetatype {

  func keyboardLayout(for context: KeyboardContext) -> KeyboardLayout
}

extension KeyboardLayoutService {

  /// Returns a number pad or the clipboard keyboard if the context calls for one, or else the given
  /// layout or this service's, with the given input toolbar or the context's.
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

  /// Registers a localized service, or throw if either service doesn't support registration.
  public func tryRegisterLocalizedService(_ service: any KeyboardLayoutService) throws {
    try KeyboardLayout.StandardService.register(service, with: self)
  }
}

extension KeyboardLayoutService where Self == KeyboardLayout.StandardService {

  /// Returns a service that forwards to the service of the context's locale.
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

  /// Returns the service of a locale, or of the nearest one that is supported.
  public static func localized(for locale: Locale) throws -> Self { Self(locale: locale) }

  /// Returns the service of a locale, such as `.localized(try .Swedish())`.
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

  /// Returns a service with all supported locales, each loaded on first use.
  public static func allLocales() -> KeyboardLayout.StandardService {
    let service = KeyboardLayout.StandardService()
    service.joinAllLocales()
    return service
  }
}

/// A service for one locale.
public protocol LocalizedService: SendableMetatype {

  /// The identifier of the locale, such as `sv`.
  var localeKey: String { get }
}

/// Base service and one per locale, resolved on first use.
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

  /// The service of the locale or its language, from the resolver, or the base service.
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
