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

    /// Whether the text has changed since, so that the result is to be ignored.
    public let isOutdated: Bool

    /// Create a result for a text.
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
  }
}
