public import Foundation
public import KeyboardCore

/// A service that suggests words while a user types.
///
/// A service implements ``autocomplete(_:)``, ``autocompleteSuggestions(for:)`` or
/// ``autocomplete(_:updating:)``; each has a default that uses another one. A call may take its time, fail, or be cancelled because the text has
/// changed: the keyboard drops the answer of a call that it has cancelled. A service with a state that
/// calls change declares them as `nonisolated(nonsending)`, so that they run on the keyboard's actor.
public protocol AutocompleteService: AnyObject, SendableMetatype {

  var locale: Locale { get set }

  /// Returns the suggestions and predictions for the text before the cursor.
  ///
  /// - Throws: The error of the service, which ends up in `AutocompleteContext.lastError`.
  nonisolated(nonsending) func autocomplete(
    _ text: String
  ) async throws -> Autocomplete.ServiceResult

  /// Returns the suggestions for the text before the cursor.
  ///
  /// - Throws: The error of the service.
  nonisolated(nonsending) func autocompleteSuggestions(
    for text: String
  ) async throws -> [Autocomplete.Suggestion]

  /// Applies the suggestions for a text to a context, as services of KeyboardKit 11 do.
  ///
  /// - Throws: The error of the service.
  nonisolated(nonsending) func autocomplete(
    _ text: String, updating context: AutocompleteContext
  ) async throws

  /// Prepares the service before its first request, such as by loading a model.
  nonisolated(nonsending) func warmUp() async

  /// Locales with suggestions from the service.
  var supportedLocales: [Locale] { get }

  /// Returns the probability of each next character, from 0 to 1.
  nonisolated(nonsending) func nextCharacterPredictions(
    forText text: String, suggestions: [Autocomplete.Suggestion]
  ) async throws -> [Character: Double]

  var canIgnoreWords: Bool { get }

  /// Whether the service can learn words.
  var canLearnWords: Bool { get }

  var ignoredWords: [String] { get }

  var learnedWords: [String] { get }

  func hasIgnoredWord(_ word: String) -> Bool

  func hasLearnedWord(_ word: String) -> Bool

  /// Stops correcting a word.
  func ignoreWord(_ word: String)

  func learnWord(_ word: String)

  /// Stops ignoring a word.
  func removeIgnoredWord(_ word: String)

  func unlearnWord(_ word: String)
}

/// The services whose default ``AutocompleteService/autocomplete(_:)`` is running: if they have the
/// other default as well, each would call the other without end.
private enum DefaultAnswer {

  @TaskLocal static var services: Set<ObjectIdentifier> = []
}

/// A service with synchronous answers, which gives a keyboard its suggestions at once.
public protocol ImmediateAutocompleteService: AutocompleteService {

  /// Whether keyboards may use ``immediateResult(for:)`` instead, which is the default.
  var isImmediate: Bool { get }

  /// Returns the suggestions and predictions for the text before the cursor.
  ///
  /// - Throws: The error of the service.
  func immediateResult(for text: String) throws -> Autocomplete.ServiceResult
}

extension ImmediateAutocompleteService {

  /// True.
  public var isImmediate: Bool { true }

  /// Returns the result of ``immediateResult(for:)``.
  public nonisolated(nonsending) func autocomplete(
    _ text: String
  ) async throws -> Autocomplete.ServiceResult {
    try immediateResult(for: text)
  }

  /// Returns the suggestions of ``immediateResult(for:)``.
  public nonisolated(nonsending) func autocompleteSuggestions(
    for text: String
  ) async throws -> [Autocomplete.Suggestion] {
    try immediateResult(for: text).suggestions
  }
}

extension AutocompleteService {

  /// Returns the suggestions of ``autocompleteSuggestions(for:)`` and the predicted characters.
  public nonisolated(nonsending) func autocomplete(
    _ text: String
  ) async throws -> Autocomplete.ServiceResult {
    let suggestions = try await DefaultAnswer.$services.withValue(
      DefaultAnswer.services.union([ObjectIdentifier(self)])
    ) {
      try await autocompleteSuggestions(for: text)
    }
    let predictions = try await nextCharacterPredictions(forText: text, suggestions: suggestions)
    return Autocomplete.ServiceResult(
      inputText: text, suggestions: suggestions, nextCharacterPredictions: predictions)
  }

