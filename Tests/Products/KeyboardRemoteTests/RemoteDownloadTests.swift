#if Remote
import KeyboardCore
import SourceText
import Testing

@testable import KeyboardRemote

/// Files of servers that answer late, wrong, too much or not at all.
@Suite struct RemoteDownloadTests {

  typealias RemoteError = Autocomplete.RemoteError

  private static let budget: InputBudget = {
    var budget = InputBudget.archive
    (budget.bytes, budget.seconds) = (1 << 20, 2)
    return budget
  }()

  /// Paths or addresses, with the error, if any.
  static let cases: [(path: String, error: RemoteError?)] = [
    ("/words", nil), ("/gzip", nil), ("/redirect/4", nil),
    ("/redirect/5", .tooManyRedirects(limit: 5)), ("/loop", .tooManyRedirects(limit: 5)),
    // Other hosts by https only, from which nothing answers here.
    ("/elsewhere", .notEncrypted(host: "localhost")),
    ("/encrypted", .unreachable(host: "localhost", reason: "")),
    ("/nowhere", .unreadable(reason: "it redirects to no address")),
    // Announced, sent and unpacked.
    ("/large", .tooLarge(limit: 1 << 20)), ("/endless", .tooLarge(limit: 1 << 20)),
    ("/bomb", .tooLarge(limit: 1 << 20)),
    ("/damaged", .unreadable(reason: "its compression is damaged")),
    ("/slow", .timedOut(seconds: 2)), ("/trickle", .timedOut(seconds: 2)),
    ("/status/404", .status(404)), ("/status/503", .status(503)),
    ("http://example.com/a.kbtheme", .notEncrypted(host: "example.com")),
    ("ftp://example.com/a.kbtheme", .invalidURL), ("file:///a.kbtheme", .invalidURL),
    ("https://", .invalidURL), ("", .invalidURL),
  ]

  @Test(arguments: cases.indices)
  func answers(index: Int) async throws {
    let (path, error) = Self.cases[index]
    let port = try await LoopbackServer.shared.port()
    let name = "\(path)~download\(index)"
    let address = path.hasPrefix("/") ? "http://127.0.0.1:\(port)\(name)" : path
    let isLate = if case .timedOut = error { true } else { false }
    let clock = StillClock { _, _ in isLate }
    do {
      let bytes = try await RemoteDownload.bytes(of: address, Self.budget, clock: clock)
      #expect(error == nil && bytes == Array(Reply.words.utf8))
    } catch RemoteError.unreachable(let host, let reason) {
      #expect(error == .unreachable(host: host, reason: "") && !reason.isEmpty)
    } catch let other as RemoteError {
      #expect(other == error)
    }
    // Nothing is tried again, and the time is that of the budget.
    if path.hasPrefix("/"), path != "/loop" {
      #expect(LoopbackServer.shared.arrivals(name).count <= 1)
    }
    #expect(clock.sleeps.allSatisfy { $0 == .seconds(2) })
  }

  /// Redirections are asked with the address alone, whatever cookies they set.
  @Test func onlyTheAddressIsSent() async throws {
    let port = try await LoopbackServer.shared.port()
    _ = try await RemoteDownload.bytes(
      of: "http://127.0.0.1:\(port)/redirect/1~cookies", Self.budget)
    let arrivals = LoopbackServer.shared.arrivals("/words~cookies")
    let arrival = try #require(arrivals.first)
    #expect(arrivals.count == 1 && arrival.method == "GET" && arrival.body.isEmpty)
    let names = Set(arrival.headers.keys.map { $0.lowercased() })
    #expect(names.isSubset(of: ["accept-encoding", "host", "content-length"]), "\(names)")
  }

  /// A server without encryption isn't asked for what https was to bring.
  @Test func encryptionIsNeverGivenUp() async throws {
    let port = try await LoopbackServer.shared.port()
    await #expect(throws: RemoteError.self) {
      try await RemoteDownload.bytes(of: "https://127.0.0.1:\(port)/words~plain", Self.budget)
    }
    #expect(LoopbackServer.shared.arrivals("/words~plain").isEmpty)
  }
}
#endif
