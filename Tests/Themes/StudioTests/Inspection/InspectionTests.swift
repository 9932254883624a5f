import SourceText
import Studio
import Testing

@Suite struct InspectionTests {

  private static let theme = """
    {
      "formatVersion": 1,
      "name": "Mint",
      "extends": "tron",
      "variables": { "leaf": "#00aa77" },
      "buttons": {
        "all": { "cornerRadius": 5 },
        "primary": { "backgroundColor": "{leaf}", "cornerRadius": 9 }
      },
      "rules": [
        { "match": "space", "cornerRadius": 1 },
        { "match": { "type": "system" }, "backgroundColor": "{leaf}" }
      ],
      "toolbar": { "item": { "titleColor": "#ff0000" } }
    }

    """

  private struct Shown {
    let client: StudioClient
    let document: OpenDocument
    let view: JSONText

    init(_ text: String = theme, _ options: JSONText = ["scale": 1]) throws {
      client = StudioClient()
      document = try client.open(text)
      view = try document.view(options)
    }

    func inspect(_ part: JSONText, with also: [JSONText] = []) throws -> JSONText {
      try client.send("view.inspect", [("view", view), ("part", part), ("also", .array(also))])
    }

    func target(_ kind: JSONText, of name: JSONText, in inspection: JSONText) throws -> JSONText {
      let property = inspection["properties"]?.elements.first { $0["name"] == name }
      return try #require(property?["targets"]?.elements.first { $0["kind"] == kind })
    }

    func property(_ name: String, of part: JSONText) throws -> JSONText {
      let properties = try inspect(part)["properties"]?.elements ?? []
      return try #require(properties.first { $0["name"]?.content == name })
    }
  }

  @Test func aValueSaysWhereItIsWritten() throws {
    let shown = try Shown()
    let radius = try shown.property("cornerRadius", of: "key:return")
    #expect(radius["value"] == "9")
    #expect(radius["kind"] == "number" && radius["unit"] == "pt" && radius["max"] != nil)
    #expect(radius["title"] == "Corner radius")
    #expect(radius["decision"] == "theme")
    let origin = try #require(radius["origin"])
    #expect(origin["path"] == "buttons.primary" && origin["isOwn"] == true)
    #expect(origin["line"] == 8)
    // A path of the machine is nobody's business.
    #expect(origin["file"] == "mine.json")
    #expect(radius["overridden"]?.elements.first?["origin"]?["path"] == "buttons.all")
    let color = try shown.property("backgroundColor", of: "key:return")
    #expect(color["value"] == "\"{leaf}\"" && color["color"] == "#00aa77")
    let step = try #require(color["origin"]?["variables"]?.elements.first)
    #expect(step["path"] == "leaf" && step["text"] == "\"#00aa77\"")
    // What a base sets has a value to begin with.
    let ink = try shown.property("foregroundColor", of: "key:q")
    #expect(ink["origin"]?["isOwn"] == false)
    #expect(ink["value"]?.content?.hasPrefix("\"#") == true)
  }

  private static let targets:
    [(part: JSONText, name: String, kinds: [String: String], counts: [String: Int])] =
      [
        (
          "key:return", "cornerRadius",
          [
            "declaration": "buttons.primary.cornerRadius", "key": "rules.2.cornerRadius",
            "all": "buttons.all.cornerRadius",
          ], ["declaration": 1, "key": 1]
        ),
        (
          "key:space", "cornerRadius",
          ["declaration": "rules.0.cornerRadius", "type": "buttons.input.cornerRadius"],
          ["declaration": 1]
        ),
        (
          "key:q", "cornerRadius",
          [
            "declaration": "buttons.all.cornerRadius", "type": "buttons.input.cornerRadius",
            "key": "rules.2.cornerRadius", "action": "rules.2.cornerRadius",
          ], ["type": 26, "declaration": 30]
        ),
        (
          "key:shift", "backgroundColor",
          ["declaration": "rules.1.backgroundColor", "variable": "variables.leaf"],
          ["declaration": 4, "variable": 5]
        ),
        ("toolbarItem:One", "titleColor", ["declaration": "toolbar.item.titleColor"], [:]),
        (.null, "background", ["place": "background"], [:]),
      ]

  @Test func targetsAreEditedAtTheirPaths() throws {
    for (part, name, kinds, counts) in Self.targets {
      let shown = try Shown()
      let property = try shown.property(name, of: part)
      let targets = try #require(property["targets"]?.elements)
      for (kind, path) in kinds where kind != "action" {
        let target = try #require(targets.first { $0["kind"]?.content == kind }, "\(part) \(kind)")
        #expect(target["path"]?.content == path, "\(part) \(name) \(kind)")
        if let count = counts[kind] {
          #expect(target["count"]?.number == count, "\(part) \(name) \(kind)")
        }
        #expect(target["parts"]?.elements.count == target["count"]?.number)
      }
      // The first one changes the part.
      let isColor = name != "cornerRadius"
      let first = try #require(targets.first?["path"]?.content)
      try shown.document.edit(first, isColor ? "\"#123456\"" : "13")
      let changed = try shown.property(name, of: part)
      #expect(changed["shown"]?.content?.contains(isColor ? "#123456" : "13") == true, "\(part)")
    }
  }

