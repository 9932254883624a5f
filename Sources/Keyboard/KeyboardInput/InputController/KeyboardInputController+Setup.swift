public import Foundation
public import KeyboardCore

extension KeyboardInputController {

  /// The user's settings; a change is applied at once.
  public var settings: Keyboard.Settings { state.settings }

  package func setupState(for app: KeyboardApp) {
    KeyboardSettings.setupStore(for: app)
    let isShared = KeyboardSettings.storeIsAppGroupSynced
    state.setup(with: isShared ? KeyboardSettings.store : state.settingsStorage)
    settings.keyboardSettings.migrateAddedLocales()
    state.setup(for: app)
    state.keyboardContext.locales = app.locales
    syncLocale()
  }

  /// Sets the keyboard type requested by the text field, or letters.
  func setupInitialState() {
    let context = state.keyboardContext
    context.keyboardCase = .auto
    context.syncTextField()
    context.keyboardType = textDocumentProxy.keyboardType.keyboardType ?? .alphabetic
    context.keyboardCase = context.preferredKeyboardCase
    initialKeyboardCase = context.keyboardCase
    syncLocale()
  }

  func syncLocale() {
    let locale = state.keyboardContext.traits.locale
    primaryLanguage = locale.identifier
    let service = services.autocompleteService
    if service.locale.identifier != locale.identifier { service.locale = locale }
  }

  /// Whether a text awaits ``updateAutocomplete()``.
  public var hasPendingAutocomplete: Bool { autocompleteRequests.pending != nil }

  /// Answers requests of an asynchronous service on the calling actor from now on.
  ///
  /// Without this, or called without an actor as in ``viewDidLoad()``, they are answered where the text
  /// changes: on the main actor if that is the main thread or queue, or in the run loop of another
  /// thread. A task of another actor has no such place, and the context then has the error
  /// `Autocomplete.RequestError.noActor`. `setup(for:)` calls this.
  public func startAutocomplete(isolation: isolated (any Actor)? = #isolation) {
    answersByItself = true
    if let executor = KeyboardExecutor(isolation: isolation) { services.clock.executor = executor }
  }

  /// Requests suggestions from an asynchronous service for the pending text.
  ///
  /// Of several pending texts, only the last is requested. An answer for an older one is dropped. A
  /// request that is already being answered is awaited.
  public nonisolated(nonsending) func updateAutocomplete() async {
    while let request = autocompleteRequests.pending {
      autocompleteRequests.task = nil
      await answer(request)
    }
    await autocompleteRequests.task?.value
  }

  private nonisolated(nonsending) func answer(_ request: AutocompleteRequest) async {
    guard autocompleteRequests.start(request) else { return }
    do {
      let service = services.autocompleteService
      if services.preparedService !== service {
        services.preparedService = service
        await service.warmUp()
      }
      let result = try await service.autocomplete(request.text)
      if end(request) { update(with: result) }
    } catch {
      if end(request) { state.autocompleteContext.update(with: error) }
    }
  }

  func requestAutocomplete(for text: String) {
    cancelAutocomplete()
    let request = autocompleteRequests.replace(by: text)
    let executor = services.clock.executor
    let context = state.autocompleteContext
    let error = Autocomplete.RequestError.noActor
    guard executor != nil || !answersByItself else { return context.update(with: error) }
    if executor == nil { context.lastError = error }
    context.isLoading = true
    if let seconds = autocompleteTimeout {
      autocompleteRequests.deadline = services.clock.schedule(after: seconds) { [weak self] in
        self?.timeOut(request, after: seconds)
      }
    }
    weak let controller = self
    nonisolated(nonsending) func work() async { await controller?.answer(request) }
    autocompleteRequests.task = executor?.start(work)
  }

  func cancelAutocomplete() {
    autocompleteRequests.task?.cancel()
    autocompleteRequests.task = nil
    if let deadline = autocompleteRequests.deadline { services.clock.cancel(deadline) }
    autocompleteRequests.deadline = nil
    autocompleteRequests.removeAll()
  }

  /// Suggestions don't apply if another text was requested since, or if the suggestions were reset.
  private func end(_ request: AutocompleteRequest) -> Bool {
    guard autocompleteRequests.end(request) else { return false }
    if let deadline = autocompleteRequests.deadline { services.clock.cancel(deadline) }
    autocompleteRequests.deadline = nil
    return true
  }

