import SourceText
import Studio
import Testing

@Suite struct KeyboardTests {

  private struct Typed {
    let client: StudioClient
    let document: OpenDocument
    let view: JSONText

    init(_ options: JSONText = ["scale": 1]) throws {
      client = StudioClient()
      document = try client.open(DocumentTests.mint)
      view = try document.view(options)
      client.work()
    }

    @discardableResult
    func send(_ type: String, _ members: [(String, JSONText)] = []) throws -> JSONText {
      try client.send(type, [("view", view)] + members)
      client.work()
      return try #require(client.take("keyboard").last)
    }

    func tap(_ part: String) throws -> JSONText {
      try send("view.press", [("part", .string(part))])
      return try send("view.release")
    }

    var picture: JSONText? { client.take("picture").last }
  }

  @Test func keysType() throws {
    let typed = try Typed()
    let down = try typed.send("view.press", [("part", "key:h")])
    #expect(down["pressed"] == ["key:h"])
    let picture = try #require(typed.picture)
    #expect(picture["parts"]?.elements.contains { $0["role"] == "inputCallout" } == true)
    let up = try typed.send("view.release")
    #expect(up["text"]?.content?.lowercased() == "h")
    #expect(up["pressed"] == [])
    #expect(try typed.tap("key:backspace")["text"] == "")
    #expect(try typed.send("view.type", [("text", "Hello ü😀")])["text"] == "Hello ü😀")
    #expect(try typed.send("view.key", [("name", "left")])["text"] == "Hello ü😀")
    #expect(try typed.send("view.key", [("name", "backspace")])["text"] == "Hello 😀")
    #expect(try typed.send("view.key", [("name", "clear")])["text"] == "")
  }

  /// Each moment of typing can be looked at again, and typing goes on after all of them.
  @Test func typingIsScrubbed() throws {
    let typed = try Typed()
    for key in ["key:h", "key:i"] { _ = try typed.tap(key) }
    let last = try typed.send("view.key", [("name", "backspace")])
    #expect(last["moments"] == 5 && last["moment"] == 5)
    let now = last["text"]
    let texts = try (0...5).map { moment -> String in
      let shown = try typed.send("view.scrub", [("moment", .integer(moment))])
      #expect(shown["moment"]?.number == moment)
      return shown["text"]?.content?.lowercased() ?? ""
    }
    #expect(texts == ["", "", "h", "h", "hi", "h"])
    let held = try typed.send("view.scrub", [("moment", 3)])
    #expect(held["pressed"] == ["key:i"])
    #expect(typed.picture?["parts"]?.elements.contains { $0["role"] == "inputCallout" } == true)
    #expect(try typed.send("view.scrub", [("moment", 99)])["text"] == now)
    _ = try typed.send("view.scrub", [("moment", 1)])
    #expect(try typed.tap("key:o")["text"]?.content?.lowercased() == "ho")
  }

  @Test func pointsAreThoseOfThePicture() throws {
    for options in [["scale": 1], ["scale": 1, "frame": true]] as [JSONText] {
      let typed = try Typed(options)
      let part = try #require(typed.picture?["parts"]?.elements.first { $0["id"] == "key:g" })
      func number(_ name: String) -> Double {
        switch part[name] {
        case .number(let number): number
        case .integer(let number): Double(number)
        default: 0
        }
      }
      let place: [(String, JSONText)] = [
        ("x", .number(number("x") + number("width") / 2)),
        ("y", .number(number("y") + number("height") / 2)),
      ]
      try typed.send("view.press", place)
      #expect(try typed.send("view.release")["text"]?.content?.lowercased() == "g")
    }
  }

  @Test func heldKeysShowTheirActions() throws {
    let typed = try Typed()
    try typed.send("view.type", [("text", "x"), ("time", 0)])
    try typed.send("view.press", [("part", "key:e"), ("time", 1000)])
    _ = typed.picture
    try typed.send("view.time", [("time", 1800)])
    let picture = try #require(typed.picture)
    #expect(picture["parts"]?.elements.contains { $0["role"] == "calloutItem" } == true)
    try typed.send("view.release", [("time", 1900)])
    let after = try typed.send("view.time", [("time", 2500)])
    #expect(after["pressed"] == [])
    #expect(typed.picture?["parts"]?.elements.contains { $0["role"] == "calloutItem" } == false)
  }

  @Test func theThemeOfARunningKeyboardIsThatOfTheText() throws {
    let typed = try Typed()
    try typed.send("view.type", [("text", "Hello")])
    _ = typed.picture
    try typed.document.edit("buttons.all.cornerRadius", "14")
    typed.client.work()
    let typing = try #require(typed.picture?["picture"]?.content)
    let bytes = typed.client.session.picture(typing)?.bytes
    try typed.document.edit("buttons.all.cornerRadius", "1")
    typed.client.work()
    let other = try #require(typed.picture?["picture"]?.content)
    #expect(typed.client.session.picture(other)?.bytes != bytes)
    #expect(try typed.send("view.key", [("name", "space")])["text"] == "Hello ")
  }

  @Test func anUnknownKeyIsAnError() throws {
    let typed = try Typed()
    let error = #expect(throws: StudioClient.Refusal.self) {
      try typed.send("view.key", [("name", "shfit")])
    }
    #expect(error?.code == "cli/unknown-name" && error?.message.contains("shift") == true)
  }
}
