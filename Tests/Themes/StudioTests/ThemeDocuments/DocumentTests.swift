import KeyboardKit
import Studio
import Testing
import ThemeTools

@Suite struct DocumentTests {

  static let mint = """
    {
      "formatVersion": 1,
      "name": "Mint", // of the garden
      "buttons": {
        "all": { "cornerRadius": 5 },
        "primary": { "backgroundColor": "#00aa77", "cornerRadius": 9 }
      },
      "rules": [
        { "match": "space", "cornerRadius": 1 },
        { "match": "shift", "cornerRadius": 2 }
      ]
    }

    """

  @Test(
    arguments: [
      (["extends": "tron"], #""extends": "tron""#), (["empty": true], #""formatVersion": 1"#),
      (["seed": "#0af"], "#00aaff"), (["seed": ["#0af", "#093"], "kind": "neon"], "glowRadius"),
    ] as [(JSONText, String)])
  func aDocumentBegins(from: JSONText, part: String) throws {
    let client = StudioClient()
    let document = try client.send("document.new", [("from", from)])
    #expect(document["text"]?.content?.contains(part) == true)
    #expect(document["isSaved"] == false)
    #expect(document["steps"]?.elements.isEmpty == true)
    client.work()
    let problems = try #require(client.take("problems").last?["problems"]?.elements)
    #expect(!problems.contains { $0["severity"] == "error" }, "\(problems)")
    #expect(client.files.themes(upTo: 1).isEmpty)
  }

  @Test func aFileIsOpenOnce() throws {
    let client = StudioClient()
    let document = try client.open(Self.mint)
    let again = try client.open(Self.mint)
    #expect(document.id == again.id)
    #expect(try document.state()["isSaved"] == true)
    #expect(try document.state()["file"] == "mine.json")
  }

  @Test func anEditChangesTheFewestBytes() throws {
    let document = try StudioClient().open(Self.mint)
    try document.edit("buttons.primary.cornerRadius", "12")
    #expect(
      document.string == Self.mint.replacing(#""cornerRadius": 9"#, with: #""cornerRadius": 12"#))
    let state = try document.state()
    #expect(state["text"]?.content == document.string)
    #expect(state["undo"] == "Corner radius of primary: 9 → 12")
    #expect(state["isSaved"] == false)
    try document.edit("/rules/1", nil)
    #expect(!document.string.contains("shift"))
  }

  @Test func movesOfAGestureAreOneStep() throws {
    let document = try StudioClient().open(Self.mint)
    for value in 10...30 { try document.edit("buttons.all.cornerRadius", "\(value)", gesture: "g") }
    var state = try document.state()
    #expect(state["steps"]?.elements.count == 1)
    #expect(state["undo"] == "Corner radius of all: 5 → 30")
    try document.edit("buttons.all.cornerRadius", "31", gesture: "h")
    #expect(try document.state()["steps"]?.elements.count == 2)
    try document.send("document.undo")
    try document.send("document.undo")
    #expect(document.string == Self.mint)
    state = try document.state()
    #expect(state["isSaved"] == true)
    #expect(state["redo"] == "Corner radius of all: 5 → 30")
    #expect(state["undo"] == nil)
    try document.send("document.redo")
    #expect(document.string.contains(#""all": { "cornerRadius": 30 }"#))
  }

  @Test func aNewStepIsInPlaceOfThoseUndone() throws {
    let document = try StudioClient().open(Self.mint)
    for value in 1...4 { try document.edit("buttons.all.cornerRadius", "\(value)") }
    let steps = try #require(try document.state()["steps"]?.elements)
    try document.send("document.goto", [("step", try #require(steps[1]["id"]))])
    #expect(document.string.contains(#""all": { "cornerRadius": 2 }"#))
    try document.send("document.goto", [("step", try #require(steps[3]["id"]))])
    #expect(document.string.contains(#""all": { "cornerRadius": 4 }"#))
    try document.send("document.goto", [("step", 0)])
    #expect(document.string == Self.mint)
    try document.edit("buttons.all.cornerRadius", "8")
    #expect(try document.state()["steps"]?.elements.count == 1)
    #expect(try document.state()["redo"] == nil)
  }

  @Test func typedCharactersAreOneStepUntilALineEnds() throws {
    let document = try StudioClient().open(Self.mint)
    let start = try #require(Self.mint.utf16.firstIndex(of: 0x4D)).utf16Offset(in: Self.mint)
    for (index, character) in "Peppery".enumerated() {
      try document.type(String(character), from: start + index, to: start + index)
    }
    try document.type("", from: start + 6, to: start + 7)
    #expect(document.string.contains("PepperMint"))
    #expect(try document.state()["steps"]?.elements.count == 1)
    try document.type("\n", from: 1, to: 1)
    #expect(try document.state()["steps"]?.elements.count == 2)
    try document.send("document.undo")
    try document.send("document.undo")
    #expect(document.string == Self.mint)
  }

  @Test func editsOfAnOlderVersionMove() throws {
    let document = try StudioClient().open(Self.mint)
    let version = document.version
    try document.type("// at the start 😀\n", from: 0, to: 0)
    let place = try #require(Self.mint.range(of: "garden")?.lowerBound.utf16Offset(in: Self.mint))
    try document.type("kitchen ", from: place, to: place, on: version)
    #expect(document.string.contains("// of the kitchen garden"))
    #expect(document.string.hasPrefix("// at the start 😀\n{"))
    // A rule has another index by then.
    try document.edit("/rules/0", nil)
    try document.edit("/rules/1/cornerRadius", "3", on: version)
    #expect(document.string.contains(#""shift", "cornerRadius": 3"#))
    let removed = #expect(throws: StudioClient.Refusal.self) {
      try document.edit("/rules/0/cornerRadius", "4", on: version)
    }
    #expect(removed?.code == "version-conflict")
    let typed = #expect(throws: StudioClient.Refusal.self) {
      try document.type("x", from: place - 5, to: place + 3, on: version)
    }
    #expect(typed?.code == "version-conflict")
  }

  @Test func allClientsSeeTheSame() throws {
    let first = StudioClient(name: "a")
    let document = try first.open(Self.mint)
    let second = StudioClient(beside: first, name: "b")
    let copy = OpenDocument(second, try document.state())
    for index in 0..<100 {
      // Each on the version that it knows, which is older every other time.
      try document.edit("buttons.all.cornerRadius", "\(index % 20)")
      if index % 2 == 0 { copy.follow() }
      try copy.edit("buttons.primary.cornerRadius", "\(10 + index)")
      document.follow()
      copy.follow()
      #expect(document.string == copy.string)
      #expect(copy.string.contains("\"cornerRadius\": \(10 + index)"))
      #expect(copy.string.contains("\"all\": { \"cornerRadius\": \(index % 20) }"))
    }
    #expect(try document.state()["text"]?.content == copy.string)
    for _ in 0..<200 { try copy.send("document.undo") }
    #expect(copy.string == Self.mint)
  }

  @Test func aBrokenTextTakesNoControls() throws {
    let document = try StudioClient().open(Self.mint)
    try document.type("{", from: 0, to: 0)
    let error = #expect(throws: StudioClient.Refusal.self) {
      try document.edit("buttons.all.cornerRadius", "1")
    }
    #expect(error?.code == "broken-text")
    try document.type("", from: 0, to: 1)
    try document.edit("buttons.all.cornerRadius", "1")
    #expect(document.string.contains(#""all": { "cornerRadius": 1 }"#))
  }
}
