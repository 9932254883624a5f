#if Studio
import HTTPTypes
import HummingbirdCore
import NIOCore

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

/// A response without a stream, which a refusal is, too.
struct Answer: Error {

  var status: HTTPResponse.Status
  var fields: [(name: String, value: String)] = []
  var bytes: [UInt8] = []

  /// Whether the connection ends with it, since the rest of the request isn't read.
  var isLast = false

  static func refusal(_ status: HTTPResponse.Status, _ text: String = "") -> Answer {
    Answer(
      status: status, fields: [("Content-Type", "text/plain; charset=utf-8")],
      bytes: Array(text.utf8), isLast: true)
  }

  static func file(_ bytes: [UInt8], type: String) -> Answer {
    Answer(status: .ok, fields: [("Content-Type", type)], bytes: bytes)
  }

  static func json(_ bytes: [UInt8]) -> Answer {
    file(bytes, type: "application/json; charset=utf-8")
  }

  /// A file to save, under a name that no browser reads as something else.
  static func download(_ bytes: [UInt8], name: String, type: String) -> Answer {
    let plain = String(
      name.unicodeScalars.map { scalar in
        scalar.isASCII
          && (scalar.properties.isAlphabetic || "0123456789-_.".unicodeScalars.contains(scalar))
          ? Character(scalar) : "_"
      })
    var answer = file(bytes, type: type)
    answer.fields.append(("Content-Disposition", "attachment; filename=\"\(plain)\""))
    return answer
  }

  var head: HTTPResponse {
    Self.head(
      status,
      fields + [("Content-Length", "\(bytes.count)")] + (isLast ? [("Connection", "close")] : []))
  }

  static func head(
    _ status: HTTPResponse.Status, _ fields: [(name: String, value: String)]
  ) -> HTTPResponse {
    var all = HTTPFields()
    for field in common + fields {
      guard let name = HTTPField.Name(field.name) else { continue }
      all.append(HTTPField(name: name, value: field.value))
    }
    return HTTPResponse(status: status, headerFields: all)
  }

  var body: ResponseBody { ResponseBody(byteBuffer: ByteBuffer(bytes: bytes)) }

  /// Only the page itself runs, loads or shows the studio; nothing tells where it was or is cached.
  private static let common: [(name: String, value: String)] = [
    (
      "Content-Security-Policy",
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' blob: data:; font-src 'self'; "
        + "connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; "
        + "frame-ancestors 'none'"
    ),
    ("X-Content-Type-Options", "nosniff"), ("X-Frame-Options", "DENY"),
    ("Cross-Origin-Resource-Policy", "same-origin"), ("Cross-Origin-Opener-Policy", "same-origin"),
    ("Referrer-Policy", "no-referrer"), ("Cache-Control", "no-store"),
  ]
}
#endif
