public import KeyboardCore

extension AutocompleteService {

  /// The words of ``autocompleteSuggestions(for:)`` and the characters that may follow.
  public func autocomplete(_ text: String) async throws -> Autocomplete.ServiceResult {
    let suggestions = try await autocompleteSuggestions(for: text)
    let predictions = try await nextCharacterPredictions(forText: text, suggestions: suggestions)
    return Autocomplete.ServiceResult(
      inputText: text, suggestions: suggestions, nextCharacterPredictions: predictions)
  }

  /// The words of ``autocomplete(_:)``.
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

  /// Take the text of a suggestion as it is from now on.
  public func ignore(_ suggestion: Autocomplete.Suggestion) { ignoreWord(suggestion.text) }

  /// Learn the text of a suggestion.
  public func learn(_ suggestion: Autocomplete.Suggestion) { learnWord(suggestion.text) }

  /// Forget the text of a suggestion.
  public func unlearn(_ suggestion: Autocomplete.Suggestion) { unlearnWord(suggestion.text) }

  /// Doesn't take the text of a suggestion as it is any more.
  public func removeIgnoredSuggestion(_ suggestion: Autocomplete.Suggestion) {
    removeIgnoredWord(suggestion.text)
  }

  /// Take words as they are from now on.
  public func ignoreWords(_ words: [String]) {
    for word in words { ignoreWord(word) }
  }

  /// Put what the service suggests for a text, or why it can't, into a context.
  public func autocomplete(_ text: String, updating context: AutocompleteContext) async {
    context.isLoading = true
    do {
      context.update(with: try await autocomplete(text))
    } catch {
      context.update(with: error)
    }
  }
}

/// The older name of ``AutocompleteService``.
public typealias AutocompleteProvider = AutocompleteService
