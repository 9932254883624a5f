import SourceText
import Testing

@Suite struct RefactoringTests {

  /// The edits of the first action of a kind at a cursor, whose title has a part; nil without one.
  private static func edits(
    _ marked: String, kind: String, title: String = "", files: [String: String] = [:]
  ) throws -> [String: [JSONText]]? {
    var client = try TestClient(files: files, root: "file:///themes")
    let before = marked.prefix { $0 != "|" }
    try client.open(String(before + marked.dropFirst(before.count + 1)))
    let lines = before.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let place = #"{"line": \#(lines.count - 1), "character": \#(lines.last?.count ?? 0)}"#
    let answer = try client.ask(
      "codeAction",
      #", "range": {"start": \#(place), "end": \#(place)}, "context": {"diagnostics": [], "only": ["\#(kind)"]}"#
    )
    let actions = answer.elements.filter { $0["title"]?.content?.contains(title) == true }
    #expect(answer.elements.allSatisfy { $0["kind"]?.content?.hasPrefix(kind) == true })
    guard case .object(let changes) = actions.first?["edit"]?["changes"] else { return nil }
    return Dictionary(uniqueKeysWithValues: changes.map { ($0.key, $0.value.elements) })
  }

  private static func result(
    of marked: String, kind: String, title: String = "", files: [String: String] = [:]
  ) throws -> String? {
    let text = marked.replacing("|", with: "", maxReplacements: 1)
    return try edits(marked, kind: kind, title: title, files: files)?[TestClient.address].map {
      TestClient.applying($0, to: text)
    }
  }

