public import Foundation
public import KeyboardCore

extension Autocomplete {

  /// Chain of services; each is asked only if the services before it know nothing.
  ///
  /// A service knows nothing if it fails, or if its only suggestion is the typed word. Suggestions of
  /// later services follow those of earlier ones, without repetitions; emojis and predictions are those
  /// of the first service that has any. An error is the result's ``ServiceResult/failure`` as long as
  /// another service has answered, so that a keyboard shows both.
  ///
  /// ```swift
  /// let words = Autocomplete.LocalService(context: AutocompleteContext())
  /// let chain = Autocomplete.ServiceChain([words, .disabled])
  /// let result = try await chain.autocomplete("recieve")
  /// result.suggestions.first(where: \.isAutocorrect)?.text  // → "receive"
  /// ```
  public final class ServiceChain: AutocompleteService {

    /// The services from the first to the last; the first one learns and ignores words.
    public let services: [any AutocompleteService]

    /// Creates a chain of at least one service, in the locale of the first one.
    public init(_ services: [any AutocompleteService]) {
      precondition(!services.isEmpty, "A chain has at least one service.")
      self.services = services
      locale = services[0].locale
    }

    /// The locale of all services.
    public var locale: Locale {
      didSet { for service in services { service.locale = locale } }
    }

    /// Returns the merged suggestions and predictions for the text before the cursor.
    ///
    /// - Throws: The error of the last service, if none has answered.
    public nonisolated(nonsending) func autocomplete(_ text: String) async throws -> ServiceResult {
      var merged: ServiceResult?
      var failure: (any Error)?
      for service in services {
        do {
          let result = try await service.autocomplete(text)
          guard !result.isOutdated else { return result }
          merged = merged?.merging(result) ?? result
          failure = result.failure ?? failure
          if result.knowsWords { break }
        } catch {
          try Task.checkCancellation()
          failure = error
        }
      }
      guard var result = merged else { throw failure ?? CancellationError() }
      result.failure = failure
      return result
    }

    // MARK: Words

    /// Whether the first service can ignore words.
    public var canIgnoreWords: Bool { services[0].canIgnoreWords }

    /// Whether the first service can learn words.
    public var canLearnWords: Bool { services[0].canLearnWords }

    /// The ignored words of the first service.
    public var ignoredWords: [String] { services[0].ignoredWords }

    /// The learned words of the first service.
    public var learnedWords: [String] { services[0].learnedWords }

    /// Whether the first service ignores a word.
    public func hasIgnoredWord(_ word: String) -> Bool { services[0].hasIgnoredWord(word) }

    /// Whether the first service has learned a word.
    public func hasLearnedWord(_ word: String) -> Bool { services[0].hasLearnedWord(word) }

    /// Makes the first service stop correcting a word.
    public func ignoreWord(_ word: String) { services[0].ignoreWord(word) }

    /// Lets the first service learn a word.
    public func learnWord(_ word: String) { services[0].learnWord(word) }

    /// Lets the first service stop ignoring a word.
    public func removeIgnoredWord(_ word: String) { services[0].removeIgnoredWord(word) }

    /// Lets the first service unlearn a word.
    public func unlearnWord(_ word: String) { services[0].unlearnWord(word) }
  }

  /// A service that returns fixed suggestions, by default none.
  public final class DisabledAutocompleteService: ImmediateAutocompleteService {

    /// The fixed suggestions.
    public var suggestions: [Suggestion]

    /// The locale of the suggestions.
    public var locale = Locale(identifier: "en")

    /// Creates a service with fixed suggestions.
    public init(suggestions: [Suggestion] = []) { self.suggestions = suggestions }

    /// Returns the fixed suggestions, whatever the text.
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

extension Autocomplete.ServiceResult {

  /// Whether there is more than the typed word.
  fileprivate var knowsWords: Bool {
    let word = inputText.correctableWordAtEnd
    return suggestions.contains { !$0.isUnknown && $0.text != word }
  }

  /// The typed word stays once, and at most one suggestion is applied by itself.
  fileprivate func merging(_ later: Self) -> Self {
    let hasCorrection = suggestions.contains(where: \.isAutocorrect)
    let new = later.suggestions.filter { suggestion in
      !suggestions.contains { $0.text == suggestion.text }
    }
    let emojis = emojiSuggestions ?? []
    let predictions = nextCharacterPredictions ?? [:]
    return Self(
      inputText: inputText, suggestions: suggestions + new.withAutocorrectEnabled(!hasCorrection),
      emojiSuggestions: emojis.isEmpty ? later.emojiSuggestions : emojiSuggestions,
      nextCharacterPredictions: predictions.isEmpty
        ? later.nextCharacterPredictions : nextCharacterPredictions)
  }
}

extension AutocompleteService where Self == Autocomplete.DisabledAutocompleteService {

  /// A service without suggestions.
  public static var disabled: Self { Self() }

  /// Returns a service with fixed suggestions.
  public static func disabled(suggestions: [Autocomplete.Suggestion]) -> Self {
    Self(suggestions: suggestions)
  }

  /// A service with fixed suggestions, for previews.
  public static var preview: Self { Self(suggestions: .preview) }

  /// Returns a service with fixed suggestions, for previews.
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

  /// Returns the suggestion itself, for `handler.handle(.suggestion(suggestion))`.
  public static func suggestion(_ suggestion: Self) -> Self { suggestion }
}
