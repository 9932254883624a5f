import KeyboardCore

extension KeyboardInputController {

  /// Whether suggestions are still to be looked for by ``updateAutocomplete()``.
  public var hasPendingAutocomplete: Bool { pendingAutocompleteText != nil }

  /// Ask a service that has to wait for the suggestions that keys have asked for.
  ///
  /// Of texts that have piled up only the last one counts.
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

  /// Whether what is suggested for a text still counts: not if another text was asked for since, whose
  /// answer may have come before, or if all suggestions were forgotten.
  private func isWanted(_ text: String) -> Bool {
    pendingAutocompleteText == nil && text == lastAutocompleteText
  }

  /// Ask a service that doesn't have to wait.
  func updateAutocomplete(with service: any ImmediateAutocompleteService, for text: String) {
    do {
      state.autocompleteContext.update(with: try service.immediateResult(for: text))
    } catch {
      state.autocompleteContext.update(with: error)
    }
  }

  /// Whether there is no service and nothing to clear, in which case the text isn't even read.
  var hasNothingToSuggest: Bool {
    guard let service = services.autocompleteService as? Autocomplete.DisabledAutocompleteService
    else { return false }
    return service.suggestions.isEmpty
      && state.autocompleteContext.suggestionsFromService.isEmpty
  }
}
