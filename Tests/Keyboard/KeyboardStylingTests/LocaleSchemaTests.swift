import KeyboardKit
import TestSupport
import Testing

/// The schema of locale files accepts the built-in files and refuses the mistakes that readers find.
@Suite(.enabled(if: SchemaValidator.isExpected, SchemaValidator.remark))
struct LocaleSchemaTests {

  @Test func builtInFilesFollowTheSchema() throws {
    let folder = project.appending(path: "Sources/Data/Embedded/Locales").path
    let files = try FileManager.default.contentsOfDirectory(atPath: folder)
      .filter { $0.hasSuffix(".json") }.sorted()
    #expect(files.count > 60)
    let texts = try files.map { try String(contentsOfFile: "\(folder)/\($0)", encoding: .utf8) }
    let errors = try SchemaValidator.errors(in: texts, by: LocaleProfile.schema)
    for (file, error) in zip(files, errors) { #expect(error == nil, "\(file)") }
  }

  @Test func mistakesAreRefused() throws {
    let mistakes = [
      "[]", "{}", #""script": 5"#, #""direction": "rlt""#, #""currency": ["$"]"#,
      #""collouts": {}"#, #""behaviors": {"fixedKeyWidth": 7}"#, #""rows": [[]]"#,
      #""layoutTypes": ["qwertx"]"#, #""labels": {"spaces": "x"}"#, #""version": 2"#,
    ]
    let texts = mistakes.map { member in
      guard member.hasPrefix("\"") else { return member }
      let rows = member.contains("rows") ? "" : #""rows": [["a"]], "#
      return "{\"identifier\": \"eo\", \"englishName\": \"E\", \(rows)\(member)}"
    }
    let errors = try SchemaValidator.errors(in: texts, by: LocaleProfile.schema)
    for (text, error) in zip(texts, errors) {
      #expect(error != nil, "\(text)")
      #expect(throws: Diagnostics.self) {
        try LocaleProfile(decoding: SourceFile(name: "x.json", text: text))
      }
    }
  }

  @Test func templateOfScreensFollowsTheStoredSchema() throws {
    func text(_ path: String) throws -> String {
      try String(contentsOf: project.appending(path: path), encoding: .utf8)
    }
    let schema = try text("Themes/screens.schema.json")
    let set = try text("Sources/Data/Embedded/Templates/screens/screens.json")
      .replacing(/\/\/.*/, with: "")
    let mistakes = [
      ("mint.json\"", "mint.json\", \"device\": \"ipad\""), ("\"rise\"", "\"rises\""),
      ("\"degrees\"", "\"degree\""), ("ar-SA", "de"),
    ].map { set.replacing($0, with: $1) }
    let errors = try SchemaValidator.errors(in: [set] + mistakes, by: schema)
    #expect(errors.map { $0 == nil } == [true, false, false, false, false], "\(errors)")
  }
}
