import KeyboardDocuments

extension KeyboardTheme {

  /// The JSON Schema of theme files (draft 2020-12), stored as `Themes/theme.schema.json`.
  ///
  /// It is generated from the same lists of keys and fields as the reader of theme files. Some
  /// checks are limited to the reader, such as the syntax of colors and references to variables.
  public static var schema: String { ThemeSchema.document.indentedText }
}

/// A generator of the JSON Schema of theme files.
enum ThemeSchema {

  /// The whole schema.
  static var document: JSONText {
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

  /// Return the schema of a key of a theme or a variation.
  private static func rootKey(_ key: String) -> JSONText {
    switch key {
    case "$schema": text("The address of this schema, for editors.")
    case "formatVersion":
      .object([("const", .integer(1)), describing("The version of the format.")])
    case "id": text("The identifier of the theme (default: the name of the file).")
    case "name": text("The display name.")
    case "collection": text("The collection that the theme belongs to.")
    case "description": text("The description of the theme, a few sentences.")
    case "author": author
    case "license": text("The license of the theme, such as MIT.")
    case "extends":
      any(
        of: [text(pattern: path), text(pattern: builtInName)],
        "The base theme: a built-in one such as tron:sark, or a file such as ./base.json.")
    case "variables": reference(to: "variables", "Named values, referenced as {group.name}.")
    case "variations":
      named(reference(to: "variation"), "Alternative styles of the theme, by name.")
    case "axes":
      named(
        named(reference(to: "variation"), "The choices of an axis, by name."),
        "Further alternatives by name, of which a look has one each: neon:night+pink.")
    default: layerKey(key)
    }
  }

  /// Return the schema of a key that defines styles.
  private static func layerKey(_ key: String) -> JSONText {
    switch key {
    case "background": reference(to: "background", "The background of the keyboard.")
    case "foregroundColor": reference(to: "color", "The color of text and icons outside of keys.")
    case "pressedOverlayColor":
      reference(to: "color", "The color over pressed keys without an overlay of their own.")
    case "buttons": object(ThemeReader.buttonKeys) { _ in reference(to: "button") }
    case "rules": rules(reference(to: "rule"), "The styles of keys under conditions.")
    case "callouts": reference(to: "callouts", "The style of callouts.")
    case "toolbar": reference(to: "toolbar", "The style of the autocomplete toolbar.")
    default: preconditionFailure("The key “\(key)” of themes has no schema.")
    }
  }

  /// Return the schema of an object with values by name.
  private static func named(_ value: JSONText, _ summary: String) -> JSONText {
    .object([
      ("type", .string("object")), describing(summary),
      ("patternProperties", comments), ("propertyNames", any(of: [text(), comment])),
      ("additionalProperties", value),
    ])
  }

  private static var author: JSONText {
    let keys = object(ThemeReader.authorKeys, required: ["name"]) { _ in text() }
    return any(of: [text("The name of the author."), keys])
  }
}

extension ThemeSchema {

  /// Return the description of a schema as a member.
  static func describing(_ summary: String) -> (String, JSONText) {
    ("description", .string(summary))
  }

  private static func described(_ members: [(String, JSONText)], _ summary: String?) -> JSONText {
    .object(members + (summary.map { [describing($0)] } ?? []))
  }

  /// Return a reference to one of the definitions.
  static func reference(to name: String, _ summary: String? = nil) -> JSONText {
    described([("$ref", .string("#/$defs/\(name)"))], summary)
  }

  /// Return a schema that accepts any of some schemas.
  static func any(of schemas: [JSONText], _ summary: String? = nil) -> JSONText {
    described([("anyOf", .array(schemas))], summary)
  }

  /// Return the schema of a text, which has no control characters.
  static func text(_ summary: String? = nil, pattern: String = noControls) -> JSONText {
    described(
      [
        ("type", .string("string")), ("minLength", .integer(1)), ("maxLength", .integer(1000)),
        ("pattern", .string(pattern)),
      ], summary)
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

  /// Return the schema of a value or a list of values, which may be a variable.
  static func list(_ element: JSONText, _ summary: String? = nil) -> JSONText {
    any(of: [element, array(element)], summary)
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

  /// The schema of the names of these keys.
  static var comment: JSONText { .object([("pattern", .string(commentPattern))]) }

  private static let commentPattern = "^(x-|(\\$comment|\\$description|\\$extensions)\(end))"
}
