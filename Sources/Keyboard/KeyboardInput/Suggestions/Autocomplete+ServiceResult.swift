public import Foundation
public import KeyboardCore

extension Autocomplete {

  /// The suggestions of a service for a text.
  public struct ServiceResult: Equatable, Sendable {

    /// The text before the cursor.
    public let inputText: String

    /// The suggestions.
    public let suggestions: [Suggestion]

    /// Emojis to show in addition.
    public let emojiSuggestions: [Suggestion]?

    /// The probability of each next character, from 0 to 1.
    public let nextCharacterPredictions: [Character: Double]?

    /// Whether the text has changed since the request; an outdated result is to be ignored.
    public let isOutdated: Bool

    /// Error of a service asked in addition to the one with these suggestions.
    public var failure: (any Error)?

    /// Creates a result for a text.
    public init(
      inputText: String, suggestions: [Suggestion], emojiSuggestions: [Suggestion]? = nil,
      nextCharacterPredictions: [Character: Double]? = nil, isOutdated: Bool = false
    ) {
      self.inputText = inputText
      self.suggestions = suggestions
      self.emojiSuggestions = emojiSuggestions
      self.nextCharacterPredictions = nextCharacterPredictions
      self.isOutdated = isOutdated
    }

    /// Whether all but the failures are equal.
    public static func == (result: Self, other: Self) -> Bool {
      result.inputText == other.inputText && result.suggestions == other.suggestions
        && result.emojiSuggestions == other.emojiSuggestions
        && result.nextCharacterPredictions == other.nextCharacterPredictions
        && result.isOutdated == other.isOutdated
    }
  }
}

extension AutocompleteContext {

  /// Applies the result of a service, unless it is outdated.
  public func update(with result: Autocomplete.ServiceResult) {
    guard !result.isOutdated else { return }
    isLoading = false
    lastError = result.failure
    suggestionsFromService = result.suggestions
    emojiSuggestions = result.emojiSuggestions ?? []
    nextCharacterPredictions = result.nextCharacterPredictions ?? [:]
  }

  /// The user's settings; a change is applied at once.
  public var settings: AutocompleteSettings {
    AutocompleteSettings(storage: settingsStorage) { [weak self] in
      self?.sync(with: AutocompleteSettings(storage: self?.settingsStorage))
    }
  }

  /// Applies the user's settings.
  public func sync(with settings: AutocompleteSettings) {
    isAutocompleteEnabled = settings.isAutocompleteEnabled
    isAutocorrectEnabled = settings.isAutocorrectEnabled
    isAutolearnEnabled = settings.isAutolearnEnabled
    isAutoIgnoreEnabled = settings.isAutoIgnoreEnabled
    suggestionsDisplayCount = settings.suggestionsDisplayCount
  }
}

extension Autocomplete.Suggestion {

  /// Returns the suggestion with a quoted title if its word is unknown.
  ///
  /// The toolbar shows titles unchanged. A title that differs from the text is kept.
  public func quotedIfUnknown(for locale: Locale) -> Self {
    guard isUnknown, title == text else { return self }
    var suggestion = self
    suggestion.title = text.quoted(for: locale)
    return suggestion
  }
}
