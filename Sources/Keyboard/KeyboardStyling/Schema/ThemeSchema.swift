import SourceText

extension KeyboardTheme {

  /// The JSON Schema of theme files (draft 2020-12), stored as `Themes/theme.schema.json`.
  ///
  /// Only the reader checks the syntax of colors and references to variables.
  public static var schema: String { ThemeSchema.document.indentedText }
}

/// JSON Schema of theme files, generated from their format.
enum ThemeSchema {

  typealias Members = [(String, JSONText)]

  static var document: JSONText {
    let header: Members = [
      ("$schema", "https://json-schema.org/draft/2020-12/schema"),
      ("title", "A keyboard theme"),
    ]
    var definitions = ThemeFormat.definitions.map { ($0.name, schema(of: $0)) }
    let groups =
      ThemeFormat.valueDefinitions.count + ThemeFormat.iconDefinitions.count
      + ThemeFormat.variableDefinitions.count
    definitions.insert(contentsOf: memberDefinitions, at: groups)
    return .object(header + members(of: ThemeFormat.theme) + [("$defs", .object(definitions))])
  }

  private static func schema(of key: ThemeFormat.Key) -> JSONText {
    guard let meaning = key.meaning else { return schema(of: key.shape) }
    return .object(members(of: key.shape) + members(of: meaning))
  }

  private static func members(of meaning: KeyMeaning) -> Members {
    [
      ("description", .string(meaning.summary)), meaning.standard.map { ("default", $0) },
      meaning.example.map { ("examples", .array([$0])) },
    ].compactMap(\.self)
  }

  private static func schema(of shape: ThemeFormat.Shape) -> JSONText {
    if case .anything = shape { return .boolean(true) }
    return .object(members(of: shape))
  }

  private static func members(of shape: ThemeFormat.Shape) -> Members {
    switch shape {
    case .text(let text):
      let members: [(String, JSONText?)] = [
        ("type", "string"), ("minLength", text.minimum.map { .integer($0) }),
        ("maxLength", text.maximum.map { .integer($0) }),
        ("pattern", text.pattern.map { .string($0) }),
      ]
      return members.compactMap { key, value in value.map { (key, $0) } }
        + (text.meaning.map(members(of:)) ?? [])
    case .number(let range):
      return [
        ("type", "number"), ("minimum", .number(range.lowerBound)),
        ("maximum", .number(range.upperBound)),
      ]
    case .integer(let range):
      return [
        ("type", "integer"), ("minimum", .integer(range.lowerBound)),
        ("maximum", .integer(range.upperBound)), ("not", ["const": 0]),
      ]
    case .boolean: return [("type", "boolean")]
    case .null: return [("type", "null")]
    case .names(let names): return [("enum", .array(names))]
    case .constant(let value): return [("const", value)]
    case .list(let element, let counts):
      let least: Members = counts.lowerBound == 0 ? [] : [("minItems", .integer(counts.lowerBound))]
      return [("type", "array"), ("items", schema(of: element))] + least
        + [("maxItems", .integer(counts.upperBound))]
    case .object(let object): return members(of: object)
    case .map(let value, let meaning):
      return [
        ("type", "object"), ("patternProperties", comments),
        (
          "propertyNames",
          ["anyOf": [schema(of: .text(.init(pattern: TextPattern.choiceName))), reserved]]
        ),
        ("additionalProperties", schema(of: value)),
      ] + (meaning.map(members(of:)) ?? [])
    case .either(let shapes): return [("anyOf", .array(shapes.map(schema(of:))))]
    case .named(let name): return [reference(to: name)]
    case .key(let key, let name): return [reference(to: "\(name)/properties/\(key)")]
    case .anything: return []
    case .variables(let type): return group(of: type)
    case .variable(let type): return variable(of: type)
    }
  }

  private static func members(of object: ThemeFormat.Object) -> Members {
    let type: Members = [("type", "object")]
    let properties: Members = [
      ("properties", .object(object.keys.map { ($0.name, schema(of: $0)) }))
    ]
    let closed: Members = [("additionalProperties", false)]
    if case .single = object.condition {
      // Exactly one key, so not even a comment.
      let single: Members = [("minProperties", 1), ("maxProperties", 1)]
      return type + properties + closed + single
    }
    let required = object.required.map(JSONText.string)
    return type + (required.isEmpty ? [] : [("required", .array(required))]) + properties
      + [("patternProperties", comments)] + closed + members(of: object.condition)
  }

