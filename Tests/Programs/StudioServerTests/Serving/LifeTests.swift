#if Studio
import Foundation
import Glibc
import TestSupport
import Testing

@Suite final class LifeTests: FolderSuite {

  /// Every step that was answered is there again, and perhaps the one that was under way.
  @Test func aKilledStudioLosesNothing() throws {
    var numbers = SystemRandomNumberGenerator()
    var (id, expected) = ("", "")
    for round in 0..<StudioProcess.count(8, long: 50) {
      let studio = try StudioProcess(in: folder)
      let connection = try studio.connect()
      let documents =
        try studio.result(of: "hello", on: connection)["documents"] as? [[String: Any]] ?? []
      var document: [String: Any]
      if round == 0 {
        document = try studio.result(of: "document.new", ["from": ["empty": true]], on: connection)
        expected = try #require(document["text"] as? String)
      } else {
        #expect(documents.count == 1)
        document = try #require(documents.first)
        let text = try #require(document["text"] as? String)
        #expect(text == expected || text == " " + expected, "round \(round)")
        expected = text
      }
      id = try #require(document["id"] as? String)
      var version = try #require(document["version"] as? Int)
      for _ in 0..<Int.random(in: 1...12, using: &numbers) {
        version = try #require(
          try studio.result(of: "document.change", Self.space(in: id, version), on: connection)[
            "version"] as? Int)
        expected = " " + expected
      }
      // Killed while it gets one more.
      let body = try JSONSerialization.data(
        withJSONObject: [
          "client": "a",
          "messages": [
            Self.space(in: id, version).merging(["type": "document.change", "id": 1]) { $1 }
          ],
        ] as [String: Any])
      connection.send(studio.head(Attack.messages, studio.pageFields(body)))
      connection.send(body)
      usleep(UInt32.random(in: 0...3000, using: &numbers))
      #expect(studio.end(SIGKILL) == -SIGKILL)
    }
  }

  private static func space(in document: String, _ version: Int) -> [String: Any] {
    ["document": document, "version": version, "changes": [["from": 0, "to": 0, "text": " "]]]
  }

  /// A signal ends it, whatever its clients do, and nothing is left but what isn't saved.
  @Test(arguments: [SIGINT, SIGTERM, SIGHUP])
  func signalsEndIt(signal: Int32) throws {
    let studio = try StudioProcess(in: folder)
    let reader = try EventReader(studio, client: "a")
    let half = try studio.connect()
    half.send("POST /session/messages HTTP/1.1\r\n")
    _ = try studio.result(of: "document.new", ["from": ["empty": true]])
    #expect(try reader.next()["type"] != nil)
    #expect(studio.end(signal) == 0)
    #expect(throws: Connection.Failure.self) { try Connection(port: studio.port) }
    // Nothing was typed, so that there is nothing to go on with.
    #expect(folder.files.filter { $0.hasSuffix(".html") || $0.hasPrefix("themes/") }.isEmpty)
    #expect(folder.files.filter { $0.hasPrefix("state/kbrender/") }.isEmpty)
  }

  /// A port that another program has, options that make no sense, and two studios in one folder.
  @Test func mistakesEndItWithAReason() throws {
    let studio = try StudioProcess(in: folder)
    let other = try ScratchFolder()
    let rows: [(String, ScratchFolder, Int32, String)] = [
      ("--address :\(studio.port)", other, 3, "[system/studio]"),
      ("--address :70000", other, 2, "[cli/out-of-range]"),
      ("--address :-1", other, 2, "[system/studio]"),
      ("--address :x", other, 2, "[system/studio]"),
      ("--address localhost", other, 2, "127.0.0.1"),
      ("--address evil.example", other, 2, "[system/studio]"),
      ("--address 192.0.2.1", other, 3, "can't listen"),
      ("--allow-origin example.com", other, 2, "[cli/invalid-argument]"),
      ("--allow-origin https://a.example/", other, 2, "[cli/invalid-argument]"),
      ("--allow-origin https://A.example", other, 2, "[cli/invalid-argument]"),
      ("--allow-origin https://a.example:443", other, 2, "[cli/invalid-argument]"),
      ("--allow-origin ftp://a.example", other, 2, "[cli/invalid-argument]"),
      ("--folder missing", other, 2, "missing"), ("missing.json", other, 2, "missing.json"),
      ("../state/x.json", other, 2, "[system/studio]"), ("trn", other, 2, "tron"),
      ("", folder, 2, "Another studio"),
    ]
    for (line, folder, code, text) in rows {
      let themes = folder.url.appending(path: "themes")
      try FileManager.default.createDirectory(at: themes, withIntermediateDirectories: true)
      try folder.write("{}", to: "state/x.json")
      let words = ["--no-open"] + line.split(separator: " ").map(String.init)
      let run = try Program.studio.run(
        line == "../state/x.json" ? words + ["--folder", "."] : words, in: themes,
        variables: StudioProcess.variables(in: folder))
      #expect(run.exitCode == code && run.errors.contains(text), "\(line): \(run.errors)")
      #expect(!run.text.contains("token"), "\(line)")
    }
    // The one that was there goes on.
    #expect(try studio.reply(to: "GET / HTTP/1.1")?.status == 200)
  }

  @Test func aPortIsFreeAgainAndThemesAreOpened() throws {
    let folder = try ScratchFolder(["themes/mint.json": #"{ "formatVersion": 1, "name": "Mint" }"#])
    let first = try StudioProcess(in: folder)
    let port = first.port
    #expect(first.end(SIGINT) == 0)
    let second = try StudioProcess(
      ["--no-open", "--address", ":\(port)", "mint.json", "tron"], in: folder)
    #expect(second.port == port && second.errors.isEmpty, "\(second.errors)")
    let documents = try second.result(of: "hello")["documents"] as? [[String: Any]] ?? []
    #expect(documents.compactMap { $0["file"] as? String } == ["mint.json"] && documents.count == 2)
    // The page has their pictures, also for browsers that run no scripts.
    for _ in 0..<2 {
      let page = try #require(try second.reply(to: "GET / HTTP/1.1")).text
      let pictures = page.matches(of: /session\/pictures\/[0-9a-f]+/).map { String($0.output) }
      #expect(pictures.count == 2)
      for picture in pictures {
        let reply = try second.reply(to: "GET /\(picture) HTTP/1.1")
        #expect(reply?.status == 200)
      }
    }
  }

  /// Also in folders within that of the themes, and beside it.
  @Test func filesThatThemesNameAreWatched() throws {
    let folder = try ScratchFolder(
      ["themes/a.json": #"{ "formatVersion": 1, "name": "A", "extends": "./bases/b.json" }"#])
    try folder.write(#"{ "formatVersion": 1, "name": "B" }"#, to: "themes/bases/b.json")
    let studio = try StudioProcess(["--no-open", "a.json"], in: folder)
    let reader = try EventReader(studio, client: "a")
    let documents = try studio.result(of: "hello")["documents"] as? [[String: Any]]
    let id = try #require(documents?.first?["id"] as? String)
    _ = try studio.result(of: "view.open", ["document": id])
    try reader.wait { $0["type"] as? String == "problems" }
    // The folder is watched within a second.
    let changed = ##"{ "formatVersion": 1, "name": "B", "foregroundColor": "#ff0000" }"##
    for _ in 0..<5 {
      usleep(300_000)
      try folder.write(changed, to: "themes/bases/b.json")
    }
    try reader.wait { $0["type"] as? String == "picture" }
  }

  /// Pictures start no sooner with a server in the program.
  @Test func theCommandLineHasNoServer() throws {
    let mark = Data("7NIOCore".utf8)
    let programs = [Program.built, .studio].map { $0.file.resolvingSymlinksInPath() }
    let found = try programs.map {
      try Data(contentsOf: $0, options: .alwaysMapped).range(of: mark) != nil
    }
    #expect(found == [false, true])
  }
}
#endif
