import SourceText
import Studio
import Testing

/// Texts that are broken for a moment, at any place, as while they are typed.
@Suite struct BrokenTextTests {

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
    let client = StudioClient()
    let document = try client.open(DocumentTests.mint)
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
