import Foundation
import KeyboardDocuments
import KeyboardStyling
import Testing

/// The check of themes and the JSON Schema accept the same documents.
@Suite struct ThemeAgreementTests {

  /// Members of a theme, and whether they are valid.
  static let documents: [(String, Bool)] = [
    (#""background": {"from": [0, 0], "stops": ["red", "blue"]}"#, false),
    (#""background": {"to": [0, 0], "angle": 3, "stops": ["red", "blue"]}"#, false),
    (#""background": {"from": [0, 0], "to": [1, 1], "stops": ["red", "blue"]}"#, true),
    (#""background": {"type": "radial", "angle": 900, "stops": ["red", "blue"]}"#, false),
    (#""background": {"radius": 900, "stops": ["red", "blue"]}"#, false),
    (#""background": {"color": "red", "stops": ["red", "blue"]}"#, false),
    (#""background": {"image": "photo.png"}"#, false),
    (#""background": {"image": "./../photo.png"}"#, false),
    (#""background": {"image": "./a\\b.png"}"#, false),
    (#""background": {"image": "./a/"}"#, false),
    (#""background": {"image": {"file": "/photo.png"}}"#, false),
    (#""background": {"image": "data:image/png;base64,abc"}"#, false),
    (#""buttons": {"all": {"font": {}}}"#, false),
    (#""buttons": {"all": {"font": {"size": 3, "style": "nope"}}}"#, false),
    (#""buttons": {"all": {"font": {"style": "body"}}}"#, true),
    (#""buttons": {"all": {"fontFamily": []}}"#, false),
    (#""rules": [{"match": {"shift": "uppercased"}, "cornerRadius": 3}]"#, true),
    (#""rules": [{"match": {"shift": "nope"}, "cornerRadius": 3}]"#, false),
    (#""rules": [{"match": [{"shift": "nope"}], "cornerRadius": 3}]"#, false),
    (#""rules": [{"match": {"primary": "go", "url": "x"}, "cornerRadius": 3}]"#, true),
    (#""rules": [{"match": {"exactCharacter": ["a", "B"]}, "cornerRadius": 3}]"#, true),
    (#""rules": [{"match": [], "cornerRadius": 3}]"#, false),
    (#""rules": [{"match": {"action": []}, "cornerRadius": 3}]"#, false),
    (#""rules": [{"match": {"state": []}, "cornerRadius": 3}]"#, false),
    (#""rules": [{"match": {"character": []}, "cornerRadius": 3}]"#, false),
    (#""rules": [{"match": {"action": {"keyboardType": "alphabtic"}}}]"#, false),
    (#""rules": [{"match": {"action": {"keyboardType": "numeric"}}}]"#, true),
    (#""rules": [{"match": {"action": {"x-a": "b"}}}]"#, false),
    (#""$schema": false"#, false), (#""$schema": "./theme.schema.json""#, true),
    (#""name": "a\u0001""#, false), (#""name": "a\n""#, false), (#""license": "\u0085""#, false),
    ("\"name\": \"\(String(repeating: "é", count: 1000))\"", true),
    ("\"name\": \"\(String(repeating: "é", count: 1001))\"", false),
    (#""variations": {"": {}}"#, false), (#""variations": {"a\u0007": {}}"#, false),
    (#""extends": "base.json""#, false), (#""extends": "/tron""#, false),
    (#""extends": "tron""#, true),
  ]

  private static func text(of members: String) -> String { "{\"formatVersion\": 1, \(members)}" }

  private static func isAccepted(_ text: String) -> Bool {
    (try? KeyboardTheme(decoding: SourceFile(name: "theme.json", text: text))) != nil
  }

  @Test(arguments: documents)
  func checkTellsRightFromWrong(members: String, isValid: Bool) {
    #expect(Self.isAccepted(Self.text(of: members)) == isValid)
  }

  /// Prints for each document of a JSON array whether the schema accepts it.
  private static let validator = """
    import json, sys, jsonschema
    validator = jsonschema.Draft202012Validator(json.loads(sys.argv[1]))
    print("".join("01"[validator.is_valid(x)] for x in json.loads(sys.argv[2])))
    """

  private static func python(_ arguments: [String]) -> String? {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["python3", "-c"] + arguments
    process.standardOutput = pipe
    guard (try? process.run()) != nil else { return nil }
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return process.terminationStatus == 0 ? String(decoding: output, as: UTF8.self) : nil
  }

  @Test(
    .enabled(
      if: python(["import jsonschema; jsonschema.Draft202012Validator"]) != nil,
      "python3 with jsonschema is not installed"))
  func schemaTellsRightFromWrong() throws {
    let texts = Self.documents.map { Self.text(of: $0.0) }
    let all = "[\(texts.joined(separator: ","))]"
    let verdicts = try #require(Self.python([Self.validator, KeyboardTheme.schema, all]))
    #expect(verdicts.filter { $0 != "\n" }.count == texts.count)
    for ((members, isValid), verdict) in zip(Self.documents, verdicts) {
      #expect((verdict == "1") == isValid, "\(members)")
    }
  }
}
