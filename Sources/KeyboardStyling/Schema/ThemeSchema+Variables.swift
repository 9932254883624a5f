import KeyboardDocuments

/// The schema of variables, whose values have the type of the nearest group that declares one.
///
/// A definition exists for each type, and one for values without a type, which may be anything.
extension ThemeSchema {

  private static let types: [ThemeVariableType?] = [nil] + ThemeVariableType.allCases

  /// The definitions of groups of variables.
  static var variableDefinitions: [(String, JSONText)] {
    types.map { (groupName(of: $0), group(of: $0)) }
      + types.map { (membersName(of: $0), members(of: $0)) }
  }

  private static func groupName(of type: ThemeVariableType?) -> String {
    type.map { "\($0.rawValue)Variables" } ?? "variables"
  }

  private static func membersName(of type: ThemeVariableType?) -> String {
    type.map { "\($0.rawValue)Values" } ?? "values"
  }

  /// Return the schema of a group within one of a type.
  private static func group(of type: ThemeVariableType?) -> JSONText {
    .object(
      [
        ("type", .string("object")),
        ("properties", .object([("$type", typeName)])),
        (
          "propertyNames",
          any(of: [.object([("enum", .array([.string("$type")]))]), name, reservedNames])
        ),
      ] + byType(type) { reference(to: membersName(of: $0)) })
  }

  /// Return the members that choose a schema by the type that an object declares, or else the
  /// inherited one.
  private static func byType(
    _ inherited: ThemeVariableType?, _ schema: (ThemeVariableType?) -> JSONText
  ) -> [(String, JSONText)] {
    let declared = ThemeVariableType.allCases.map { type in
      let isDeclared = JSONText.object([
        ("required", .array([.string("$type")])),
        (
          "properties",
          .object([("$type", .object([("const", .string(type.rawValue))]))])
        ),
      ])
      return JSONText.object([("if", isDeclared), ("then", schema(type))])
    }
    return [
      ("allOf", .array(declared)),
      ("if", .object([("required", .array([.string("$type")]))])), ("else", schema(inherited)),
    ]
  }

  private static func members(of type: ThemeVariableType?) -> JSONText {
    .object([
      ("properties", .object([("$type", .boolean(true))])),
      ("patternProperties", comments),
      ("additionalProperties", member(of: type)),
    ])
  }

  /// Return the schema of a member of a group: a design token, a group or a value.
  private static func member(of type: ThemeVariableType?) -> JSONText {
    let isToken = JSONText.object([
      ("type", .string("object")), ("required", .array([.string("$value")])),
    ])
    let token = JSONText.object(
      [
        (
          "properties",
          .object([
            ("$value", .boolean(true)), ("$type", typeName), ("$description", tokenDescription),
          ])
        )
      ]
        + byType(type) { .object([("properties", .object([("$value", value(of: $0))]))]) })
    let plain = JSONText.object([
      ("if", isGroup(type)), ("then", reference(to: groupName(of: type))),
      ("else", value(of: type)),
    ])
    return .object([("if", isToken), ("then", token), ("else", plain)])
  }

  /// Return the condition of groups: objects that are empty or have other keys than values of a type.
  private static func isGroup(_ type: ThemeVariableType?) -> JSONText {
    let keys = (type ?? .color).objectKeys.map(JSONText.string)
    let ofValue =
      (keys.isEmpty ? [] : [JSONText.object([("enum", .array(keys))])]) + [reservedNames]
    let isValue = JSONText.object([
      ("minProperties", .integer(1)), ("propertyNames", any(of: ofValue)),
    ])
    return .object([("type", .string("object")), ("not", isValue)])
  }

  private static func value(of type: ThemeVariableType?) -> JSONText {
    switch type {
    case nil: .boolean(true)
    case .color: reference(to: "color")
    case .number: number(ThemeReader.variableRange)
    case .font: reference(to: "font")
    case .background: reference(to: "background")
    case .insets: reference(to: "insets")
    case .text: text()
    }
  }

  /// The schema of descriptions, which are comments: any value is valid.
  private static var tokenDescription: JSONText {
    .object([
      describing("The description of the variable."),
      ("examples", .array([.string("The color of text on keys.")])),
    ])
  }

  private static var typeName: JSONText {
    described(
      [("enum", .array(ThemeVariableType.allCases.map { .string($0.rawValue) }))],
      .init("The type of the values.", "color"))
  }

  /// The schema of names: letters, digits, `-` and `_`.
  private static var name: JSONText {
    .object([
      ("type", .string("string")), ("maxLength", .integer(ThemeReader.longestName)),
      ("pattern", .string(ThemeReader.namePattern)),
    ])
  }
}
