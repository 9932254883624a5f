public import Foundation

private let calloutResolver = SettableValue<(@Sendable (Locale) -> (any KeyboardCalloutService)?)?>(
  nil)

extension KeyboardCallout {

  /// A service that forwards to the service of the context's locale, or to a base service.
  nonisolated open class StandardCalloutService: KeyboardCalloutService, LocalizedServiceRegistry {

    /// A service with localized services; the last one of a locale wins.
    ///
    /// The defaults are the context of the keyboard it joins and the services of all locales.
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

    /// The context whose locale selects the service.
    public private(set) var keyboardContext: KeyboardContext

    private var isContextGiven: Bool
    let isBaseGiven: Bool

    /// The fallback service for locales without one of their own.
    public private(set) var baseService: any KeyboardCalloutService

    /// The services by the identifiers of their locales.
    open var localizedServices = Locale.Dictionary<any KeyboardCalloutService>()

    /// Resolves services missing from instances; called once for each locale and instance.
    public static var localizedServiceResolver:
      (@Sendable (Locale) -> (any KeyboardCalloutService)?)?
    {
      get { calloutResolver.value }
      set { calloutResolver.value = newValue }
    }

    /// The resolver of missing localized services, called once for each locale.
    open var localizedServiceResolver: ((Locale) -> (any KeyboardCalloutService)?)?

    /// The feedback for a changed selection of secondary actions, or `nil` for the keyboard's.
    open var selectionFeedback: (() -> Void)?

    package var keyboardSelectionFeedback: () -> Void = {}

    /// Returns the secondary actions of a key.
    open func calloutActions(for action: KeyboardAction) -> [KeyboardAction] {
      service(for: keyboardContext).calloutActions(for: action)
    }

    /// Returns the service for the locale of a context.
    open func service(for context: KeyboardContext) -> any KeyboardCalloutService {
      service(for: context.traits.locale)
    }

    /// Returns the registered service of the locale or language, the resolver's, or the base one.
    open func service(for locale: Locale) -> any KeyboardCalloutService {
      registeredService(for: locale)
    }

    /// Registers a service for its locale.
    open func registerLocalizedService(_ service: any LocalizedCalloutService) {
      register(service, for: service.localeKey)
    }

    /// Triggers the feedback for a changed selection of secondary actions.
    open func triggerFeedbackForSelectionChange() {
      (selectionFeedback ?? keyboardSelectionFeedback)()
    }

    /// Adopts the services of all locales, unless the service has a resolver or a base service.
    package func join(keyboardContext: KeyboardContext) {
      if !isContextGiven {
        self.keyboardContext = keyboardContext
        isContextGiven = true
      }
      joinAllLocales { ProCalloutService(locale: $0) }
    }

    var resolvedIdentifiers: Set<String> = []
  }

  /// A service of one locale, such as ``Swedish``; its initializer only throws as upstream's does.
  nonisolated open class ProCalloutService: KeyboardCalloutService, LocalizedService {

    /// The superclass of the services of locales.
    public typealias Base = ProCalloutService

    /// The identifier of a subclass's locale.
    open class var localeIdentifier: String { "en" }

    /// The service of the class's locale.
    public init() throws {
      profile = LocaleProfile.profile(forIdentifier: Self.localeIdentifier)
      actions = Actions(profile: profile)
    }

    /// The service of any locale, including custom ones.
    public init(profile: LocaleProfile) {
      self.profile = profile
      actions = Actions(profile: profile)
    }

    /// The service of a locale, or of the nearest one that is supported.
    public convenience init(locale: Locale) {
      self.init(profile: LocaleProfile.profile(for: locale))
    }

    /// The profile of the locale.
    public let profile: LocaleProfile

    /// The secondary actions of the locale.
    open var actions: Actions

    /// The identifier of the locale.
    open var localeKey: String { profile.identifier }

    /// Returns the secondary actions of a key: skin tones for emojis.
    open func calloutActions(for action: KeyboardAction) -> [KeyboardAction] {
      if let actions = actions.actions(for: action) { return actions }
      guard case .emoji(let emoji) = action else { return [] }
      return emoji.skinToneVariants.map { .emoji($0) }
    }

    /// Do nothing.
    open func triggerFeedbackForSelectionChange() {}
  }
}
