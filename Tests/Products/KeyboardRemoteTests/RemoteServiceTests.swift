#if Remote
import Foundation
import KeyboardCore
import KeyboardInput
import Testing

@testable import KeyboardRemote

@MainActor @Suite struct RemoteServiceTests {

  private typealias Limits = Autocomplete.RemoteLimits

  @Test func placeholdersAreFilledAndEscaped() async throws {
    let remote = try await TriedService(
      "/words/{locale}~filled{word}", body: #"{"a": ["{text}", 2], "{text}": "{prompt}"}"#,
      headers: ["X-Word": "{word}\r\nX-Other: 1"], query: ["q": "{text}", "a b": "1"])
    let text = "50% & \"{locale}\"\nÄ"
    _ = try await remote.service.autocompleteSuggestions(for: text)
    let arrival = try #require(LoopbackServer.shared.arrivals("/words/en~filled").first)
    #expect(arrival.method == "POST")
    let query = "a%20b=1&q=50%25%20%26%20%22%7Blocale%7D%22%0A%C3%84"
    #expect(arrival.path == "/words/en~filled%C3%84?\(query)")
    #expect(arrival.headers["content-type"] == "application/json")
    #expect(arrival.headers["x-word"] == "ÄX-Other: 1" && arrival.headers["x-other"] == nil)
    let body = try JSONSerialization.jsonObject(with: Data(arrival.body.utf8)) as? [String: Any]
    #expect((body?["a"] as? [Any])?.first as? String == text)
    #expect((body?["{text}"] as? String)?.hasPrefix("Answer with") == true)
  }

  /// Typing goes on: the first text is never sent, and its result is outdated.
  @Test func typingDelaysRequests() async throws {
    let clock = StillClock { time, number in
      time != .seconds(2) && (time != .milliseconds(150) || number > 1)
    }
    let remote = try await TriedService("/words~{text}typed", clock: clock)
    let service = remote.service
    let first = Task { try await service.autocomplete("r") }
    while clock.sleeps.isEmpty { await Task.yield() }
    let second = try await service.autocomplete("re")
    #expect(!second.isOutdated && second.suggestions.map(\.text) == ["receive", "relieve"])
    #expect(try await first.value.isOutdated)
    #expect(LoopbackServer.shared.arrivals("/words~rtyped").isEmpty)
    #expect(LoopbackServer.shared.arrivals("/words~retyped").count == 1)
  }

  /// What a newer text has outdated is cancelled, even if it waits for an answer.
  @Test func newerTextsCancelRequests() async throws {
    let remote = try await TriedService("/slow~{word}cancelled")
    let service = remote.service
    let first = Task { try await service.autocomplete("a") }
    while LoopbackServer.shared.arrivals("/slow~acancelled").isEmpty { await Task.yield() }
    let second = Task { try await service.autocomplete("b") }
    #expect(try await first.value.isOutdated)
    second.cancel()
    #expect(try await second.value.isOutdated)
    remote.context.lastError = CancellationError()
    remote.context.update(with: try await first.value)
    #expect(remote.context.lastError != nil, "An outdated result changes nothing")
  }

  @Test func keptAnswersAreNotAskedForAgain() async throws {
    let clock = StillClock { time, _ in time != .seconds(2) }
    let limits = Limits(cacheTime: .seconds(60), cacheBytes: 4000)
    let remote = try await TriedService("/words~{word}kept", limits: limits, clock: clock)
    func count(_ word: String) async throws -> Int {
      _ = try await remote.service.autocompleteSuggestions(for: word)
      return LoopbackServer.shared.arrivals("/words~\(word)kept").count
    }
    #expect(try await count("a") == 1)
    #expect(try await count("a") == 1)
    clock.advance(by: .seconds(61))
    #expect(try await count("a") == 2)
    // The oldest make room.
    for index in 0..<20 { _ = try await count("b\(index)") }
    #expect(try await count("a") == 3)
    #expect(try await count("b19") == 1)
  }

