public import Foundation

private let layoutResolver = SettableValue<(@Sendable (Locale) -> (any KeyboardLayoutService)?)?>(
  nil)

extension KeyboardLayout {

  /// A layout service that forwards to the service of the context's locale, or to a base service.
  nonisolated open class StandardService: KeyboardLayoutService, LocalizedServiceRegistry {

    /// A service with a base service and localized services; the last one of a locale wins.
    ///
    /// Without a base service it shares the services of all locales when it joins a keyboard.
    public init(
      baseService: (any KeyboardLayoutService)? = nil,
      localizedServices: [any LocalizedLayoutService] = []
    ) {
      self.baseService = baseService ?? DeviceBasedService()
      isBaseGiven = baseService != nil
      for service in localizedServices { registerLocalizedService(service) }
    }

    /// A service of one locale.
    public typealias LocalizedLayoutService = KeyboardLayoutService & LocalizedService

    /// The fallback service for locales without one of their own.
    public private(set) var baseService: any KeyboardLayoutService

    let isBaseGiven: Bool

    /// The services by the identifiers of their locales.
    open var localizedServices = Locale.Dictionary<any KeyboardLayoutService>()

    /// The resolver of missing localized services of all instances, called by each of them once for
    /// each locale, after its own one.
    public static var localizedServiceResolver:
      (@Sendable (Locale) -> (any KeyboardLayoutService)?)?
    {
      get { layoutResolver.value }
      set { layoutResolver.value = newValue }
    }

    /// The resolver of missing localized services, called once for each locale.
    open var localizedServiceResolver: ((Locale) -> (any KeyboardLayoutService)?)?

    /// Return the layout for the context of a keyboard.
    open func keyboardLayout(for context: KeyboardContext) -> KeyboardLayout {
      keyboardLayoutService(for: context).keyboardLayout(for: context)
    }

    /// Return the service for the locale of a context.
    ///
    /// In order of precedence: the service registered for the locale, that for its language, the
    /// one that the resolver creates, the base service.
    open func keyboardLayoutService(for context: KeyboardContext) -> any KeyboardLayoutService {
      registeredService(for: context.traits.locale)
    }

    /// Register a service for its locale.
    open func registerLocalizedService(_ service: any LocalizedLayoutService) {
      register(service, for: service.localeKey)
    }

    package func joinAllLocales() {
      joinAllLocales { ProService(locale: $0) }
    }

    var resolvedIdentifiers: Set<String> = []
  }
}
