#if Studio
import Foundation
import TestSupport
import Testing

/// The token, the cookie, and what answers carry: kinds 8, 10 and 11.
@Suite struct SecretTests {

  @Test func theTokenOpensOnce() throws {
    let studio = try StudioProcess(in: ScratchFolder(), opens: false)
    let start = "GET /start?token=\(studio.token) HTTP/1.1"
    // Wrong ones don't use it up.
    #expect(
      try studio.reply(
        to: "GET /start?token=\(String(studio.token.reversed())) HTTP/1.1", cookie: .none)?.status
        == 403)
    let reply = try #require(try studio.reply(to: start, cookie: .none))
    #expect(reply.status == 303 && reply.fields["location"] == "/")
    let cookie = try #require(reply.fields["set-cookie"])
    let parts = cookie.split(separator: "; ").map(String.init)
    #expect(parts[0].wholeMatch(of: /kbrender-studio-(\d+)=[0-9a-f]{64}/)?.1 == "\(studio.port)")
    #expect(Set(parts.dropFirst()) == ["HttpOnly", "SameSite=Strict", "Path=/"])
    #expect(!cookie.contains(studio.token))
    for again in [.none, .other(parts[0])] as [StudioProcess.Cookie] {
      let second = try studio.reply(to: start, cookie: again)
      #expect(second?.status == 403 && second?.setsCookies == false)
    }
    #expect(try studio.reply(to: "GET / HTTP/1.1", cookie: .other(parts[0]))?.status == 200)
    #expect(!studio.errors.contains(studio.token))
  }

  /// A page that a link leads to would not be sent the cookie, if it were redirected.
  @Test func linkedPagesMoveOnByThemselves() throws {
    let studio = try StudioProcess(in: ScratchFolder(), opens: false)
    let reply = try #require(
      try studio.reply(
        to: "GET /start?token=\(studio.token) HTTP/1.1", ["Sec-Fetch-Site: cross-site"],
        cookie: .none
      ))
    #expect(reply.status == 200 && reply.fields["refresh"] == "0; url=/" && reply.setsCookies)
    #expect(!reply.text.contains(studio.token))
  }

  @Test func everyStudioHasSecretsOfItsOwn() throws {
    let studios = try (0..<3).map { _ in try StudioProcess(in: ScratchFolder()) }
    #expect(Set(studios.map(\.token)).count == 3 && Set(studios.map(\.cookie)).count == 3)
    let secrets = Set(studios.compactMap { $0.cookie.split(separator: "=").last })
    #expect(secrets.count == 3)
    // The cookie of one is nothing to another, whatever its name.
    let foreign = "kbrender-studio-\(studios[0].port)=\(studios[1].cookie.split(separator: "=")[1])"
    #expect(try studios[0].reply(to: "GET / HTTP/1.1", cookie: .other(foreign))?.status == 403)
  }

  /// Kind 11, and 10: all answers, be they refusals.
  @Test func everyAnswerForbidsFramesScriptsAndCopies() throws {
    let studio = try StudioProcess(in: ScratchFolder())
    let replies = try [
      studio.reply(to: "GET / HTTP/1.1"), studio.reply(to: "GET /no HTTP/1.1"),
      studio.reply(to: "GET / HTTP/1.1", cookie: .none), studio.reply(to: "PUT / HTTP/1.1"),
      studio.reply(to: "GET /start?token=0 HTTP/1.1"),
      studio.reply(to: "POST /session/messages HTTP/1.1", studio.pageFields([])),
      studio.reply(to: "POST /session/files HTTP/1.1", studio.pageFields([])),
      studio.reply(to: "GET /session/events?client=a HTTP/1.1"),
    ]
    for reply in replies {
      let fields = try #require(reply).fields
      let policy = fields["content-security-policy"] ?? ""
      #expect(policy.hasPrefix("default-src 'none';") && policy.contains("frame-ancestors 'none'"))
      #expect(
        !policy.contains("unsafe") && !policy.contains("*") && policy.contains("base-uri 'none'"))
      #expect(fields["x-content-type-options"] == "nosniff" && fields["x-frame-options"] == "DENY")
      #expect(fields["cross-origin-resource-policy"] == "same-origin")
      #expect(fields["cross-origin-opener-policy"] == "same-origin")
      #expect(fields["referrer-policy"] == "no-referrer" && fields["cache-control"] == "no-store")
      #expect(fields["content-type"] != nil && fields["server"] == nil)
    }
  }

  /// Browsers refuse files of another type, since they mustn't guess.
  @Test func filesOfThePageHaveTheirMediaTypes() throws {
    let studio = try StudioProcess(in: ScratchFolder())
    for (path, type) in [
      ("", "text/html; charset=utf-8"), ("page/main.js", "text/javascript; charset=utf-8"),
      ("page/page.css", "text/css; charset=utf-8"), ("page/icon.svg", "image/svg+xml"),
      ("page/codemirror-license.txt", "text/plain; charset=utf-8"),
    ] {
      let reply = try #require(try studio.reply(to: "GET /\(path) HTTP/1.1"))
      #expect(reply.status == 200 && reply.fields["content-type"] == type, "\(path)")
    }
  }

  /// Kind 8: the sockets of the process, by the system's own list.
  @Test func listensOnLoopbackOnlyUnlessAsked() throws {
    let rows: [(options: [String], address: String)] = [
      ([], "0100007F"), (["--address", "0.0.0.0"], "00000000"),
    ]
    for (options, address) in rows {
      let studio = try StudioProcess(["--no-open"] + options, in: ScratchFolder())
      let port = String(studio.port, radix: 16).uppercased()
      let padded = String(repeating: "0", count: 4 - port.count) + port
      var listening: [Substring] = []
      for path in ["/proc/net/tcp", "/proc/net/tcp6"] {
        let text = try String(contentsOf: URL(filePath: path), encoding: .utf8)
        for line in text.split(separator: "\n") {
          let words = line.split(separator: " ")
          guard words.count > 3, words[3] == "0A", words[1].hasSuffix(":\(padded)") else {
            continue
          }
          listening.append(words[1])
        }
      }
      #expect(listening == ["\(address):\(padded)"])
      // Its own address names no machine.
      let reply = try Attack("all addresses", host: ["Host: 0.0.0.0:$PORT"], gets: [403]).run(
        against: studio)
      #expect(reply.status == 403 && !studio.line.contains("0.0.0.0"))
    }
  }

  /// A tunnel has a name of its own, which is none before it is allowed.
  @Test func tunnelsAreAllowedByTheirOrigin() throws {
    let origin = "https://studio.example.com"
    func status(_ studio: StudioProcess, host: String, origin: String) throws -> Int {
      try Attack(
        "a tunnel", Attack.messages, host: ["Host: \(host)"],
        fields: [
          "Origin: \(origin)", "Content-Type: application/json",
          "Content-Length: \(Attack.hello.utf8.count)",
        ],
        body: Attack.hello, gets: []
      ).run(against: studio).status
    }
    let plain = try StudioProcess(in: ScratchFolder())
    #expect(try status(plain, host: "studio.example.com", origin: origin) == 403)
    #expect(plain.errors.contains("studio.example.com") && plain.errors.contains("--allow-origin"))
    let open = try StudioProcess(["--no-open", "--allow-origin", origin], in: ScratchFolder())
    #expect(try status(open, host: "studio.example.com", origin: origin) == 200)
    #expect(
      try status(open, host: "studio.example.com", origin: "http://studio.example.com") == 403)
    #expect(try status(open, host: "studio.example.com:8000", origin: origin) == 403)
    #expect(try status(open, host: open.host, origin: origin) == 403)
  }
}
#endif
