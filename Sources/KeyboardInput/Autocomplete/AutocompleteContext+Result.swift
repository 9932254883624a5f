public import KeyboardCore

extension AutocompleteContext {

  /// Apply the result of a service, unless it is outdated.
  public func update(with result: Autocomplete.ServiceResult) {
    guard !result.isOutdated else { return }
    isLoading = false
    lastError = nil
    suggestionsFromService = result.suggestions
    emojiSuggestions = result.emojiSuggestions ?? []
    nextCharacterPredictions = result.nextCharacterPredictions ?? [:]
  }

  /// The user's settings; a change is applied at once.
  public var settings: AutocompleteSettings {
    AutocompleteSettings(storage: settingsStorage) { [weak self] in
      guard let self else { return }
      sync(with: AutocompleteSettings(storage: settingsStorage))
    }
  }

  /// Apply the user's settings.
  public func sync(with settings: AutocompleteSettings) {
    isAutocompleteEnabled = settings.isAutocompleteEnabled
    isAutocorrectEnabled = settings.isAutocorrectEnabled
    isAutolearnEnabled = settings.isAutolearnEnabled
    isAutoIgnoreEnabled = settings.isAutoIgnoreEnabled
    suggestionsDisplayCount = settings.suggestionsDisplayCount
  }
}