  private func timeOut(_ request: AutocompleteRequest, after seconds: TimeInterval) {
    guard autocompleteRequests.end(request) else { return }
    cancelAutocomplete()
    state.autocompleteContext.update(with: Autocomplete.RequestError.timedOut(seconds: seconds))
  }

  func updateAutocomplete(with service: any ImmediateAutocompleteService, for text: String) {
    cancelAutocomplete()
    do {
      update(with: try service.immediateResult(for: text))
    } catch {
      state.autocompleteContext.update(with: error)
    }
  }

  private func update(with result: Autocomplete.ServiceResult) {
    let context = state.autocompleteContext
    context.update(with: result)
    if !result.isOutdated { useApostrophe(of: result.inputText) }
    guard isCursorPlaced, let typed = textDocumentProxy.correctionAtCursor(in: context)?.typed
    else {
      return
    }
    // A touched word that was corrected can be what was typed again.
    let suggestion = Autocomplete.Suggestion(text: typed, type: .unknown)
      .quotedIfUnknown(for: state.keyboardContext.locale)
    context.suggestionsFromService =
      [suggestion] + context.suggestionsFromService.filter { $0.text != typed && !$0.isUnknown }
  }

  /// Spells suggestions with the last typed apostrophe of a text, or else the keys' one.
  private func useApostrophe(of text: String) {
    let context = state.autocompleteContext
    let all = context.suggestionsFromService
    guard all.contains(where: { $0.text.contains(where: \.isApostrophe) }) else { return }
    let keys = state.keyboardContext.traits.localeProfile.numericRows.joined()
    let typed = text.suffix(Self.longestSearch).last(where: \.isApostrophe)
    let mark = typed ?? (keys.contains("'") ? "'" : "’")
    context.suggestionsFromService = all.compactMap { suggestion in
      let spelled = suggestion.isUnknown ? suggestion : suggestion.spelled(with: mark)
      let isRepeated = spelled != suggestion && all.contains { $0.text == spelled.text }
      return isRepeated ? nil : spelled
    }
  }

  /// Maximum number of characters before the cursor to search for an apostrophe.
  private static var longestSearch: Int { 200 }

  var hasNothingToSuggest: Bool {
    guard let service = services.autocompleteService as? Autocomplete.DisabledAutocompleteService
    else { return false }
    return service.suggestions.isEmpty && state.autocompleteContext.suggestionsFromService.isEmpty
  }
}

extension KeyboardContext {

  /// Applies the state of a controller, where it differs, and its text field unless there is one.
  public func sync(with controller: KeyboardInputController) {
    if hostTextField == nil {
      hostTextField = controller.originalTextDocumentProxy
    }
    syncTextField()
    change {
      $0.hasDictationKey = controller.hasDictationKey
      $0.needsInputModeSwitchKey = controller.needsInputModeSwitchKey
    }
    if hasFullAccess != controller.hasFullAccess { hasFullAccess = controller.hasFullAccess }
    if hostApplicationBundleId != controller.hostApplicationBundleId {
      hostApplicationBundleId = controller.hostApplicationBundleId
    }
    if primaryLanguage != controller.primaryLanguage {
      primaryLanguage = controller.primaryLanguage
    }
    if settings.isKeyboardAutoCollapseEnabled {
      let context = controller.state.externalKeyboardContext
      self.isKeyboardCollapsed = context.isExternalKeyboardConnected
    }
  }

  /// Applies the width of the keyboard in points: below half the screen's width, it floats.
  public func syncAfterLayout(width: Double) {
    let half: Double = self.screenSize.width / 2
    self.isKeyboardFloating = width > 0 && width < half
  }

  /// Switch to the keyboard type that a controller's text field requests, if any.
  public func syncKeyboardType(with controller: KeyboardInputController) { syncKeyboardType() }

  /// The time when the host application was last set.
  public var hostApplicationBundleIdSyncDate: Date? {
    settings.hostApplicationBundleIdTimeInterval.map { Date(timeIntervalSinceReferenceDate: $0) }
  }
}

extension Autocomplete.Suggestion {

  fileprivate func spelled(with apostrophe: Character) -> Self {
    var suggestion = self
    suggestion.text = String(text.map { $0.isApostrophe ? apostrophe : $0 })
    suggestion.title = String(title.map { $0.isApostrophe ? apostrophe : $0 })
    return suggestion
  }
}

extension Character {

  fileprivate var isApostrophe: Bool { self == "'" || self == "’" }
}
