public import KeyboardCore

extension Autocomplete {

  /// What a service suggests for a text.
  public struct ServiceResult: Equatable, Sendable {

    /// The text before the cursor.
    public let inputText: String

    /// The suggestions.
    public let suggestions: [Suggestion]

    /// Emojis to show besides.
    public let emojiSuggestions: [Suggestion]?

    /// How likely each character is to be typed next, from 0 to 1.
    public let nextCharacterPredictions: [Character: Double]?

    /// Whether the text has changed since, so that the result is of no use.
    public let isOutdated: Bool

    /// A result for a text.
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