  private static func members(of condition: ThemeFormat.Object.Condition?) -> Members {
    switch condition {
    case .both(let first, let second, let other):
      let pairs: Members = [(first, .array([.string(second)])), (second, .array([.string(first)]))]
      let excluded: JSONText = ["required": [.string(first), .string(other)]]
      return [("dependentRequired", .object(pairs)), ("not", excluded)]
    case .oneOf(let keys): return [("anyOf", .array(keys.map { requirement(of: $0) }))]
    case .exactlyOne(let keys, let dependents):
      let pairs = dependents.sorted { $0.key < $1.key }.map { key, other in
        (key, JSONText.array([.string(other)]))
      }
      return [
        ("oneOf", .array(keys.map { requirement(of: $0) })), ("dependentRequired", .object(pairs)),
      ]
    case .single, nil: return []
    }
  }

  private static func reference(to name: String) -> (String, JSONText) {
    ("$ref", .string("#/$defs/\(name)"))
  }

  private static func requirement(of key: String) -> JSONText { ["required": [.string(key)]] }

  private static var comments: JSONText { [TextPattern.reserved: JSONText.boolean(true)] }

  private static var reserved: JSONText { ["pattern": .string(TextPattern.reserved)] }

  // Groups of variables: a definition exists for each type, and one for values without a type.

  private static var memberDefinitions: Members {
    let types: [ThemeVariableType?] = [nil] + ThemeVariableType.allCases
    let typeKey: Members = [(ThemeFormat.variableType.name, true)]
    return types.map { type in
      let members: Members = [
        ("properties", .object(typeKey)), ("patternProperties", comments),
        ("additionalProperties", schema(of: .variable(type))),
      ]
      return (membersName(of: type), .object(members))
    }
  }

  private static func membersName(of type: ThemeVariableType?) -> String {
    type.map { "\($0.rawValue)Values" } ?? "values"
  }

  private static func group(of type: ThemeVariableType?) -> Members {
    let typeKey = ThemeFormat.variableType
    let name: JSONText = [
      "type": "string", "maxLength": .integer(ThemeFormat.longestName),
      "pattern": .string(TextPattern.variableName),
    ]
    return [
      ("type", "object"), ("properties", [typeKey.name: schema(of: typeKey)]),
      ("propertyNames", ["anyOf": [["enum": [.string(typeKey.name)]], name, reserved]]),
    ] + byType(type) { .object([reference(to: membersName(of: $0))]) }
  }

  private static func byType(
    _ inherited: ThemeVariableType?, _ schema: (ThemeVariableType?) -> JSONText
  ) -> Members {
    let key = ThemeFormat.variableType.name
    let declared = ThemeVariableType.allCases.map { type in
      let constant: JSONText = ["const": .string(type.rawValue)]
      let isDeclared: JSONText = ["required": [.string(key)], "properties": [key: constant]]
      return ["if": isDeclared, "then": schema(type)] as JSONText
    }
    return [("allOf", .array(declared)), ("if", requirement(of: key)), ("else", schema(inherited))]
  }

  private static func variable(of type: ThemeVariableType?) -> Members {
    let keys = ThemeFormat.token(of: type).keys
    let properties = keys.map { ($0.name, $0.name == "$value" ? true : schema(of: $0)) }
    let token: Members =
      [("properties", .object(properties))]
      + byType(type) { declared in
        ["properties": ["$value": schema(of: ThemeFormat.value(of: declared))]]
      }
    let plain: JSONText = [
      "if": isGroup(type), "then": .object([reference(to: ThemeFormat.groupName(of: type))]),
      "else": schema(of: ThemeFormat.value(of: type)),
    ]
    return [
      ("if", ["type": "object", "required": ["$value"]]), ("then", .object(token)), ("else", plain),
    ]
  }

  private static func isGroup(_ type: ThemeVariableType?) -> JSONText {
    let keys = (type ?? .color).objectKeys.map(JSONText.string)
    let names: [JSONText] = (keys.isEmpty ? [] : [["enum": .array(keys)]]) + [reserved]
    return [
      "type": "object",
      "not": ["minProperties": 1, "propertyNames": ["anyOf": .array(names)]],
    ]
  }
}
