public import Foundation
public import KeyboardCore

extension Autocomplete {

  /// A service that returns fixed suggestions, by default none.
  public final class DisabledAutocompleteService: ImmediateAutocompleteService {

    /// The fixed suggestions.
    public var suggestions: [Suggestion]

    /// The locale of the suggestions.
    public var locale = Locale(identifier: "en")

    /// Create a service with fixed suggestions.
    public init(suggestions: [Suggestion] = []) {
      self.suggestions = suggestions
    }

    /// Return the fixed suggestions, whatever the text.
    public func immediateResult(for text: String) -> ServiceResult {
      ServiceResult(inputText: text, suggestions: suggestions)
    }

    /// Always `false`.
    public var canIgnoreWords: Bool { false }

    /// Always `false`.
    public var canLearnWords: Bool { false }

    /// Always empty.
    public var ignoredWords: [String] { [] }

    /// Always empty.
    public var learnedWords: [String] { [] }

    /// Always `false`.
    public func hasIgnoredWord(_ word: String) -> Bool { false }

    /// Always `false`.
    public func hasLearnedWord(_ word: String) -> Bool { false }

    /// Do nothing.
    public func ignoreWord(_ word: String) {}

    /// Do nothing.
    public func learnWord(_ word: String) {}

    /// Do nothing.
    public func removeIgnoredWord(_ word: String) {}

    /// Do nothing.
    public func unlearnWord(_ word: String) {}
  }
}

extension AutocompleteService where Self == Autocomplete.DisabledAutocompleteService {

  /// A service without suggestions.
  public static var disabled: Self { Self() }

  /// Return a service with fixed suggestions.
  public static func disabled(suggestions: [Autocomplete.Suggestion]) -> Self {
    Self(suggestions: suggestions)
  }

  /// A service with fixed suggestions, for previews.
  public static var preview: Self { Self(suggestions: .preview) }

  /// Return a service with fixed suggestions, for previews.
  public static func preview(suggestions: [Autocomplete.Suggestion]) -> Self {
    Self(suggestions: suggestions)
  }
}

extension [Autocomplete.Suggestion] {

  /// Suggestions for previews: an unknown word, an autocorrection and a regular word.
  public static var preview: Self {
    [
      Autocomplete.Suggestion(text: "One", type: .unknown),
      Autocomplete.Suggestion(text: "Two", type: .autocorrect),
      Autocomplete.Suggestion(text: "Three"),
    ]
  }
}

extension Autocomplete.Suggestion {

  /// Return the suggestion itself, so that `handler.handle(.suggestion(suggestion))` reads as
  /// documented.
  public static func suggestion(_ suggestion: Self) -> Self { suggestion }
}
