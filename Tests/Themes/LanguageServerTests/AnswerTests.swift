import SourceText
import Testing

@Suite struct AnswerTests {

  private static let theme = """
    {
      "extends": "./base.json",
      "variables": {
        "$type": "color",
        "palette": { "peach": "#ffb38a", "plum": "oklch(45% 0.12 330)" },
        "accent": { "$value": "{palette.plum}", "$description": "Text on keys." }
      },
      /* Far
         away */
      "background": { "image": "./photo.png" },
      "foregroundColor": "light-dark({accent}, rgb(1 2 3))"
    }
    """

  private static let files = [
    "/themes/base.json":
      #"{"variables": {"$type": "color", "below": "{palette.peach}", "palette": {"peach": "red"}}}"#
  ]

  private static func client() throws -> TestClient {
    var client = try TestClient(files: files)
    try client.open(theme)
    return client
  }

  /// Texts with a part of their explanation; an empty one stands for none.
  @Test(arguments: [
    (#"{"buttons": {"all": {"corner|Radius": 9}}}"#, "The corner radius"),
    (#"{"foreground|Color": "mix(red, blue)"}"#, "Resolved: `#"),
    (#"{"foregroundColor": "na|vy"}"#, "Resolved: `#000080`"),
    (#"{"foregroundColor": "light-dark(re|d, blue)"}"#, "`#ff0000` in light, `#0000ff` in dark"),
    (#"{"foregroundColor": "{mis|sing}"}"#, ""),
    (
      #"{"variables": {"a": "{b}", "b": "rgb(17 34 51)"}, "foregroundColor": "{|a}"}"#,
      "Resolved: `#112233`"
    ),
    (
      #"{"variables": {"a": {"$value": "red", "$description": "Why."}}, "foregroundColor": "{a|}"}"#,
      "Why."
    ),
    (#"{"variables": {"a|": "red"}}"#, "Resolved: `#ff0000`"),
    (#"{"extends": "tron", "foregroundColor": "{ti|nt}"}"#, "built-in theme tron.json, line "),
    (#"{"rules": [{"match": {"ro|w": 1}}]}"#, "Any of these rows"),
    (#"{"rules": [{"match": {"row": |1}}]}"#, "Any of these rows"),
    (
      #"{"formatVersion": 1, "rules": [{"mat|ch": {"action": "space", "row": 1}, "fontScale": 2}]}"#,
      "Specificity: an action, 1 condition"
    ),
    ("{|}", ""), (#"{"x-mi|ne": 1}"#, ""),
  ])
  func explains(text: String, part: String) throws {
    var client = try TestClient()
    let value = try client.ask("hover", at: text)["contents"]?["value"]?.content ?? ""
    #expect(part.isEmpty ? value.isEmpty : value.contains(part), "\(value)")
  }

  @Test func findsDefinitionsAndUses() throws {
    var client = try TestClient(files: Self.files)
    let marked = Self.theme.replacing("{palette.plum}", with: "{palette.pl|um}")
    let places = try client.ask("definition", at: marked).elements
    #expect(places.compactMap { $0["uri"]?.content } == [TestClient.address])
    let peach = Self.theme.replacing("\"peach\"", with: "\"pea|ch\"")
    let uses = try client.ask(
      "references", at: peach, #", "context": {"includeDeclaration": true}"#
    ).elements
    #expect(
      uses.compactMap { $0["uri"]?.content }.sorted() == [
        "file:///themes/base.json", "file:///themes/base.json", TestClient.address,
      ])
  }

  @Test func highlightsAVariable() throws {
    var client = try TestClient(files: Self.files)
    let marked = Self.theme.replacing("{palette.plum}", with: "{pal|ette.plum}")
    let found = try client.ask("documentHighlight", at: marked).elements.map {
      ($0["range"]?["start"]?["line"], $0["kind"])
    }
    try #require(found.count == 2)
    #expect(found[0] == (4, 3) && found[1] == (5, 2))
    #expect(try client.ask("documentHighlight", at: "{|}") == .null)
  }

  /// Cursors in the theme with a new name, and the text that renaming leads to, with what is replaced
  /// and how often.
  @Test(arguments: [
    (#""pa|lette""#, "colors", "palette", "colors", 2),
    ("{pa|lette.plum}", "colors", "palette", "colors", 2),
    ("{palette.pl|um}", "damson", "plum", "damson", 2),
    (#""acc|ent""#, "main", "accent", "main", 2),
  ])
  func renames(mark: String, name: String, old: String, new: String, count: Int) throws {
    var client = try TestClient(files: Self.files)
    let plain = mark.replacing("|", with: "")
    let marked = Self.theme.replacing(plain, with: mark, maxReplacements: 1)
    let range = try client.ask("prepareRename", at: marked)
    #expect(range["placeholder"]?.content == old)
    let changes = try client.ask("rename", at: marked, #", "newName": "\#(name)""#)["changes"]
    let edits = changes?[TestClient.address]?.elements ?? []
    #expect(edits.count == count)
    #expect(TestClient.applying(edits, to: Self.theme) == Self.theme.replacing(old, with: new))
    #expect((changes?["file:///themes/base.json"] != nil) == (old == "palette"))
  }

  @Test(arguments: [
    (#"{"variables": {"a|": 1}}"#, "b.c", -32602),
    (#"{"variables": {"a|": 1, "b": 2}}"#, "b", -32803),
    (#"{"extends": "tron", "foregroundColor": "{ti|nt}"}"#, "b", -32803),
    (#"{"name|": "A"}"#, "b", -32803),
  ])
  func refusesNames(text: String, name: String, code: Int) throws {
    var client = try TestClient()
    let answer = try client.ask("rename", at: text, #", "newName": "\#(name)""#)
    #expect(answer["code"] == .integer(code))
  }

  @Test func linksToFiles() throws {
    var client = try Self.client()
    let targets = try client.ask("documentLink").elements.compactMap { $0["target"]?.content }
    #expect(targets == ["file:///themes/base.json", "file:///themes/photo.png"])
  }

  @Test func outlinesAlsoBrokenTexts() throws {
    var client = try Self.client()
    let names = try client.ask("documentSymbol").elements.compactMap { $0["name"]?.content }
    #expect(names == ["extends", "variables", "background", "foregroundColor"])
    try client.open(#"{"rules": [{"match": {"row": 1}}, {"match": "space", "font"#)
    let rules = try client.ask("documentSymbol").elements.first?["children"]?.elements ?? []
    #expect(rules.compactMap { $0["name"]?.content } == [#"{"row": 1}"#, "space"])
  }

  @Test func foldsObjectsAndComments() throws {
    var client = try Self.client()
    let folds = try client.ask("foldingRange").elements.map(\.text)
    #expect(
      folds == [
        #"{"startLine": 0, "endLine": 10}"#, #"{"startLine": 2, "endLine": 5}"#,
        #"{"startLine": 7, "endLine": 8, "kind": "comment"}"#,
      ])
  }

  @Test func highlightsEachPiece() throws {
    var client = try TestClient()
    try client.open(
      #"{"foregroundColor": "mix({a}, red)", "rules": [{"match": "space", "fontScale": 1}]} // é😀"#)
    let data = try client.ask("semanticTokens/full")["data"]?.elements ?? []
    let kinds = stride(from: 3, to: data.count, by: 5).map { data[$0] }
    #expect(kinds == [0, 4, 2, 4, 1, 4, 0, 0, 3, 0, 5, 7])
    #expect(data.suffix(3).first == .integer(6))
  }

  @Test func formatsLikeFmt() throws {
    var client = try TestClient()
    let wild =
      "{\n  \"formatVersion\": 1,\n  \"id\": \"é\",\n  \"collection\": \"B\", \"name\": \"A\",\n  \"license\": \"MIT\"\n}\n"
    try client.open(wild)
    let edits = try client.ask("formatting", #", "options": {}"#).elements
    #expect(
      TestClient.applying(edits, to: wild)
        == wild.replacing(
          #""collection": "B", "name": "A","#, with: "\"name\": \"A\",\n  \"collection\": \"B\","))
    #expect(
      edits.first?["range"]?.text
        == #"{"start": {"line": 3, "character": 0}, "end": {"line": 4, "character": 0}}"#)
    try client.open("{\"a\": ")
    #expect(try client.ask("rangeFormatting").elements.isEmpty)
  }

  /// Wrong texts with the text that the first fix leads to.
  @Test(arguments: [
    (#"{"formatVersion": 1, "backgrund": "red"}"#, #"{"formatVersion": 1, "background": "red"}"#),
    (
      #"{"formatVersion": 1, "foregroundColor": "nayv"}"#,
      #"{"formatVersion": 1, "foregroundColor": "navy"}"#
    ),
    (
      #"{"formatVersion": 1, "foregroundColor": "mixx(red, blue)"}"#,
      #"{"formatVersion": 1, "foregroundColor": "mix(red, blue)"}"#
    ),
    (
      #"{"formatVersion": 1, "extends": "torn:sark"}"#,
      #"{"formatVersion": 1, "extends": "tron:sark"}"#
    ),
    (
      #"{"formatVersion": 1, "extends": "tron", "foregroundColor": "{tnit}"}"#,
      #"{"formatVersion": 1, "extends": "tron", "foregroundColor": "{tint}"}"#
    ),
    (
      #"{"formatVersion": 1, "extends": "tron", "foregroundColor": "mix({tnit}, red)"}"#,
      #"{"formatVersion": 1, "extends": "tron", "foregroundColor": "mix({tint}, red)"}"#
    ),
    (
      #"{"formatVersion": 1, "rules": [{"match": "retrun", "fontScale": 1}]}"#,
      #"{"formatVersion": 1, "rules": [{"match": "return", "fontScale": 1}]}"#
    ),
    (
      #"{"formatVersion": 1, "rules": [{"match": "enter", "fontScale": 1}]}"#,
      #"{"formatVersion": 1, "rules": [{"match": "return", "fontScale": 1}]}"#
    ),
    (
      #"{"formatVersion": 1, "extends": "tron:srk"}"#,
      #"{"formatVersion": 1, "extends": "tron:sark"}"#
    ),
    (
      #"{"formatVersion": 1, "extends": "other.json"}"#,
      #"{"formatVersion": 1, "extends": "./other.json"}"#
    ),
    (#"{"formatVersion": "1"}"#, #"{"formatVersion": 1}"#),
  ])
  func fixes(text: String, fixed: String) throws {
    var client = try TestClient(files: ["/themes/other.json": #"{"formatVersion": 1}"#])
    #expect(try client.open(text).count == 1)
    let actions = try client.ask(
      "codeAction",
      #", "range": {"start": {"line": 0, "character": 0}, "end": {"line": 9, "character": 0}}, "context": {"diagnostics": []}"#
    ).elements
    let edits = actions.first?["edit"]?["changes"]?[TestClient.address]?.elements ?? []
    #expect(TestClient.applying(edits, to: text) == fixed)
    #expect(try client.open(fixed).isEmpty)
  }

  @Test func unsavedTextsCount() throws {
    var client = try TestClient(files: ["/themes/base.json": #"{"formatVersion": 1}"#])
    let theme = #"{"formatVersion": 1, "extends": "./base.json", "foregroundColor": "{ink}"}"#
    #expect(try client.open(theme).first?["code"]?.content == "theme/unknown-variable")
    let base = "file:///themes/base.json"
    try client.open(#"{"formatVersion": 1, "variables": {"ink": "red"}}"#, at: base)
    #expect(try client.open(theme).isEmpty)
    // A change of the base checks what extends it, and its errors are shown where it is named.
    try client.change(#"{"formatVersion": 1, "variables": {"ink": "redd"}}"#, at: base)
    let found = client.diagnostics()
    #expect(
      found[base]?.count == 0 || found[base]?.first?["code"]?.content == "theme/invalid-color")
    let shown = try #require(found[TestClient.address]?.first)
    #expect(shown["range"]?["start"]?["character"] == 32)
    #expect(shown["relatedInformation"]?.elements.first?["location"]?["uri"]?.content == base)
    _ = try client.send("textDocument/didClose", #"{"textDocument": {"uri": "\#(base)"}}"#)
    #expect(
      client.diagnostics()[TestClient.address]?.first?["code"]?.content == "theme/unknown-variable")
  }

  @Test func placesCountUnitsOfTheProtocol() throws {
    let text = #"{"formatVersion": 1, "name": "é😀👩‍👩‍👧", "backgrund": 1}"#
    for (encoding, column) in [("utf-16", 44), ("utf-8", 57), ("utf-32", 40)] {
      var client = try TestClient(
        capabilities: #"{"general": {"positionEncodings": ["\#(encoding)"]}}"#)
      let start = try client.open(text).first?["range"]?["start"]?["character"]
      #expect(start == .integer(column), "\(encoding)")
    }
  }
}
