public import KeyboardCore
public import KeyboardStyling

extension Keyboard {

  /// The services of a keyboard, each replaceable.
  ///
  /// Services are created lazily.
  public final class Services {

    private let state: State

    /// The controller that performs actions.
    public weak var controller: (any KeyboardController)? {
      didSet { standardActionHandler?.keyboardController = controller }
    }

    /// The clock of all services.
    public let clock: KeyboardClock

    private var storedActionHandler: (any KeyboardActionHandler)?
    private var storedAutocompleteService: (any AutocompleteService)?
    private var storedCalloutService: (any KeyboardCalloutService)?
    private var storedKeyboardBehavior: (any KeyboardBehavior)?
    private var storedStyleService: (any KeyboardAppearance)?

    /// Create the services for contexts.
    public init(state: State, clock: KeyboardClock = KeyboardClock()) {
      self.state = state
      self.clock = clock
      state.themeContext.clock = clock
    }

    /// Handles gestures on keys.
    public var actionHandler: any KeyboardActionHandler {
      get {
        if let storedActionHandler { return storedActionHandler }
        let handler = KeyboardAction.StandardActionHandler(
          controller: controller, state: state, services: self)
        storedActionHandler = handler
        bindCallouts()
        return handler
      }
      set {
        storedActionHandler = newValue
        bindCallouts()
      }
    }

    /// Suggests words.
    public var autocompleteService: any AutocompleteService {
      get {
        if let storedAutocompleteService { return storedAutocompleteService }
        let service = Autocomplete.DisabledAutocompleteService()
        storedAutocompleteService = service
        return service
      }
      set {
        storedAutocompleteService = newValue
        newValue.locale = state.keyboardContext.traits.locale
        standardActionHandler?.autocompleteService = newValue
      }
    }

    /// Provides the secondary actions of keys.
    ///
    /// A standard service that is set joins the services of all locales, as if they were
    /// registered; those that it already has take precedence.
    public var calloutService: any KeyboardCalloutService {
      get {
        if let storedCalloutService { return storedCalloutService }
        let service = KeyboardCallout.StandardCalloutService.allLocales(
          keyboardContext: state.keyboardContext)
        storedCalloutService = service
        return service
      }
      set {
        (newValue as? KeyboardCallout.StandardCalloutService)?
          .join(keyboardContext: state.keyboardContext)
        storedCalloutService = newValue
        bindCallouts()
      }
    }

    /// Performs dictation.
    public var dictationService: any DictationService = Dictation.DisabledDictationService()

    /// Plays audio and haptic feedback.
    public var feedbackService: any KeyboardFeedbackService =
      KeyboardFeedback.StandardFeedbackService()
    {
      didSet { standardActionHandler?.feedbackService = feedbackService }
    }

    /// Decides how the keyboard reacts to gestures.
    public var keyboardBehavior: any KeyboardBehavior {
      get {
        if let storedKeyboardBehavior { return storedKeyboardBehavior }
        let behavior = StandardKeyboardBehavior(
          keyboardContext: state.keyboardContext, repeatGestureTimer: repeatGestureTimer,
          clock: clock)
        storedKeyboardBehavior = behavior
        return behavior
      }
      set {
        storedKeyboardBehavior = newValue
        standardActionHandler?.behavior = newValue
      }
    }

    /// Creates layouts; a new service applies the next time the keyboard is drawn.
    ///
    /// A standard service that is set joins the services of all locales, as if they were
    /// registered; those that it already has take precedence.
    public var layoutService: any KeyboardLayoutService =
      KeyboardLayout.StandardService.allLocales()
    {
      didSet { (layoutService as? KeyboardLayout.StandardService)?.joinAllLocales() }
    }

    /// Repeats a held backspace.
    public lazy var repeatGestureTimer = GestureButtonTimer(clock: clock)

    /// Moves the cursor as a touch drags on space.
    public lazy var spaceDragGestureHandler = Gestures.SpaceDragGestureHandler {
      [weak self] steps in
      self?.moveCursor(by: steps)
    } {
      didSet { standardActionHandler?.spaceDragGestureHandler = spaceDragGestureHandler }
    }

    /// Resolves styles.
    public var styleService: any KeyboardAppearance {
      get {
        if let storedStyleService { return storedStyleService }
        let service = StandardKeyboardAppearance(keyboardContext: state.keyboardContext)
        storedStyleService = service
        return service
      }
      set { storedStyleService = newValue }
    }

    private var standardActionHandler: KeyboardAction.StandardActionHandler? {
      storedActionHandler as? KeyboardAction.StandardActionHandler
    }

    /// Connect the callouts to the callout service and the action handler.
    func bindCallouts() {
      let context = state.calloutContext
      context.calloutService = calloutService
      context.actionHandler = { [weak self] in self?.actionHandler.handle(.release, on: $0) }
    }

    /// Move the cursor by steps in the visual direction of the drag.
    private func moveCursor(by steps: Int) {
      let context = state.keyboardContext
      let isRightToLeft = context.traits.typingRules.direction == .rightToLeft
      let offset = isRightToLeft ? -steps : steps
      guard let proxy = context.textDocumentProxy else { return }
      let units = proxy.unitsToMove(by: offset)
      controller?.adjustTextPosition(by: units)
        ?? proxy.adjustTextPosition(byCharacterOffset: units)
    }
  }
}

extension Keyboard.Services {

  /// Services for previews.
  public static var preview: Keyboard.Services { Keyboard.Services(state: .preview) }

  /// Register a callout service for its locale.
  ///
  /// - Throws: An error if the current service doesn't accept registrations.
  public func tryRegisterLocalizedCalloutService(_ service: any KeyboardCalloutService) throws {
    try calloutService.tryRegisterLocalizedService(service)
  }

  /// Register a layout service for its locale.
  ///
  /// - Throws: An error if the current service doesn't accept registrations.
  public func tryRegisterLocalizedLayoutService(_ service: any KeyboardLayoutService) throws {
    try layoutService.tryRegisterLocalizedService(service)
  }
}

extension TextDocumentProxy {

  /// The number of UTF-16 units of steps; a single step moves past a whole emoji.
  fileprivate func unitsToMove(by steps: Int) -> Int {
    let next =
      switch steps {
      case 1: documentContextAfterInput?.first
      case -1: documentContextBeforeInput?.last
      default: Character?.none
      }
    guard let next, next.isEmoji else { return steps }
    return steps * next.utf16.count
  }
}
