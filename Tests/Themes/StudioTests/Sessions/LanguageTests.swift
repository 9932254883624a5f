import KeyboardKit
import Studio
import Testing

@Suite struct LanguageTests {

  private static func offset(of part: String, in text: String) throws -> JSONText {
    let range = try #require(text.range(of: part))
    return .integer(range.lowerBound.utf16Offset(in: text))
  }

  private static let text = DocumentTests.mint.replacing("garden", with: "gärden 😀")

  @Test func completionsReplaceARangeOfTheText() throws {
    let document = try StudioClient().open(Self.text)
    let key = "\"corn\": 1, "
    let place = try Self.offset(of: "\"backgroundColor\"", in: Self.text)
    try document.type(key, from: place.number ?? 0, to: place.number ?? 0)
    let offset = (place.number ?? 0) + 5
    let answer = try document.send("language.complete", [("offset", .integer(offset))])
    let items = try #require(answer["items"]?.elements)
    let item = try #require(items.first { $0["label"] == "cornerStyle" })
    let edit = try #require(item["textEdit"])
    #expect(edit["from"] == place)
    #expect(edit["to"]?.number == (place.number ?? 0) + 6)
    #expect(edit["text"]?.content?.contains("cornerStyle") == true)
  }

  @Test func hoversExplain() throws {
    let document = try StudioClient().open(Self.text)
    let offset = try Self.offset(of: "cornerRadius", in: Self.text)
    let answer = try document.send("language.hover", [("offset", offset)])
    #expect(answer["contents"]?["value"]?.content?.contains("radius") == true)
    #expect(answer["range"]?["from"]?.number == (offset.number ?? 0) - 1)
    let nothing = try document.send("language.hover", [("offset", 0)])
    #expect(nothing == .null)
  }

  @Test func aProblemIsFixed() throws {
    let client = StudioClient()
    let document = try client.open(
      Self.text.replacing("\"cornerRadius\": 5", with: "\"cornerRadis\": 5"))
    client.work()
    let problems = try #require(client.take("problems").last?["problems"]?.elements)
    let problem = try #require(problems.first)
    #expect(problem["code"] == "theme/unknown-key" && problem["hasFix"] == true)
    #expect(problem["from"] == (try Self.offset(of: "\"cornerRadis\"", in: document.string)))
    let actions = try document.send("language.actions", [("offset", problem["from"] ?? .null)])
    let action = try #require(actions.elements.first)
    let change = try #require(action["changes"]?.elements.first)
    #expect(change["text"]?.content?.contains("cornerRadius") == true)
    #expect(change["from"] == problem["from"])
    try document.send("problem.fix", [("problem", problem["id"] ?? .null)])
    #expect(document.string == Self.text)
    client.work()
    #expect(client.take("problems").last?["problems"] == [])
    let old = #expect(throws: StudioClient.Refusal.self) {
      try document.send("problem.fix", [("problem", problem["id"] ?? .null)])
    }
    #expect(old?.code == "unknown-id")
  }

  @Test func aTextIsFormatted() throws {
    let document = try StudioClient().open(Self.text.replacing(": ", with: ":   "))
    try document.send("language.format")
    #expect(document.string.contains("\"name\": \"Mint\""))
    #expect(try document.state()["undo"] == "Format")
    try document.send("language.format")
    #expect(try document.state()["steps"]?.elements.count == 1)
  }

  @Test func lintRunsWhenNobodyWaits() throws {
    let client = StudioClient()
    let document = try client.open(
      Self.text.replacing("#00aa77\"", with: "#00aa77\", \"foregroundColor\": \"#00ab78\""))
    let view = try client.send("view.open", [("document", document.id), ("options", ["scale": 1])])
    #expect(!client.session.hasIdleWork)
    client.work()
    let checked = client.take("problems").last?["problems"]?.elements.count
    #expect(checked == 0)
    #expect(client.session.hasIdleWork)
    client.session.workWhenIdle()
    #expect(!client.session.hasIdleWork)
    client.work()
    let problems = try #require(client.take("problems").last?["problems"]?.elements)
    let contrast = try #require(
      problems.first { $0["code"]?.content?.contains("contrast") == true })
    #expect(contrast["view"] == view["id"] && contrast["part"] == "key:return", "\(contrast)")
    // They stay in the list until lint has looked at the last text, of which it tells.
    try document.edit("name", "\"Other\"")
    client.work()
    client.session.workWhenIdle()
    try document.edit("name", "\"Third\"")
    client.work()
    let earlier = client.take("problems")
    #expect(earlier.allSatisfy { $0["version"] != .integer(document.version) })
    client.rest()
    let event = try #require(client.take("problems").last)
    #expect(event["version"] == .integer(document.version))
    #expect(event["problems"]?.elements.count == problems.count)
    // A text that can't be read has other problems at once.
    try document.type("{", from: 0, to: 0)
    client.work()
    #expect(client.take("problems").last?["problems"]?.elements.first?["severity"] == "error")
    try document.send("document.undo")
    client.work()
    #expect(client.take("problems").last?["problems"] == [])
  }
}
