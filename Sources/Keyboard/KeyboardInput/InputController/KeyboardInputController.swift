public import Foundation
public import KeyboardCore

/// A keyboard controller that types into a text field, without a screen.
///
/// Its owner calls what the system calls for a keyboard on a screen: ``viewDidLoad()``,
/// ``textDidChange(_:)`` and so on. The text inputs that the system passes are optional.
nonisolated open class KeyboardInputController: KeyboardController {

  /// The contexts of the keyboard.
  public let state: Keyboard.State

  /// The services of the keyboard.
  public let services: Keyboard.Services

  /// The text field of the host application.
  public let originalTextDocumentProxy: any TextDocumentProxy

  /// The closure for opening a URL.
  public var urlOpener: (URL) -> Void = { _ in }

  /// The closure for dismissing the keyboard.
  public var dismissAction: () -> Void = {}

  /// The closure for switching to the next system keyboard.
  public var nextKeyboardAction: () -> Void = {}

  /// The closure for showing the list of system keyboards.
  public var keyboardListAction: () -> Void = {}

  /// The text of the last request for suggestions, which isn't requested again.
  public var lastAutocompleteText = ""

  var autocompleteRequests = AutocompleteRequests()

  var answersByItself = false

  /// The letter case at the start, which is chosen again before the first display if it is unchanged.
  var initialKeyboardCase: Keyboard.KeyboardCase?

  /// Whether the cursor was moved to its place since the last suggestions, other than by a key.
  var isCursorPlaced = false

  /// Creates a controller for a text field, by default with its own contexts and a live clock.
  public init(
    textDocumentProxy: any TextDocumentProxy = InMemoryTextDocument(),
    state: Keyboard.State = Keyboard.State(), clock: KeyboardClock = .live()
  ) {
    self.state = state
    originalTextDocumentProxy = textDocumentProxy
    services = Keyboard.Services(state: state, clock: clock)
    state.keyboardContext.originalTextDocumentProxy = textDocumentProxy
    services.controller = self
    services.bindCallouts()
    state.keyboardContext.localeObservers.append { [weak self] _ in self?.syncLocale() }
    setupInitialState()
  }

  // MARK: Text field

  /// The text field of the input: ``textInputProxy`` or the host application's.
  open var textDocumentProxy: any TextDocumentProxy { textInputProxy ?? originalTextDocumentProxy }

  /// A text field within the keyboard that receives the text instead.
  open var textInputProxy: (any TextDocumentProxy)? {
    get { state.keyboardContext.textInputProxy }
    set { state.keyboardContext.textInputProxy = newValue }
  }

  /// The language of the keyboard as a BCP 47 tag such as `sv-SE`.
  open var primaryLanguage: String? {
    get { state.keyboardContext.primaryLanguage }
    set { state.keyboardContext.primaryLanguage = newValue }
  }

  // MARK: System

  /// Whether the keyboard may use the network and shared storage; by default, as in the context.
  open var hasFullAccess: Bool { state.keyboardContext.hasFullAccess }

  /// Whether the system shows a dictation key; by default, as in the context.
  open var hasDictationKey: Bool {
    get { state.keyboardContext.traits.hasDictationKey }
    set { state.keyboardContext.hasDictationKey = newValue }
  }

  /// Whether the keyboard needs a key for the next keyboard; by default, as in the context.
  open var needsInputModeSwitchKey: Bool { state.keyboardContext.traits.needsInputModeSwitchKey }

  // MARK: Lifecycle

  /// Prepares the keyboard once before it is shown, for example by replacing services.
  open func viewDidLoad() {}

  /// Sets up the keyboard for an app once, before it is shown (KeyboardKit 10).
  open func viewWillSetupKeyboardKit() {}

  /// Chooses the letter case for the text field before the first display, unless it was set since.
  open func viewWillSetupInitialKeyboardCase() {
    let context = state.keyboardContext
    guard context.keyboardCase == initialKeyboardCase else { return }
    context.keyboardCase = context.preferredKeyboardCase
  }

  /// Prepares the keyboard each time before it is shown.
  open func viewWillAppear(_ animated: Bool = false) {
    viewWillSyncWithContext()
    try? services.dictationService.handleDictationResultInKeyboard()
  }

  /// Responds each time after the keyboard was shown.
  open func viewDidAppear(_ animated: Bool = false) {}

  /// Responds each time before the keyboard is laid out.
  open func viewWillLayoutSubviews() {}

  /// Responds each time after the keyboard was laid out.
  open func viewDidLayoutSubviews() {}

  /// Frees memory when the system asks for it, which never happens here.
  open func didReceiveMemoryWarning() {}

  /// Updates the constraints of the keyboard's view; a keyboard without a screen has none.
  open func updateViewConstraints() {}

  /// Responds each time after the keyboard was hidden.
  open func viewDidDisappear(_ animated: Bool = false) {}

  /// Resets the suggestions each time before the keyboard is hidden.
  open func viewWillDisappear(_ animated: Bool = false) {
    resetAutocomplete()
    state.autocompleteContext.corrections = []
  }

  /// Applies the traits of the text field and the settings to the context.
  open func viewWillSyncWithContext() {
    guard !textDocumentProxy.isReadingFullDocumentContext else { return }
    state.syncSettings()
    state.keyboardContext.sync(with: self)
  }

  /// Applies the traits of the text field before the text changes other than by a key.
  open func textWillChange(_ textInput: (any TextDocumentProxy)? = nil) {
    viewWillSyncWithContext()
  }

  /// Respond to a change of the text or the cursor other than by a key.
  open func textDidChange(_ textInput: (any TextDocumentProxy)? = nil) {
    viewWillSyncWithContext()
    isCursorPlaced = true
    performAutocomplete()
    isCursorPlaced = hasPendingAutocomplete
    let context = state.keyboardContext
    context.keyboardCase = context.preferredKeyboardCase
  }

  /// Resets the suggestions before the selection changes other than by a key.
  open func selectionWillChange(_ textInput: (any TextDocumentProxy)? = nil) {
    resetAutocomplete()
  }

  /// Resets the suggestions after the selection has changed other than by a key.
  open func selectionDidChange(_ textInput: (any TextDocumentProxy)? = nil) { resetAutocomplete() }

  // MARK: Keyboard controller

  /// Moves the cursor by a number of UTF-16 units, backward if negative.
  open func adjustTextPosition(by offset: Int) {
    textDocumentProxy.adjustTextPosition(byCharacterOffset: offset)
  }

  /// Deletes the ``KeyboardBehavior/backspaceRange`` before the cursor.
  open func deleteBackward() {
    textDocumentProxy.deleteBackward(range: services.keyboardBehavior.backspaceRange)
  }

  /// Deletes a number of characters before the cursor.
  open func deleteBackward(times: Int) { textDocumentProxy.deleteBackward(times: times) }

  /// Dismiss the keyboard.
  open func dismissKeyboard() { dismissAction() }

  /// End the sentence before the cursor with a text.
  open func endSentence(withText text: String) { textDocumentProxy.endSentence(withText: text) }

  /// Inserts a diacritic.
  open func insertDiacritic(_ diacritic: Keyboard.Diacritic) {
    textDocumentProxy.insertDiacritic(diacritic)
  }

  /// Inserts a text.
  open func insertText(_ text: String) { textDocumentProxy.insertText(text) }

  /// Starts dictation.
  open func performDictation() {
    do {
      try services.dictationService.startDictationFromKeyboard()
    } catch {
      state.dictationContext.lastError = error
    }
  }

  /// Switch to the next locale.
  open func selectNextLocale() { state.keyboardContext.selectNextLocale() }

  /// Switch to a letter case.
  open func setKeyboardCase(_ keyboardCase: Keyboard.KeyboardCase) {
    state.keyboardContext.keyboardCase = keyboardCase
  }

  /// Switch to a type of keyboard.
  open func setKeyboardType(_ type: Keyboard.KeyboardType) {
    if type == .clipboard { state.clipboardContext.readClipboard() }
    state.keyboardContext.keyboardType = type
  }

  /// Chooses whether the keyboard has the Liquid Glass look of iOS 26.
  open func setIsLiquidGlassEnabled(_ isEnabled: Bool) {
    state.keyboardContext.setIsLiquidGlassEnabled(isEnabled)
  }

  /// Opens a URL, if any.
  open func openUrl(_ url: URL?) {
    if let url { urlOpener(url) }
  }

  /// Switch to the next system keyboard.
  open func selectNextKeyboard() { nextKeyboardAction() }

  /// Shows the list of system keyboards.
  open func showKeyboardList() { keyboardListAction() }

  /// The bundle identifier of the host application, set by the owner.
  open var hostApplicationBundleId: String? {
    get { state.keyboardContext.hostApplicationBundleId }
    set {
      state.keyboardContext.hostApplicationBundleId = newValue
      settings.keyboardSettings.setHostApplicationBundleId(newValue, at: services.clock.now)
      settings.dictationSettings.hostApplicationBundleId = newValue
    }
  }

  // MARK: Autocomplete

  /// The text to request suggestions for: all text before the cursor, without a font of Unicode.
  open var autocompleteText: String? {
    textDocumentProxy.documentContextBeforeInput.map(state.fontContext.plain)
  }

  /// Whether suggestions are requested.
  open var isAutocompleteEnabled: Bool {
    state.autocompleteContext.isAutocompleteEnabled
      && !textDocumentProxy.isReadingFullDocumentContext
  }

  /// The time limit of an asynchronous service in seconds, or `nil` for none.
  open var autocompleteTimeout: TimeInterval? { 5 }

  /// Requests suggestions, unless the text is unchanged since the last request.
  ///
  /// The request to an asynchronous service replaces a running one, which is cancelled. It is
  /// answered by itself on the actor that ``startAutocomplete(isolation:)`` describes; without any, it
  /// is pending until ``updateAutocomplete()``.
  open func performAutocomplete() {
    guard isAutocompleteEnabled, !hasNothingToSuggest else { return }
    let text = autocompleteText ?? ""
    // Comparing the lengths first is fast for most texts.
    guard text.utf8.count != lastAutocompleteText.utf8.count || text != lastAutocompleteText else {
      return
    }
    lastAutocompleteText = text
    if let service = services.autocompleteService as? any ImmediateAutocompleteService,
      service.isImmediate
    {
      updateAutocomplete(with: service, for: text)
    } else {
      requestAutocomplete(for: text)
    }
  }

  /// Removes all suggestions.
  open func resetAutocomplete() {
    cancelAutocomplete()
    lastAutocompleteText = ""
    state.autocompleteContext.reset()
  }
}
