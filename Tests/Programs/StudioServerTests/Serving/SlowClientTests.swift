#if Studio
import Foundation
import Glibc
import TestSupport
import Testing

@Suite struct SlowClientTests {

  private static let giant = 40 << 20

  /// What never becomes a request is closed, while others are answered.
  @Test func connectionsOfTheSlowAndTheDeadEnd() throws {
    let studio = try StudioProcess(["--no-open", "--request-seconds", "1"], in: ScratchFolder())
    let body = studio.pageFields(Array(repeating: 0, count: 100)).joined(separator: "\r\n")
    let beginnings = [
      "", "G", "GET / HTTP/1.1\r\n", "GET / HTTP/1.1\r\nHost: \(studio.host)\r\nX:",
      "POST /session/messages HTTP/1.1\r\nHost: \(studio.host)\r\nCookie: \(studio.cookie)\r\n\(body)\r\n\r\n{",
    ]
    let connections = try beginnings.map { text in
      let connection = try studio.connect()
      connection.send(text)
      return connection
    }
    #expect(try studio.reply(to: "GET /no HTTP/1.1")?.status == 404)
    for (connection, text) in zip(connections, beginnings) {
      let bytes = try connection.receiveAll()
      #expect(bytes.isEmpty || String(decoding: bytes, as: UTF8.self).contains(" 400 "), "\(text)")
    }
    #expect(try studio.reply(to: "GET /no HTTP/1.1")?.status == 404)
  }

  /// A byte now and then is no progress: the limit is that of the whole request.
  @Test func drippingBodiesEnd() throws {
    let studio = try StudioProcess(["--no-open", "--request-seconds", "1"], in: ScratchFolder())
    let connection = try studio.connect()
    connection.send(
      studio.head(
        "POST /session/messages HTTP/1.1", studio.pageFields(Array(repeating: 0, count: 9999))))
    var count = 0
    while count < 6000, connection.send(" ") {
      usleep(10_000)
      count += 1
    }
    #expect(count < 6000)
  }

