import SourceText
import Studio
import Synchronization
import Testing

/// Files are written as a whole, and what other programs write isn't overwritten.
@Suite struct SavingTests {

  @Test(arguments: [("Ocean Blue", "ocean-blue.json"), ("mint.json", "mint.json"), ("9", "9.json")])
  func aNewThemeIsNamedAsByTheCommand(name: String, file: String) throws {
    let client = StudioClient()
    let document = OpenDocument(
      client, try client.send("document.new", [("from", ["extends": "tron"])]))
    #expect(try document.send("document.save", [("name", .string(name))])["name"] == .string(file))
    #expect(client.files[file] == document.string)
    #expect(try document.state()["isSaved"] == true)
    // Without a name, the same file.
    try document.edit("name", "\"Other\"")
    try document.send("document.save")
    #expect(client.files[file] == document.string)
  }

  @Test func anotherFileIsNotReplaced() throws {
    let client = StudioClient(MemoryFiles(["theirs.json": "{}"]))
    let document = try client.open(DocumentTests.mint)
    let error = #expect(throws: StudioClient.Refusal.self) {
      try document.send("document.save", [("name", "theirs")])
    }
    #expect(error?.code == "studio-file")
    #expect(client.files["theirs.json"] == "{}")
    #expect(client.files.writes.withLock(\.self) == 0)
  }

  private static func changed(_ old: String, _ new: String) -> String {
    DocumentTests.mint.replacing(old, with: new)
  }

  @Test func aFileThatOnlyAnotherProgramChangedIsTaken() throws {
    let (client, document) = try StudioClient.withMint()
    let text = Self.changed("Mint", "Menta")
    client.files["mine.json"] = text
    client.session.filesChanged()
    try client.send("hello")
    document.follow()
    #expect(document.string == text)
    #expect(try document.state()["isSaved"] == true)
    try document.send("document.undo")
    #expect(document.string == DocumentTests.mint)
    #expect(try document.state()["isSaved"] == false)
  }

  @Test func changesOfDifferentKeysAreMerged() throws {
    let (client, document) = try StudioClient.withMint()
    try document.edit("buttons.all.cornerRadius", "6")
    try document.edit("buttons.primary.backgroundColor", "\"#ff0000\"")
    client.files["mine.json"] = Self.changed(
      #""cornerRadius": 9 }"#, #""cornerRadius": 4 }, "system": { "cornerRadius": 3 }"#
    ).replacing("Mint", with: "Menta")
    let error = #expect(throws: StudioClient.Refusal.self) { try document.send("document.save") }
    #expect(error?.code == "outside-change")
    for part in [
      #""all": { "cornerRadius": 6 }"#, "#ff0000", "Menta", "// of the garden",
      #""cornerRadius": 4"#, #""system": { "cornerRadius": 3 }"#,
    ] { #expect(document.string.contains(part), "\(part)") }
    #expect(client.take("outside").isEmpty)
    try document.send("document.save")
    #expect(client.files["mine.json"] == document.string)
  }

  private func contested() throws -> (StudioClient, OpenDocument) {
    let (client, document) = try StudioClient.withMint()
    try document.edit("buttons.all.cornerRadius", "6")
    client.files["mine.json"] = Self.changed(
      #""all": { "cornerRadius": 5"#, #""all": { "cornerRadius": 7"#
    ).replacing("Mint", with: "Menta")
    client.session.filesChanged()
    try client.send("hello")
    #expect(client.take("outside").count == 1)
    #expect(try document.state()["outside"] == true)
    client.session.filesChanged()
    #expect(client.take("outside").isEmpty)
    #expect(document.string.contains(#""all": { "cornerRadius": 6"#))
    #expect(throws: StudioClient.Refusal.self) { try document.send("document.save") }
    return (client, document)
  }

  @Test func theUserSaysWhatCounts() throws {
    let (client, document) = try contested()
    try document.send("document.revert")
    #expect(document.string == client.files["mine.json"])
    #expect(try document.state()["isSaved"] == true)
    try document.send("document.undo")
    #expect(document.string.contains(#""all": { "cornerRadius": 6"#))
    try document.send("document.save")
  }

  @Test func theOwnValuesCountInAMerge() throws {
    let (client, document) = try contested()
    try document.send("document.merge")
    #expect(document.string.contains(#""all": { "cornerRadius": 6"#))
    #expect(document.string.contains("Menta"))
    try document.send("document.save")
    #expect(client.files["mine.json"] == document.string)
    #expect(try document.state()["outside"] == nil)
  }

  @Test func aFileThatIsNotTextStaysOut() throws {
    let (client, document) = try StudioClient.withMint()
    try client.files.replace("mine.json", by: [0xFF, 0xFE])
    client.session.filesChanged()
    #expect(try document.state()["text"]?.content == DocumentTests.mint)
    try client.files.replace("bytes.json", by: [0xFF, 0xFE])
    let list = try client.send("hello")["files"]?.elements ?? []
    let id = try #require(list.first { $0["name"] == "bytes.json" }?["id"])
    let error = #expect(throws: StudioClient.Refusal.self) {
      try client.send("document.new", [("from", ["file": id])])
    }
    #expect(error?.message.contains("UTF-8") == true)
  }
}
