import Foundation
import KeyboardCore

extension KeyboardInputController {

  /// Whether a text awaits ``updateAutocomplete()``.
  public var hasPendingAutocomplete: Bool { autocompleteRequests.pending != nil }

  /// Answer each request of an asynchronous service by itself from now on, on the calling actor.
  ///
  /// Results arrive in the context without ``updateAutocomplete()``; `setup(for:)` calls this. A
  /// caller without an actor, such as ``viewDidLoad()``, is answered where the text changes: on the
  /// main actor if that is the main thread, or in the run loop of another thread. A task without the
  /// main actor has no such place, and the context then has the error
  /// `Autocomplete.RequestError.noActor`.
  public func startAutocomplete(isolation: isolated (any Actor)? = #isolation) {
    startAutocomplete(on: KeyboardExecutor(isolation: isolation))
  }

  private func startAutocomplete(on executor: KeyboardExecutor?) {
    answersByItself = true
    if let executor { services.clock.executor = executor }
  }

  /// Request suggestions from an asynchronous service for the pending text.
  ///
  /// Of several pending texts, only the last is requested. An answer for an older one is dropped.
  public nonisolated(nonsending) func updateAutocomplete() async {
    while let request = autocompleteRequests.pending { await answer(request) }
  }

  private nonisolated(nonsending) func answer(_ request: AutocompleteRequest) async {
    guard autocompleteRequests.start(request) else { return }
    do {
      let result = try await services.autocompleteService.autocomplete(request.text)
      if end(request) { update(with: result) }
    } catch {
      if end(request) { state.autocompleteContext.update(with: error) }
    }
  }

  func requestAutocomplete(for text: String) {
    cancelAutocomplete()
    let request = autocompleteRequests.replace(by: text)
    let executor = services.clock.executor
    guard !answersByItself || executor != nil else {
      return state.autocompleteContext.update(with: Autocomplete.RequestError.noActor)
    }
    state.autocompleteContext.isLoading = true
    if let seconds = autocompleteTimeout {
      autocompleteRequests.deadline = services.clock.schedule(after: seconds) { [weak self] in
        self?.timeOut(request, after: seconds)
      }
    }
    guard answersByItself else { return }
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

  var hasNothingToSuggest: Bool {
    guard let service = services.autocompleteService as? Autocomplete.DisabledAutocompleteService
    else { return false }
    return service.suggestions.isEmpty
      && state.autocompleteContext.suggestionsFromService.isEmpty
  }
}
