import SourceText
import Studio
import Synchronization
import Testing

/// Messages are read strictly: what a page says wrongly is an error with the nearest name.
@Suite struct MessageTests {

  private let client = StudioClient()

  private static let wrong:
    [(type: String, members: [(String, JSONText)], code: String, part: String)] =
      [
        ("helo", [], "unknown-message", "“hello”"),
        ("hello", [("clent", 1)], "unknown-member", "“clent”"),
        ("document.new", [], "message-form", "“from”"),
        ("document.new", [("from", ["extend": "tron"])], "unknown-member", "“extends”"),
        ("document.new", [("from", ["extends": "trom"])], "theme/unknown-name", "“tron”"),
        (
          "document.new", [("from", ["extends": "../../etc/passwd"])], "theme/unknown-name",
          "There is no"
        ),
        ("document.new", [("from", ["file": "../mine.json"])], "unknown-id", "There is no file"),
        (
          "document.new", [("from", ["seed": "blau", "kind": "plain"])], "theme/invalid-color",
          "“blau”"
        ),
        (
          "document.new", [("from", ["seed": "#fff", "kind": "glas"])], "cli/unknown-name",
          "“glass”"
        ),
        ("document.new", [("from", ["empty": true, "extends": "tron"])], "message-form", "one of"),
        ("document.close", [("document", "d9")], "unknown-id", "“d9”"),
        ("document.goto", [("document", "d1"), ("step", 7)], "unknown-id", "step 7"),
        ("document.goto", [("document", "d1"), ("step", "one")], "message-form", "a whole number"),
        (
          "document.edit", [("document", "d1"), ("version", 1), ("edits", [])], "message-form",
          "no edits"
        ),
        (
          "document.edit",
          [("document", "d1"), ("version", 1), ("edits", [["path": "name", "value": "{"]])],
          "json/syntax", ""
        ),
        (
          "document.edit",
          [("document", "d1"), ("version", 1), ("edits", [["path": "nam", "value": "1"]])],
          "theme/unknown-key", "“name”"
        ),
        (
          "document.edit",
          [("document", "d1"), ("version", 1), ("edits", [["path": "name", "remove": false]])],
          "message-form", "either"
        ),
        (
          "document.change",
          [
            ("document", "d1"), ("version", 1),
            ("changes", [["from": 3, "to": 2, "text": ""]]),
          ], "message-form", "must not end"
        ),
        (
          "document.change",
          [
            ("document", "d1"), ("version", 1),
            ("changes", [["from": 3, "to": 9000, "text": ""]]),
          ], "message-form", "within the text"
        ),
        (
          "document.change",
          [("document", "d1"), ("version", 9), ("changes", [["from": 0, "to": 0, "text": "x"]])],
          "version-conflict", "Version 9"
        ),
        ("document.save", [("document", "d1")], "message-form", "needs a name"),
        ("document.save", [("document", "d1"), ("name", "../x")], "message-form", "valid file"),
        ("document.save", [("document", "d1"), ("name", "…")], "message-form", "valid file"),
        ("document.merge", [("document", "d1")], "message-form", "No other program"),
        (
          "view.open", [("document", "d1"), ("options", ["devic": "ipad"])], "unknown-member",
          "“device”"
        ),
        (
          "view.open", [("document", "d1"), ("options", ["device": "ipda"])], "cli/unknown-name",
          "ipad"
        ),
        (
          "view.open", [("document", "d1"), ("options", ["scale": 90])], "cli/out-of-range",
          "0.5 to 8"
        ),
        (
          "view.open", [("document", "d1"), ("options", ["theme": "tron"])], "unknown-member",
          "“theme”"
        ),
        (
          "view.open", [("document", "d1"), ("options", ["fonts": "/"])], "unknown-member",
          "“fonts”"
        ),
        ("view.set", [("view", "v7")], "unknown-id", "“v7”"),
      ]

