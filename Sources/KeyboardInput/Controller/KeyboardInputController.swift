public import Foundation
public import KeyboardCore
import KeyboardStyling

/// A keyboard that types into a text field, without a screen.
///
/// What the system tells a keyboard on a screen, the owner tells it here by calling
/// ``viewDidLoad()``, ``textDidChange()`` and so on.
open class KeyboardInputController: KeyboardController {

  /// The contexts of the keyboard.
  public let state: Keyboard.State

  /// The services of the keyboard.
  public let services: Keyboard.Services

  /// The text field of the app that the keyboard types into.
  public let originalTextDocumentProxy: any TextDocumentProxy

  /// What is done with a link that a key opens.
  public var urlOpener: (URL) -> Void = { _ in }

  /// What is done when the keyboard shall hide.
  public var dismissAction: () -> Void = {}

  /// What is done when the system shall switch to its next keyboard.
  public var nextKeyboardAction: () -> Void = {}

  /// What is done when the system shall show the list of its keyboards.
  public var keyboardListAction: () -> Void = {}

  /// The text for which suggestions were last looked for.
  public internal(set) var lastAutocompleteText = ""

  /// The text for which suggestions are still to be looked for, if any.
  var pendingAutocompleteText: String?

  /// A keyboard for a text field, with contexts and a clock of its own unless they are given.
  public init(
    textDocumentProxy: any TextDocumentProxy = InMemoryTextDocument(),
    state: Keyboard.State = Keyboard.State(), clock: KeyboardClock = KeyboardClock()
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

  // MARK: The text field

  /// The text field that takes the text: one of the keyboard's own, or that of the app.
  open var textDocumentProxy: any TextDocumentProxy { textInputProxy ?? originalTextDocumentProxy }

  /// A text field of the keyboard's own that takes the text instead.
  open var textInputProxy: (any TextDocumentProxy)? {
    get { state.keyboardContext.textInputProxy }
    set { state.keyboardContext.textInputProxy = newValue }
  }

  /// The language of the keyboard as the system knows it, such as `sv-SE`.
  open var primaryLanguage: String? {
    get { state.keyboardContext.primaryLanguage }
    set { state.keyboardContext.primaryLanguage = newValue }
  }

  // MARK: What the owner tells

  /// Called once, before the keyboard is shown; the place to replace services.
  open func viewDidLoad() {}

  /// Called each time before the keyboard is shown.
  open func viewWillAppear() {
    viewWillSyncWithContext()
    try? services.dictationService.handleDictationResultInKeyboard()
  }

  /// Called each time before the keyboard is hidden.
  open func viewWillDisappear() {
    resetAutocomplete()
  }

  /// Take over what the text field and the settings say.
  open func viewWillSyncWithContext() {
    guard !textDocumentProxy.isReadingFullDocumentContext else { return }
    state.syncSettings()
    state.keyboardContext.sync(with: self)
  }

  /// Called after the text or the place of the cursor has changed otherwise than by a key.
  open func textDidChange() {
    viewWillSyncWithContext()
    performAutocomplete()
    let context = state.keyboardContext
    let preferred = context.preferredKeyboardCase
    if context.keyboardCase != preferred { context.keyboardCase = preferred }
  }

  /// Called before the selection changes otherwise than by a key.
  open func selectionWillChange() { resetAutocomplete() }

  /// Called after the selection has changed otherwise than by a key.
  open func selectionDidChange() { resetAutocomplete() }

  // MARK: What keys ask for

  /// Move the cursor by a number of UTF-16 units, backwards if negative.
  open func adjustTextPosition(by offset: Int) {
    textDocumentProxy.adjustTextPosition(byCharacterOffset: offset)
  }

  /// Delete as much before the cursor as the behavior says.
  open func deleteBackward() {
    textDocumentProxy.deleteBackward(range: services.keyboardBehavior.backspaceRange)
  }

  /// Delete a number of characters before the cursor.
  open func deleteBackward(times: Int) { textDocumentProxy.deleteBackward(times: times) }

  /// Hide the keyboard.
  open func dismissKeyboard() { dismissAction() }

  /// End the sentence before the cursor with a text.
  open func endSentence(withText text: String) { textDocumentProxy.endSentence(withText: text) }

  /// Insert a diacritic.
  open func insertDiacritic(_ diacritic: Keyboard.Diacritic) {
    textDocumentProxy.insertDiacritic(diacritic)
  }

  /// Insert a text.
  open func insertText(_ text: String) { textDocumentProxy.insertText(text) }

  /// Start dictation.
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
    let context = state.keyboardContext
    if context.keyboardCase != keyboardCase { context.keyboardCase = keyboardCase }
  }

  /// Switch to a type of keyboard.
  open func setKeyboardType(_ type: Keyboard.KeyboardType) {
    let context = state.keyboardContext
    if context.keyboardType != type { context.keyboardType = type }
  }

  /// Open a link, if there is one.
  open func openUrl(_ url: URL?) {
    if let url { urlOpener(url) }
  }

  /// Let the system switch to its next keyboard.
  open func selectNextKeyboard() { nextKeyboardAction() }

  /// Let the system show the list of its keyboards.
  open func showKeyboardList() { keyboardListAction() }

  /// The identifier of the app that the keyboard types into, which only the owner can say.
  open var hostApplicationBundleId: String? {
    get { state.keyboardContext.hostApplicationBundleId }
    set {
      state.keyboardContext.hostApplicationBundleId = newValue
      settings.keyboardSettings.setHostApplicationBundleId(newValue, at: services.clock.now)
      settings.dictationSettings.hostApplicationBundleId = newValue
    }
  }

  // MARK: Suggestions

  /// The text for which suggestions are looked for: all text before the cursor.
  open var autocompleteText: String? { textDocumentProxy.documentContextBeforeInput }

  /// Whether suggestions are looked for.
  open var isAutocompleteEnabled: Bool {
    state.autocompleteContext.isAutocompleteEnabled
      && !textDocumentProxy.isReadingFullDocumentContext
  }

  /// Look for suggestions, unless the text is the one for which that was last done.
  ///
  /// A service that has to wait is asked by ``updateAutocomplete()``.
  open func performAutocomplete() {
    guard isAutocompleteEnabled, !hasNothingToSuggest else { return }
    let text = autocompleteText ?? ""
    // Texts of different lengths are told apart at once.
    guard text.utf8.count != lastAutocompleteText.utf8.count || text != lastAutocompleteText else {
      return
    }
    lastAutocompleteText = text
    if let service = services.autocompleteService as? any ImmediateAutocompleteService {
      updateAutocomplete(with: service, for: text)
    } else {
      pendingAutocompleteText = text
      state.autocompleteContext.isLoading = true
    }
  }

  /// Forget all suggestions.
  open func resetAutocomplete() {
    pendingAutocompleteText = nil
    lastAutocompleteText = ""
    state.autocompleteContext.reset()
  }
}
