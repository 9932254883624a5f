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
      valueDefinitions + styleDefinitions + ruleDefinitions + [
        ("variation", object(ThemeReader.variationKeys, rootKey))
      ])
    return .object(header + root + [("$defs", definitions)])
  }

  /// Return the schema of a key of a theme or a variation.
  private static func rootKey(_ key: String) -> JSONText {
    switch key {
    case "$schema": text("Where this schema is; for editors, not read.")
    case "formatVersion":
      .object([("const", .integer(1)), describing("The version of the format.")])
    case "id": text("What tells the theme from others; the file's name if it is missing.")
    case "name": text("What people call it.")
    case "collection": text("The group it is listed in.")
    case "author": author
    case "license": text("The licence of the theme, such as MIT.")
    case "extends": text("A built-in theme such as tron:sark, or a file such as ./base.json.")
    case "variables": reference(to: "variables", "Values that can be used as {group.name}.")
    case "variations":
      .object([
        ("type", .string("object")), describing("Looks of the same theme, by name."),
        ("patternProperties", comments),
        ("additionalProperties", reference(to: "variation")),
      ])
    default: layerKey(key)
    }
  }

  /// Return the schema of a key that defines styles.
  private static func layerKey(_ key: String) -> JSONText {
    switch key {
    case "background": reference(to: "background", "What is painted behind all keys.")
    case "foregroundColor": reference(to: "color", "Text and icons outside of keys.")
    case "pressedOverlayColor":
      reference(to: "color", "Laid over every pressed key that has no overlay of its own.")
    case "buttons": object(ThemeReader.buttonKeys) { _ in reference(to: "button") }
    case "rules": rules(reference(to: "rule"), "What differs for certain keys at certain times.")
    case "callouts": reference(to: "callouts", "The bubbles over keys.")
    case "toolbar": reference(to: "toolbar", "The bar with suggestions.")
    default: preconditionFailure("The key “\(key)” of themes has no schema.")
    }
  }

  private static var author: JSONText {
    let keys = object(ThemeReader.authorKeys, required: ["name"]) { _ in text() }
    return any(of: [text("Who made the theme."), keys])
  }
}

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
