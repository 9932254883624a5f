public import KeyboardCore

extension AutocompleteContext {

  /// Take over what a service suggests, unless that is outdated.
  public func update(with result: Autocomplete.ServiceResult) {
    guard !result.isOutdated else { return }
    isLoading = false
    lastError = nil
    suggestionsFromService = result.suggestions
    emojiSuggestions = result.emojiSuggestions ?? []
    nextCharacterPredictions = result.nextCharacterPredictions ?? [:]
  }

  /// The settings of the user; a change is taken over at once.
  public var settings: AutocompleteSettings {
    AutocompleteSettings(storage: settingsStorage) { [weak self] in
      guard let self else { return }
      sync(with: AutocompleteSettings(storage: settingsStorage))
    }
  }

  /// Take over what the user has set.
  public func sync(with settings: AutocompleteSettings) {
    isAutocompleteEnabled = settings.isAutocompleteEnabled
    isAutocorrectEnabled = settings.isAutocorrectEnabled
    isAutolearnEnabled = settings.isAutolearnEnabled
    isAutoIgnoreEnabled = settings.isAutoIgnoreEnabled
    suggestionsDisplayCount = settings.suggestionsDisplayCount
  }
}
