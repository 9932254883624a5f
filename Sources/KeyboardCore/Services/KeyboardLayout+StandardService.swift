public import Foundation

extension KeyboardLayout {

  /// A service that asks the service of the context's locale, and another one if there is none.
  open class StandardService: KeyboardLayoutService, LocalizedServiceRegistry {

    /// A service and another one for each of some locales; of two for one locale the last counts.
    ///
    /// Without a service it takes part in those of all locales when it becomes that of a keyboard.
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

    /// The service for locales that have none of their own.
    public private(set) var baseService: any KeyboardLayoutService

    let isBaseGiven: Bool

    /// The services by the identifiers of their locales.
    open var localizedServices = Locale.Dictionary<any KeyboardLayoutService>()

    /// Makes the service of a locale that has none yet; it is asked once for each locale.
    open var localizedServiceResolver: ((Locale) -> (any KeyboardLayoutService)?)?

    /// The layout for the surroundings of a keyboard.
    open func keyboardLayout(for context: KeyboardContext) -> KeyboardLayout {
      keyboardLayoutService(for: context).keyboardLayout(for: context)
    }

    /// The service for the locale of a context.
    ///
    /// It is the one that is registered for the locale, else for its language, else the one that the
    /// resolver makes, else the base service.
    open func keyboardLayoutService(for context: KeyboardContext) -> any KeyboardLayoutService {
      registeredService(for: context.traits.locale)
    }

    /// Makes a service the one of its locale.
    open func registerLocalizedService(_ service: any LocalizedLayoutService) {
      register(service, for: service.localeKey)
    }

    /// Takes part in the services of all locales, unless it has a resolver or a base of its own.
    package func joinAllLocales() {
      joinAllLocales { ProService(locale: $0) }
    }

    var resolvedIdentifiers: Set<String> = []
  }
}
