import KeyboardCore

/// The suggestions of earlier requests, of which the oldest make room for new ones.
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

  /// The bytes of all texts, and about those of the structures around them.
  private static func cost(
    of request: RemoteRequest, _ suggestions: [Autocomplete.Suggestion]
  ) -> Int {
    let texts = suggestions.flatMap { [$0.text, $0.title, $0.subtitle ?? "", $0.source ?? ""] }
    return 2 * request.size + texts.reduce(512 + 200 * suggestions.count) { $0 + $1.utf8.count }
  }
}
