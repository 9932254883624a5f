import SourceText
import Testing

@testable import Studio

/// A studio that ends at any moment loses nothing.
@Suite struct JournalTests {

  private let files = MemoryFiles()

  private static func states(_ document: OpenDocument) throws -> [JSONText?] {
    let state = try document.state()
    return [state["text"], state["undo"], state["redo"], state["isSaved"], state["file"]]
  }

  @Test func everyStepIsThereAfterAnEnd() throws {
    var client = StudioClient(files)
    let document = try client.open(DocumentTests.mint)
    #expect(files.journals().isEmpty)
    let actions: [(OpenDocument) throws -> Void] = [
      { try $0.edit("buttons.all.cornerRadius", "7") },
      { try $0.edit("buttons.all.cornerRadius", "8", gesture: "g") },
      { try $0.edit("buttons.all.cornerRadius", "9", gesture: "g") },
      { try $0.type("// é😀", from: 0, to: 0) },
      { try $0.send("document.undo") },
      { try $0.send("document.undo") },
      { try $0.send("document.redo") },
      { try $0.send("document.save") },
      { try $0.edit("name", "\"Pepper\"") },
      { try $0.send("document.save", [("name", "Pepper Mint")]) },
      { try $0.edit("/rules/0", nil) },
    ]
    var current = document
    for action in actions {
      try action(current)
      let expected = try Self.states(current)
      // The process ends, while it writes a line.
      for name in files.journals() { try files.append(Array("{\"name".utf8), toJournal: name) }
      client = StudioClient(files)
      let documents = try client.send("hello")["documents"]?.elements ?? []
      #expect(documents.count == 1)
      current = OpenDocument(client, try #require(documents.first))
      #expect(try Self.states(current) == expected)
    }
    #expect(files["pepper-mint.json"]?.contains("Pepper") == true)
    while try current.state()["undo"] != nil { try current.send("document.undo") }
    #expect(current.string == DocumentTests.mint)
  }

  /// Also of a theme without changes, until it is released.
  @Test func aBaselineIsThereAfterAnEnd() throws {
    files["base.json"] =
      #"{ "formatVersion": 1, "name": "Base", "buttons": { "all": { "cornerRadius": 3 } } }"#
    var client = StudioClient(files)
    var document = try client.open(
      #"{ "formatVersion": 1, "name": "Mint", "extends": "./base.json" }"#)
    func again() throws {
      client.session.end()
      client = StudioClient(files)
      let documents = try #require(try client.send("hello")["documents"]?.elements)
      document = OpenDocument(client, try #require(documents.first))
    }
    func isSame() throws -> Bool {
      let view = try client.send("view.open", [("document", document.id)])
      let found = try client.send(
        "view.compare", [("view", view["id"] ?? .null), ("with", ["baseline": true])])
      return found["isSame"] == true
    }
    try document.send("document.baseline")
    try again()
    #expect(try document.state()["baseline"] == "" && isSame())
    try document.edit("buttons.all.cornerRadius", "9")
    try document.send("document.save")
    // What it was compared with doesn't change with the files that the theme names.
    files["base.json"] = #"{ "formatVersion": 1, "name": "Base" }"#
    for _ in 0..<2 {
      try again()
      #expect(try document.state()["baseline"] == "" && !isSame())
    }
    try document.edit("buttons.all.cornerRadius", "3")
    #expect(try isSame())
    try document.send("document.baseline")
    try again()
    #expect(try document.state()["baseline"]?.content?.hasPrefix("Corner radius") == true)
    try document.send("document.baseline", [("isPinned", false)])
    try document.send("document.save")
    client.session.end()
    #expect(files.journals().isEmpty)
  }

  @Test func aSessionThatEndsKeepsWhatIsNotSaved() throws {
    let client = StudioClient(files)
    let document = try client.open(DocumentTests.mint)
    try document.edit("name", "\"Other\"")
    client.session.end()
    #expect(files.journals().count == 1)
    try document.send("document.save")
    client.session.end()
    #expect(files.journals().isEmpty)
  }

  @Test func aClosedDocumentHasNoJournal() throws {
    let (client, document) = try StudioClient.withMint()
    try document.edit("name", "\"Other\"")
    try document.send("document.close")
    #expect(client.files.journals().isEmpty)
    #expect(try client.send("hello")["documents"]?.elements.isEmpty == true)
  }

  @Test(arguments: ["", "{}\n", "[]\n", "{\"text\": 1}\n", "not JSON\n", "\u{0}\u{FF}"])
  func aJournalWithoutATextIsRemoved(text: String) throws {
    files.journalBytes = ["x": Array(text.utf8)]
    #expect(try StudioClient(files).send("hello")["documents"]?.elements.isEmpty == true)
    #expect(files.journals().isEmpty)
  }

  @Test func aLineThatDoesNotFitEndsAJournal() throws {
    let lines = [
      #"{"title": "A", "text": "abc", "isSaved": true}"#,
      #"{"name": "x", "changes": [[0, "a", "b"]]}"#,
      #"{"name": "y", "changes": [[0, "q", "c"]]}"#, #"{"name": "z", "changes": [[0, "b", "d"]]}"#,
    ]
    files.journalBytes = ["x": Array(lines.joined(separator: "\n").utf8)]
    let document = try #require(StudioClient(files).send("hello")["documents"]?.elements.first)
    #expect(document["text"] == "bbc")
    #expect(document["undo"] == "x")
  }

  @Test func aJournalIsBounded() throws {
    let (client, document) = try StudioClient.withMint()
    let text = String(repeating: "x", count: 60_000)
    for index in 0..<90 {
      try document.edit("x-note", "\"\(index)\(text)\"", gesture: index < 20 ? "g" : nil)
      let bytes = client.files.journalBytes.values.reduce(0) { $0 + $1.count }
      #expect(bytes <= Journal.maximumBytes + (3 << 20))
    }
    let again = try #require(StudioClient(client.files).send("hello")["documents"]?.elements.first)
    #expect(again["text"]?.content == document.string)
  }
}
