#if Studio
/// A request that must get nothing.
struct Attack: Sendable, CustomStringConvertible {

  let description: String
  let line: String

  /// The fields, in which `$HOST`, `$PORT`, `$COOKIE` and `$ORIGIN` are the studio's.
  let host: [String]
  let cookie: [String]
  let fields: [String]
  let body: String

  /// The statuses that are fine; 0 is an end without a reply.
  let statuses: Set<Int>

  init(
    _ description: String, _ line: String = "GET / HTTP/1.1", host: [String] = ["Host: $HOST"],
    cookie: [String] = ["Cookie: $COOKIE"], fields: [String] = [], body: String = "",
    gets statuses: Set<Int>
  ) {
    self.description = description
    self.line = line
    self.host = host
    self.cookie = cookie
    self.fields = fields
    self.body = body
    self.statuses = statuses
  }

  /// Send the request on a connection of its own, and return the status and the reply.
  func run(against studio: StudioProcess) throws -> (status: Int, reply: Reply?) {
    let text = ([line] + host + cookie + fields + ["", body]).joined(separator: "\r\n")
      .replacing("$HOST", with: studio.host).replacing("$PORT", with: "\(studio.port)")
      .replacing("$COOKIE", with: studio.cookie)
      .replacing("$ORIGIN", with: "http://\(studio.host)")
    let connection = try studio.connect()
    connection.send(text)
    let reply = try connection.reply()
    return (reply?.status ?? 0, reply)
  }
}

extension Attack {

  static let messages = "POST /session/messages HTTP/1.1"
  static let hello = #"{"client":"a","messages":[{"id":1,"type":"hello"}]}"#

  static func post(_ description: String, fields: [String], gets statuses: Set<Int>) -> Attack {
    Attack(
      description, messages, fields: fields + ["Content-Length: \(hello.utf8.count)"], body: hello,
      gets: statuses
    )
  }
}
#endif
