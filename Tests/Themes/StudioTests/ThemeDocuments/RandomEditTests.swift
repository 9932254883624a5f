import KeyboardKit
import Studio
import Testing

@Suite struct RandomEditTests {

  private static let paths = [
    "buttons.all.cornerRadius", "buttons.primary.cornerRadius", "buttons.system.borderSize",
    "buttons.input.pressed.cornerRadius", "callouts.cornerRadius", "/rules/0/cornerRadius",
    "/rules/1/borderSize", "toolbar.height", "variables.edge", "x-note",
  ]

  private static let texts = ["é", "😀", "// note\n", " ", "\r\n", "}", "\"", "9", "", ",", "[]"]

  private static func change(_ document: OpenDocument, _ numbers: inout SeededNumbers) throws {
    let path = paths.randomElement(using: &numbers) ?? paths[0]
    let version = max(1, document.version - Int.random(in: 0...2, using: &numbers))
    switch Int.random(in: 0..<10, using: &numbers) {
    case 0...4:
      let isText = path.hasPrefix("variables") || path == "x-note"
      let number = Int.random(in: 1...30, using: &numbers)
      let gesture = Bool.random(using: &numbers) ? "g" : nil
      try document.edit(path, isText ? "\"#0000\(number + 10)\"" : "\(number)", gesture: gesture)
    case 5: try document.edit(path, nil, on: version)
    case 6: try document.send("document.undo")
    case 7: try document.send("document.redo")
    default:
      let count = document.text.count
      let from = Int.random(in: 0...count, using: &numbers)
      let to = min(count, from + Int.random(in: 0...3, using: &numbers))
      try document.type(texts.randomElement(using: &numbers) ?? "", from: from, to: to, on: version)
    }
  }

  @Test func textModelAndPictureAgree() throws {
    var numbers = SeededNumbers(seed: 39)
    let (client, document) = try StudioClient.withMint()
    let view = try client.send("view.open", [("document", document.id), ("options", ["scale": 1])])
    let other = StudioClient()
    var (done, refused, drawn) = (0, 0, 0)
    for index in 0..<1000 {
      do {
        try Self.change(document, &numbers)
        done += 1
      } catch let refusal as StudioClient.Refusal {
        refused += 1
        // A text that stays broken would refuse all that follows.
        if refusal.code == "broken-text" { try document.send("document.undo") }
      }
      let state = try document.state()
      #expect(state["text"]?.content == document.string)
      #expect(state["version"] == .integer(document.version))
      guard index % 20 == 0 else { continue }
      client.work()
      // Back to a text that is a theme.
      while !client.take("stale").isEmpty {
        try document.send("document.undo")
        client.work()
      }
      let pictures = client.take("picture").filter { $0["view"] == view["id"] }
      guard let picture = pictures.last else { continue }
      #expect(picture["version"] == .integer(document.version))
      let copy = try other.open(document.string, as: "copy-\(index).json")
      try other.send("view.open", [("document", copy.id), ("options", ["scale": 1])])
      other.work()
      defer { _ = try? copy.send("document.close") }
      let fresh = try #require(other.take("picture").last?["picture"]?.content)
      let shown = try #require(picture["picture"]?.content)
      #expect(client.session.picture(shown)?.bytes == other.session.picture(fresh)?.bytes)
      drawn += 1
    }
    #expect(done > 500 && refused > 10 && drawn > 20, "\(done) \(refused) \(drawn)")
    var steps = 0
    while try document.state()["undo"] != nil {
      try document.send("document.undo")
      steps += 1
    }
    #expect(steps > 20)
    #expect(document.string == DocumentTests.mint)
    while try document.state()["redo"] != nil { try document.send("document.redo") }
    #expect(try document.state()["text"]?.content == document.string)
  }
}
