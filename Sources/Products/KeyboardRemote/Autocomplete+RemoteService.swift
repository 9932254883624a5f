#if Remote
public import Foundation
public import KeyboardCore
public import KeyboardInput
import SourceText

extension Autocomplete {

  /// An answer of a service that is decoded from JSON.
  public protocol RemoteAnswer: Decodable {

    /// The suggestions, best first.
    var suggestions: [Suggestion] { get }
  }

  /// A service that asks another machine for suggestions.
  ///
  /// It needs a network and full access (`KeyboardContext.hasFullAccess`). A request waits until typing
  /// rests, and a newer one cancels it. Errors are thrown, so that a keyboard has them in
  /// `AutocompleteContext.lastError`; neither they nor anything else contain the text of the user.
  ///
  /// ```swift
  /// struct Words: Autocomplete.RemoteAnswer {
  ///   let words: [String]
  ///   var suggestions: [Autocomplete.Suggestion] { words.map { .init(text: $0) } }
  /// }
  /// let service = try Autocomplete.RemoteService(
  ///   url: "https://words.example.com/complete", query: ["q": "{word}"], answer: Words.self,
  ///   keyboardContext: state.keyboardContext, context: state.autocompleteContext)
  /// service.request.method  // → "GET"
  /// ```
  ///
  /// Texts are sent by https or to this machine only, and never to another host than addressed.
  nonisolated open class RemoteService: AutocompleteService {

    /// The context, which has the setting of full access.
    public let keyboardContext: KeyboardContext

    /// The context with the settings.
    public let context: AutocompleteContext

    /// The request for a text.
    public let request: RemotePredictionRequest

    /// The times, and the bounds of what is kept.
    public let limits: RemoteLimits

    /// The locale of the suggestions.
    public var locale: Locale

    private let read: ([UInt8]) throws -> [Suggestion]
    private let clock: RemoteClock
    private var cache = RemoteCache()
    private var running: Task<[UInt8], any Error>?

    /// Creates a service for a request that says where the suggestions are.
    public init(
      request: RemotePredictionRequest, keyboardContext: KeyboardContext,
      context: AutocompleteContext, locale: Locale = Locale(identifier: "en"),
      limits: RemoteLimits = RemoteLimits(), clock: any Clock<Duration> = ContinuousClock()
    ) {
      (self.keyboardContext, self.context) = (keyboardContext, context)
      (self.request, self.locale, self.limits) = (request, locale, limits)
      self.clock = RemoteClock(clock)
      read = request.place.suggestions(in:)
    }

    /// Creates a service for a ``Autocomplete/RemotePredictionRequest`` whose answers are decoded.
    ///
    /// - Throws: `Diagnostics` for a body that isn't JSON.
    public init<Answer: RemoteAnswer>(
      url: String, method: String? = nil, headers: [String: String] = [:],
      query: [String: String] = [:], body: String? = nil, answer: Answer.Type,
      isRepeatable: Bool? = nil, keyboardContext: KeyboardContext, context: AutocompleteContext,
      locale: Locale = Locale(identifier: "en"), limits: RemoteLimits = RemoteLimits(),
      clock: any Clock<Duration> = ContinuousClock()
    ) throws {
      (self.keyboardContext, self.context) = (keyboardContext, context)
      (self.locale, self.limits, self.clock) = (locale, limits, RemoteClock(clock))
      request = try RemotePredictionRequest(
        url: url, method: method, headers: headers, query: query, body: body,
        isRepeatable: isRepeatable)
      read = { try Self.decode(answer, from: $0).suggestions }
    }

    deinit { running?.cancel() }

    /// Returns the suggestions of an answer.
    ///
    /// - Throws: An error of reading.
    open func suggestions(in answer: [UInt8]) throws -> [Suggestion] { try read(answer) }

    /// Returns the suggestions for the text before the cursor, best first.
    ///
    /// - Throws: A ``Autocomplete/RemoteError``, or a `CancellationError` if a newer text is asked for.
    open nonisolated(nonsending) func autocompleteSuggestions(
      for text: String
    ) async throws -> [Suggestion] {
      running?.cancel()
      running = nil
      guard keyboardContext.hasFullAccess else { throw RemoteError.noFullAccess }
      let request = try request.request(for: text, locale: locale)
      if let known = cache.suggestions(for: request, at: clock.now(), limits) { return known }
      let suggestions = try suggestions(in: try await answer(to: request)).presentable
      cache.keep(suggestions, for: request, at: clock.now(), limits)
      return suggestions
    }

    /// Returns the suggestions and predictions for the text, outdated if a newer text came.
    ///
    /// - Throws: A ``Autocomplete/RemoteError``.
    open nonisolated(nonsending) func autocomplete(_ text: String) async throws -> ServiceResult {
      do {
        let suggestions = try await autocompleteSuggestions(for: text)
          .withAutocorrectEnabled(context.isAutocorrectEnabled)
        return ServiceResult(
          inputText: text, suggestions: suggestions,
          nextCharacterPredictions: context.settings.isNextCharacterPredictionEnabled
            ? try await nextCharacterPredictions(forText: text, suggestions: suggestions) : nil)
      } catch is CancellationError {
        return ServiceResult(inputText: text, suggestions: [], isOutdated: true)
      }
    }

    /// Returns next characters' probabilities, 0 to 1; suggestions have half the previous weight.
    open nonisolated(nonsending) func nextCharacterPredictions(
      forText text: String, suggestions: [Suggestion]
    ) async throws -> [Character: Double] {
      let word = text.wordFragmentAtEnd
      var weights: [Character: Double] = [:]
      var weight = 1.0
      for suggestion in suggestions {
        guard suggestion.text.lowercased().hasPrefix(word.lowercased()),
          let next = suggestion.text.dropFirst(word.count).first
        else { continue }
        weights[next, default: 0] += weight
        weight /= 2
      }
      let sum = weights.values.reduce(0, +)
      return weights.mapValues { $0 / sum }
    }

    private nonisolated(nonsending) func answer(to request: RemoteRequest) async throws -> [UInt8] {
      let exchange = RemoteExchange(limits: limits, clock: clock)
      let task = Task.detached {
        try await exchange.clock.sleep(exchange.limits.debounce)
        return try await exchange.bytes(for: request)
      }
      running = task
      return try await withTaskCancellationHandler {
        try await task.value
      } onCancel: {
        task.cancel()
      }
    }

    private static func decode<Answer: Decodable>(
      _ type: Answer.Type, from bytes: [UInt8]
    ) throws(RemoteError) -> Answer {
      do {
        return try JSONDecoder().decode(type, from: Data(bytes))
      } catch let error as DecodingError {
        throw .unreadable(reason: error.reason)
      } catch {
        throw .unreadable(reason: "\(Swift.type(of: error))")
      }
    }

    /// Always `false`.
    open var canIgnoreWords: Bool { false }

    /// Always `false`.
    open var canLearnWords: Bool { false }

    /// Always empty.
    open var ignoredWords: [String] { [] }

    /// Always empty.
    open var learnedWords: [String] { [] }

    /// Always `false`.
    open func hasIgnoredWord(_ word: String) -> Bool { false }

    /// Always `false`.
    open func hasLearnedWord(_ word: String) -> Bool { false }

    /// Do nothing.
    open func ignoreWord(_ word: String) {}

    /// Do nothing.
    open func learnWord(_ word: String) {}

    /// Do nothing.
    open func removeIgnoredWord(_ word: String) {}

    /// Do nothing.
    open func unlearnWord(_ word: String) {}
  }
}

extension DecodingError {

  fileprivate var reason: String {
    let context: Context? =
      switch self {
      case .typeMismatch(_, let context), .valueNotFound(_, let context),
        .keyNotFound(_, let context), .dataCorrupted(let context):
        context
      @unknown default: nil
      }
    guard let path = context?.codingPath, !path.isEmpty else { return "it has another form" }
    return "it has another form at \(path.map(\.stringValue).joined(separator: ".").quoted)"
  }
}

extension [Autocomplete.Suggestion] {

  /// In characters.
  private static var longestText: Int { 200 }

  private static var most: Int { 20 }

  /// Distinct suggestions within the limits of a bar.
  fileprivate var presentable: Self {
    var seen: Set<String> = []
    let shown = filter { suggestion in
      let texts = [suggestion.text, suggestion.title, suggestion.subtitle ?? ""]
      return !suggestion.text.isEmpty && !suggestion.title.isEmpty
        && texts.allSatisfy { $0.count <= Self.longestText && $0.firstControl == nil }
        && seen.insert(suggestion.text).inserted
    }
    return Array(shown.prefix(Self.most))
  }
}
#endif
