import KeyboardRender
import SourceText
import Studio
import Testing

@Suite struct ViewTests {

  private static func view(
    _ client: StudioClient, _ document: OpenDocument, _ options: JSONText = ["scale": 1],
    _ further: [(String, JSONText)] = []
  ) throws -> JSONText {
    try client.send("view.open", [("document", document.id), ("options", options)] + further)
  }

  @Test func aViewShowsTheDocument() throws {
    let (client, document) = try StudioClient.withMint()
    let view = try Self.view(client, document, ["scale": 2, "locale": "de", "frame": false])
    #expect(view["picture"] == nil)
    client.work()
    let picture = try #require(client.take("picture").first)
    #expect(picture["view"] == view["id"])
    #expect(picture["version"] == 1)
    #expect(picture["width"]?.number == 390)
    #expect(picture["scale"] == .number(2))
    let id = try #require(picture["picture"]?.content)
    #expect(id.count == 32)
    let file = try #require(client.session.picture(id))
    #expect(file.mediaType == "image/png")
    #expect(ImageFormat.size(ofFile: file.bytes)?.width == 780)
    let parts = try #require(picture["parts"]?.elements)
    let names = parts.compactMap { $0["name"]?.content }
    #expect(names.contains("ü"))
    let (first, last) = (names.firstIndex(of: "q"), names.firstIndex(of: "return"))
    #expect(try #require(first) < #require(last))
    let shift = try #require(parts.first { $0["id"] == "key:shift" })
    #expect(shift["label"] == "Shift")
    #expect(Set(parts.map { $0["id"] }).count == parts.count)
  }

  @Test func onlyTheNewestTextIsDrawn() throws {
    let (client, document) = try StudioClient.withMint()
    _ = try Self.view(client, document)
    client.work()
    let first = try #require(client.take("picture").first?["picture"]?.content)
    for value in 0..<20 { try document.edit("buttons.all.cornerRadius", "\(value)", gesture: "g") }
    client.work()
    let pictures = client.take("picture")
    #expect(pictures.map { $0["version"] } == [.integer(document.version)])
    // The last one may just be on its way.
    #expect(client.session.picture(first) != nil)
    try document.edit("buttons.all.cornerRadius", "3")
    client.work()
    #expect(client.session.picture(first) == nil)
    #expect(client.session.picture("") == nil)
  }

  @Test func urgentViewsComeFirst() throws {
    let (client, document) = try StudioClient.withMint()
    let hidden = try Self.view(client, document, ["scale": 1], [("visible", false)])
    let later = try Self.view(client, document, ["scale": 1], [("priority", 1)])
    let first = try Self.view(client, document, ["scale": 1], [("priority", 5)])
    client.work()
    #expect(client.take("picture").map { $0["view"] } == [first, later, hidden].map { $0["id"] })
    try client.send("view.set", [("view", hidden["id"] ?? .null), ("visible", true)])
    client.work()
    #expect(client.take("picture").isEmpty)
    try client.send(
      "view.set", [("view", hidden["id"] ?? .null), ("options", ["scale": 1, "locale": "de"])])
    try client.send("view.close", [("view", first["id"] ?? .null)])
    client.work()
    #expect(client.take("picture").map { $0["view"] } == [hidden["id"]])
  }

  @Test func theLastGoodPictureStays() throws {
    let (client, document) = try StudioClient.withMint()
    let view = try Self.view(client, document)
    client.work()
    let good = try #require(client.take("picture").first?["picture"]?.content)
    try document.type("{", from: 0, to: 0)
    client.work()
    #expect(client.take("picture").isEmpty)
    let stale = try #require(client.take("stale").first)
    #expect(stale["view"] == view["id"])
    #expect(stale["version"] == .integer(document.version))
    #expect(client.session.picture(good) != nil)
    let problems = try #require(client.take("problems").last?["problems"]?.elements)
    #expect(problems.contains { $0["severity"] == "error" })
    try document.send("document.undo")
    client.work()
    #expect(client.take("picture").count == 1)
    #expect(client.take("problems").last?["problems"]?.elements.isEmpty == true)
  }

  @Test func aThemeFollowsTheOpenTextOfItsBase() throws {
    let client = StudioClient()
    let base = try client.open(DocumentTests.mint, as: "base.json")
    let theme = try client.open(
      #"{ "formatVersion": 1, "name": "A", "extends": "./base.json" }"#, as: "a.json")
    _ = try Self.view(client, theme)
    client.work()
    #expect(client.take("picture").count == 1)
    try base.edit("buttons.all.cornerRadius", "17")
    client.work()
    #expect(client.take("picture").count == 1)
    try base.type("{", from: 0, to: 0)
    client.work()
    #expect(client.take("stale").count == 1)
  }

  @Test func aPictureTooLargeIsNotDrawn() throws {
    let (client, document) = try StudioClient.withMint()
    _ = try Self.view(client, document, ["scale": 8, "size": "1000x700"])
    client.work()
    #expect(client.take("stale").first?["message"]?.content?.contains("pixels") == true)
  }

  /// The replacement, and the number of replaced units.
  struct Damage: CustomStringConvertible {
    let text: String
    let count: Int

    var description: String { "\(text) instead of \(count)" }
  }

  private static let damages = [
    Damage(text: "§", count: 0), Damage(text: "\"", count: 0), Damage(text: "}", count: 0),
    Damage(text: "", count: 1), Damage(text: "[", count: 3),
  ]

  @Test(arguments: damages)
  func theLastGoodPictureAndTheTextStay(damage: Damage) throws {
    let (client, document) = try StudioClient.withMint()
    try client.send("view.open", [("document", document.id), ("options", ["scale": 0.5])])
    client.work()
    var good = try #require(client.take("picture").last?["picture"]?.content)
    let text = document.text
    var stale = 0
    for place in 0...text.count - damage.count {
      try document.type(damage.text, from: place, to: place + damage.count)
      let broken = text[..<place] + Array(damage.text.utf16) + text[(place + damage.count)...]
      #expect(try document.state()["text"]?.content == String(decoding: broken, as: UTF16.self))
      client.work()
      let problems = client.take("problems").last?["problems"]?.elements ?? []
      if client.take("stale").isEmpty {
        good = client.take("picture").last?["picture"]?.content ?? good
      } else {
        stale += 1
        #expect(client.take("picture").isEmpty && client.session.picture(good) != nil)
        let problem = try #require(problems.first { $0["severity"] == "error" })
        let (from, to) = (problem["from"]?.number ?? -1, problem["to"]?.number ?? -1)
        #expect(0 <= from && from <= to && to <= broken.count)
        // A sign that is no JSON is found where it is.
        if damage.text == "§" { #expect((from...to).contains(place), "\(place): \(problem)") }
      }
      try document.send("document.undo")
      #expect(document.text == text)
    }
    #expect(stale > 20)
  }
}
