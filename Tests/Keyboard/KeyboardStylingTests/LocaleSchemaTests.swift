import Foundation
import KeyboardCore
import SourceText
import TestSupport
import Testing

/// The schema of locale files accepts the built-in files and refuses the mistakes that readers find.
@Suite(.enabled(if: SchemaValidator.isExpected, SchemaValidator.remark))
struct LocaleSchemaTests {

  @Test func builtInFilesFollowTheSchema() throws {
    let folder =
      URL(filePath: #filePath).pathComponents.prefix { $0 != "Tests" }
      .joined(separator: "/") + "/Sources/Data/Embedded/Locales"
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
}

/// The stored schema of `screens.json` accepts the set of the project template.
@Suite(.enabled(if: SchemaValidator.isExpected, SchemaValidator.remark))
struct ScreensSchemaTests {

  @Test func templateFollowsTheSchema() throws {
    let root = URL(filePath: #filePath).pathComponents.prefix { $0 != "Tests" }
      .joined(separator: "/")
    let schema = try String(
      contentsOfFile: root + "/Themes/screens.schema.json", encoding: .utf8)
    let set = try String(
      contentsOfFile: root + "/Sources/Data/Embedded/Templates/screens/screens.json",
      encoding: .utf8
    ).replacing(/\/\/.*/, with: "")
    let mistakes = [
      ("mint.json\"", "mint.json\", \"device\": \"ipad\""), ("\"rise\"", "\"rises\""),
      ("\"degrees\"", "\"degree\""), ("ar-SA", "de"),
    ].map { set.replacing($0, with: $1) }
    let errors = try SchemaValidator.errors(in: [set] + mistakes, by: schema)
    #expect(errors.map { $0 == nil } == [true, false, false, false, false], "\(errors)")
  }
}