  @Test func wrongMessagesAreErrorsThatName() throws {
    try client.send("document.new", [("from", ["empty": true])])
    for (type, members, code, part) in Self.wrong {
      let error = try #require(throws: StudioClient.Refusal.self, "\(type) \(members)") {
        try client.send(type, members)
      }
      #expect(error.code == code, "\(type) \(members): \(error)")
      #expect(error.message.contains(part), "\(error)")
    }
    // None of them has an effect.
    let hello = try client.send("hello")
    #expect(hello["documents"]?.elements.count == 1)
    #expect(hello["views"]?.elements.isEmpty == true)
    #expect(client.files.themes(upTo: 1).isEmpty)
  }

  @Test(arguments: [
    ("backdrop", "/etc/passwd.png", "can't name a file"),
    ("chat", "a.json", "can't name a file"),
    ("toolbar-items", "a.json", "can't name a file"), ("gestures", "a.json", "“gestures”"),
    ("remote", "a.json", "“remote”"), ("allow-env", "A", "“allow-env”"),
  ])
  func optionsOfViewsReachNoFiles(name: String, text: String, part: String) throws {
    try client.send("document.new", [("from", ["empty": true])])
    let error = try #require(throws: StudioClient.Refusal.self) {
      try client.send(
        "view.open", [("document", "d1"), ("options", .object([(name, .string(text))]))])
    }
    #expect(error.message.contains(part), "\(error)")
  }

  @Test(arguments: [
    "", "[]", "{", "{\"client\": 1, \"messages\": []}", "{\"messages\": []}",
    "{\"client\": \"a\", \"messages\": [], \"more\": 1}",
  ])
  func aBodyThatIsNoListOfMessagesIsAnError(body: String) throws {
    let answer = try StudioClient.json(StudioClient().session.results(of: Array(body.utf8)))
    #expect(answer["results"]?.elements.isEmpty == true)
    #expect(["message-form", "unknown-member"].contains(answer["error"]?["code"]?.content))
  }

  @Test func aMessageIsAnsweredBesideWrongOnes() throws {
    let body =
      #"{"client": "a", "messages": [7, {"type": "x", "id": 4}, {"id": 5, "type": "hello"}]}"#
    let answer = try StudioClient.json(client.session.results(of: Array(body.utf8)))
    let results = try #require(answer["results"]?.elements)
    #expect(results.map { $0["id"] } == [0, 4, 5])
    #expect(results.map { $0["error"] != nil } == [true, true, false])
    #expect(results[2]["result"]?["version"] == "test")
    // The folder is a name, not a path.
    #expect(results[2]["result"]?["folder"] == "themes")
  }

  /// Lists that leave something out have their limits beside them.
  @Test(arguments: [(1000, 1000, nil), (1001, 1000, 1000)])
  func listsSayWhatTheyLeaveOut(themes: Int, files: Int, limit: Int?) throws {
    let names = (0..<themes).map { ("t\($0).json", "{}") }
    let hello = try StudioClient(MemoryFiles(Dictionary(uniqueKeysWithValues: names))).send("hello")
    #expect(hello["files"]?.elements.count == files && hello["maximumFiles"]?.number == limit)
    client.files.installed.withLock { $0 = (0..<(limit == nil ? 200 : 201)).map { "i\($0).json" } }
    let installed = try client.send("hello")
    #expect(installed["maximumInstalled"]?.number == (limit == nil ? nil : 200))
  }

  @Test func choicesAreThoseOfOptions() throws {
    let hello = try StudioClient().send("hello")
    let devices = try #require(hello["choices"]?["device"]?.elements)
    #expect(devices.contains { $0["name"] == "iphone" && $0["title"]?.content != "iphone" })
    #expect(hello["choices"]?["case"]?.elements.count == 4)
    #expect(hello["choices"]?["theme"] == nil)
    #expect(hello["themes"]?.elements.contains { $0["name"] == "tron" } == true)
  }
}
