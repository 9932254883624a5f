public import Foundation
public import KeyboardCore

/// A service that suggests words while a user types.
///
/// A service implements ``autocomplete(_:)`` or ``autocompleteSuggestions(for:)``; each has a
/// default that uses the other.
public protocol AutocompleteService: AnyObject {

  /// The locale of the suggestions.
  var locale: Locale { get set }

  /// The suggestions and predictions for the text before the cursor.
  ///
  /// - Throws: The error of the service, which ends up in `AutocompleteContext.lastError`.
  func autocomplete(_ text: String) async throws -> Autocomplete.ServiceResult

  /// The suggestions for the text before the cursor.
  ///
  /// - Throws: The error of the service.
  func autocompleteSuggestions(for text: String) async throws -> [Autocomplete.Suggestion]

  /// The probability of each next character, from 0 to 1.
  func nextCharacterPredictions(
    forText text: String, suggestions: [Autocomplete.Suggestion]
  ) async throws -> [Character: Double]

  /// Whether the service can ignore words.
  var canIgnoreWords: Bool { get }

  /// Whether the service can learn words.
  var canLearnWords: Bool { get }

  /// The ignored words.
  var ignoredWords: [String] { get }

  /// The learned words.
  var learnedWords: [String] { get }

  /// Whether a word is ignored.
  func hasIgnoredWord(_ word: String) -> Bool

  /// Whether a word is learned.
  func hasLearnedWord(_ word: String) -> Bool

  /// Ignore a word, so that it is no longer corrected.
  func ignoreWord(_ word: String)

  /// Learn a word.
  func learnWord(_ word: String)

  /// Stop ignoring a word.
  func removeIgnoredWord(_ word: String)

  /// Unlearn a word.
  func unlearnWord(_ word: String)
}

/// A service that answers synchronously, so that a keyboard has its suggestions at once.
public protocol ImmediateAutocompleteService: AutocompleteService {

  /// The suggestions and predictions for the text before the cursor.
  ///
  /// - Throws: The error of the service.
  func immediateResult(for text: String) throws -> Autocomplete.ServiceResult
}

extension ImmediateAutocompleteService {

  /// The result of ``immediateResult(for:)``.
  public func autocomplete(_ text: String) async throws -> Autocomplete.ServiceResult {
    try immediateResult(for: text)
  }

  /// The suggestions of ``immediateResult(for:)``.
  public func autocompleteSuggestions(
    for text: String
  ) async throws -> [Autocomplete.Suggestion] {
    try immediateResult(for: text).suggestions
  }
}
