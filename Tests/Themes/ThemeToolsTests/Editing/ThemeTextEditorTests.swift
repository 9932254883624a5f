import KeyboardKit
import Testing
import ThemeTools

@testable import KeyboardStyling

@Suite struct ThemeTextEditorTests {

  private static let theme = """
    {
      "formatVersion": 1,
      "name": "Mint",
      // The face of everything.
      "variables": { "face": "#068e77" },
      "buttons": {
        "all": { "cornerRadius": 8, "fontSize": 20 }, // soft
        "primary": { "backgroundColor": "{face}" }
      },
      "rules": [
        { "match": "space", "style": { "fontSize": 14 } }
      ]
    }

    """

  private static func editor(_ text: String = theme) throws -> ThemeTextEditor {
    try ThemeTextEditor(SourceFile(name: "mint.json", text: text))
  }

  struct Change: CustomTestStringConvertible, Sendable {
    var path: String
    /// Nil removes.
    var value: String?
    var old: String
    var new: String
    var testDescription: String { "\(path) = \(value ?? "-")" }
  }

  static let changes = [
    Change(path: "buttons.all.cornerRadius", value: "9", old: "Radius\": 8", new: "Radius\": 9"),
    Change(path: "variables.face", value: "red", old: "\"#068e77\"", new: "\"red\""),
    Change(path: "/rules/0/style/fontSize", value: "15", old: "\": 14", new: "\": 15"),
    Change(
      path: "buttons.primary.cornerRadius", value: "9",
      old: "{ \"backgroundColor\": \"{face}\" }",
      new: "{ \"backgroundColor\": \"{face}\", \"cornerRadius\": 9 }"),
    Change(
      path: "buttons.all.backgroundColor", value: "white", old: "{ \"cornerRadius\"",
      new: "{ \"backgroundColor\": \"white\", \"cornerRadius\""),
    Change(
      path: "buttons.system.cornerRadius", value: "9", old: "// soft\n    \"primary\"",
      new: "// soft\n    \"system\": { \"cornerRadius\": 9 },\n    \"primary\""),
    Change(
      path: "rules.1", value: #"{"match":"return","style":{}}"#, old: "14 } }",
      new: "14 } },\n    { \"match\": \"return\", \"style\": {} }"),
    Change(path: "author", value: "me", old: "\"Mint\",", new: "\"Mint\",\n  \"author\": \"me\","),
    Change(path: "buttons.all.fontSize", old: ", \"fontSize\": 20", new: ""),
    Change(path: "buttons.all.cornerRadius", old: "\"cornerRadius\": 8, ", new: ""),
    Change(
      path: "buttons.primary.backgroundColor",
      old: ", // soft\n    \"primary\": { \"backgroundColor\": \"{face}\" }", new: " // soft"),
    Change(path: "variables.face", old: "  \"variables\": { \"face\": \"#068e77\" },\n", new: ""),
  ]

  @Test(arguments: changes)
  func oneValueChanges(_ change: Change) throws {
    let path = try ThemePath(change.path)
    let result =
      try change.value.map {
        try Self.editor().setting(ThemeTextEditor.json(of: $0), at: path)
      } ?? Self.editor().removing(path)
    #expect(Self.theme.components(separatedBy: change.old).count == 2)
    #expect(result.text == Self.theme.replacing(change.old, with: change.new))
    #expect(try ThemeFormatter.formatted(result).bytes == result.bytes)
  }

  /// What isn't in the form of `theme fmt` keeps its own.
  @Test(arguments: [
    ("{'a':1,  'name':'x'}", "name", "y", "{'a':1,  'name':'y'}"),
    (
      "{'name':'x',\t'author':'me'}", "license", "MIT",
      "{'name':'x',\t'author':'me', 'license': 'MIT'}"
    ),
    (
      "{'name':'x',\n\t'author':'me'\n}", "license", "MIT",
      "{'name':'x',\n\t'author':'me',\n\t'license': 'MIT'\n}"
    ),
    ("{}", "name", "x", "{ 'name': 'x' }"),
    // A new value is written as a formatted file has it.
    (
      "{'name':'x',  'rules':[]}", "rules.0", #"{"cornerRadius":1,"match":"space"}"#,
      "{'name':'x',  'rules':[ { 'match': 'space', 'cornerRadius': 1 }]}"
    ),
  ])
  func layoutStays(text: String, path: String, value: String, expected: String) throws {
    let quoted = { (text: String) in text.replacing("'", with: "\"") }
    let editor = try Self.editor(quoted(text))
    #expect(
      try editor.setting(ThemeTextEditor.json(of: value), at: ThemePath(path)).text
        == quoted(expected))
  }

  @Test(arguments: [
    ("9", "9"), ("true", "true"), ("#fff", "\"#fff\""), ("bold", "\"bold\""), ("[1, 2]", "[1, 2]"),
    ("007", "\"007\""), ("\"9\"", "\"9\""), ("", "\"\""),
  ])
  func arguments(text: String, json: String) throws {
    #expect(try ThemeTextEditor.json(of: text) == json)
  }

  @Test(arguments: ["{\"a\"", "[1,", "\"open"])
  func brokenJSONIsNoText(text: String) {
    #expect(throws: Diagnostics.self) { try ThemeTextEditor.json(of: text) }
  }

  @Test func valuesAsTheyAreWritten() throws {
    let editor = try Self.editor()
    #expect(try editor.text(at: ThemePath("variables.face")) == "\"#068e77\"")
    #expect(try editor.text(at: ThemePath("rules.0.match")) == "\"space\"")
  }

  static let errors: [(path: String, message: String, hint: String?)] = [
    (
      "buttons.all.cornerRadus", "There is no key “cornerRadus” here",
      "Did you mean “cornerRadius”?"
    ),
    ("name.first", "The value is a string, which has no “first”", nil),
    ("rules.7", "The list has 1 elements, which are counted from 0", nil),
  ]

  @Test(arguments: errors)
  func placesThatThereAreNot(path: String, message: String, hint: String?) throws {
    let editor = try Self.editor()
    let found = #expect(throws: Diagnostics.self) { try editor.setting("1", at: ThemePath(path)) }
    #expect(found?.list.map(\.message) == [message])
    #expect(found?.list.first?.hints == (hint.map { [$0] } ?? []))
    #expect(found?.list.first?.place?.file == "mint.json")
  }

  @Test(arguments: ["", "a..b", ".a", "/"])
  func pathsHaveKeys(text: String) {
    #expect(throws: Diagnostics.self) { try ThemePath(text) }
  }

  @Test(arguments: ["buttons.all", "/a~1b/c.d"])
  func pathsAreWrittenAsTheyAreRead(text: String) throws {
    let path = try ThemePath(text)
    #expect(try ThemePath(path.description) == path)
  }

  /// Whatever is set and unset again leaves the text as it was.
  @Test(arguments: ["buttons.system.borderSize", "callouts.cornerRadius", "author", "tags"])
  func settingAndRemovingLeavesTheText(path: String) throws {
    let value = path == "tags" ? "[\"a\"]" : path == "author" ? "\"me\"" : "2"
    let set = try Self.editor().setting(value, at: ThemePath(path))
    #expect(set.text != Self.theme)
    #expect(try ThemeTextEditor(set).removing(ThemePath(path)).text == Self.theme)
  }
}

extension SourceFile {

  fileprivate var text: String { String(decoding: bytes, as: UTF8.self) }
}
