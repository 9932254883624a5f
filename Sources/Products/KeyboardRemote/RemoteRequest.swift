import Foundation
import KeyboardCore

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

  /// The origin of a service: its scheme, host and port.
  fileprivate var origin: String {
    "\(scheme ?? "")://\(host ?? ""):\(port ?? (scheme == "https" ? 443 : 80))".lowercased()
  }

  /// Whether a host is this machine, which nobody else listens to.
  fileprivate var isLoopback: Bool {
    let host = (host ?? "").lowercased()
    return host == "localhost" || host == "::1" || host == "[::1]"
      || host.wholeMatch(of: /127(\.\d{1,3}){3}/) != nil
  }

  /// Throw unless a request may be sent here.
  func checkEncryption() throws(Autocomplete.RemoteError) {
    guard let host, !host.isEmpty else { throw .invalidURL }
    switch scheme?.lowercased() {
    case "https": return
    case "http":
      guard isLoopback else { throw .notEncrypted(host: host) }
    default: throw .invalidURL
    }
  }

  /// Return the place that a redirection leads to, which is of the same origin, or else by https.
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
