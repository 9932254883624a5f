public import Foundation

extension KeyboardCallout {

  /// A service that asks the service of the context's locale, and another one if there is none.
  open class StandardCalloutService: KeyboardCalloutService, LocalizedServiceRegistry {

    /// A service and another one for each of some locales; of two for one locale the last counts.
    ///
    /// Without a context it gets that of the keyboard that it becomes the service of, and without a
    /// base it takes part in the services of all locales then.
    public init(
      keyboardContext: KeyboardContext? = nil,
      baseService: (any KeyboardCalloutService)? = nil,
      localizedServices: [any LocalizedCalloutService] = []
    ) {
      self.keyboardContext = keyboardContext ?? KeyboardContext()
      isContextGiven = keyboardContext != nil
      self.baseService = baseService ?? BaseCalloutService()
      isBaseGiven = baseService != nil
      for service in localizedServices { registerLocalizedService(service) }
    }

    /// A service of one locale.
    public typealias LocalizedCalloutService = KeyboardCalloutService & LocalizedService

    /// The context whose locale decides.
    public private(set) var keyboardContext: KeyboardContext

    private var isContextGiven: Bool
    let isBaseGiven: Bool

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
      service(for: context.traits.locale)
    }

    /// The service for a locale.
    ///
    /// It is the one that is registered for the locale, else for its language, else the one that the
    /// resolver makes, else the base service.
    open func service(for locale: Locale) -> any KeyboardCalloutService {
      registeredService(for: locale)
    }

    /// Makes a service the one of its locale.
    open func registerLocalizedService(_ service: any LocalizedCalloutService) {
      register(service, for: service.localeKey)
    }

    /// Lets the user feel that another secondary action is selected.
    open func triggerFeedbackForSelectionChange() {
      selectionFeedback()
    }

    /// Takes over what a keyboard offers: its context, and the services of all locales unless the
    /// service has a resolver or a base of its own.
    package func join(keyboardContext: KeyboardContext) {
      if !isContextGiven {
        self.keyboardContext = keyboardContext
        isContextGiven = true
      }
      joinAllLocales { ProCalloutService(locale: $0) }
    }

    var resolvedIdentifiers: Set<String> = []
  }
}