  @Test func aRuleIsAddedForASelector() throws {
    let shown = try Shown()
    let inspection = try shown.inspect("key:q")
    let selectors = try #require(inspection["selectors"]?.elements)
    #expect(selectors.first?["parts"] == ["key:q"])
    let letters = try #require(selectors.first { $0["title"] == "All characters" })
    #expect(letters["count"] == 26)
    let pressed = try #require(selectors.first { $0["title"] == "This key, pressed" })
    #expect(pressed["parts"] == ["key:q"])
    let match = try #require(letters["match"])
    let matches = try shown.client.send("view.matches", [("view", shown.view), ("match", match)])
    #expect(matches["count"] == 26)
    let added = try shown.document.send(
      "document.rule", [("match", match), ("values", ["cornerRadius": "17"])])
    #expect(added["path"] == "rules.2")
    #expect(shown.document.string.contains(#"{ "match": "character", "cornerRadius": 17 }"#))
    #expect(try shown.property("cornerRadius", of: "key:q")["value"] == "17")
  }

  /// Files are formatted with spaces that conditions of messages don't have.
  @Test func aRuleIsKnownInAnyLayout() throws {
    for match in [#"{"character": "q"}"#, #"{ "character":"q" }"#] {
      let shown = try Shown()
      let key = try shown.target("key", of: "fontWeight", in: shown.inspect("key:q"))
      #expect(key["path"] == "rules.2.fontWeight" && key["match"] != nil)
      try shown.document.edit("rules.2", #"{"match": \#(match), "cornerRadius": 3}"#)
      let known = try shown.target("key", of: "fontWeight", in: shown.inspect("key:q"))
      #expect(known["path"] == "rules.2.fontWeight" && known["match"] == nil)
    }
  }

  @Test func severalKeysHaveOneRule() throws {
    let shown = try Shown()
    let inspection = try shown.inspect("key:q", with: ["key:w", "key:shift"])
    #expect(inspection["title"] == "3 keys")
    let target = try shown.target("key", of: "cornerRadius", in: inspection)
    #expect(target["count"] == 3 && target["parts"] == ["key:q", "key:w", "key:shift"])
    let match = try #require(target["match"]?.content)
    try shown.document.edit("rules.2", #"{"match": \#(match), "cornerRadius": 19}"#)
    for key: JSONText in ["key:q", "key:w", "key:shift"] {
      #expect(try shown.property("cornerRadius", of: key)["value"] == "19")
    }
    #expect(try shown.property("cornerRadius", of: "key:e")["value"] == "5")
    // One of all kinds would be wrong for the others.
    let kinds = inspection["properties"]?.elements.flatMap { $0["targets"]?.elements ?? [] }
    #expect(kinds?.contains { $0["kind"] == "type" } == false)
    for (part, also) in [("key:q", "toolbarItem:One"), ("toolbarItem:One", "key:q")] {
      #expect(throws: StudioClient.Refusal.self) {
        try shown.inspect(.string(part), with: [.string(also)])
      }
    }
  }

  @Test func aSelectedStateHasItsPlace() throws {
    let shown = try Shown(Self.theme, ["scale": 1, "press": "q"])
    let radius = try shown.property("cornerRadius", of: "key:q")
    let targets = try #require(radius["targets"]?.elements)
    let type = try #require(targets.first { $0["kind"] == "type" })
    #expect(type["path"] == "buttons.input.pressed.cornerRadius")
    #expect(type["parts"] == ["key:q"])
    try shown.document.edit("buttons.input.pressed.cornerRadius", "3")
    #expect(try shown.property("cornerRadius", of: "key:q")["value"] == "3")
    let callout = try shown.inspect("inputCallout:q")
    #expect(callout["properties"]?.elements.contains { $0["name"] == "backgroundColor" } == true)
  }

  private static let wrongMatches: [(match: String, code: String)] = [
    (#""spcae""#, "theme/unknown-action"), (#"{ "typ": "input" }"#, "theme/unknown-key"),
    ("{", "json/syntax"),
    ("", "json/syntax"), (#""space" }], "name": "x", "rules": [{ "match": "q""#, "json/syntax"),
  ]

  @Test func wrongConditionsAreErrors() throws {
    let shown = try Shown()
    for (match, code) in Self.wrongMatches {
      let error = #expect(throws: StudioClient.Refusal.self, "\(match)") {
        try shown.client.send("view.matches", [("view", shown.view), ("match", .string(match))])
      }
      #expect(error?.code == code, "\(match)")
    }
    let part = #expect(throws: StudioClient.Refusal.self) { try shown.inspect("key:nope") }
    #expect(part?.code == "unknown-id")
  }
}
