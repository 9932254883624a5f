import Foundation

/// An independent validator of JSON Schema, that of Python.
public enum SchemaValidator {

  /// Whether tests that need the validator run: where it is installed, and always in CI.
  public static let isExpected = isInstalled || ProcessInfo.processInfo.environment["CI"] != nil

  private static let isInstalled =
    (try? python("import jsonschema; jsonschema.Draft202012Validator", input: "")) != nil

  /// Reads a schema and documents, and prints the first error in each, or nothing.
  private static let script = """
    import json, sys, jsonschema
    schema, documents, closes = json.load(sys.stdin)
    jsonschema.Draft202012Validator.check_schema(schema)
    def close(value):
        if isinstance(value, dict):
            if "properties" in value: value.setdefault("additionalProperties", False)
            value = list(value.values())
        for part in value if isinstance(value, list) else []: close(part)
    if closes: close(schema)
    validator = jsonschema.Draft202012Validator(schema)
    errors = [next(validator.iter_errors(json.loads(x)), None) for x in documents]
    print(json.dumps([e and e.json_path + " " + e.message[:200] for e in errors]))
    """

  /// Return the first error in each of some documents by a schema, nil for none.
  ///
  /// A closed schema refuses members that it doesn't describe.
  public static func errors(
    in documents: [String], by schema: String, isClosed: Bool = false
  ) throws -> [String?] {
    let list = try JSONEncoder().encode(documents)
    let input = "[\(schema), \(String(decoding: list, as: UTF8.self)), \(isClosed)]"
    let errors = try JSONDecoder().decode([String?].self, from: python(script, input: input))
    guard errors.count == documents.count else { throw Failure() }
    return errors
  }

  private struct Failure: Error {}

  private static func python(_ script: String, input: String) throws -> Data {
    let run = try Program(file: URL(filePath: "/usr/bin/env")).run(
      ["python3", "-c", script], in: FileManager.default.temporaryDirectory, input: input,
      variables: ProcessInfo.processInfo.environment)
    guard run.exitCode == 0 else { throw Failure() }
    return run.output
  }
}
