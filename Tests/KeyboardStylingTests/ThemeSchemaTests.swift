import Foundation
import KeyboardCore
import KeyboardStyling
import Testing

/// `Themes/theme.schema.json`, and that the themes are what it says.
@Suite struct ThemeSchemaTests {

  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Themes")

  /// Validates the text of its second argument, or the file if it names one, by that of its first.
  private static let validator = """
    import json, os, sys, jsonschema
    schema = json.load(open(sys.argv[1]))
    text = sys.argv[2]
    if os.path.exists(text): text = open(text).read()
    kind = jsonschema.Draft202012Validator
    kind.check_schema(schema)
    errors = sorted(kind(schema).iter_errors(json.loads(text)), key=str)
    for error in errors: print(error.json_path, error.message[:200])
    sys.exit(1 if errors else 0)
    """

  private static func python(_ arguments: String...) -> (code: Int32, output: String)? {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["python3", "-c"] + arguments
    process.standardOutput = pipe
    process.standardError = pipe
    guard (try? process.run()) != nil else { return nil }
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: output, as: UTF8.self))
  }

  private static let canValidate =
    python("import jsonschema; jsonschema.Draft202012Validator")?.code == 0

  private func validation(of text: String) throws -> (code: Int32, output: String) {
    let schema = Self.folder.appending(path: "theme.schema.json").path
    return try #require(Self.python(Self.validator, schema, text))
  }

  @Test func keptFileIsWhatTheModelSays() throws {
    let file = Self.folder.appending(path: "theme.schema.json")
    let kept = try String(contentsOf: file, encoding: .utf8)
    #expect(kept == KeyboardTheme.schema, "kbrender theme schema > Themes/theme.schema.json")
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
    let targets = text.matches(of: /"#\/\$defs\/(\w+)"/).map { String($0.1) }
    #expect(Set(targets) == Set(definitions.keys))
  }

  @Test(
    .enabled(if: canValidate, "python3 with jsonschema is not installed"),
    arguments: KeyboardTheme.builtInIdentifiers)
  func shippedThemesAreValid(identifier: String) throws {
    let file = Self.folder.appending(path: "\(identifier).json").path
    let result = try validation(of: file)
    #expect(result.code == 0, "\(result.output)")
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

  @Test(
    .enabled(if: canValidate, "python3 with jsonschema is not installed"),
    arguments: samples)
  func schemaTellsRightFromWrong(text: String, isValid: Bool) throws {
    let result = try validation(of: "{\"formatVersion\": 1, \(text)}")
    #expect((result.code == 0) == isValid, "\(result.output)")
  }
}
