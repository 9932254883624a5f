/// How values of one kind are read from a JSON file and written to it, and their JSON Schema.
package struct JSONForm<Value>: Sendable {

  /// Reads a value by its name in messages; reports what is wrong and returns nil.
  package typealias Read = @Sendable (inout JSONReader, JSONValue, String) -> Value?

  // A first picture reads locales and writes no schema.
  private let makeSchema: @Sendable () -> JSONText
  package let read: Read

  /// Returns nil for a value that isn't written.
  let write: @Sendable (Value) -> JSONText?

  package init(
    _ schema: @escaping @autoclosure @Sendable () -> JSONText,
    write: @escaping @Sendable (Value) -> JSONText? = { _ in nil }, read: @escaping Read
  ) {
    (makeSchema, self.write, self.read) = (schema, write, read)
  }

  package var schema: JSONText { makeSchema() }

  /// An array, whose elements have their own name in messages.
  package static func list<Element>(
    of element: JSONForm<Element>, named name: String, most: Int? = nil,
    check: @escaping @Sendable (inout JSONReader, JSONValue, [JSONValue]) -> Bool = { _, _, _ in
      true
    }
  ) -> Self where Value == [Element] {
    JSONForm(
      .object(present: [
        ("type", "array"), ("maxItems", most.map { .integer($0) }), ("items", element.schema),
      ]),
      write: { $0.isEmpty ? nil : .array($0.compactMap(element.write)) }
    ) { reader, value, key in
      guard let items = reader.array(value, named: key), check(&reader, value, items) else {
        return nil
      }
      return items.prefix(most ?? items.count).compactMap { element.read(&reader, $0, name) }
    }
  }

  /// An object whose keys are free; the name of a value in messages is its key.
  package static func map<Element>(
    of element: JSONForm<Element>
  ) -> Self where Value == [String: Element] {
    JSONForm(
      ["type": "object", "additionalProperties": element.schema],
      write: { values in
        let members = values.sorted { $0.key < $1.key }.map { ($0.key, element.write($0.value)) }
        return values.isEmpty ? nil : .object(present: members)
      }
    ) { reader, value, name in
      guard let object = reader.object(value, named: name) else { return nil }
      var values: [String: Element] = [:]
      for member in object.members {
        values[member.key] = element.read(&reader, member.value, member.key.quoted)
      }
      return values
    }
  }
}

extension JSONForm<String> {

  package static func text(most length: Int = 1000) -> Self {
    JSONForm(["type": "string", "maxLength": .integer(length)], write: { .string($0) }) {
      $0.string($1, named: $2, maximumLength: length)
    }
  }
}

extension JSONForm<Double> {

  package static func number(in range: ClosedRange<Double>) -> Self {
    JSONForm(
      [
        "type": "number", "minimum": .number(range.lowerBound),
        "maximum": .number(range.upperBound),
      ], write: { .number($0) }
    ) { $0.number($1, named: $2, in: range) }
  }
}

extension JSONForm<Int> {

  package static func integer(in range: ClosedRange<Int>) -> Self {
    JSONForm(
      [
        "type": "integer", "minimum": .integer(range.lowerBound),
        "maximum": .integer(range.upperBound),
      ], write: { .integer($0) }
    ) { $0.integer($1, named: $2, in: range) }
  }
}

extension JSONForm<Bool> {

  package static var boolean: Self {
    JSONForm(["type": "boolean"], write: { .boolean($0) }) { $0.bool($1, named: $2) }
  }
}

extension JSONForm where Value: RawRepresentable<String> & CaseIterable & Sendable {

  package static var choice: Self {
    JSONForm(
      ["enum": .array(Value.allCases.map { .string($0.rawValue) })], write: { .string($0.rawValue) }
    ) { $0.choice($1, named: $2) }
  }
}

