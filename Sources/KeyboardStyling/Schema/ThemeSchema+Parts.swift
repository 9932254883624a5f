import KeyboardDocuments

extension ThemeSchema {

  /// The description of a schema.
  static func describing(_ summary: String) -> (String, JSONText) {
    ("description", .string(summary))
  }

  /// A schema that stands among the definitions.
  static func reference(to name: String, _ summary: String? = nil) -> JSONText {
    let reference = ("$ref", JSONText.string("#/$defs/\(name)"))
    return .object([reference] + (summary.map { [describing($0)] } ?? []))
  }

  /// Any of some schemas.
  static func any(of schemas: [JSONText], _ summary: String? = nil) -> JSONText {
    .object([("anyOf", .array(schemas))] + (summary.map { [describing($0)] } ?? []))
  }

  /// A text.
  static func text(_ summary: String? = nil) -> JSONText {
    .object(
      [("type", .string("string")), ("minLength", .integer(1)), ("maxLength", .integer(1000))]
        + (summary.map { [describing($0)] } ?? []))
  }

  /// One of some names, or a variable.
  static func choice(_ names: [String], _ summary: String? = nil) -> JSONText {
    any(of: [.object([("enum", .array(names.map(JSONText.string)))]), variable], summary)
  }

  /// One of the names of a type, or a variable.
  static func choice<Choice: RawRepresentable & CaseIterable>(
    of type: Choice.Type, _ summary: String? = nil
  ) -> JSONText where Choice.RawValue == String {
    choice(type.allCases.map(\.rawValue), summary)
  }

  /// A number within bounds, or a variable.
  static func number(_ range: ClosedRange<Double>, _ summary: String? = nil) -> JSONText {
    any(
      of: [
        .object([
          ("type", .string("number")), ("minimum", .number(range.lowerBound)),
          ("maximum", .number(range.upperBound)),
        ]), variable,
      ], summary)
  }

  /// A value or a list of such values.
  static func list(_ element: JSONText, _ summary: String? = nil) -> JSONText {
    any(of: [element, .object([("type", .string("array")), ("items", element)])], summary)
  }

  /// The text that stands for a variable.
  static var variable: JSONText { reference(to: "variable") }

  /// An object that has only certain keys, and those that are for people and other programs.
  static func object(
    _ keys: [String], required: [String] = [], _ schema: (String) -> JSONText
  ) -> JSONText {
    .object(members(of: keys, required: required, schema))
  }

  /// What an object's schema consists of.
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

  /// The keys that are left to people and other programs.
  static var comments: JSONText {
    .object([("^(x-.*|\\$comment|\\$description|\\$extensions)$", .boolean(true))])
  }
}
