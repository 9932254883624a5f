public import KeyboardCore

extension Autocomplete {

  /// The times of a remote service, and the bounds of what it keeps.
  public struct RemoteLimits: Hashable, Sendable {

    /// The time without typing after which a request is sent.
    public var debounce: Duration

    /// The time for one complete answer.
    public var timeLimit: Duration

    /// The number of further attempts for a request that may be repeated.
    public var retries: Int

    /// The time before the first further attempt; it doubles with each.
    public var backoff: Duration

    /// The age up to which an answer is used again.
    public var cacheTime: Duration

    /// The size of all kept requests and answers, in bytes.
    public var cacheBytes: Int

    /// Create limits; the defaults suit a service that answers while a user types.
    public init(
      debounce: Duration = .milliseconds(150), timeLimit: Duration = .seconds(2), retries: Int = 2,
      backoff: Duration = .milliseconds(200), cacheTime: Duration = .seconds(300),
      cacheBytes: Int = 256 << 10
    ) {
      self.debounce = debounce
      self.timeLimit = timeLimit
      self.retries = retries
      self.backoff = backoff
      self.cacheTime = cacheTime
      self.cacheBytes = cacheBytes
    }

    /// The longest wait before a further attempt that a service may ask for.
    static let longestWait = Duration.seconds(5)

    static let redirects = 5

    /// The largest answer, in bytes, also after decompression.
    static let answerBytes = 1 << 20
  }
}