  @Test func theCacheIsBounded() {
    var cache = RemoteCache()
    let limits = Limits(cacheTime: .seconds(10), cacheBytes: 10_000)
    let words = [Autocomplete.Suggestion(text: "word")]
    func request(_ number: Int) -> RemoteRequest {
      RemoteRequest(
        url: URL(filePath: "/\(number)"), method: "GET", headers: [:], body: nil, isRepeatable: true
      )
    }
    for number in 0..<1000 { cache.keep(words, for: request(number % 700), at: .zero, limits) }
    #expect(cache.bytes <= 10_000 && cache.bytes > 5000)
    #expect(cache.suggestions(for: request(299), at: .seconds(10), limits) == words)
    #expect(cache.suggestions(for: request(299), at: .seconds(11), limits) == nil)
    let huge = [Autocomplete.Suggestion(text: String(repeating: "x", count: 20_000))]
    cache.keep(huge, for: request(299), at: .zero, limits)
    #expect(cache.suggestions(for: request(299), at: .zero, limits) == nil)
  }

  @Test func settingsAreHonored() async throws {
    let remote = try await TriedService("/objects~settings", suggestions: "list")
    let first = try await remote.service.autocomplete("re")
    #expect(first.suggestions.map(\.type) == [.autocorrect, .regular])
    #expect(first.suggestions[1].title == "B" && first.suggestions[1].subtitle == "s")
    #expect(first.nextCharacterPredictions == ["c": 1])
    remote.context.settings.isAutocorrectEnabled = false
    remote.context.settings.isNextCharacterPredictionEnabled = false
    remote.context.isAutocorrectEnabled = false
    let second = try await remote.service.autocomplete("re")
    #expect(second.suggestions.map(\.type) == [.regular, .regular])
    #expect(second.nextCharacterPredictions == nil)
  }

  private struct Words: Autocomplete.RemoteAnswer {
    let words: [String]
    var suggestions: [Autocomplete.Suggestion] { words.map { .init(text: $0) } }
  }

  private struct List: Autocomplete.RemoteAnswer {
    let suggestions: [Autocomplete.Suggestion]

    init(from decoder: any Decoder) throws {
      suggestions = try [String](from: decoder).map { .init(text: $0) }
    }
  }

  private func decoded<Answer: Autocomplete.RemoteAnswer>(
    _ answer: Answer.Type
  ) async throws -> [Autocomplete.Suggestion] {
    let tried = try await TriedService("/words")
    let port = try await LoopbackServer.shared.port()
    return try await Autocomplete.RemoteService(
      url: "http://localhost:\(port)/words~decoded", answer: answer,
      keyboardContext: tried.keyboardContext, context: tried.context
    ).autocompleteSuggestions(for: "re")
  }

  @Test func answersAreDecoded() async throws {
    #expect(try await decoded(List.self).map(\.text) == ["receive", "relieve"])
    await #expect(
      throws: Autocomplete.RemoteError.unreadable(reason: "it has another form")
    ) { try await decoded(Words.self) }
  }

  /// A subclass as an app writes it, without a word about actors.
  private final class Loud: Autocomplete.RemoteService {

    override func autocompleteSuggestions(
      for text: String
    ) async throws -> [Autocomplete.Suggestion] {
      try await super.autocompleteSuggestions(for: text).map { .init(text: $0.text + "!") }
    }
  }

  @Test func subclassesChangeSuggestions() async throws {
    let tried = try await TriedService("/words")
    let loud = Loud(
      request: tried.service.request, keyboardContext: tried.keyboardContext,
      context: tried.context)
    #expect(try await loud.autocomplete("re").suggestions.map(\.text) == ["receive!", "relieve!"])
  }

  @Test(arguments: [
    (Autocomplete.NextWordPredictionRequest.claude(apiKey: "k"), "x-api-key", "content"),
    (.openAI(apiKey: "k"), "authorization", "choices"),
  ])
  func knownServicesAreRequests(
    request: Autocomplete.NextWordPredictionRequest, header: String, place: String
  ) throws {
    let remote = Autocomplete.RemotePredictionRequest(request)
    let wire = try remote.request(for: "How are", locale: Locale(identifier: "en"))
    let body = String(decoding: wire.body ?? [], as: UTF8.self)
    #expect(wire.method == "POST" && wire.url.scheme == "https" && wire.isRepeatable)
    #expect(wire.headers.contains { $0.key.lowercased() == header && $0.value.hasSuffix("k") })
    #expect(body.contains(request.systemPrompt) && body.contains("How are"))
    #expect(remote.place.steps.first == .key(place))
    let claude =
      #"{"content":[{"text":"you, they"}],"choices":[{"message":{"content":"you, they"}}]}"#
    #expect(try remote.place.suggestions(in: Array(claude.utf8)).map(\.text) == ["you", "they"])
  }
}
#endif
