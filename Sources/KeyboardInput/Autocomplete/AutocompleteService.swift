public import Foundation
public import KeyboardCore

/// Something that suggests words while a user types.
///
/// A service implements ``autocomplete(_:)`` or ``autocompleteSuggestions(for:)``; each has a default
/// that uses the other.
public protocol AutocompleteService: AnyObject {

  /// The locale in which words are suggested.
  var locale: Locale { get set }

  /// Everything that the service suggests for the text before the cursor.
  func autocomplete(_ text: String) async throws -> Autocomplete.ServiceResult

  /// The words that the service suggests for the text before the cursor.
  func autocompleteSuggestions(for text: String) async throws -> [Autocomplete.Suggestion]

  /// How likely each character is to be typed next, from 0 to 1.
  func nextCharacterPredictions(
    forText text: String, suggestions: [Autocomplete.Suggestion]
  ) async throws -> [Character: Double]

  /// Whether the service can ignore words.
  var canIgnoreWords: Bool { get }

  /// Whether the service can learn words.
  var canLearnWords: Bool { get }

  /// The words that the service ignores.
  var ignoredWords: [String] { get }

  /// The words that the service has learned.
  var learnedWords: [String] { get }

  /// Whether the service ignores a word.
  func hasIgnoredWord(_ word: String) -> Bool

  /// Whether the service has learned a word.
  func hasLearnedWord(_ word: String) -> Bool

  /// Take a word as it is from now on.
  func ignoreWord(_ word: String)

  /// Learn a word.
  func learnWord(_ word: String)

  /// Doesn't take a word as it is any more.
  func removeIgnoredWord(_ word: String)

  /// Forget a word.
  func unlearnWord(_ word: String)
}

/// A service that never waits for anything, so that a keyboard has its suggestions at once.
public protocol ImmediateAutocompleteService: AutocompleteService {

  /// Everything that the service suggests for the text before the cursor.
  func immediateResult(for text: String) throws -> Autocomplete.ServiceResult
}

extension ImmediateAutocompleteService {

  /// The immediate result.
  public func autocomplete(_ text: String) async throws -> Autocomplete.ServiceResult {
    try immediateResult(for: text)
  }

  /// The words of the immediate result.
  public func autocompleteSuggestions(
    for text: String
  ) async throws -> [Autocomplete.Suggestion] {
    try immediateResult(for: text).suggestions
  }
}