/// Only declaration of a key in a file's object, with its value in a record while that is read.
package struct JSONKey<Record>: Sendable {

  package let name: String
  package let isRequired: Bool
  let meaning: String
  private let makeExample: @Sendable () -> JSONText?
  private let makeSchema: @Sendable () -> JSONText
  let read: @Sendable (inout JSONReader, JSONValue, inout Record) -> Void
  package let write: @Sendable (Record) -> JSONText?

  /// A key whose value the record needn't have.
  package init<Value>(
    _ name: String, _ form: JSONForm<Value>, _ path: any WritableKeyPath<Record, Value?> & Sendable,
    _ meaning: String, _ example: @escaping @autoclosure @Sendable () -> JSONText? = nil,
    isRequired: Bool = false
  ) {
    self.init(
      name, schema: form.schema, meaning, example(), isRequired: isRequired,
      read: { $2[keyPath: path] = form.read(&$0, $1, name) },
      write: { $0[keyPath: path].flatMap(form.write) })
  }

  /// A key without which the record keeps its value.
  package init<Value>(
    _ name: String, _ form: JSONForm<Value>,
    into path: any WritableKeyPath<Record, Value> & Sendable, _ meaning: String,
    _ example: @escaping @autoclosure @Sendable () -> JSONText? = nil, isRequired: Bool = false
  ) {
    self.init(
      name, schema: form.schema, meaning, example(), isRequired: isRequired,
      read: { reader, value, record in
        if let value = form.read(&reader, value, name) { record[keyPath: path] = value }
      }, write: { form.write($0[keyPath: path]) })
  }

  /// A key of a file that is only read; it costs less than one with a key path.
  package init<Value>(
    _ name: String, _ form: JSONForm<Value>, _ meaning: String,
    _ example: @escaping @autoclosure @Sendable () -> JSONText? = nil,
    isRequired: Bool = false, set: @escaping @Sendable (inout Record, Value) -> Void
  ) {
    self.init(name, schema: form.schema, meaning, example(), isRequired: isRequired) {
      if let value = form.read(&$0, $1, name) { set(&$2, value) }
    }
  }

  /// A key that is read and written by itself, such as `$schema`.
  package init(
    _ name: String, schema: @escaping @autoclosure @Sendable () -> JSONText, _ meaning: String,
    _ example: @escaping @autoclosure @Sendable () -> JSONText? = nil,
    isRequired: Bool = false,
    read: @escaping @Sendable (inout JSONReader, JSONValue, inout Record) -> Void = { _, _, _ in },
    write: @escaping @Sendable (Record) -> JSONText? = { _ in nil }
  ) {
    (self.name, self.meaning, makeSchema, makeExample) = (name, meaning, schema, example)
    (self.isRequired, self.write, self.read) = (isRequired, write, read)
  }

  package var example: JSONText? { makeExample() }

  var schema: JSONText { makeSchema() }

  package static func address(_ example: JSONText) -> Self {
    JSONKey(
      "$schema", schema: ["type": "string"], "The address of this schema, for editors.", example)
  }
}

extension Array {

  /// Reads an object into a record; returns the object too, for rules about several keys.
  package func read<Record>(
    _ value: JSONValue, named name: String, into record: inout Record, by reader: inout JSONReader
  ) -> JSONObject? where Element == JSONKey<Record> {
    // A key path costs more than the rest of the check.
    guard let object = reader.object(value, named: name, keys: map { $0.name }) else { return nil }
    for key in self {
      guard let value = object[key.name] else { continue }
      key.read(&reader, value, &record)
    }
    return object
  }

  package func members<Record>(
    of record: Record
  ) -> [(String, JSONText)] where Element == JSONKey<Record> {
    compactMap { key in key.write(record).map { (key.name, $0) } }
  }

  package func schema<Record>(
    required: [String]? = nil
  ) -> [(String, JSONText)] where Element == JSONKey<Record> {
    let properties = map { key in
      let description: [(String, JSONText)] =
        key.meaning.isEmpty ? [] : [("description", .string(key.meaning))]
      let examples = key.example.map { [("examples", JSONText.array([$0]))] } ?? []
      return (
        key.name,
        JSONText.object(description + key.schema.members.map { ($0.key, $0.value) } + examples)
      )
    }
    let required = (required ?? filter(\.isRequired).map(\.name)).map { JSONText.string($0) }
    return [("type", "object")] + (required.isEmpty ? [] : [("required", .array(required))])
      + [("additionalProperties", false), ("properties", .object(properties))]
  }

  /// The JSON Schema of a file, as it is printed and stored.
  package func schemaFile<Record>(
    _ title: String, _ description: String, required: [String]? = nil,
    _ more: [(String, JSONText)] = []
  ) -> String where Element == JSONKey<Record> {
    let head: [(String, JSONText)] = [
      ("$schema", "https://json-schema.org/draft/2020-12/schema"), ("title", .string(title)),
      ("description", .string(description)),
    ]
    return JSONText.object(head + schema(required: required) + more).indentedText
  }
}
