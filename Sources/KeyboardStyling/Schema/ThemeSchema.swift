package import KeyboardDocuments

extension KeyboardTheme {

  /// The JSON Schema of theme files (draft 2020-12), stored as `Themes/theme.schema.json`.
  ///
  /// It is generated from the same lists of keys and fields as the reader of theme files. Some
  /// checks are limited to the reader, such as the syntax of colors and references to variables.
  public static var schema: String { ThemeSchema.document.indentedText }
}

/// A generator of the JSON Schema of theme files.
package enum ThemeSchema {

  /// The whole schema.
  package static var document: JSONText {
    let header: [(String, JSONText)] = [
      ("$schema", .string("https://json-schema.org/draft/2020-12/schema")),
      ("title", .string("A keyboard theme")),
    ]
    let root = members(of: ThemeReader.rootKeys, required: ["formatVersion"], rootKey)
    let definitions = JSONText.object(
      valueDefinitions + variableDefinitions + styleDefinitions + ruleDefinitions + [
        ("variation", object(ThemeReader.variationKeys, rootKey))
      ])
    return .object(header + root + [("$defs", definitions)])
  }
}

extension ThemeSchema {

  /// Return the description of a schema as a member.
  static func describing(_ summary: String) -> (String, JSONText) {
    ("description", .string(summary))
  }

  /// Return a schema with the meaning of the key that has it.
  static func described(_ members: [(String, JSONText)], _ meaning: KeyMeaning?) -> JSONText {
    guard let meaning else { return .object(members) }
    return .object(
      members
        + [
          describing(meaning.summary), meaning.standard.map { ("default", $0) },
          meaning.example.map { ("examples", .array([$0])) },
        ].compactMap(\.self))
  }

  /// Return a reference to one of the definitions.
  static func reference(to name: String, _ meaning: KeyMeaning? = nil) -> JSONText {
    described([("$ref", .string("#/$defs/\(name)"))], meaning)
  }

  /// Return a schema that accepts any of some schemas.
  static func any(of schemas: [JSONText], _ meaning: KeyMeaning? = nil) -> JSONText {
    described([("anyOf", .array(schemas))], meaning)
  }

  /// Return the schema of a text, which has no control characters.
  static func text(_ meaning: KeyMeaning? = nil, pattern: String = noControls) -> JSONText {
    described(
      [
        ("type", .string("string")), ("minLength", .integer(1)), ("maxLength", .integer(1000)),
        ("pattern", .string(pattern)),
      ], meaning)
  }

  /// The control characters of ``JSONReader``, for the brackets of regular expressions.
  private static let controls = "\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069"

  /// The end of the text, for which `$` may stand before a final line break.
  static let end = "(?![\\s\\S])"

  /// The regular expression of texts without control characters.
  static let noControls = "^[^\(controls)]*\(end)"

  /// The regular expression of names of built-in themes, unlike those of files.
  static let builtInName = "^(?!.*\\.json\(end))[^/\(controls)]+\(end)"

  /// The regular expression of the paths of files in the folder of the theme or below it.
  static let path =
    "^\\./(?!(.*/)?\\.\\.(/|\(end)))[^\\\\\(controls)]*[^/\\\\\(controls)]\(end)"

  /// Return the schema of one of some names, or a variable.
  static func choice(_ names: [String], _ meaning: KeyMeaning? = nil) -> JSONText {
    any(of: [.object([("enum", .array(names.map(JSONText.string)))]), variable], meaning)
  }

  /// Return the schema of one of the names of a type, or a variable.
  static func choice<Choice: RawRepresentable & CaseIterable>(
    of type: Choice.Type, _ meaning: KeyMeaning? = nil
  ) -> JSONText where Choice.RawValue == String {
    choice(type.allCases.map(\.rawValue), meaning)
  }

  /// Return the schema of a number within bounds, or a variable.
  static func number(_ range: ClosedRange<Double>, _ meaning: KeyMeaning? = nil) -> JSONText {
    any(
      of: [
        .object([
          ("type", .string("number")), ("minimum", .number(range.lowerBound)),
          ("maximum", .number(range.upperBound)),
        ]), variable,
      ], meaning)
  }

  /// Return the schema of a value or a list of values, which may be a variable.
  static func list(_ element: JSONText, _ meaning: KeyMeaning? = nil) -> JSONText {
    any(of: [element, array(element)], meaning)
  }

  /// Return the schema of a list of values.
  static func array(_ element: JSONText) -> JSONText {
    .object([
      ("type", .string("array")), ("items", element), ("minItems", .integer(1)),
      ("maxItems", .integer(ThemeLimits.listItems)),
    ])
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
    .object([(commentPattern, .boolean(true))])
  }

  /// The schema of the names that are reserved for comments and other programs.
  package static var reservedNames: JSONText { .object([("pattern", .string(commentPattern))]) }

  /// Whether a key is reserved for comments and other programs.
  package static func isReserved(_ key: String) -> Bool { ThemeReader.isComment(key) }

  /// The keys of a theme or variation with rules, of which the later one wins: they stay in the
  /// order of the file.
  package static let keysInFileOrder = ["rules", "callouts", "toolbar"]

  private static let commentPattern = "^(x-|(\\$comment|\\$description|\\$extensions)\(end))"
}
