#if Studio
import Foundation
import TestSupport
import Testing

/// Requests of other sites, other names, other users and other programs: kinds 1 to 6 and 9.
@Suite struct RequestAttackTests {

  private static let json = "Content-Type: application/json"

  /// Kinds 1 and 2: what pages of other sites can make a browser send.
  private static let otherSites: [Attack] = [
    Attack(
      "a preflight", "OPTIONS /session/messages HTTP/1.1",
      fields: ["Origin: http://evil.example", "Access-Control-Request-Method: POST"], gets: [403]),
    Attack(
      "a preflight of a page on this machine", "OPTIONS /session/messages HTTP/1.1",
      fields: ["Origin: http://localhost:1", "Access-Control-Request-Method: POST"], gets: [403]),
    Attack("reading by a script", fields: ["Origin: http://evil.example"], gets: [403]),
    Attack(
      "reading by a script of another port",
      fields: ["Origin: http://127.0.0.1:1", "Sec-Fetch-Site: same-site"], gets: [403]),
    Attack(
      "an image", "GET /session/pictures/abc HTTP/1.1",
      fields: ["Sec-Fetch-Site: cross-site", "Sec-Fetch-Dest: image"], gets: [403]),
    Attack(
      "a script", "GET /page/main.js HTTP/1.1",
      fields: ["Sec-Fetch-Site: cross-site", "Sec-Fetch-Dest: script"], gets: [403]),
    Attack(
      "a stream of events", "GET /session/events?client=a HTTP/1.1",
      fields: ["Origin: null", "Sec-Fetch-Site: cross-site"], gets: [403]),
    Attack(
      "a link", fields: ["Sec-Fetch-Site: cross-site", "Sec-Fetch-Mode: navigate"], gets: [403]),
    Attack(
      "a frame of another port", fields: ["Sec-Fetch-Site: same-site", "Sec-Fetch-Dest: iframe"],
      gets: [403]),
    .post(
      "a form",
      fields: ["Origin: http://evil.example", "Content-Type: application/x-www-form-urlencoded"],
      gets: [403]),
    .post(
      "a text", fields: ["Origin: http://evil.example", "Content-Type: text/plain"], gets: [403]),
    .post("JSON of another site", fields: ["Origin: http://evil.example", json], gets: [403]),
    .post(
      "a beacon of another port",
      fields: ["Origin: http://127.0.0.1:1", "Sec-Fetch-Site: same-site", json], gets: [403]),
    .post(
      "an origin that lies", fields: ["Origin: $ORIGIN", "Sec-Fetch-Site: cross-site", json],
      gets: [403]),
    .post(
      "two sites",
      fields: [
        "Origin: $ORIGIN", "Sec-Fetch-Site: same-origin", "Sec-Fetch-Site: cross-site", json,
      ],
      gets: [403]),
  ]

  /// Kind 3: origins that are missing or nearly right.
  private static let origins: [Attack] = [
    .post("no origin", fields: [json], gets: [403]),
    .post("no origin, but a referrer", fields: ["Referer: $ORIGIN/", json], gets: [403]),
    .post("an empty origin", fields: ["Origin: ", json], gets: [403]),
    .post("an origin without a name", fields: ["Origin: null", json], gets: [403]),
    .post(
      "two origins", fields: ["Origin: $ORIGIN", "Origin: http://evil.example", json], gets: [403]),
    .post("a list of origins", fields: ["Origin: $ORIGIN http://evil.example", json], gets: [403]),
    .post("another scheme", fields: ["Origin: https://$HOST", json], gets: [403]),
    .post("another case", fields: ["Origin: HTTP://$HOST", json], gets: [403]),
    .post("a path", fields: ["Origin: $ORIGIN/", json], gets: [403]),
    .post("a longer name", fields: ["Origin: $ORIGIN.evil.example", json], gets: [403]),
    .post("a longer port", fields: ["Origin: $ORIGIN0", json], gets: [403]),
    .post(
      "the other name of the studio", fields: ["Origin: http://localhost:$PORT", json], gets: [403]),
    .post("an origin without a port", fields: ["Origin: http://127.0.0.1", json], gets: [403]),
  ]

