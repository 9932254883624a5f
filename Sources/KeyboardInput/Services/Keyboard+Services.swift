public import KeyboardCore
public import KeyboardStyling

extension Keyboard {

  /// The services of a keyboard, each of which can be replaced.
  ///
  /// A service is made when it is first asked for.
  public final class Services {

    private let state: State

    /// The controller for which actions are handled.
    public weak var controller: (any KeyboardController)? {
      didSet { standardActionHandler?.keyboardController = controller }
    }

    /// What tells the time to all services.
    public let clock: KeyboardClock

    private var storedActionHandler: (any KeyboardActionHandler)?
    private var storedAutocompleteService: (any AutocompleteService)?
    private var storedCalloutService: (any KeyboardCalloutService)?
    private var storedKeyboardBehavior: (any KeyboardBehavior)?
    private var storedStyleService: (any KeyboardStyleService)?

    /// The services for contexts.
    public init(state: State, clock: KeyboardClock = KeyboardClock()) {
      self.state = state
      self.clock = clock
      state.themeContext.clock = clock
    }

    /// What does what keys are for.
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

    /// What suggests words.
    public var autocompleteService: any AutocompleteService {
      get {
        if let storedAutocompleteService { return storedAutocompleteService }
        let service = Autocomplete.DisabledAutocompleteService()
        storedAutocompleteService = service
        return service
      }
      set {
        storedAutocompleteService = newValue
        newValue.locale = state.keyboardContext.locale
        standardActionHandler?.autocompleteService = newValue
      }
    }

    /// What knows the secondary actions of keys.
    ///
    /// A standard service that is set takes part in the services of all locales, as if they were
    /// registered; those that it has itself come first.
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

    /// What starts dictation.
    public var dictationService: any DictationService = Dictation.DisabledDictationService()

    /// What clicks and vibrates.
    public var feedbackService: any KeyboardFeedbackService =
      KeyboardFeedback.StandardFeedbackService()
    {
      didSet { standardActionHandler?.feedbackService = feedbackService }
    }

    /// What decides what happens by itself after a gesture.
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

    /// What makes the layout; a new one is used the next time the keyboard is drawn.
    ///
    /// A standard service that is set takes part in the services of all locales, as if they were
    /// registered; those that it has itself come first.
    public var layoutService: any KeyboardLayoutService =
      KeyboardLayout.StandardService.allLocales()
    {
      didSet { (layoutService as? KeyboardLayout.StandardService)?.joinAllLocales() }
    }

    /// What repeats backspace while it is held.
    public lazy var repeatGestureTimer = GestureButtonTimer(clock: clock)

    /// What moves the cursor while a finger moves on space.
    public lazy var spaceDragGestureHandler = Gestures.SpaceDragGestureHandler {
      [weak self] steps in
      self?.moveCursor(by: steps)
    } {
      didSet { standardActionHandler?.spaceDragGestureHandler = spaceDragGestureHandler }
    }

    /// What says how everything looks.
    public var styleService: any KeyboardStyleService {
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

    /// Let the bubbles ask the callout service and hand their choice to the action handler.
    func bindCallouts() {
      let context = state.calloutContext
      context.calloutService = calloutService
      context.actionHandler = { [weak self] in self?.actionHandler.handle(.release, on: $0) }
    }

    /// Move the cursor by steps in the direction of a finger that moves to the right.
    private func moveCursor(by steps: Int) {
      let context = state.keyboardContext
      let isRightToLeft = context.typingRules.direction == .rightToLeft
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

  /// Make a callout service the one of its locale or throw if that can't be done.
  public func tryRegisterLocalizedCalloutService(_ service: any KeyboardCalloutService) throws {
    try calloutService.tryRegisterLocalizedService(service)
  }

  /// Make a layout service the one of its locale or throw if that can't be done.
  public func tryRegisterLocalizedLayoutService(_ service: any KeyboardLayoutService) throws {
    try layoutService.tryRegisterLocalizedService(service)
  }
}

extension TextDocumentProxy {

  /// The UTF-16 units of a number of steps; a single one goes over an emoji as a whole.
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
