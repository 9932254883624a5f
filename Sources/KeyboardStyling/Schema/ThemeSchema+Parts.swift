import KeyboardDocuments

extension ThemeSchema {

  /// Return the description of a schema as a member.
  static func describing(_ summary: String) -> (String, JSONText) {
    ("description", .string(summary))
  }

  /// Return a reference to one of the definitions.
  static func reference(to name: String, _ summary: String? = nil) -> JSONText {
    let reference = ("$ref", JSONText.string("#/$defs/\(name)"))
    return .object([reference] + (summary.map { [describing($0)] } ?? []))
  }

  /// Return a schema that accepts any of some schemas.
  static func any(of schemas: [JSONText], _ summary: String? = nil) -> JSONText {
    .object([("anyOf", .array(schemas))] + (summary.map { [describing($0)] } ?? []))
  }

  /// Return the schema of a text.
  static func text(_ summary: String? = nil) -> JSONText {
    .object(
      [("type", .string("string")), ("minLength", .integer(1)), ("maxLength", .integer(1000))]
        + (summary.map { [describing($0)] } ?? []))
  }

  /// Return the schema of one of some names, or a variable.
  static func choice(_ names: [String], _ summary: String? = nil) -> JSONText {
    any(of: [.object([("enum", .array(names.map(JSONText.string)))]), variable], summary)
  }

  /// Return the schema of one of the names of a type, or a variable.
  static func choice<Choice: RawRepresentable & CaseIterable>(
    of type: Choice.Type, _ summary: String? = nil
  ) -> JSONText where Choice.RawValue == String {
    choice(type.allCases.map(\.rawValue), summary)
  }

  /// Return the schema of a number within bounds, or a variable.
  static func number(_ range: ClosedRange<Double>, _ summary: String? = nil) -> JSONText {
    any(
      of: [
        .object([
          ("type", .string("number")), ("minimum", .number(range.lowerBound)),
          ("maximum", .number(range.upperBound)),
        ]), variable,
      ], summary)
  }

  /// Return the schema of a value or a list of values.
  static func list(_ element: JSONText, _ summary: String? = nil) -> JSONText {
    any(of: [element, .object([("type", .string("array")), ("items", element)])], summary)
  }

  /// The schema of a reference to a variable.
  static var variable: JSONText { reference(to: "variable") }

  /// Return the schema of an object with certain keys and those reserved for comments.
  static func object(
    _ keys: [String], required: [String] = [], _ schema: (String) -> JSONText
  ) -> JSONText {
    .object(members(of: keys, required: required, schema))
  }

  /// Return the members of an object's schema.
  static func members(
    of keys: [String], required: [String] = [], _ schema: (String) -> JSONText
  ) -> [(String, JSONText)] {
    [
      ("type", .string("object")),
      ("required", .array(required.map(JSONText.string))),
      ("properties", .object(keys.map { ($0, schema($0)) })),
      ("patternProperties", comments),
      ("additionalProperties", .boolean(false)),
    ].filter { $0.0 != "required" || !required.isEmpty }
  }

  /// The schema of the keys reserved for comments and other programs.
  static var comments: JSONText {
    .object([("^(x-.*|\\$comment|\\$description|\\$extensions)$", .boolean(true))])
  }
}
