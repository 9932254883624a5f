public import Foundation

extension KeyboardCallout {

  /// A service that asks the service of the context's locale, and another one if there is none.
  open class StandardCalloutService: KeyboardCalloutService {

    /// A service and another one for each of some locales; of two for one locale the last counts.
    public init(
      keyboardContext: KeyboardContext = KeyboardContext(),
      baseService: any KeyboardCalloutService = BaseCalloutService(),
      localizedServices: [any LocalizedCalloutService] = []
    ) {
      self.keyboardContext = keyboardContext
      self.baseService = baseService
      for service in localizedServices { registerLocalizedService(service) }
    }

    /// A service of one locale.
    public typealias LocalizedCalloutService = KeyboardCalloutService & LocalizedService

    /// The context whose locale decides.
    public let keyboardContext: KeyboardContext

    /// The service for locales that have none of their own.
    public private(set) var baseService: any KeyboardCalloutService

    /// The services by the identifiers of their locales.
    open var localizedServices = Locale.Dictionary<any KeyboardCalloutService>()

    /// Makes the service of a locale that has none yet; it is asked once for each locale.
    open var localizedServiceResolver: ((Locale) -> (any KeyboardCalloutService)?)?

    /// Lets the user feel that another secondary action is selected.
    open var selectionFeedback: () -> Void = {}

    /// The secondary actions of a key.
    open func calloutActions(for action: KeyboardAction) -> [KeyboardAction] {
      service(for: keyboardContext).calloutActions(for: action)
    }

    /// The service for the locale of a context.
    open func service(for context: KeyboardContext) -> any KeyboardCalloutService {
      service(for: context.locale)
    }

    /// The service for a locale.
    ///
    /// It is the one that is registered for the locale, else for its language, else the one that the
    /// resolver makes, else the base service.
    open func service(for locale: Locale) -> any KeyboardCalloutService {
      let identifier = locale.identifier
      if let service = localizedServices.dictionary[identifier] { return service }
      let language = String(identifier.prefix { $0 != "_" && $0 != "-" })
      if !resolvedIdentifiers.contains(language),
        let service = localizedServices.dictionary[language]
      {
        return service
      }
      if let service = localizedServiceResolver?(locale) {
        localizedServices.set(service, for: identifier)
        resolvedIdentifiers.insert(identifier)
        return service
      }
      return baseService
    }

    /// Makes a service the one of its locale.
    open func registerLocalizedService(_ service: any LocalizedCalloutService) {
      localizedServices.set(service, for: service.localeKey)
      resolvedIdentifiers.remove(service.localeKey)
    }

    /// Lets the user feel that another secondary action is selected.
    open func triggerFeedbackForSelectionChange() {
      selectionFeedback()
    }

    /// The locales whose services come from the resolver: they don't stand in for the other locales
    /// of their language, which the resolver can make as well.
    private var resolvedIdentifiers: Set<String> = []
  }

  /// The name of ``StandardCalloutService`` in other versions.
  public typealias StandardService = StandardCalloutService
}
