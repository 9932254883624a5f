package import Foundation
package import KeyboardCore
import KeyboardDrawing
package import KeyboardInput
package import KeyboardLexicon
import KeyboardStyling
package import KeyboardViews
package import SourceText

/// Keyboard with a document that a script types into, in simulated time.
package final class RunningKeyboard {

  package private(set) var events: [TypingEvent] = []

  /// Called when the keyboard has settled until the next event.
  private(set) var settled: (() -> Void)?

  let material: RenderMaterial
  let controller: KeyboardInputViewController
  let document: InMemoryTextDocument
  let typist: Typist

  package init(_ material: RenderMaterial) {
    let request = material.request
    let document = InMemoryTextDocument(for: request)
    let store = InMemorySettingsStore()
    if !request.clips.isEmpty { ClipboardSettings(storage: store).clips = request.pinnedClips }
    let controller = KeyboardInputViewController(
      textDocumentProxy: document,
      state: Keyboard.State(settingsStorage: store),
      clock: KeyboardClock())
    self.material = material
    self.document = document
    self.controller = controller
    let settings = controller.settings.autocompleteSettings
    // Given suggestions are for verbatim text; addresses have no words to correct.
    settings.isAutocorrectEnabled =
      request.isAutocorrectEnabled && request.suggestions == nil
      && request.textFieldType.prefersAutocomplete
    controller.state.fontContext.font = request.unicodeFont
    controller.loadViewIfNeeded()
    controller.emojiKeyboard = request.emojiKeyboard
    let context = controller.keyboardContext
    context.change(material.configure)
    if context.keyboardCase == .auto { context.keyboardCase = context.preferredKeyboardCase }
    controller.services.use(material, in: controller.state)
    typist = Typist(
      controller: controller, view: { material.configured(controller.standardKeyboardView) },
      context: request.viewContext(measuring: .fixedAdvance))
    typist.acceptsSuggestions = request.acceptsSuggestions
  }

  package var text: String { document.text }

  package var view: KeyboardView {
    var view = material.configured(controller.standardKeyboardView)
    view.pressedActions = typist.pressedActions
    view.pressedSuggestion = typist.pressedSuggestion
    return view
  }

  /// The current keyboard or, without a touch, the one after the last callout has disappeared.
  package var stillView: KeyboardView {
    var view = view
    if view.pressedActions.isEmpty { view.calloutContext = nil }
    return view
  }

  func typeText(_ text: String) throws(Diagnostics) {
    do {
      try typist.type(text)
    } catch {
      throw Diagnostics(code: .unreachableCharacter, error.description)
    }
  }

  /// Performs the typing, and show the keyboard at its start and whenever it has settled, until showing fails.
  package func perform(steps: Int? = nil, showing show: () throws -> Void) throws {
    var failure: (any Error)?
    try withoutActuallyEscaping(show) { show in
      let attempt = {
        guard failure == nil else { return }
        do { try show() } catch { failure = error }
      }
      attempt()
      settled = attempt
      defer { settled = nil }
      try perform(steps: steps)
    }
    if let failure { throw failure }
  }

  /// Type the text of the request, or perform its gestures, up to a number of them.
  package func perform(steps: Int? = nil) throws(Diagnostics) {
    typist.observer = { [unowned self] event in
      events.append(event)
      if events.count == steps { typist.stop() }
    }
    typist.settled = { [unowned self] in settled?() }
    guard steps != 0 else { return }
    if let script = material.gestures {
      try play(script)
    } else {
      try typeText(material.request.typedText ?? "")
    }
    if let problem = controller.state.autocompleteContext.lastError as? Diagnostics {
      throw problem
    }
    guard let steps, steps > events.count else { return }
    throw Diagnostics(
      code: .outOfRange,
      "--step must be at most \(events.count), the number of gestures, not \(steps)")
  }

  package func press(at point: CGPoint) -> Bool { typist.press(at: point) }

  package func move(to point: CGPoint) { typist.move(to: point) }

  package func release() { typist.lift() }

  package func pass(seconds: Double) { typist.advance(by: seconds) }

  package var pressedActions: Set<KeyboardAction> { typist.pressedActions }

  package var suggestions: [String] {
    controller.state.autocompleteContext.suggestions.map(\.text)
  }

  /// Writes a text as a physical keyboard does: by keys, or at once if they have not all characters.
  package func write(_ text: String) {
    typist.lift()
    for character in text {
      do {
        try typist.type(String(character))
      } catch {
        controller.insertText(String(character))
      }
    }
  }

  package func tap(keyNamed name: String) throws(Diagnostics) {
    let placed = view.placed(in: material.request.viewContext(measuring: .fixedAdvance))
    let action = try placed.key(named: name)
    guard let key = placed.keys.first(where: { $0.item.action == action }) else { return }
    typist.lift()
    typist.tap(key)
  }

  package func moveCursor(by characters: Int) { controller.adjustTextPosition(by: characters) }

  package func use(_ theme: LoadedTheme) {
    controller.services.styleService = KeyboardThemeAppearance(
      theme: theme.theme, keyboardContext: controller.state.keyboardContext)
  }
}

extension InMemoryTextDocument {

  fileprivate convenience init(for request: RenderRequest) {
    let type = request.textFieldType
    // Addresses aren't capitalized.
    let isAddress = type == .emailAddress || type == .url || type == .webSearch
    self.init(autocapitalizationType: isAddress ? Keyboard.AutocapitalizationType.none : .sentences)
    keyboardType = type
    textContentType = request.textContentType
    returnKeyType = request.returnKey
    keyboardAppearance = request.colorScheme == .dark ? .dark : .light
  }
}

extension Keyboard.Services {

  fileprivate func use(_ material: RenderMaterial, in state: Keyboard.State) {
    let context = state.keyboardContext
    styleService = KeyboardThemeAppearance(theme: material.theme.theme, keyboardContext: context)
    if let service = material.layoutService { layoutService = service }
    if let profile = material.localeProfile {
      calloutService = KeyboardCallout.ProCalloutService(profile: profile)
    }
    autocompleteService = material.autocompleteService(in: state.autocompleteContext)
  }
}

extension RenderMaterial {

  /// Ignores the user's words, which makes the typed text reproducible.
  fileprivate func autocompleteService(in context: AutocompleteContext) -> any AutocompleteService {
    if let givenSuggestions {
      return Autocomplete.DisabledAutocompleteService(suggestions: givenSuggestions)
    }
    let locale = Locale(identifier: request.locale)
    return suggester.map { SuggesterService($0, context: context, locale: locale) }
      ?? Autocomplete.LocalService(context: context, locale: locale)
  }
}

/// The service of a keyboard whose suggestions come from elsewhere.
package final class SuggesterService: Autocomplete.LocalService {

  private let suggester: TextSuggester

  package init(
    _ suggester: @escaping TextSuggester, context: AutocompleteContext = AutocompleteContext(),
    locale: Locale
  ) {
    self.suggester = suggester
    super.init(context: context, locale: locale)
  }

  package override var isImmediate: Bool { true }

  package override func immediateResult(for text: String) throws -> Autocomplete.ServiceResult {
    let result = try suggester(text, locale.identifier)
    return Autocomplete.ServiceResult(
      inputText: text,
      suggestions: result.suggestions.withAutocorrectEnabled(context.isAutocorrectEnabled),
      emojiSuggestions: result.emojiSuggestions)
  }
}
