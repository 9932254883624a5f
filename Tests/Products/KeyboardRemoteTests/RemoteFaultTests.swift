#if Remote
import Foundation
import KeyboardCore
import KeyboardInput
import Testing

@testable import KeyboardRemote

/// Services that answer late, wrong, too much or not at all.
@Suite struct RemoteFaultTests {

  typealias RemoteError = Autocomplete.RemoteError

  struct Case: Sendable, CustomTestStringConvertible {
    let path: String
    var method: String?
    var suggestions = ""
    let result: Result<[String], RemoteError>
    var requests = 1

    var endsLate = false

    var testDescription: String { "\(method ?? "GET") \(path)" }
  }

  private static let words: Result<[String], RemoteError> = .success(["receive", "relieve"])
  private static let broken: Result<[String], RemoteError> = .failure(
    .unreachable(host: "127.0.0.1", reason: ""))
  private static let large: Result<[String], RemoteError> = .failure(.tooLarge(limit: 1 << 20))

  static let cases: [Case] = [
    Case(path: "/words", result: words),
    Case(path: "/words", method: "POST", result: words),
    // Late.
    Case(path: "/slow", result: .failure(.timedOut(seconds: 2)), requests: 3, endsLate: true),
    Case(
      path: "/slow", method: "POST", result: .failure(.timedOut(seconds: 2)), endsLate: true),
    Case(path: "/trickle", result: .failure(.timedOut(seconds: 2)), requests: 3, endsLate: true),
    // Broken.
    Case(path: "/broken", result: broken, requests: 3),
    Case(path: "/broken", method: "POST", result: broken),
    Case(path: "/status/404", result: .failure(.status(404))),
    Case(path: "/status/500", result: .failure(.status(500)), requests: 3),
    Case(path: "/status/503", method: "POST", result: .failure(.status(503))),
    Case(path: "/status/204", result: .failure(.unreadable(reason: "it isn't JSON"))),
    Case(path: "/flaky/2", result: words, requests: 3),
    Case(path: "/flaky/3", result: .failure(.status(503)), requests: 3),
    Case(path: "/patient/1", result: words, requests: 2),
    Case(path: "/patient/100000", result: .failure(.status(429))),
    // Hostile.
    Case(path: "/endless", result: large),
    Case(path: "/large", result: large),
    Case(path: "/bomb", result: large),
    Case(
      path: "/damaged",
      result: .failure(.unreadable(reason: "its compression is damaged"))),
    Case(path: "/text", result: .failure(.unreadable(reason: "it isn't JSON"))),
    Case(path: "/empty", result: .failure(.unreadable(reason: "it isn't JSON"))),
    Case(path: "/deep", result: .failure(.unreadable(reason: "it isn't JSON"))),
    Case(
      path: "/null", suggestions: "[].word",
      result: .failure(.unreadable(reason: "it has nothing at “[]”"))),
    Case(
      path: "/nested", suggestions: "choices[3].text",
      result: .failure(.unreadable(reason: "it has nothing at “choices[3]”"))),
    Case(path: "/null", result: .success([])),
    Case(path: "/none", suggestions: "[]", result: .success([])),
    Case(path: "/hostile", result: words),
    Case(path: "/many", result: .success((0..<20).map { "w\($0)" })),
    // Redirected.
    Case(path: "/redirect/4", result: words),
    Case(path: "/redirect/5", result: .failure(.tooManyRedirects(limit: 5))),
    Case(path: "/loop", result: .failure(.tooManyRedirects(limit: 5)), requests: 6),
    Case(path: "/see", method: "POST", result: words),
    Case(path: "/elsewhere", result: .failure(.redirectedElsewhere(host: "localhost"))),
    Case(
      path: "/nowhere", result: .failure(.unreadable(reason: "it redirects to no address"))),
    // Compressed.
    Case(path: "/gzip", result: words),
    Case(path: "/deflate", result: words),
    // Other forms.
    Case(
      path: "/nested", suggestions: "choices[0].text",
      result: .success(["receive", "relieve", "retrieve"])),
    Case(path: "/objects", suggestions: "list", result: .success(["receive", "b"])),
    Case(path: "/objects", suggestions: "list[].title", result: .success(["B"])),
  ]