  /// Kind 4: names that lead to this machine, and may belong to others.
  private static let hosts: [Attack] =
    [
      "evil.example", "evil.example:$PORT", "127.0.0.1", "127.0.0.1:1", "localhost",
      "LOCALHOST:$PORT",
      "localhost.:$PORT", "127.0.0.1.:$PORT", "127.0.0.1:$PORT.", "[::1]:$PORT", "0.0.0.0:$PORT",
      "127.1:$PORT",
      "2130706433:$PORT", "0x7f.1:$PORT", "127.0.0.2:$PORT", "[::ffff:127.0.0.1]:$PORT",
      "127.0.0.1:0$PORT",
      "user@127.0.0.1:$PORT", "127.0.0.1:$PORT@evil.example", "127.0.0.1:$PORT, evil.example",
      "http://127.0.0.1:$PORT", "",
    ].map { Attack("host \($0)", host: ["Host: \($0)"], gets: [400, 403]) }

  private static let otherHosts: [Attack] = [
    Attack("no host", host: [], gets: [400, 403]),
    Attack("two hosts", host: ["Host: $HOST", "Host: evil.example"], gets: [400, 403]),
    Attack("two equal hosts", host: ["Host: $HOST", "Host: $HOST"], gets: [400, 403]),
    Attack(
      "a forwarded host", host: ["Host: evil.example"],
      fields: ["X-Forwarded-Host: $HOST", "Forwarded: host=$HOST"], gets: [403]),
    Attack(
      "a token for another host", "GET /start?token=$PORT HTTP/1.1",
      host: ["Host: evil.example:$PORT"], gets: [403]),
  ]

  /// Kind 5: paths that a filter would let pass.
  private static let paths: [Attack] = [
    "/page/../page/main.js", "/page/./main.js", "/page/%6dain.js", "/page/%2e%2e/%2e%2e/etc/passwd",
    "/page/../../../../etc/passwd", "/page/..%2f..%2fetc%2fpasswd", "/page/..", "/page/.", "/page/",
    "/page", "//",
    "/page/..\\..\\etc\\passwd", "/page/main.js?raw", "/page/main.js?import&raw??",
    "/page/main.js#x", "/page/main.js%00",
    "/page/main.js/", "/page//main.js", "//page/main.js", "/PAGE/main.js", "/page/main.js;x",
    "/@fs/etc/passwd",
    "/@fs/x/x/x/vite/../../../etc/passwd?raw??", "/etc/passwd", "file:///etc/passwd",
    "http://evil.example/etc/passwd",
    "/?x", "/index.html", "/.git/config", "/session/events", "/session/events?client=",
    "/session/events?client=a&x=1",
    "/session/events?client=a%20b", "/session/events?client=../a", "/session/pictures/",
    "/session/pictures/../messages",
    "/session/pictures/%2e%2e", "/session/export/", "/session/export/..%2f", "/session/messages/",
    "/session", "/favicon.ico",
    "/start", "/start?token=", "/start/", "*",
    "/session/events?client=" + String(repeating: "a", count: 65),
  ].map { Attack("path \($0)", "GET \($0) HTTP/1.1", gets: [400, 404]) }

  /// Kind 6: changes by requests that a page of another site could send, too.
  private static let simpleRequests: [Attack] =
    [
      Attack("a message by GET", "GET /session/messages HTTP/1.1", gets: [405]),
      Attack("a file by GET", "GET /session/files HTTP/1.1", gets: [405]),
      Attack("a message in the path", "GET /session/messages?type=hello HTTP/1.1", gets: [404]),
      .post("no type", fields: ["Origin: $ORIGIN"], gets: [415]),
      .post(
        "a text of the page", fields: ["Origin: $ORIGIN", "Content-Type: text/plain"], gets: [415]),
      .post(
        "a form of the page",
        fields: ["Origin: $ORIGIN", "Content-Type: multipart/form-data; boundary=x"],
        gets: [415]),
      .post(
        "a type with more",
        fields: ["Origin: $ORIGIN", "Content-Type: application/json; charset=utf-16"],
        gets: [415]),
      .post(
        "two types", fields: ["Origin: $ORIGIN", json, "Content-Type: text/plain"], gets: [415]),
      .post(
        "a compressed message", fields: ["Origin: $ORIGIN", json, "Content-Encoding: gzip"],
        gets: [415]),
    ]

  private static let methods: [Attack] = [
    "PUT", "DELETE", "PATCH", "HEAD", "TRACE", "PROPFIND",
  ].map { Attack("method \($0)", "\($0) / HTTP/1.1", fields: ["Origin: $ORIGIN"], gets: [405]) }

