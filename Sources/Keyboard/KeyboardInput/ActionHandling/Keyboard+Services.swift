public import KeyboardCore
public import KeyboardStyling

extension Keyboard {

  /// The services of a keyboard, each replaceable and created lazily.
  public final class Services {

    /// The contexts of the keyboard.
    package let state: State

    /// Controller for performing actions.
    public weak var controller: (any KeyboardController)? {
      didSet { standardActionHandler?.keyboardController = controller }
    }

    /// The clock of all services.
    public let clock: KeyboardClock

    private var storedActionHandler: (any KeyboardActionHandler)?
    private var storedCalloutService: (any KeyboardCalloutService)?

    /// Creates the services for contexts.
    public init(state: State, clock: KeyboardClock = .live()) {
      self.state = state
      self.clock = clock
      state.themeContext.clock = clock
    }

    /// The handler of gestures on keys.
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

    /// The service with suggestions.
    public lazy var autocompleteService: any AutocompleteService =
      Autocomplete.DisabledAutocompleteService()
    {
      didSet {
        isAutocompleteServiceSet = true
        autocompleteService.locale = state.keyboardContext.traits.locale
        standardActionHandler?.autocompleteService = autocompleteService
      }
    }

    package private(set) var isAutocompleteServiceSet = false

    /// Service after its warm-up.
    weak var preparedService: (any AutocompleteService)?

    /// Provider of secondary actions; a standard one is added to the providers of all locales.
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

    /// The dictation service.
    public var dictationService: any DictationService = Dictation.DisabledDictationService()

    /// The service for audio and haptic feedback.
    public var feedbackService: any KeyboardFeedbackService =
      KeyboardFeedback.StandardFeedbackService()
    {
      didSet { standardActionHandler?.feedbackService = feedbackService }
    }

    /// The behavior of the keyboard.
    public lazy var keyboardBehavior: any KeyboardBehavior = StandardKeyboardBehavior(
      keyboardContext: state.keyboardContext, repeatGestureTimer: repeatGestureTimer)
    {
      didSet { standardActionHandler?.behavior = keyboardBehavior }
    }

    /// Provider of layouts; a standard one is added to the providers of all locales.
    public var layoutService: any KeyboardLayoutService =
      KeyboardLayout.StandardService.allLocales()
    {
      didSet { (layoutService as? KeyboardLayout.StandardService)?.joinAllLocales() }
    }

    /// Records changes of the text for undo.
    public let undoManager = TextDocumentUndoManager()

    /// The timer for the repeats of a held key.
    public lazy var repeatGestureTimer = GestureButtonTimer(clock: clock)

    /// The handler of drags on space, which move the cursor.
    public lazy var spaceDragGestureHandler = Gestures.SpaceDragGestureHandler(
      lineAction: { [weak self] in self?.moveCursor(byLines: $0) },
      action: { [weak self] in self?.moveCursor(by: $0) }
    ) {
      didSet { standardActionHandler?.spaceDragGestureHandler = spaceDragGestureHandler }
    }

    /// The resolver of styles; one without a context gets the keyboard's context.
    public lazy var styleService: any KeyboardAppearance = StandardKeyboardAppearance(
      keyboardContext: state.keyboardContext)
    {
      didSet {
        (styleService as? StandardKeyboardAppearance)?.join(keyboardContext: state.keyboardContext)
      }
    }

    private var standardActionHandler: KeyboardAction.StandardActionHandler? {
      storedActionHandler as? KeyboardAction.StandardActionHandler
    }

    /// Keys of undo and redo look as if they had something to do only if they have.
    func syncUndo() {
      let context = state.keyboardContext
      let (canUndo, canRedo) = (undoManager.canUndo, undoManager.canRedo)
      if context.traits.canUndo != canUndo { context.canUndo = canUndo }
      if context.traits.canRedo != canRedo { context.canRedo = canRedo }
    }

    func bindCallouts() {
      let context = state.calloutContext
      context.calloutService = calloutService
      context.actionHandler = { [weak self] in self?.actionHandler.handle(.release, on: $0) }
      (calloutService as? KeyboardCallout.StandardCalloutService)?.keyboardSelectionFeedback = {
        [weak self] in
        guard let self, state.feedbackContext.isHapticFeedbackEnabled else { return }
        actionHandler.triggerHapticFeedback(.selectionChanged)
      }
    }

    /// Moves in the visual direction of the drag.
    private func moveCursor(by steps: Int) {
      let context = state.keyboardContext
      let isRightToLeft = context.traits.typingRules.direction == .rightToLeft
      let offset = isRightToLeft ? -steps : steps
      guard let proxy = context.textField else { return }
      move(proxy, by: proxy.unitsToMove(by: offset))
    }

    private func moveCursor(byLines lines: Int) {
      guard let proxy = state.keyboardContext.textField else { return }
      let units = proxy.offset(byLines: lines)
      if units != 0 { move(proxy, by: units) }
    }

    private func move(_ proxy: any TextDocumentProxy, by units: Int) {
      controller?.adjustTextPosition(by: units)
        ?? proxy.adjustTextPosition(byCharacterOffset: units)
    }

    /// Services for previews.
    public static var preview: Keyboard.Services {
      Keyboard.Services(state: .preview, clock: KeyboardClock())
    }

    /// Registers a callout service for its locale.
    ///
    /// - Throws: An error if the current service doesn't accept registrations.
    public func tryRegisterLocalizedCalloutService(_ service: any KeyboardCalloutService) throws {
      try calloutService.tryRegisterLocalizedService(service)
    }

    /// Registers a layout service for its locale.
    ///
    /// - Throws: An error if the current service doesn't accept registrations.
    public func tryRegisterLocalizedLayoutService(_ service: any KeyboardLayoutService) throws {
      try layoutService.tryRegisterLocalizedService(service)
    }
  }
}

extension TextDocumentProxy {

  /// A single step moves past a whole emoji.
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