  @Test(arguments: cases.indices)
  func answers(index: Int) async throws {
    let tried = Self.cases[index]
    let path = "\(tried.path)~fault\(index)"
    let clock = StillClock { time, _ in time != .seconds(2) || tried.endsLate }
    let remote = try await TriedService(
      path, method: tried.method, body: tried.method.map { _ in #"{"t":"{text}"}"# },
      suggestions: tried.suggestions, clock: clock)
    let secret = "secret\(index)"
    await remote.service.autocomplete(secret, updating: remote.context)
    let error = remote.context.lastError as? RemoteError
    switch (tried.result, error) {
    case (.success(let words), _):
      #expect(error == nil)
      #expect(remote.context.suggestionsFromService.map(\.text) == words)
    case (.failure(.unreachable(let host, _)), .unreachable(let other, let reason)?):
      #expect(host == other && !reason.isEmpty)
    case (.failure(let expected), _): #expect(error == expected)
    }
    // An attempt may end before its request arrives.
    let requests = LoopbackServer.shared.arrivals(path).count
    #expect(tried.endsLate ? requests <= tried.requests : requests == tried.requests)
    #expect(
      clock.sleeps.count { $0 == .seconds(2) }
        == (tried.path.hasPrefix("/loop") ? 1 : tried.requests))
    #expect(error.map { "\($0) \($0.localizedDescription)".contains(secret) } != true)
  }

  @Test(arguments: [
    ("http://words.example.com/", RemoteError.notEncrypted(host: "words.example.com")),
    ("http://127.0.0.1.example.com/", .notEncrypted(host: "127.0.0.1.example.com")),
    ("ftp://words.example.com/", .invalidURL), ("words", .invalidURL), ("https://", .invalidURL),
    ("", .invalidURL), ("http://a b/", .invalidURL),
  ])
  func nothingIsSentWithoutEncryption(url: String, error: RemoteError) async throws {
    let remote = try await TriedService(url)
    await #expect(throws: error) { try await remote.service.autocompleteSuggestions(for: "re") }
  }

  /// A server without encryption doesn't get the text.
  @Test func encryptionIsNeverGivenUp() async throws {
    let port = try await LoopbackServer.shared.port()
    let remote = try await TriedService("https://127.0.0.1:\(port)/words~encrypted")
    await remote.service.autocomplete("re", updating: remote.context)
    guard case .unreachable(let host, _) = remote.context.lastError as? RemoteError else {
      return #expect(Bool(false), "\(String(describing: remote.context.lastError))")
    }
    #expect(host == "127.0.0.1")
    #expect(LoopbackServer.shared.arrivals("/words~encrypted").isEmpty)
  }

  @Test func offlineIsAnError() async throws {
    let remote = try await TriedService("http://127.0.0.1:1/")
    await remote.service.autocomplete("re", updating: remote.context)
    #expect(
      remote.context.lastError as? RemoteError
        == .unreachable(host: "127.0.0.1", reason: "Connection refused"))
    #expect(
      remote.clock.sleeps.filter { $0 != .seconds(2) }.map { $0 / .milliseconds(1) } == [
        150, 200, 400,
      ])
  }

  @Test func nothingIsSentWithoutFullAccess() async throws {
    let remote = try await TriedService("/words~access")
    remote.keyboardContext.hasFullAccess = false
    await remote.service.autocomplete("re", updating: remote.context)
    #expect(remote.context.lastError as? RemoteError == .noFullAccess)
    #expect(LoopbackServer.shared.arrivals("/words~access").isEmpty)
  }
}
#endif
