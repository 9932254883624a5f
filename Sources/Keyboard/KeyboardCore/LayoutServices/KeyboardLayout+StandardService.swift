public import Foundation

private let layoutResolver = SettableValue<(@Sendable (Locale) -> (any KeyboardLayoutService)?)?>(
  nil)

extension KeyboardLayout {

  /// A layout service that forwards to the service of the context's locale, or to a base service.
  nonisolated open class StandardService: KeyboardLayoutService, LocalizedServiceRegistry {

    /// A service with localized services; the last one of a locale wins.
    ///
    /// By default it shares the services of all locales when it joins a keyboard.
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

    /// Resolves services missing from instances; called once for each locale and instance.
    public static var localizedServiceResolver:
      (@Sendable (Locale) -> (any KeyboardLayoutService)?)?
    {
      get { layoutResolver.value }
      set { layoutResolver.value = newValue }
    }

    /// The resolver of missing localized services, called once for each locale.
    open var localizedServiceResolver: ((Locale) -> (any KeyboardLayoutService)?)?

    /// Returns the layout for the context of a keyboard.
    open func keyboardLayout(for context: KeyboardContext) -> KeyboardLayout {
      keyboardLayoutService(for: context).keyboardLayout(for: context)
    }

    /// Returns the registered service of the locale or language, the resolver's, or the base one.
    open func keyboardLayoutService(for context: KeyboardContext) -> any KeyboardLayoutService {
      registeredService(for: context.traits.locale)
    }

    /// Registers a service for its locale.
    open func registerLocalizedService(_ service: any LocalizedLayoutService) {
      register(service, for: service.localeKey)
    }

    package func joinAllLocales() { joinAllLocales { ProService(locale: $0) } }

    var resolvedIdentifiers: Set<String> = []
  }

  /// A layout service with one service for phones and another one for pads.
  nonisolated open class DeviceBasedService: KeyboardLayoutService, LocalizedService {

    /// A service with an input set for each keyboard type.
    public init(
      alphabeticInputSet: InputSet = .qwerty, numericInputSet: InputSet = .numeric(),
      symbolicInputSet: InputSet = .symbolic()
    ) {
      self.alphabeticInputSet = alphabeticInputSet
      self.numericInputSet = numericInputSet
      self.symbolicInputSet = symbolicInputSet
    }

    /// The locale of the input sets.
    public var localeKey = "en"

    /// The letters.
    open var alphabeticInputSet: InputSet

    /// The digits.
    open var numericInputSet: InputSet

    /// The symbols.
    open var symbolicInputSet: InputSet

    /// The service for phones, created from the current input sets on first use.
    open var iPhoneService: any KeyboardLayoutService {
      get {
        let service =
          usedPhoneService
          ?? KeyboardLayout.iPhoneService(alphabeticInputSet, numericInputSet, symbolicInputSet)
        usedPhoneService = service
        return service
      }
      set { usedPhoneService = newValue }
    }

    /// The service for pads, created from the current input sets on first use.
    open var iPadService: any KeyboardLayoutService {
      get {
        let service =
          usedPadService
          ?? KeyboardLayout.iPadService(alphabeticInputSet, numericInputSet, symbolicInputSet)
        usedPadService = service
        return service
      }
      set { usedPadService = newValue }
    }

    // Properties of nonisolated classes can't be lazy in Swift 6.2.
    private var usedPhoneService: (any KeyboardLayoutService)?
    private var usedPadService: (any KeyboardLayoutService)?

    /// Returns the layout for the context of a keyboard.
    open func keyboardLayout(for context: KeyboardContext) -> KeyboardLayout {
      keyboardLayoutService(for: context).keyboardLayout(for: context)
    }

    /// Returns the service for the device of a context.
    open func keyboardLayoutService(for context: KeyboardContext) -> any KeyboardLayoutService {
      context.traits.deviceTypeForKeyboard.isPad ? iPadService : iPhoneService
    }
  }
}

/// A layout service that forwards to other services, by device type.
public protocol KeyboardLayoutServiceProxy: KeyboardLayoutService {

  var iPadService: any KeyboardLayoutService { get }

  var iPhoneService: any KeyboardLayoutService { get }

  /// Returns the service for the device of a context.
  func keyboardLayoutService(for context: KeyboardContext) -> any KeyboardLayoutService
}

extension KeyboardLayout.DeviceBasedService: KeyboardLayoutServiceProxy {}
