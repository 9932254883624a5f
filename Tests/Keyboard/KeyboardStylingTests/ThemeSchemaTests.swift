import KeyboardKit
import TestSupport
import Testing

/// `Themes/theme.schema.json`, and that the themes are what it says.
@Suite struct ThemeSchemaTests {

  private static let folder = project.appending(path: "Themes")

  @Test func keptFileIsWhatTheModelSays() throws {
    let file = Self.folder.appending(path: "theme.schema.json")
    let kept = try String(contentsOf: file, encoding: .utf8)
    #expect(kept == KeyboardTheme.schema, "kbrender help --schema theme > Themes/theme.schema.json")
  }

  @Test func keptReferenceIsWhatTheModelSays() throws {
    let file = Self.folder.appending(path: "REFERENCE.md")
    let kept = try String(contentsOf: file, encoding: .utf8)
    #expect(kept == KeyboardTheme.reference, "Themes/REFERENCE.md is stale: make generate")
  }

  @Test func describesEveryFieldOfKeys() throws {
    let schema = try JSONSerialization.jsonObject(with: Data(KeyboardTheme.schema.utf8))
    let definitions = try #require((schema as? [String: Any])?["$defs"] as? [String: Any])
    let button = try #require(definitions["button"] as? [String: Any])
    let properties = try #require(button["properties"] as? [String: [String: Any]])
    #expect(Set(properties.keys) == Set(Keyboard.ButtonStyle.fields.map(\.name) + ["pressed"]))
    for (name, property) in properties { #expect(property["description"] is String, "\(name)") }
  }

  @Test func everyReferenceLeadsSomewhere() throws {
    let text = KeyboardTheme.schema
    let schema = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
    let definitions = try #require(schema?["$defs"] as? [String: Any])
    let targets = text.matches(of: /"#\/\$defs\/([\w.]+)[\/\w]*"/).map { String($0.1) }
    #expect(Set(targets) == Set(definitions.keys))
  }

  @Test(.enabled(if: SchemaValidator.isExpected, SchemaValidator.remark))
  func shippedThemesAreValid() throws {
    let texts = try KeyboardTheme.builtInIdentifiers.map {
      try String(contentsOf: Self.folder.appending(path: "\($0).json"), encoding: .utf8)
    }
    let errors = try SchemaValidator.errors(in: texts)
    #expect(errors.allSatisfy { $0 == nil }, "\(zip(KeyboardTheme.builtInIdentifiers, errors))")
  }

  static let samples: [(text: String, isValid: Bool)] = [
    (##""foregroundColor": {"light": "#fff", "dark": "{a.b}"}"##, true),
    (#""buttons": {"input": {"font": {"style": "title", "weight": 300}, "x-note": 1}}"#, true),
    (#""rules": [{"match": ["return", {"character": "ß"}], "cornerRadius": "{r}"}]"#, true),
    (
      #""background": {"stops": ["red", {"color": "blue", "at": 0.5}, "green"], "angle": 90}"#, true
    ),
    (#""toolbar": {"height": 48, "item": {"titleColor": "red"}}"#, true),
    (#""foregroundColour": "red""#, false),
    (##""foregroundColor": {"light": "#fff"}"##, false),
    (#""buttons": {"input": {"cornerRadius": 101}}"#, false),
    (#""buttons": {"inputs": {}}"#, false),
    (#""rules": [{"match": "retrun"}]"#, false),
    (#""rules": [{"cornerRadius": 3}]"#, false),
    (#""rules": [{"match": {"state": "hovered"}}]"#, false),
    (#""callouts": {"offset": [1]}"#, false),
    (#""background": {"stops": ["red"]}"#, false),
  ]

  @Test(.enabled(if: SchemaValidator.isExpected, SchemaValidator.remark))
  func schemaTellsRightFromWrong() throws {
    let texts = Self.samples.map { "{\"formatVersion\": 1, \($0.text)}" }
    for ((text, isValid), error) in zip(Self.samples, try SchemaValidator.errors(in: texts)) {
      #expect((error == nil) == isValid, "\(text): \(error ?? "")")
    }
  }
}
