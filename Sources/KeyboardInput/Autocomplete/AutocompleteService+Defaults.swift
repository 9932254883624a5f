public import KeyboardCore

extension AutocompleteService {

  /// The suggestions of ``autocompleteSuggestions(for:)`` and the predicted characters.
  public func autocomplete(_ text: String) async throws -> Autocomplete.ServiceResult {
    let suggestions = try await autocompleteSuggestions(for: text)
    let predictions = try await nextCharacterPredictions(forText: text, suggestions: suggestions)
    return Autocomplete.ServiceResult(
      inputText: text, suggestions: suggestions, nextCharacterPredictions: predictions)
  }

  /// The suggestions of ``autocomplete(_:)``.
  public func autocompleteSuggestions(
    for text: String
  ) async throws -> [Autocomplete.Suggestion] {
    try await autocomplete(text).suggestions
  }

  /// No predictions.
  public func nextCharacterPredictions(
    forText text: String, suggestions: [Autocomplete.Suggestion]
  ) async throws -> [Character: Double] {
    [:]
  }
}

extension AutocompleteService {

  /// Ignore the word of a suggestion, so that it is no longer corrected.
  public func ignore(_ suggestion: Autocomplete.Suggestion) { ignoreWord(suggestion.text) }

  /// Learn the word of a suggestion.
  public func learn(_ suggestion: Autocomplete.Suggestion) { learnWord(suggestion.text) }

  /// Unlearn the word of a suggestion.
  public func unlearn(_ suggestion: Autocomplete.Suggestion) { unlearnWord(suggestion.text) }

  /// Stop ignoring the word of a suggestion.
  public func removeIgnoredSuggestion(_ suggestion: Autocomplete.Suggestion) {
    removeIgnoredWord(suggestion.text)
  }

  /// Ignore words, so that they are no longer corrected.
  public func ignoreWords(_ words: [String]) {
    for word in words { ignoreWord(word) }
  }

  /// Apply the suggestions for a text, or the error of the service, to a context.
  public func autocomplete(_ text: String, updating context: AutocompleteContext) async {
    context.isLoading = true
    do {
      context.update(with: try await autocomplete(text))
    } catch {
      context.update(with: error)
    }
  }
}
