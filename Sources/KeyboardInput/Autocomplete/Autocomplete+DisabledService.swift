public import Foundation
public import KeyboardCore

extension Autocomplete {

  /// A service that always suggests the same, by default nothing.
  public final class DisabledAutocompleteService: ImmediateAutocompleteService {

    /// What the service always suggests.
    public var suggestions: [Suggestion]

    /// The locale in which words are suggested.
    public var locale = Locale(identifier: "en")

    /// A service that always suggests the same.
    public init(suggestions: [Suggestion] = []) {
      self.suggestions = suggestions
    }

    /// What the service always suggests.
    public func immediateResult(for text: String) -> ServiceResult {
      ServiceResult(inputText: text, suggestions: suggestions)
    }

    /// The service can't ignore words.
    public var canIgnoreWords: Bool { false }

    /// The service can't learn words.
    public var canLearnWords: Bool { false }

    /// The service ignores no words.
    public var ignoredWords: [String] { [] }

    /// The service knows no words.
    public var learnedWords: [String] { [] }

    /// The service ignores no words.
    public func hasIgnoredWord(_ word: String) -> Bool { false }

    /// The service knows no words.
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

  /// The older name of ``DisabledAutocompleteService``.
  public typealias DisabledService = DisabledAutocompleteService

  /// The oldest name of ``DisabledAutocompleteService``.
  public typealias DisabledProvider = DisabledAutocompleteService
}

extension AutocompleteService where Self == Autocomplete.DisabledAutocompleteService {

  /// A service that suggests nothing.
  public static var disabled: Self { Self() }

  /// A service that always suggests the same.
  public static func disabled(suggestions: [Autocomplete.Suggestion]) -> Self {
    Self(suggestions: suggestions)
  }

  /// A service for previews, which always suggests the same.
  public static var preview: Self { Self(suggestions: .preview) }

  /// A service for previews, which always suggests the same.
  public static func preview(suggestions: [Autocomplete.Suggestion]) -> Self {
    Self(suggestions: suggestions)
  }
}

extension [Autocomplete.Suggestion] {

  /// Suggestions for previews: an unknown word, an autocorrection and a usual one.
  public static var preview: Self {
    [
      Autocomplete.Suggestion(text: "One", type: .unknown),
      Autocomplete.Suggestion(text: "Two", type: .autocorrect),
      Autocomplete.Suggestion(text: "Three"),
    ]
  }
}

extension Autocomplete.Suggestion {

  /// The suggestion itself, so that `handler.handle(.suggestion(suggestion))` reads as documented.
  public static func suggestion(_ suggestion: Self) -> Self { suggestion }
}
