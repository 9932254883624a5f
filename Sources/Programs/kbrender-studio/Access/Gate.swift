#if Studio
import HTTPTypes
import Synchronization

/// Access control: requests must have the cookie of a browser that opened the printed address.
///
/// Other sites can't send it, scripts can't read it; `Origin` and `Sec-Fetch-Site` must match.
struct Gate: Sendable {

  let origins: [StudioOrigin]
  let cookieName: String
  private let secret = Secret()

  /// Cookies of all ports of a machine are sent to each, so a name has a port.
  init(origins: [StudioOrigin], port: Int) {
    self.origins = origins
    cookieName = "kbrender-studio-\(port)"
  }

  func origin(of head: HTTPRequest) -> StudioOrigin? {
    // The first field is the authority, and a second one would be for somebody else to read.
    guard !head.headerFields.contains(where: { $0.name.canonicalName == "host" }),
      let host = head.authority
    else { return nil }
    return origins.first { $0.authority == host }
  }

  // MARK: Cookies

  var cookie: String { "\(cookieName)=\(secret.text); Path=/; HttpOnly; SameSite=Strict" }

  func knows(_ head: HTTPRequest) -> Bool {
    head.headerFields[values: .cookie].contains { field in
      field.split(separator: ";").contains { pair in
        let parts = pair.split(separator: "=", maxSplits: 1)
        return parts.count == 2 && parts[0].drop { $0 == " " } == cookieName
          && secret.matches(parts[1])
      }
    }
  }

  // MARK: Origins

  func isChangeOfPage(_ head: HTTPRequest, at origin: StudioOrigin) -> Bool {
    head.headerFields[values: .origin] == [origin.text]
      && head.sites.allSatisfy { $0 == "same-origin" }
  }

  func isReadingOfPage(_ head: HTTPRequest, at origin: StudioOrigin) -> Bool {
    head.headerFields[values: .origin].allSatisfy { $0 == origin.text }
      && head.sites.allSatisfy { $0 == "same-origin" || $0 == "none" }
  }
}

extension HTTPRequest {

  /// The values of `Sec-Fetch-Site`, which browsers send since 2023.
  var sites: [String] {
    headerFields.filter { $0.name.canonicalName == "sec-fetch-site" }.map(\.value)
  }
}

/// The secret of the printed address, which opens the studio once.
final class LaunchToken: Sendable {

  let text: String
  private let secret: Mutex<Secret?>
  private let whenUsed: @Sendable () -> Void

  init(whenUsed: @escaping @Sendable () -> Void) {
    let secret = Secret()
    text = secret.text
    self.secret = Mutex(secret)
    self.whenUsed = whenUsed
  }

  /// Whether the text is the token, which is then no longer one.
  func use(_ text: some StringProtocol) -> Bool {
    let isRight = secret.withLock { secret in
      guard secret?.matches(text) == true else { return false }
      secret = nil
      return true
    }
    if isRight { whenUsed() }
    return isRight
  }
}

/// A text of 256 bits from the random numbers of the system.
struct Secret: Sendable {

  let text: String

  init() {
    text = Self.randomBytes(32).map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }

  static func randomBytes(_ count: Int) -> [UInt8] {
    var numbers = SystemRandomNumberGenerator()
    return (0..<count).map { _ in UInt8.random(in: 0...255, using: &numbers) }
  }

  /// Compares in a time that tells nothing about how much of the text is right.
  func matches(_ other: some StringProtocol) -> Bool {
    let (own, other) = (Array(text.utf8), Array(other.utf8))
    guard own.count == other.count else { return false }
    return zip(own, other).reduce(UInt8(0)) { $0 | ($1.0 ^ $1.1) } == 0
  }
}

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

  /// Parses an origin as browsers write it: lowercase, without a path or its scheme's default port.
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
#endif
