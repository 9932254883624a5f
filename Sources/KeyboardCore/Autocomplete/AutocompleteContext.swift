public import Observation

/// The suggestions that a keyboard shows.
@Observable
public final class AutocompleteContext {

  /// A context without suggestions.
  public init() {}

  /// Whether suggestions are shown.
  public var isAutocompleteEnabled = true

  /// Whether suggestions can be applied by themselves.
  public var isAutocorrectEnabled = true

  /// Whether unknown words are learned when they are chosen.
  public var isAutolearnEnabled = false

  /// Whether words whose correction is taken back are ignored from then on.
  public var isAutoIgnoreEnabled = true

  /// Where the settings are kept, or `nil` for the store that all keyboards share.
  @ObservationIgnored
  package var settingsStorage: (any KeyboardSettingsStorage)?

  /// Texts that are always corrected.
  public var autocorrectDictionary =
    Autocomplete.TextReplacementDictionary.additionalAutocorrections

  /// How many suggestions are shown, emojis not counted.
  public var suggestionsDisplayCount = 3

  /// Whether a service is looking for suggestions.
  public var isLoading = false

  /// The error with which the last search ended.
  public var lastError: (any Error)?

  /// All suggestions of the last search.
  public var suggestionsFromService: [Autocomplete.Suggestion] = []

  /// The emojis of the last search.
  public var emojiSuggestions: [Autocomplete.Suggestion] = []

  /// How likely each character is to be typed next, from 0 to 1.
  public var nextCharacterPredictions: [Character: Double] = [:]
}

extension AutocompleteContext {

  /// The suggestions to show: the first of the service's ones, then the emojis.
  public var suggestions: [Autocomplete.Suggestion] {
    get { suggestionsFromService.prefix(max(0, suggestionsDisplayCount)) + emojiSuggestions }
    set {
      suggestionsFromService = newValue
      emojiSuggestions = []
    }
  }

  /// Forgets the last search.
  public func reset() {
    isLoading = false
    lastError = nil
    suggestionsFromService = []
    emojiSuggestions = []
    nextCharacterPredictions = [:]
  }

  /// Forgets the last search, except that it ended with an error.
  public func update(with error: any Error) {
    reset()
    lastError = error
  }

  /// How likely the first character of a text is to be typed next, from 0 to 1.
  public func nextCharacterPrediction(for text: String) -> Double {
    text.first.flatMap { nextCharacterPredictions[$0] } ?? 0
  }

  /// How likely a character key is to be typed next, from 0 to 1.
  public func nextCharacterPrediction(for action: KeyboardAction) -> Double {
    guard case .character(let text) = action else { return 0 }
    return nextCharacterPrediction(for: text)
  }
}
