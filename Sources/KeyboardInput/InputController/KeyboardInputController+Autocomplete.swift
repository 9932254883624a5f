import KeyboardCore

extension KeyboardInputController {

  /// Whether a text awaits ``updateAutocomplete()``.
  public var hasPendingAutocomplete: Bool { pendingAutocompleteText != nil }

  /// Request suggestions from an asynchronous service for the pending text.
  ///
  /// Of several pending texts, only the last is requested.
  public func updateAutocomplete() async {
    while let text = pendingAutocompleteText {
      pendingAutocompleteText = nil
      do {
        let result = try await services.autocompleteService.autocomplete(text)
        if isWanted(text) { state.autocompleteContext.update(with: result) }
      } catch {
        if isWanted(text) { state.autocompleteContext.update(with: error) }
      }
    }
  }

  /// Whether the suggestions for a text still apply: not if another text was requested since,
  /// whose answer may have come first, or if the suggestions were reset.
  private func isWanted(_ text: String) -> Bool {
    pendingAutocompleteText == nil && text == lastAutocompleteText
  }

  /// Request suggestions from a synchronous service.
  func updateAutocomplete(with service: any ImmediateAutocompleteService, for text: String) {
    do {
      state.autocompleteContext.update(with: try service.immediateResult(for: text))
    } catch {
      state.autocompleteContext.update(with: error)
    }
  }

  /// Whether there is neither a service nor a suggestion to clear, so that the text isn't read.
  var hasNothingToSuggest: Bool {
    guard let service = services.autocompleteService as? Autocomplete.DisabledAutocompleteService
    else { return false }
    return service.suggestions.isEmpty
      && state.autocompleteContext.suggestionsFromService.isEmpty
  }
}
