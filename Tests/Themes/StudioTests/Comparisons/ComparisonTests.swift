import SourceText
import Studio
import Synchronization
import Testing

@Suite struct ComparisonTests {

  private struct Compared {
    let client = StudioClient()
    let document: OpenDocument
    let view: JSONText

    init(_ text: String = DocumentTests.mint, _ options: JSONText = [:]) throws {
      document = try client.open(text)
      view = try document.view(options)
    }

    func compare(_ with: JSONText, hasPictures: Bool = false) throws -> JSONText {
      try client.send(
        "view.compare",
        [("view", view), ("with", with), ("hasPictures", .boolean(hasPictures))])
    }
  }

  private static func parts(_ comparison: JSONText, role: JSONText = "key") -> [JSONText] {
    (comparison["parts"]?.elements ?? []).filter { $0["role"] == role }
  }

  @Test func aBaselineStaysWhileTheThemeChanges() throws {
    let compared = try Compared()
    #expect(throws: StudioClient.Refusal.self) { try compared.compare(["baseline": true]) }
    try compared.document.send("document.baseline")
    let listed = try #require(compared.client.take("documents").last?["documents"]?.elements)
    #expect(listed.first?["baseline"] == "")
    #expect(try compared.compare(["baseline": true])["isSame"] == true)
    try compared.document.edit("buttons.primary.backgroundColor", "\"#aa0077\"")
    let found = try compared.compare(["baseline": true])
    #expect(found["isSame"] == false)
    let part = try #require(Self.parts(found).first)
    #expect(Self.parts(found).count == 1 && part["id"] == "key:return")
    let change = try #require(part["changes"]?.elements.first?.content)
    #expect(change.contains("#00AA77") && change.contains("#AA0077"))
    // Pinned once more, or not at all.
    try compared.document.send("document.baseline")
    #expect(try compared.compare(["baseline": true])["isSame"] == true)
    #expect(try compared.document.state()["baseline"]?.content?.isEmpty == false)
    try compared.document.send("document.baseline", [("isPinned", false)])
    #expect(try compared.document.state()["baseline"] == nil)
  }

  @Test func anEarlierStepIsSeenAgain() throws {
    let compared = try Compared()
    #expect(try compared.compare(["step": 0])["isSame"] == true)
    try compared.document.edit("buttons.primary.backgroundColor", "\"#aa0077\"")
    let step = try #require(try compared.document.state()["step"])
    let found = try compared.compare(["step": 0])
    #expect(Self.parts(found).compactMap { $0["id"] } == ["key:return"])
    #expect(try compared.compare(["step": step])["isSame"] == true)
    #expect(throws: StudioClient.Refusal.self) { try compared.compare(["step": 99]) }
  }

  @Test func whatWouldBeIsShownAndNotWritten() throws {
    let compared = try Compared()
    let removal: JSONText = [
      "edits": [["path": "buttons.primary.backgroundColor", "remove": true]]
    ]
    let found = try compared.compare(removal, hasPictures: true)
    #expect(Self.parts(found).compactMap { $0["id"] } == ["key:return"])
    let ids = try ["before", "after"].map { try #require(found[$0]?.content) }
    let pictures = ids.compactMap { compared.client.session.picture($0) }
    #expect(pictures.count == 2 && pictures[0].bytes != pictures[1].bytes)
    #expect(compared.document.string == DocumentTests.mint && compared.document.version == 1)
    // The last ones are kept.
    for _ in 1...4 { _ = try compared.compare(removal, hasPictures: true) }
    #expect(compared.client.session.picture(ids[0]) == nil)
  }

  @Test func aFixIsSeenBefore() throws {
    let compared = try Compared(
      ##"{"formatVersion": 1, "name": "Pale", "buttons": {"all": {"backgroundColor": "#ffffff", "foregroundColor": "#dddddd"}}}"##
    )
    compared.client.work()
    compared.client.session.workWhenIdle()
    compared.client.work()
    let problems = try #require(compared.client.take("problems").last?["problems"]?.elements)
    let problem = try #require(
      problems.first { $0["hasFix"] == true && $0["code"]?.content?.contains("contrast") == true },
      "\(problems)")
    let id = try #require(problem["id"])
    let found = try compared.compare(["problem": id])
    #expect(Self.parts(found).count > 20)
    try compared.document.send("document.baseline")
    try compared.document.send("problem.fix", [("problem", id)])
    #expect(try compared.compare(["baseline": true])["parts"] == found["parts"])
    #expect(throws: StudioClient.Refusal.self) { try compared.compare(["problem": id]) }
  }

  @Test func aSituationBecomesAGolden() throws {
    let compared = try Compared(DocumentTests.mint, ["color-scheme": "dark", "locale": "de"])
    let golden = [("view", compared.view), ("name", JSONText.string("Mint dark"))]
    let answer = try compared.client.send("view.golden", golden)
    #expect(answer["name"] == "mint-dark.args" && answer["path"] == "themes/mint-dark.args")
    let text = try #require(compared.client.files["mint-dark.args"])
    #expect(text.hasPrefix("--theme ./mine.json ") && text.hasSuffix("\n"))
    for part in ["--locale de", "--color-scheme dark"] { #expect(text.contains(part)) }
    // Nothing is replaced, and names stay in the folder.
    for name in ["Mint dark", "../x", "a/b", "", "…"] {
      #expect(throws: StudioClient.Refusal.self) {
        try compared.client.send("view.golden", [("view", compared.view), ("name", .string(name))])
      }
    }
    #expect(compared.client.files.writes.withLock(\.self) == 1)
  }

  /// The keys that a target says it changes are those whose picture changes.
  @Test func targetsReachTheKeysThatChange() throws {
    let theme = """
      {"formatVersion": 1, "name": "Mint", "buttons": {"all": {"borderColor": "#888888", "borderSize": 1},
       "input": {"backgroundColor": "#00aa77"}},
       "rules": [{"match": {"character": "q"}, "backgroundColor": "#aa0077"},
                 {"match": "space", "backgroundColor": "#0077aa"}]}
      """
    let compared = try Compared(theme)
    var tried = 0
    for part in ["key:q", "key:w", "key:shift"] as [JSONText] {
      let inspection = try compared.client.send(
        "view.inspect", [("view", compared.view), ("part", part)])
      let property = inspection["properties"]?.elements.first { $0["name"] == "backgroundColor" }
      for target in property?["targets"]?.elements ?? [] {
        guard let kind = target["kind"]?.content, ["key", "action", "type", "all"].contains(kind),
          let path = target["path"]?.content
        else { continue }
        let match = target["match"]
        let reached = try compared.client.send(
          "view.reach",
          [("view", compared.view), ("path", .string(path))] + (match.map { [("match", $0)] } ?? [])
        )
        let rule = match.map { match -> JSONText in
          let keys = path.split(separator: ".").prefix(2).joined(separator: ".")
          return ["path": .string(keys), "value": .string("{\"match\": \(match.content ?? "")}")]
        }
        let edit: JSONText = ["path": .string(path), "value": "\"#123456\""]
        let found = try compared.compare(["edits": .array([rule, edit].compactMap(\.self))])
        let changed = Set(Self.parts(found).compactMap { $0["id"]?.content })
        #expect(Set(reached["parts"]?.elements.compactMap(\.content) ?? []) == changed, "\(path)")
        #expect(reached["count"]?.number == changed.count)
        tried += 1
      }
    }
    #expect(tried >= 8)
  }
}