  @Test func garbageIsRefused() throws {
    let studio = try StudioProcess(in: ScratchFolder())
    var numbers = SystemRandomNumberGenerator()
    let texts: [[UInt8]] = [
      Array("\r\n\r\n\r\n".utf8), Array("GET\r\n\r\n".utf8), Array("GET / HTTP/9.9\r\n\r\n".utf8),
      Array("GET / HTTP/1.1\r\nHost : x\r\n\r\n".utf8),
      Array("\u{16}\u{3}\u{1}\u{2}\u{0}\u{1}".utf8),
      Array("PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n".utf8),
      Array("POST / HTTP/1.1\r\nContent-Length: -1\r\n\r\n".utf8),
      Array("POST / HTTP/1.1\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nxx".utf8),
      Array("POST / HTTP/1.1\r\nTransfer-Encoding: chunked\r\nContent-Length: 1\r\n\r\nx".utf8),
      Array("POST / HTTP/1.1\r\nTransfer-Encoding: x\r\n\r\n".utf8),
      Array("GET /\u{0} HTTP/1.1\r\n\r\n".utf8),
      (0..<4096).map { _ in UInt8.random(in: 0...255, using: &numbers) },
    ]
    for text in texts {
      let connection = try studio.connect()
      connection.send(text)
      connection.finish()
      let bytes = String(decoding: try connection.receiveAll(), as: UTF8.self)
      #expect(
        bytes.isEmpty || bytes.contains(" 400 ") || bytes.contains(" 403 "), "\(text) \(bytes)")
    }
    #expect(try studio.result(of: "hello")["version"] != nil)
  }

  @Test func giantsAreRefusedWithoutBeingKept() throws {
    let studio = try StudioProcess(in: ScratchFolder())
    let before = try studio.memory()
    let type = ["Origin: http://\(studio.host)", "Content-Type: application/json"]
    let post = "POST /session/messages HTTP/1.1"
    // By its announcement, and by its bytes.
    let announced = try studio.reply(to: post, type + ["Content-Length: \(Self.giant)"])
    #expect(announced?.status == 413)
    let chunked = try studio.connect()
    chunked.send(studio.head(post, type + ["Transfer-Encoding: chunked"]))
    let chunk =
      Array("100000\r\n".utf8) + Array(repeating: UInt8(ascii: " "), count: 1 << 20)
      + Array("\r\n".utf8)
    var sent = 0
    while sent < 400, chunked.send(chunk) { sent += 1 }
    #expect(sent < 400)
    // A stranger's isn't read at all.
    let stranger = try studio.connect()
    stranger.send(studio.head(post, type + ["Transfer-Encoding: chunked"], cookie: .none))
    sent = 0
    while sent < 400, stranger.send(chunk) { sent += 1 }
    #expect(sent < 400)
    for field in [
      "X: " + String(repeating: "x", count: 1 << 20),
      "Cookie: " + String(repeating: "a=b; ", count: 1 << 17),
    ] {
      let connection = try studio.connect()
      connection.send(studio.head("GET / HTTP/1.1", [field]))
      let text = String(decoding: try connection.receiveAll(), as: UTF8.self)
      #expect(text.isEmpty || text.contains(" 400 ") || text.contains(" 431 "), "\(text)")
    }
    let many = (0..<5000).map { "X-\($0): x" }
    let connection = try studio.connect()
    connection.send(studio.head("GET / HTTP/1.1", many))
    #expect(!String(decoding: try connection.receiveAll(), as: UTF8.self).contains(" 200 "))
    #expect(try studio.result(of: "hello")["version"] != nil)
    #expect(try studio.memory() - before < 200 << 20)
  }

  /// One that doesn't read is dropped, the others get everything, and the server keeps only so much.
  @Test func aReaderThatIsTooSlowIsDropped() throws {
    let studio = try StudioProcess(in: ScratchFolder())
    let document = try studio.result(of: "document.new", ["from": ["empty": true]])
    let id = try #require(document["id"] as? String)
    let slow = try studio.connect(receiveBytes: 4096)
    slow.send(studio.head("GET /session/events?client=slow HTTP/1.1"))
    let eager = try EventReader(studio, client: "eager")
    let editor = try studio.connect()
    var version = try #require(document["version"] as? Int)
    let before = try studio.memory()
    let text = " " + String(repeating: "x", count: 200_000)
    for index in 0..<52 {
      let length = (document["text"] as? String)?.utf16.count ?? 0
      let change: [String: Any] =
        index.isMultiple(of: 2)
        ? ["from": length, "to": length, "text": text]
        : ["from": length, "to": length + text.utf16.count, "text": ""]
      version = try #require(
        try studio.result(
          of: "document.change", ["document": id, "version": version, "changes": [change]],
          on: editor)["version"] as? Int)
      try eager.wait {
        $0["type"] as? String == "document" && $0["version"] as? Int == version
      }
    }
    #expect(try studio.memory() - before < 150 << 20)
    // What is in the buffers of the system arrives, and then nothing.
    let bytes = try slow.receiveAll()
    #expect(bytes.count < 50 * text.count)
    // It comes back, and is told that it has missed something.
    let last = String(decoding: bytes, as: UTF8.self).matches(of: /id: (\S+)/).last?.1
    let again = try EventReader(studio, client: "slow", after: last.map(String.init) ?? "0-0")
    #expect(try again.next()["type"] as? String == "reset")
  }

  /// A film takes longer than the answers of other requests, also those of the same client.
  @Test func aLongExportHoldsUpNoAnswer() throws {
    let studio = try StudioProcess(["--no-open", "--request-seconds", "600"], in: ScratchFolder())
    let document = try studio.result(of: "document.new", ["from": ["extends": "tron"]])
    let options: [String: Any] = ["scale": 2]
    let view = try studio.result(
      of: "view.open",
      ["document": try #require(document["id"]), "options": options, "visible": false])
    let id = try #require(view["id"])
    let text = String(repeating: "keyboard ", count: 6)
    _ = try studio.result(of: "view.type", ["view": id, "text": text])
    let export = try studio.connect()
    try studio.send([["type": "export", "view": id, "format": "apng"]], on: export)
    for client in ["a", "b"] {
      #expect(try studio.result(of: "hello", from: client)["version"] != nil)
    }
    let path = ["path": "buttons.all.cornerRadius", "value": "3"]
    let edit: [String: Any] = [
      "document": try #require(document["id"]), "version": 1, "edits": [path],
    ]
    #expect(try studio.result(of: "document.edit", edit)["version"] as? Int == 2)
    #expect(!export.hasBytes)
    let results = try #require(try studio.answer(on: export)["results"] as? [[String: Any]])
    #expect((results.first?["result"] as? [String: Any])?["export"] != nil, "\(results)")
  }

  @Test func aClientResumesAfterTheLastEvent() throws {
    let studio = try StudioProcess(in: ScratchFolder())
    let first = try EventReader(studio, client: "a")
    _ = try studio.result(of: "document.new", ["from": ["empty": true]])
    let seen = try first.next()
    let last = try #require(first.lastID)
    first.connection.finish()
    let document = try studio.result(of: "document.new", ["from": ["empty": true]])
    let second = try EventReader(studio, client: "a", after: last)
    try second.wait { event in
      (event["documents"] as? [[String: Any]])?.contains {
        $0["id"] as? String == document["id"] as? String
      } == true
    }
    #expect(seen["type"] as? String != "reset")
    for strange in ["0-1", "x", "", "-", "1", String(repeating: "9", count: 99), last + "0"] {
      let reader = try EventReader(studio, client: "b", after: strange)
      #expect(try reader.next()["type"] as? String == "reset", "\(strange)")
    }
  }

  /// Fifty tabs see each step; more than there is room for are turned away.
  @Test func fiftyClientsSeeEveryStep() throws {
    let studio = try StudioProcess(in: ScratchFolder())
    let document = try studio.result(of: "document.new", ["from": ["empty": true]])
    let id = try #require(document["id"] as? String)
    let readers = try (0..<50).map { try EventReader(studio, client: "c\($0)") }
    var version = try #require(document["version"] as? Int)
    for index in 0..<10 {
      version = try #require(
        try studio.result(
          of: "document.change",
          ["document": id, "version": version, "changes": [["from": 0, "to": 0, "text": " "]]],
          from: "c\(index)")["version"] as? Int)
    }
    for reader in readers {
      var versions: [Int] = []
      try reader.wait { event in
        if event["type"] as? String == "document" { versions.append(event["version"] as? Int ?? 0) }
        return versions.last == version
      }
      #expect(versions == Array((version - 9)...version))
    }
    let more = try (50..<80).map { index in
      let connection = try studio.connect()
      connection.send(studio.head("GET /session/events?client=c\(index) HTTP/1.1"))
      return connection
    }
    let statuses = try more.map { try $0.receive(upTo: "\r\n\r\n") }.map {
      Reply(head: String(decoding: $0 ?? [], as: UTF8.self)).status
    }
    #expect(Set(statuses) == [200, 503] && statuses.first == 200)
    #expect(try studio.result(of: "hello")["version"] != nil)
  }

  /// A tab that is loaded again has one stream, not two.
  @Test func aClientHasOneStream() throws {
    let studio = try StudioProcess(in: ScratchFolder())
    let first = try EventReader(studio, client: "a")
    let second = try EventReader(studio, client: "a")
    let rest = String(decoding: try first.connection.receiveAll(), as: UTF8.self)
    #expect(!rest.contains("data:"))
    _ = try studio.result(of: "document.new", ["from": ["empty": true]])
    #expect(try second.next()["type"] != nil)
  }
}
#endif
