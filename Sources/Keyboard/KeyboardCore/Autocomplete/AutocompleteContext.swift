public import Observation

/// The observable suggestions of a keyboard.
@Observable
public final class AutocompleteContext {

  /// A context without suggestions.
  public init() {}

  /// Whether suggestions are shown.
  public var isAutocompleteEnabled = true

  /// Whether suggestions can be applied automatically.
  public var isAutocorrectEnabled = true

  /// Whether chosen unknown words are learned.
  public var isAutolearnEnabled = false

  /// Whether words with a reverted autocorrection are ignored from then on.
  public var isAutoIgnoreEnabled = true

  @ObservationIgnored
  package var settingsStorage: (any KeyboardSettingsStorage)?

  /// The texts with fixed replacements.
  public var autocorrectDictionary =
    Autocomplete.TextReplacementDictionary.additionalAutocorrections

  /// The number of suggestions to show, without emojis.
  public var suggestionsDisplayCount = 3

  /// Whether a service is loading suggestions.
  public var isLoading = false

  /// The error of the last request.
  public var lastError: (any Error)?

  /// All suggestions of the last request.
  public var suggestionsFromService: [Autocomplete.Suggestion] = []

  /// The emoji suggestions of the last request.
  public var emojiSuggestions: [Autocomplete.Suggestion] = []

  /// The probability of each character to be typed next, from 0 to 1.
  public var nextCharacterPredictions: [Character: Double] = [:]

  /// The last autocorrections, oldest first, up to 100 of them until the keyboard is hidden.
  public package(set) var corrections: [Autocomplete.Correction] = []

  private static let maximumCorrections = 100

  package func record(_ correction: Autocomplete.Correction) {
    corrections.removeAll { $0.typed == correction.typed }
    corrections.append(correction)
    if corrections.count > Self.maximumCorrections { corrections.removeFirst() }
  }

  package func isReverted(_ typed: String) -> Bool {
    corrections.contains { $0.typed == typed && $0.isReverted }
  }

  package func correction(to word: String) -> Autocomplete.Correction? {
    corrections.last { $0.corrected == word && !$0.isReverted }
  }

  /// The suggestions to show: the service's first ones, then the emojis.
  public var suggestions: [Autocomplete.Suggestion] {
    get { suggestionsFromService.prefix(max(0, suggestionsDisplayCount)) + emojiSuggestions }
    set {
      suggestionsFromService = newValue
      emojiSuggestions = []
    }
  }

  /// Clears the results of the last request.
  public func reset() {
    isLoading = false
    lastError = nil
    suggestionsFromService = []
    emojiSuggestions = []
    nextCharacterPredictions = [:]
  }

  /// Clears the results of the last request and set its error.
  public func update(with error: any Error) {
    reset()
    lastError = error
  }

  /// Returns the probability of the first character of a text to be typed next, from 0 to 1.
  public func nextCharacterPrediction(for text: String) -> Double {
    text.first.flatMap { nextCharacterPredictions[$0] } ?? 0
  }

  /// Returns the probability of a character key to be typed next, from 0 to 1.
  public func nextCharacterPrediction(for action: KeyboardAction) -> Double {
    guard case .character(let text) = action else { return 0 }
    return nextCharacterPrediction(for: text)
  }
}
