import Foundation
import KeyboardStyling
import Testing

/// An independent validator of JSON Schema, that of Python.
enum SchemaValidator {

  /// Whether tests that need the validator run: where it is installed, and always in CI.
  static let isExpected = isInstalled || ProcessInfo.processInfo.environment["CI"] != nil

  static let remark: Comment = "python3 with jsonschema is not installed"

  private static let isInstalled =
    (try? python("import jsonschema; jsonschema.Draft202012Validator", input: "")) != nil

  /// Reads a schema and documents, and prints the first error in each, or nothing.
  private static let script = """
    import json, sys, jsonschema
    schema, documents = json.load(sys.stdin)
    jsonschema.Draft202012Validator.check_schema(schema)
    validator = jsonschema.Draft202012Validator(schema)
    errors = [next(validator.iter_errors(json.loads(x)), None) for x in documents]
    print(json.dumps([e and e.json_path + " " + e.message[:200] for e in errors]))
    """

  /// Return the first error in each of some documents by a schema, nil for none.
  static func errors(
    in documents: [String], by schema: String = KeyboardTheme.schema
  ) throws -> [String?] {
    let list = try JSONEncoder().encode(documents)
    let input = "[\(schema), \(String(decoding: list, as: UTF8.self))]"
    let errors = try JSONDecoder().decode([String?].self, from: python(script, input: input))
    try #require(errors.count == documents.count)
    return errors
  }

  private struct Failure: Error {}

  private static func python(_ script: String, input: String) throws -> Data {
    let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: file) }
    try Data(input.utf8).write(to: file)
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["python3", "-c", script]
    process.standardInput = try FileHandle(forReadingFrom: file)
    process.standardOutput = pipe
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw Failure() }
    return output
  }
}
