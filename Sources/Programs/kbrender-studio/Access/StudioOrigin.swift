import KeyboardDocuments

/// A place that browsers know the studio by: `http://127.0.0.1:8000`.
struct StudioOrigin: Hashable, Sendable {

  /// The value of `Origin`.
  let text: String

  /// The value of `Host`.
  let authority: String

  init(host: String, port: Int) {
    authority = (host.contains(":") ? "[\(host)]" : host) + (port == 80 ? "" : ":\(port)")
    text = "http://\(authority)"
  }

  /// Read an origin as browsers write it: lowercase, without a path, and without the usual port of
  /// its scheme.
  init?(_ text: String) {
    guard let scheme = Self.schemes.first(where: { text.hasPrefix($0.prefix) }) else { return nil }
    let authority = text.dropFirst(scheme.prefix.count)
    let parts = authority.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    guard let name = parts.first, Self.isName(name) || Self.isIPv6(authority) else { return nil }
    if !Self.isIPv6(authority), parts.count == 2 {
      guard let port = Int(parts[1]), (1...65535).contains(port), port != scheme.port,
        parts[1] == "\(port)"
      else { return nil }
    }
    (self.text, self.authority) = (text, String(authority))
  }

  private static let schemes = [(prefix: "http://", port: 80), (prefix: "https://", port: 443)]

  private static func isName(_ text: Substring) -> Bool {
    !text.isEmpty && text.last != "." && text.count <= 253
      && text.utf8.allSatisfy("abcdefghijklmnopqrstuvwxyz0123456789-.".utf8.contains)
  }

  private static func isIPv6(_ authority: Substring) -> Bool {
    guard authority.first == "[", let end = authority.lastIndex(of: "]") else { return false }
    let rest = authority[authority.index(after: end)...]
    return (rest.isEmpty || Int(rest.dropFirst()) != nil && rest.first == ":")
      && authority[..<end].dropFirst().utf8.allSatisfy {
        $0 == UInt8(ascii: ":") || Character(UnicodeScalar($0)).isHexDigit
      }
  }
}
