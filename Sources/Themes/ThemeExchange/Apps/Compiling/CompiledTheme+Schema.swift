import KeyboardCore
import KeyboardStyling
import SourceText

extension CompiledTheme {

  package static var schema: String {
    ([
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "title": "A compiled keyboard theme",
      "description":
        "The last declaration whose condition holds wins, field by field, over the standard styles.",
      "type": "object", "required": ["kbtheme", "name", "declarations"],
      "additionalProperties": false,
      "properties": [
        "kbtheme": ["const": .integer(version), "description": "The version of the format."],
        "name": ["type": "string", "description": "The display name."],
        "images": [
          "type": "object", "description": "Image files in Base64, by name.",
          "additionalProperties": ["type": "string"],
        ], "declarations": ["type": "array", "items": ["$ref": "#/$defs/declaration"]],
      ], "$defs": definitions,
    ] as JSONText).indentedText
  }

  private static var definitions: JSONText {
    [
      "declaration": closed(
        [
          ("part", names(ThemeDeclaration.Part.allCases.map(\.rawValue))),
          ("when", ["$ref": "#/$defs/condition"]),
          ("set", ["type": "object", "additionalProperties": ["$ref": "#/$defs/value"]]),
        ], required: ["part", "set"]), "condition": condition, "value": value, "color": color,
      "components": components,
    ]
  }

  private static var condition: JSONText {
    let inner: JSONText = ["type": "array", "items": ["$ref": "#/$defs/condition"]]
    let texts: JSONText = ["type": "array", "items": ["type": "string"]]
    let flag: JSONText = ["const": true]
    let action = closed(
      [
        ("kind", names(KeyboardAction.Kind.allCases.filter { !$0.isSpacer }.map(\.rawValue))),
        ("values", texts),
      ], required: ["kind"])
    return closed([
      ("actions", ["type": "array", "items": action]),
      ("types", list(KeyboardTheme.ButtonType.allCases.map(\.rawValue))),
      ("pressed", flag), ("selected", flag), ("locked", flag),
      ("colorScheme", names(ColorScheme.allCases.map(\.rawValue))),
      ("devices", list(DeviceType.allCases.map(\.rawValue))),
      (
        "orientation",
        names(KeyboardTheme.ButtonMatch.Orientation.allCases.map(\.rawValue))
      ),
      ("locales", texts), ("keyboardTypes", texts),
      ("keyboardCases", list(Keyboard.KeyboardCase.allCases.map(\.rawValue))),
      ("all", inner), ("any", inner), ("not", inner),
    ])
  }

  private static var value: JSONText {
    let color: JSONText = ["$ref": "#/$defs/color"]
    let colors: JSONText = ["type": "array", "items": color]
    let text: JSONText = ["type": "string"]
    let number: JSONText = ["type": "number", "minimum": -1000, "maximum": 1000]
    let kinds: JSONMembers = [
      ("color", color), ("number", number), ("text", text),
      ("numbers", ["type": "array", "items": number]),
      (
        "font",
        closed([("name", text), ("style", text), ("size", number), ("weight", text)])
      ),
      (
        "background",
        closed([
          ("color", color), ("gradient", colors), ("image", text),
          ("mode", names(["stretch", "fill", "fit"])), ("overlay", color),
          ("overlayGradient", colors),
        ])
      ),
      ("standard", ["const": true]),
    ]
    return ["oneOf": .array(kinds.map { closed([$0], required: [$0.0]) })]
  }

  private static var color: JSONText {
    let part: JSONText = ["$ref": "#/$defs/components"]
    return [
      "oneOf": [part, closed([("light", part), ("dark", part)], required: ["light", "dark"])]
    ]
  }

  private static var components: JSONText {
    [
      "oneOf": [
        ["type": "string", "pattern": "^#([0-9a-f]{6}|[0-9a-f]{8})$"],
        [
          "type": "array", "minItems": 4, "maxItems": 4,
          "items": ["type": "number", "minimum": 0, "maximum": 1],
        ],
      ]
    ]
  }

  private static func closed(_ properties: JSONMembers, required: [String] = []) -> JSONText {
    let names: JSONMembers =
      required.isEmpty ? [] : [("required", .array(required.map { .string($0) }))]
    return .object(
      [("type", "object"), ("additionalProperties", false), ("properties", .object(properties))]
        + names)
  }

  private static func names(_ names: [String]) -> JSONText {
    ["enum": .array(names.map { .string($0) })]
  }

  private static func list(_ choices: [String]) -> JSONText {
    ["type": "array", "items": names(choices)]
  }
}