  /// Returns the suggestions of ``autocomplete(_:)``.
  public nonisolated(nonsending) func autocompleteSuggestions(
    for text: String
  ) async throws -> [Autocomplete.Suggestion] {
    guard DefaultAnswer.services.contains(ObjectIdentifier(self)) else {
      return try await autocomplete(text).suggestions
    }
    let context = AutocompleteContext()
    try await autocomplete(text, updating: context)
    if let error = context.lastError { throw error }
    return context.suggestionsFromService + context.emojiSuggestions
  }

  /// Does nothing.
  public nonisolated(nonsending) func warmUp() async {}

  /// The current locale alone.
  public var supportedLocales: [Locale] { [locale] }

  /// Returns no predictions.
  public nonisolated(nonsending) func nextCharacterPredictions(
    forText text: String, suggestions: [Autocomplete.Suggestion]
  ) async throws -> [Character: Double] {
    [:]
  }

  /// Stops correcting the word of a suggestion.
  public func ignore(_ suggestion: Autocomplete.Suggestion) { ignoreWord(suggestion.text) }

  /// Learns the word of a suggestion.
  public func learn(_ suggestion: Autocomplete.Suggestion) { learnWord(suggestion.text) }

  /// Unlearns the word of a suggestion.
  public func unlearn(_ suggestion: Autocomplete.Suggestion) { unlearnWord(suggestion.text) }

  /// Stops ignoring the word of a suggestion.
  public func removeIgnoredSuggestion(_ suggestion: Autocomplete.Suggestion) {
    removeIgnoredWord(suggestion.text)
  }

  /// Stops correcting words.
  public func ignoreWords(_ words: [String]) {
    for word in words { ignoreWord(word) }
  }

  /// Applies the suggestions for a text, or the error of the service, to a context.
  public nonisolated(nonsending) func autocomplete(
    _ text: String, updating context: AutocompleteContext
  ) async {
    guard !DefaultAnswer.services.contains(ObjectIdentifier(self)) else {
      let service = "\(type(of: self))"
      return context.update(with: Autocomplete.RequestError.notImplemented(service: service))
    }
    context.isLoading = true
    do {
      context.update(with: try await autocomplete(text))
    } catch {
      context.update(with: error)
    }
  }
}

extension Autocomplete {

  /// An error of a request for suggestions.
  public enum RequestError: LocalizedError, Hashable, Sendable {

    /// The service hasn't answered within a number of seconds.
    case timedOut(seconds: TimeInterval)

    /// The text changed in a task with an unknown actor, on which nothing can wait.
    case noActor

    /// A service, by the name of its type, has none of the functions that return suggestions.
    case notImplemented(service: String)

    /// The error in words.
    public var errorDescription: String? {
      switch self {
      case .timedOut(let seconds):
        "The autocomplete service has not answered within \(seconds) seconds."
      case .noActor:
        "Nothing waits for the autocomplete service: call startAutocomplete() on the actor that uses "
          + "the keyboard, or await updateAutocomplete()."
      case .notImplemented(let service):
        "\(service) implements neither autocomplete(_:) nor autocompleteSuggestions(for:)."
      }
    }
  }
}

/// Text that suggestions were requested for, with its place in the sequence of requests.
struct AutocompleteRequest: Equatable {

  /// The answer of any request but the last one is dropped.
  let number: Int

  let text: String
}

/// At most one request is wanted, until an answer, an error, its deadline or another request.
struct AutocompleteRequests {

  private(set) var pending: AutocompleteRequest?
  var task: Task<Void, Never>?
  var deadline: Int?

  private var wanted: Int?
  private var count = 0

  mutating func replace(by text: String) -> AutocompleteRequest {
    count += 1
    wanted = count
    let request = AutocompleteRequest(number: count, text: text)
    pending = request
    return request
  }

  mutating func start(_ request: AutocompleteRequest) -> Bool {
    guard request == pending else { return false }
    pending = nil
    return true
  }

  mutating func end(_ request: AutocompleteRequest) -> Bool {
    guard request.number == wanted else { return false }
    wanted = nil
    return true
  }

  mutating func removeAll() {
    wanted = nil
    pending = nil
  }
}
