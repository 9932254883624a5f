public import Foundation
public import KeyboardCore

extension Autocomplete {

  /// An error of a remote service, or of a download; none contains a text of the user.
  public enum RemoteError: LocalizedError, Hashable, Sendable {

    /// The keyboard has no full access, without which it may not use the network.
    case noFullAccess

    /// An address isn't one that can be requested.
    case invalidURL

    /// A host would be reached without encryption, which only this machine may be.
    case notEncrypted(host: String)

    /// A host can't be reached, or the connection broke, with the reason.
    case unreachable(host: String, reason: String)

    /// No complete answer came within a number of seconds.
    case timedOut(seconds: Double)

    /// The service answered with a status other than success.
    case status(Int)

    /// The service redirects more often than a number of times.
    case tooManyRedirects(limit: Int)

    /// The service redirects to another host, which the text isn't for.
    case redirectedElsewhere(host: String)

    /// The answer has more than a number of bytes.
    case tooLarge(limit: Int)

    /// The answer has no suggestions where they are expected, with the reason.
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
        "The server redirects to \(host), which the text isn't sent to."
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
