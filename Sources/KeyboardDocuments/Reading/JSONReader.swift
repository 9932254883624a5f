/// Reads typed values out of a JSON document and collects everything that is wrong with them.
///
/// A reading function answers nil and adds a diagnostic when a value isn't what was wanted, so that
/// one pass over a document finds all of its mistakes.
public struct JSONReader: Sendable {
  /// The file that is read.
  public let file: SourceFile
  /// What was found so far, in the order of reading.
  public private(set) var diagnostics: [Diagnostic]

  /// Creates a reader that starts with a document's warnings.
  public init(_ document: JSONDocument) {
    file = document.file
    diagnostics = document.warnings
  }

  /// Adds a diagnostic; nothing is added beyond a hundred.
  public mutating func report(
    _ message: String, code: String, at span: Range<Int>? = nil,
    severity: Diagnostic.Severity = .error, hints: [String] = []
  ) {
    guard diagnostics.count < 100 else { return }
    diagnostics.append(
      Diagnostic(
        severity: severity, code: code, message: message, place: file.place(of: span), hints: hints)
    )
  }

  /// Throws everything that was found if one of them is an error.
  public func finish() throws(Diagnostics) {
    let found = Diagnostics(diagnostics)
    if found.hasErrors { throw found }
  }

  /// The string of a value, which may be neither empty nor longer than a limit in UTF-8.
  public mutating func string(
    _ value: JSONValue, named name: String, maximumBytes: Int = 1000
  ) -> String? {
    guard let string = value.string else { return wrongType(value, name, "a string") }
    guard !string.isEmpty else {
      report("\(name) is empty", code: "invalid-value", at: value.span)
      return nil
    }
    guard string.utf8.count <= maximumBytes else {
      report(
        "\(name) is longer than \(maximumBytes) bytes", code: "invalid-value", at: value.span)
      return nil
    }
    return string
  }

  /// The number of a value, which must lie in a range.
  public mutating func number(
    _ value: JSONValue, named name: String, in range: ClosedRange<Double>
  ) -> Double? {
    guard let number = value.number else { return wrongType(value, name, "a number") }
    guard range.contains(number) else {
      report(
        "\(name) must be from \(range.lowerBound) to \(range.upperBound)", code: "invalid-value",
        at: value.span)
      return nil
    }
    return number
  }

  /// The truth value of a value.
  public mutating func bool(_ value: JSONValue, named name: String) -> Bool? {
    value.bool ?? wrongType(value, name, "true or false")
  }

  /// The elements of an array.
  public mutating func array(_ value: JSONValue, named name: String) -> [JSONValue]? {
    value.array ?? wrongType(value, name, "an array")
  }

  /// The members of an object; with `keys`, any other key is reported with the nearest of them.
  public mutating func object(
    _ value: JSONValue, named name: String, keys: [String]? = nil
  ) -> JSONObject? {
    guard let object = value.object else { return wrongType(value, name, "an object") }
    guard let keys else { return object }
    for member in object.members where !keys.contains(member.key) {
      report(
        "\(name) has no key “\(member.key.prefix(60))”", code: "unknown-key", at: member.keySpan,
        hints: NearestNames.hint(for: member.key, among: keys).map { [$0] } ?? [])
    }
    return object
  }

  /// One of several names; another one is reported with the nearest of them.
  public mutating func choice<Choice: RawRepresentable & CaseIterable>(
    _ value: JSONValue, named name: String, of type: Choice.Type = Choice.self
  ) -> Choice? where Choice.RawValue == String {
    guard let string = string(value, named: name) else { return nil }
    if let choice = Choice(rawValue: string) { return choice }
    let names = Choice.allCases.map(\.rawValue)
    report(
      "\(name) can’t be “\(string.prefix(60))”", code: "invalid-value", at: value.span,
      hints: [
        NearestNames.hint(for: string, among: names)
          ?? "It is one of \(names.joined(separator: ", "))."
      ])
    return nil
  }

  private mutating func wrongType<Value>(
    _ value: JSONValue, _ name: String, _ expected: String
  ) -> Value? {
    report("\(name) must be \(expected), not \(value.kind)", code: "wrong-type", at: value.span)
    return nil
  }
}
