#if Remote
public import Foundation
public import KeyboardCore

/// A request for the suggestions of a text.
struct RemoteRequest: Hashable, Sendable {

  var url: URL
  var method: String
  var headers: [String: String]
  var body: [UInt8]?

  /// Whether sending it twice does no more than sending it once.
  var isRepeatable: Bool

  /// In bytes.
  var size: Int {
    headers.reduce(url.absoluteString.utf8.count + (body?.count ?? 0)) {
      $0 + $1.key.utf8.count + $1.value.utf8.count
    }
  }

  /// Idempotent methods (source: RFC 9110, 9.2.2).
  static let repeatableMethods: Set = ["GET", "HEAD", "PUT", "DELETE", "OPTIONS"]
}

extension URL {

  fileprivate var origin: String {
    "\(scheme ?? "")://\(host ?? ""):\(port ?? (scheme == "https" ? 443 : 80))".lowercased()
  }

  /// Whether a host is this machine, which nobody else listens to.
  fileprivate var isLoopback: Bool {
    let host = (host ?? "").lowercased()
    return host == "localhost" || host == "::1" || host == "[::1]"
      || host.wholeMatch(of: /127(\.\d{1,3}){3}/) != nil
  }

  func checkEncryption() throws(Autocomplete.RemoteError) {
    guard let host, !host.isEmpty else { throw .invalidURL }
    switch scheme?.lowercased() {
    case "https": return
    case "http":
      guard isLoopback else { throw .notEncrypted(host: host) }
    default: throw .invalidURL
    }
  }

  /// Returns the place that a redirection leads to, which is of the same origin, or else by https.
  func redirected(
    to location: String, leavingOrigin: Bool
  ) throws(Autocomplete.RemoteError) -> URL {
    guard let target = URL(string: location, relativeTo: self)?.absoluteURL,
      let host = target.host
    else { throw .unreadable(reason: "it redirects to no address") }
    guard target.origin != origin else { return target }
    guard leavingOrigin else { throw .redirectedElsewhere(host: host) }
    guard target.scheme?.lowercased() == "https" else { throw .notEncrypted(host: host) }
    return target
  }
}

extension Autocomplete {

  /// An error of a remote service, or of a download; none contains a text of the user.
  public enum RemoteError: LocalizedError, Hashable, Sendable {

    case noFullAccess
    case invalidURL

    /// Only this machine may be reached without encryption.
    case notEncrypted(host: String)

    case unreachable(host: String, reason: String)
    case timedOut(seconds: Double)
    case status(Int)
    case tooManyRedirects(limit: Int)

    /// Another host must not receive the text.
    case redirectedElsewhere(host: String)

    case tooLarge(limit: Int)
    case unreadable(reason: String)

    /// The error in words.
    public var errorDescription: String? {
      switch self {
      case .noFullAccess: "The remote service needs full access, which the keyboard doesn't have."
      case .invalidURL: "The address is no https URL."
      case .notEncrypted(let host):
        "\(host) would be reached without encryption; use https, or a host of this machine."
      case .unreachable(let host, let reason): "\(host) can't be reached: \(reason)."
      case .timedOut(let seconds): "The server hasn't answered within \(seconds) seconds."
      case .status(let status): "The server answered with status \(status)."
      case .tooManyRedirects(let limit): "The server redirects more than \(limit) times."
      case .redirectedElsewhere(let host):
        "The server redirects to another host, \(host); the text wasn't sent there."
      case .tooLarge(let limit): "The answer of the server exceeds \(limit) bytes."
      case .unreadable(let reason): "The answer of the server can't be read: \(reason)."
      }
    }

    /// Whether the same request may succeed later.
    public var isTransient: Bool {
      switch self {
      case .unreachable, .timedOut: true
      case .status(let status): [408, 425, 429, 500, 502, 503, 504].contains(status)
      default: false
      }
    }
  }
}

/// Suggestions of earlier requests; the oldest make room for new ones.
struct RemoteCache {

  private struct Entry {
    let suggestions: [Autocomplete.Suggestion]
    let date: Duration
    let cost: Int
  }

  private var entries: [RemoteRequest: Entry] = [:]

  /// From the oldest to the newest.
  private var order: [RemoteRequest] = []

  private(set) var bytes = 0

  func suggestions(
    for request: RemoteRequest, at date: Duration, _ limits: Autocomplete.RemoteLimits
  ) -> [Autocomplete.Suggestion]? {
    guard let entry = entries[request], date - entry.date <= limits.cacheTime else { return nil }
    return entry.suggestions
  }

  mutating func keep(
    _ suggestions: [Autocomplete.Suggestion], for request: RemoteRequest, at date: Duration,
    _ limits: Autocomplete.RemoteLimits
  ) {
    remove(request)
    let cost = Self.cost(of: request, suggestions)
    guard cost <= limits.cacheBytes, limits.cacheTime > .zero else { return }
    while let oldest = order.first, let entry = entries[oldest],
      bytes + cost > limits.cacheBytes || date - entry.date > limits.cacheTime
    {
      remove(oldest)
    }
    entries[request] = Entry(suggestions: suggestions, date: date, cost: cost)
    order.append(request)
    bytes += cost
  }

  private mutating func remove(_ request: RemoteRequest) {
    guard let entry = entries.removeValue(forKey: request) else { return }
    order.removeAll { $0 == request }
    bytes -= entry.cost
  }

  /// Bytes of all texts, and approximately of the structures around them.
  private static func cost(
    of request: RemoteRequest, _ suggestions: [Autocomplete.Suggestion]
  ) -> Int {
    let texts = suggestions.flatMap { [$0.text, $0.title, $0.subtitle ?? "", $0.source ?? ""] }
    return 2 * request.size + texts.reduce(512 + 200 * suggestions.count) { $0 + $1.utf8.count }
  }
}

/// A clock of any kind, as times since its start.
struct RemoteClock: Sendable {

  let now: @Sendable () -> Duration
  let sleep: @Sendable (Duration) async throws -> Void

  init<C: Clock>(_ clock: C) where C.Duration == Duration {
    let start = clock.now
    now = { start.duration(to: clock.now) }
    sleep = { try await clock.sleep(for: $0) }
  }

  /// Returns the result of work, which is cancelled at the end of a time.
  func limit<Value: Sendable>(
    _ time: Duration, _ work: @escaping @Sendable () async throws -> Value
  ) async throws -> Value {
    try await withThrowingTaskGroup(of: Value.self) { group in
      group.addTask(operation: work)
      group.addTask {
        try await sleep(time)
        throw Autocomplete.RemoteError.timedOut(seconds: time / .seconds(1))
      }
      defer { group.cancelAll() }
      guard let value = try await group.next() else { throw CancellationError() }
      return value
    }
  }
}
#endif