  @Test(
    arguments: [
      (
        #"{"formatVersion": 1, "foregroundColor": "na|vy"}"#,
        #"{"formatVersion": 1, "variables": { "foregroundColor": "navy" }, "foregroundColor": "{foregroundColor}"}"#
      ),
      (
        #"{"formatVersion": 1, "foregroundColor|": "mix(red, blue)"}"#,
        #"{"formatVersion": 1, "variables": { "foregroundColor": "mix(red, blue)" }, "foregroundColor": "{foregroundColor}"}"#
      ),
      // A part of a color, beside a variable of the same name.
      (
        #"{"formatVersion": 1, "variables": {"foregroundColor": "red"}, "foregroundColor": "mix(re|d, {foregroundColor})"}"#,
        #"{"formatVersion": 1, "variables": {"foregroundColor": "red", "foregroundColor2": "red"}, "foregroundColor": "mix({foregroundColor2}, {foregroundColor})"}"#
      ),
      // Comments stay behind what they are about.
      (
        "{\n  \"formatVersion\": 1,\n  \"variables\": {\n    \"a\": \"red\" // The ink.\n  },\n  \"foregroundColor\": \"na|vy\" /* night */\n}",
        "{\n  \"formatVersion\": 1,\n  \"variables\": {\n    \"a\": \"red\", // The ink.\n    \"foregroundColor\": \"navy\"\n  },\n  \"foregroundColor\": \"{foregroundColor}\" /* night */\n}"
      ),
      (
        "{\r\n  \"formatVersion\": 1, /* first */ // really\r\n  \"foregroundColor\": \"na|vy\"\r\n}",
        "{\r\n  \"formatVersion\": 1, /* first */ // really\r\n  \"variables\": { \"foregroundColor\": \"navy\" },\r\n  \"foregroundColor\": \"{foregroundColor}\"\r\n}"
      ),
      (
        #"{"formatVersion": 1, "variables": {}, "foregroundColor": "na|vy"}"#,
        #"{"formatVersion": 1, "variables": { "foregroundColor": "navy" }, "foregroundColor": "{foregroundColor}"}"#
      ),
      // Other types than that of the group.
      (
        #"{"formatVersion": 1, "variables": {"$type": "color"}, "buttons": {"all": {"cornerRadius": |9}}}"#,
        #"{"formatVersion": 1, "variables": {"$type": "color", "cornerRadius": { "$value": 9, "$type": "number" }}, "buttons": {"all": {"cornerRadius": "{cornerRadius}"}}}"#
      ),
      (
        #"{"formatVersion": 1, "background|": {"angle": 180, "stops": ["red", "blue"]}}"#,
        #"{"formatVersion": 1, "variables": { "background": { "$value": {"angle": 180, "stops": ["red", "blue"]}, "$type": "background" } }, "background": "{background}"}"#
      ),
      (#"{"formatVersion": 1, "variables": {"a": "re|d"}}"#, nil),
      (#"{"formatVersion": 1, "variables": {"a": "red"}, "foregroundColor": "{a|}"}"#, nil),
      (#"{"formatVersion": 1, "na|me": "red"}"#, nil), (#"{"format|Version": 1}"#, nil),
      (
        #"{"formatVersion": 1, "rules": [{"match": {"row": |1}, "fontScale": 1}]}"#,
        #"{"formatVersion": 1, "variables": { "row": 1 }, "rules": [{"match": {"row": "{row}"}, "fontScale": 1}]}"#
      ), ("|", nil),
    ] as [(String, String?)])
  func extracts(text: String, expected: String?) throws {
    let result = try Self.result(of: text, kind: "refactor.extract")
    #expect(result == expected)
    guard let result else { return }
    var client = try TestClient()
    #expect(try client.open(result).isEmpty)
  }

  @Test func extractsEveryUseOfAColor() throws {
    let text =
      ##"{"formatVersion": 1, "variables": {"a": "#123456"}, "background": "#12|3456", "foregroundColor": "mix(#123456, red)"}"##
    let result = try Self.result(of: text, kind: "refactor", title: "Extract all 2")
    #expect(
      result
        == ##"{"formatVersion": 1, "variables": {"a": "#123456", "background": "#123456"}, "background": "{background}", "foregroundColor": "mix({background}, red)"}"##
    )
  }

  @Test(
    arguments: [
      // One use.
      (
        #"{"variables": {"a": "red"}, "foregroundColor": "{|a}", "background": "{a}"}"#,
        #"{"variables": {"a": "red"}, "foregroundColor": "red", "background": "{a}"}"#
      ),
      (
        #"{"variables": {"a": {"light": "red", "dark": "blue"}}, "foregroundColor": "mix({a|}, white)"}"#,
        #"{"variables": {"a": {"light": "red", "dark": "blue"}}, "foregroundColor": "mix(light-dark(red, blue), white)"}"#
      ),
      (
        #"{"extends": "./base.json", "foregroundColor": "{in|k}"}"#,
        #"{"extends": "./base.json", "foregroundColor": "navy"}"#
      ),
      // All uses, with the comments in the value.
      (
        "{\n  \"variables\": {\n    // Ink.\n    \"a|\": { \"$value\": \"red\" },\n    \"b\": \"mix({a}, blue)\"\n  },\n  \"foregroundColor\": \"{a}\"\n}",
        "{\n  \"variables\": {\n    // Ink.\n    \"b\": \"mix(red, blue)\"\n  },\n  \"foregroundColor\": \"red\"\n}"
      ),
      (
        #"{"variables": {"g|": {"angle": 90 /* up */, "stops": ["red", "blue"]}}, "background": "{g}"}"#,
        nil
      ),
      (
        #"{"variables": {"g|": {"$value": {"angle": 90 /* up */, "stops": ["red", "blue"]}, "$type": "background"}}, "background": "{g}"}"#,
        #"{"variables": {}, "background": {"angle": 90 /* up */, "stops": ["red", "blue"]}}"#
      ),
      // What depends on the look has no value.
      (
        #"{"variables": {"a": "red"}, "variations": {"x": {"variables": {"a": "blue"}}}, "foregroundColor": "{|a}"}"#,
        nil
      ),
      (
        #"{"variables": {"a": "red"}, "variations": {"x": {"variables": {"a": "blue"}, "foregroundColor": "{|a}"}}}"#,
        #"{"variables": {"a": "red"}, "variations": {"x": {"variables": {"a": "blue"}, "foregroundColor": "blue"}}}"#
      ),
      (#"{"variables": {"a|": "red"}, "variations": {"x": {"variables": {"a": "blue"}}}}"#, nil),
      (#"{"extends": "./base.json", "variables": {"ink|": "red"}}"#, nil),
      (#"{"foregroundColor": "{|a}"}"#, nil), (#"{"na|me": "A"}"#, nil),
    ] as [(String, String?)])
  func inlines(text: String, expected: String?) throws {
    let files = ["/themes/base.json": #"{"formatVersion": 1, "variables": {"ink": "navy"}}"#]
    #expect(try Self.result(of: text, kind: "refactor.inline", files: files) == expected)
  }

  /// Files that aren't open count.
  @Test func inlinesInAllFiles() throws {
    let base = #"{"formatVersion": 1, "variables": {"a|": "red"}}"#
    let theme = #"{"formatVersion": 1, "extends": "./mine.json", "foregroundColor": "{a}"}"#
    let edits = try #require(
      try Self.edits(
        base, kind: "refactor.inline",
        files: ["/themes/x/up.json": theme.replacing("./", with: "../")]))
    #expect(edits.keys.sorted() == [TestClient.address, "file:///themes/x/up.json"])
    let redefining = theme.replacing(
      "\"foregroundColor\"", with: #""variables": {"a": "blue"}, "foregroundColor""#)
    #expect(
      try Self.edits(base, kind: "refactor.inline", files: ["/themes/up.json": redefining]) == nil)
  }

  /// A theme that extends the open one may give the variable another value.
  @Test(arguments: [("", true), (#""variables": {"a": "blue"}, "#, false)])
  func inlinesOneUseUnlessDerivedThemesRedefineIt(variables: String, inlines: Bool) throws {
    let base =
      #"{"formatVersion": 1, "variables": {"a": "red"}, "background": "{a|}", "foregroundColor": "{a}"}"#
    let derived =
      #"{"formatVersion": 1, "extends": "./mine.json", \#(variables)"background": "{a}"}"#
    let result = try Self.result(
      of: base, kind: "refactor.inline", files: ["/themes/derived.json": derived])
    let inlined =
      #"{"formatVersion": 1, "variables": {"a": "red"}, "background": "red", "foregroundColor": "{a}"}"#
    #expect(result == (inlines ? inlined : nil))
    // A theme with the same base is no other look of this one.
    let sibling = try Self.result(
      of: #"{"formatVersion": 1, "extends": "./base.json", "background": "{a|}"}"#,
      kind: "refactor.inline",
      files: [
        "/themes/base.json": #"{"formatVersion": 1, "variables": {"a": "red"}}"#,
        "/themes/sibling.json": derived.replacing("mine", with: "base"),
      ])
    #expect(sibling == #"{"formatVersion": 1, "extends": "./base.json", "background": "red"}"#)
  }

  @Test func fixesAll() throws {
    let text = ##"{"formatVersion": "1", "backgrund": "nayv", "foregroundColor": "rde"}"##
    let result = try Self.result(of: text + "|", kind: "source.fixAll")
    #expect(result == ##"{"formatVersion": 1, "background": "nayv", "foregroundColor": "red"}"##)
    // Only what was asked for, and not without a word.
    #expect(try Self.result(of: text + "|", kind: "refactor") == nil)
    #expect(try Self.result(of: #"{"formatVersion": 1}|"#, kind: "source.fixAll") == nil)
  }

  /// Once lint is done, what has no effect goes as well; colors that are hard to read stay.
  @Test(arguments: [
    (
      ##""rules": [{"match": "space", "cornerRadius": 3}, {"match": "space", "cornerRadius": 4}]"##,
      ##""rules": [{"match": "space", "cornerRadius": 4}]"##
    ),
    // Each is in vain because of the other one.
    (
      ##""rules": [{"match": "space", "cornerRadius": 4}, {"match": "space", "cornerRadius": 4}]"##,
      ##""rules": [{"match": "space", "cornerRadius": 4}]"##
    ),
  ])
  func fixesAllOfLintThatHasNoEffect(rules: String, expected: String) throws {
    func text(_ variables: String, _ rules: String) -> String {
      ##"{"formatVersion": 1, "variables": {"ink": "#999"\##(variables)}, "buttons": {"all": {"foregroundColor": "{ink}", "backgroundColor": "white"}}, \##(rules)}"##
    }
    let before = text(#", "old": "red""#, rules)
    var client = try TestClient()
    try client.open(before)
    let lint = try client.lintResult()
    #expect(client.take(lint)[TestClient.address]?.isEmpty == false)
    let start = #"{"line": 0, "character": 0}"#
    let answer = try client.ask(
      "codeAction",
      #", "range": {"start": \#(start), "end": \#(start)}, "context": {"diagnostics": [], "only": ["source.fixAll"]}"#
    )
    let edits = answer.elements.first?["edit"]?["changes"]?[TestClient.address]?.elements ?? []
    #expect(TestClient.applying(edits, to: before) == text("", expected))
  }
}