  /// Kind 9: another user of the machine, who knows the port, but not the cookie.
  private static let cookies: [[String]] = [
    [], ["Cookie: $COOKIE0"], ["Cookie: kbrender-studio-$PORT="], ["Cookie: =x"],
    ["Cookie: x$COOKIE"], ["Cookie: \"$COOKIE\""],
    ["Cookie: kbrender-studio-1=" + String(repeating: "0", count: 64)],
  ]

  private static let strangers: [Attack] = cookies.flatMap { cookie in
    strangersLines.map {
      Attack(
        "\($0) with \(cookie)", "\($0) HTTP/1.1", cookie: cookie,
        fields: ["Origin: $ORIGIN", json, "Content-Length: 2"], body: "{}", gets: [403])
    }
  }

  private static let strangersLines = [
    "GET /", "GET /page/main.js", "GET /session/events?client=a", "GET /session/pictures/a",
    "GET /no", "POST /session/messages", "POST /session/files", "OPTIONS /", "PUT /no",
  ]

  private static let guesses: [Attack] = [
    Attack("a guess", "GET /start?token=0 HTTP/1.1", cookie: [], gets: [403]),
    Attack(
      "a guess of the right length",
      "GET /start?token=\(String(repeating: "a", count: 64)) HTTP/1.1", cookie: [], gets: [403]),
    Attack("a guess by POST", "POST /start?token=0 HTTP/1.1", cookie: [], gets: [405]),
    Attack("no method", "FOO / HTTP/1.1", gets: [0, 400, 403, 405]),
  ]

  private static let messages = Attack.messages

  @Test func nothingIsReadOrChanged() throws {
    let folder = try ScratchFolder()
    let studio = try StudioProcess(in: folder)
    let all = [
      Self.otherSites, Self.origins, Self.hosts, Self.otherHosts, Self.paths, Self.simpleRequests,
      Self.methods, Self.strangers, Self.guesses,
    ]
    for attack in all.joined() {
      let (status, reply) = try attack.run(against: studio)
      #expect(attack.statuses.contains(status), "\(attack): \(status)")
      // A refusal doesn't say whether there is such a route, and names nobody who may read it.
      #expect((reply?.body.count ?? 0) < 100, "\(attack): \(reply?.text ?? "")")
      let fields =
        reply?.fields.keys.filter {
          $0.hasPrefix("access-control") || $0 == "set-cookie" || $0 == "allow"
        } ?? []
      #expect(fields.isEmpty, "\(attack): \(fields)")
    }
    // The studio is there, as before: no document was opened by anyone.
    #expect(try (studio.result(of: "hello")["documents"] as? [Any])?.isEmpty == true)
    #expect(folder.files.filter { $0.hasPrefix("themes") }.isEmpty)
  }

  /// The reader of a refusal can't tell routes apart.
  @Test func strangersSeeOneAnswer() throws {
    let studio = try StudioProcess(in: ScratchFolder())
    let bodies = try ["/", "/page/main.js", "/session/messages", "/no"].map {
      try studio.reply(to: "GET \($0) HTTP/1.1", cookie: .none)
    }
    #expect(Set(bodies.map { $0?.text }).count == 1)
    #expect(Set(bodies.map { $0?.fields }).count == 1 && bodies.first??.status == 403)
  }

  /// What the browser of the user sends does get answers.
  @Test func thePageIsAnswered() throws {
    let studio = try StudioProcess(in: ScratchFolder())
    for fields in [
      [], ["Sec-Fetch-Site: none"],
      ["Sec-Fetch-Site: same-origin", "Origin: http://\(studio.host)"],
    ] {
      let page = try #require(try studio.reply(to: "GET / HTTP/1.1", fields))
      #expect(
        page.status == 200 && page.fields["content-type"] == "text/html; charset=utf-8", "\(fields)"
      )
    }
    let other = try Attack("localhost", host: ["Host: localhost:$PORT"], gets: [200]).run(
      against: studio)
    #expect(other.status == 200)
    #expect(try studio.result(of: "hello")["version"] as? String == "0.1.0")
    let more = try studio.results(of: [["type": "hello", "extra": 1], ["type": "nothing"]])
    #expect(more.allSatisfy { $0["error"] != nil && $0["result"] == nil })
  }
}
#endif
