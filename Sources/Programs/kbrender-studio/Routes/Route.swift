import HTTPTypes

/// A route of the server; there are no others.
enum Route: Equatable {

  case start(token: Substring)
  case page(Substring)
  case messages
  case events(client: Substring)
  case picture(Substring)
  case files
  case export(Substring)

  /// The target is compared as it was sent: no escapes, no dots, no second spelling.
  init?(target: String) {
    switch target {
    case "/": self = .page("")
    case "/session/messages": self = .messages
    case "/session/files": self = .files
    default:
      guard let route = Self.routes.lazy.compactMap({ $0(target) }).first else { return nil }
      self = route
    }
  }

  private static let routes: [@Sendable (String) -> Route?] = [
    { rest(of: $0, after: "/start?token=").map { .start(token: $0) } },
    { rest(of: $0, after: "/page/", adding: ".").map { .page($0) } },
    { rest(of: $0, after: "/session/events?client=").map { .events(client: $0) } },
    { rest(of: $0, after: "/session/pictures/").map { .picture($0) } },
    { rest(of: $0, after: "/session/export/").map { .export($0) } },
  ]

  /// The ids and names of a route are letters, digits and hyphens.
  private static func rest(
    of target: String, after prefix: String, adding others: String = ""
  ) -> Substring? {
    guard target.hasPrefix(prefix) else { return nil }
    let rest = target.dropFirst(prefix.count)
    let letters = "abcdefghijklmnopqrstuvwxyz"
    let allowed = letters + letters.uppercased() + "0123456789-" + others
    let isFine = rest.utf8.allSatisfy(allowed.utf8.contains)
    return isFine && (1...64).contains(rest.utf8.count) ? rest : nil
  }

  var method: HTTPRequest.Method {
    switch self {
    case .messages, .files: .post
    default: .get
    }
  }
}
