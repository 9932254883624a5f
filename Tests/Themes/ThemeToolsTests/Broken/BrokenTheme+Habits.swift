import KeyboardCore
import KeyboardStyling
import SourceText

/// Mistakes of authors who know style sheets, other themes or other programs; most are made
/// mechanically, of each field and place.
extension BrokenTheme {

  static let habits: [BrokenTheme] = [
    misspelledFields, kebabFields, misplacedFields, keysAsTypes, units, colorsOfStyleSheets,
    variablesOfStyleSheets, unknownVariables, gradientsOfStyleSheets, otherNames, commas,
    unquotedColors, others,
  ].flatMap { $0 }

  private static let fields: [(String, String)] = [
    ("cornerRadius", "4"), ("fontWeight", "\"bold\""), ("foregroundColor", "\"red\""),
    ("borderColor", "\"red\""), ("borderSize", "2"), ("shadowColor", "\"red\""),
    ("shadowSize", "2"), ("glowColor", "\"red\""), ("glowRadius", "4"), ("fontScale", "1.5"),
    ("tracking", "2"), ("pressedScale", "0.5"), ("textCase", "\"upper\""),
    ("contentInsets", "3"), ("cornerStyle", "\"cut\""),
  ]

  /// Fields without their fourth letter.
  private static let misspelledFields: [BrokenTheme] = fields.map { name, value in
    let wrong = name.prefix(3) + name.dropFirst(4)
    return keys(
      "\"\(wrong)\": \(value)", "theme/unknown-key", at: "\"\(wrong)\"",
      fixed: "\"\(name)\": \(value)")
  }

  /// Fields in the notation of style sheets.
  private static let kebabFields: [BrokenTheme] = fields.filter { $0.0 != "tracking" }.map {
    name, value in
    let wrong = name.map { $0.isUppercase ? "-\($0.lowercased())" : String($0) }.joined()
    return keys(
      "\"\(wrong)\": \(value)", "theme/unknown-key", at: "\"\(wrong)\"",
      fixed: "\"\(name)\": \(value)")
  }

  /// Styles of keys in the theme itself, and beside the types of keys.
  private static let misplacedFields: [BrokenTheme] = fields.filter { $0.0 != "foregroundColor" }
    .flatMap {
      name, value in
      let member = "\"\(name)\": \(value)"
      return [
        theme(
          member, "theme/unknown-key", at: "\"\(name)\"",
          fixed: "\"buttons\": {\"all\": {\(member)}}"),
        theme(
          "\"buttons\": {\(member), \"input\": {}}", "theme/unknown-key", at: "\"\(name)\"",
          fixed: "\"buttons\": {\"all\": {\(member)}, \"input\": {}}"),
      ]
    }

  /// Keys where types of keys are.
  private static let keysAsTypes: [BrokenTheme] = [
    ("return", "return"), ("space", "space"), ("shift", "shift"), ("backspace", "backspace"),
    ("enter", "return"), ("delete", "backspace"), ("globe", "globe"), ("spacebar", "space"),
    ("go", "go"),
  ].map { key, action in
    // The rules go before the members that are there.
    file(
      "{\"formatVersion\": 1, \"buttons\": {\"\(key)\": {\"cornerRadius\": 3}}}",
      "theme/unknown-key",
      at: "\"\(key)\"",
      fixed:
        "{\"rules\": [{\"match\": \"\(action)\", \"cornerRadius\": 3}], \"formatVersion\": 1, \"buttons\": {}}"
    )
  }

  /// Lengths with units.
  private static let units: [BrokenTheme] = [
    ("cornerRadius", "9px", "9"), ("borderSize", "1.5pt", "1.5"), ("glowRadius", "8px", "8"),
    ("shadowSize", "2px", "2"), ("tracking", "1px", "1"), ("baselineOffset", "-2px", "-2"),
    ("contentInsets", "4px", "4"), ("font", "16pt", "16"),
  ].map { name, wrong, right in
    keys(
      "\"\(name)\": \"\(wrong)\"", "theme/wrong-type", at: "\"\(wrong)\"",
      fixed: "\"\(name)\": \(right)")
  }

  /// Places of colors: what is before the value, and after it.
  private static let colorPlaces: [(String, String)] = [
    ("\"foregroundColor\": ", ""), ("\"background\": ", ""),
    ("\"buttons\": {\"all\": {\"backgroundColor\": ", "}}"),
  ]

  private static func colors(
    _ wrong: String, _ code: String = "theme/invalid-color", at place: String, fixed: String?
  ) -> [BrokenTheme] {
    colorPlaces.map { before, after in
      theme(before + wrong + after, code, at: place, fixed: fixed.map { before + $0 + after })
    }
  }

  private static let colorsOfStyleSheets: [BrokenTheme] = [
    colors("\"ff00aa\"", at: "ff00aa", fixed: "\"#ff00aa\""),
    colors("\"0xFF8800\"", at: "0xFF8800", fixed: "\"#ff8800\""),
    colors("\"0xFF336699\"", at: "0xFF336699", fixed: "\"#336699\""),
    colors("\"0x80336699\"", at: "0x80336699", fixed: "\"#33669980\""),
    colors("[255, 0, 0]", "theme/wrong-type", at: "[255, 0, 0]", fixed: "\"#ff0000\""),
    colors(
      "[0, 9, 200, 0.5]", "theme/wrong-type", at: "[0, 9, 200, 0.5]", fixed: "\"#0009c880\""),
    colors("\"dark blue\"", at: "dark blue", fixed: "\"darkblue\""),
    colors(
      "\"color-mix(in oklsh, red, blue)\"", at: "oklsh",
      fixed: "\"color-mix(in oklch, red, blue)\""),
    colors("\"red;\"", at: ";", fixed: "\"red\""),
  ].flatMap { $0 }

  private static let variables = "\"variables\": {\"accentColor\": \"navy\", \"gap\": 4}, "

  private static let variablesOfStyleSheets: [BrokenTheme] =
    [
      ("var(--accent-color)", "var(--accent-color)", "{accentColor}"),
      ("$accentColor", "$accentColor", "{accentColor}"),
      ("$accent-color", "$accent-color", "{accentColor}"),
      ("darken(var(--accent-color), 10%)", "var(--accent-color)", "darken({accentColor}, 10%)"),
      ("mix($accentColor, white)", "$accentColor", "mix({accentColor}, white)"),
    ].map { wrong, place, right in
      theme(
        variables + "\"foregroundColor\": \"\(wrong)\"", "theme/invalid-color", at: place,
        fixed: variables + "\"foregroundColor\": \"\(right)\"")
    }

  private static let unknownVariables: [BrokenTheme] = [
    theme(
      variables + "\"buttons\": {\"all\": {\"cornerRadius\": \"var(--gap)\"}}",
      "theme/invalid-value",
      at: "var(--gap)", fixed: variables + "\"buttons\": {\"all\": {\"cornerRadius\": \"{gap}\"}}"
    ),
    theme(
      variables + "\"buttons\": {\"all\": {\"cornerRadius\": \"$gap\"}}", "theme/invalid-value",
      at: "$gap", fixed: variables + "\"buttons\": {\"all\": {\"cornerRadius\": \"{gap}\"}}"),
    // There is no such variable.
    theme(
      "\"foregroundColor\": \"var(--ink)\"", "theme/invalid-color", at: "var(--ink)", fixed: nil),
  ]

  private static let gradientsOfStyleSheets: [BrokenTheme] =
    [
      ("linear-gradient(red, blue)", "{\"stops\": [\"red\", \"blue\"]}"),
      ("linear-gradient(90deg, #fff, #000)", "{\"angle\": 90, \"stops\": [\"#fff\", \"#000\"]}"),
      (
        "linear-gradient(to right, red 10%, rgb(0, 0, 255) 90%)",
        "{\"angle\": 90, \"stops\": [{\"color\": \"red\", \"at\": 0.1}, {\"color\": \"rgb(0, 0, 255)\", \"at\": 0.9}]}"
      ),
      (
        "radial-gradient(circle, gold, navy)",
        "{\"type\": \"radial\", \"stops\": [\"gold\", \"navy\"]}"
      ),
    ].flatMap { wrong, right in
      [
        theme(
          "\"background\": \"\(wrong)\"", "theme/invalid-value", at: "\"\(wrong)\"",
          fixed: "\"background\": \(right)"),
        keys(
          "\"backgroundColor\": \"\(wrong)\"", "theme/invalid-color", at: "\"\(wrong)\"",
          fixed: "\"background\": \(right)"),
      ]
    }

  private static let otherNames: [BrokenTheme] = [
    ("colorScheme", "night", "dark"), ("colorScheme", "day", "light"), ("device", "tablet", "pad"),
    ("device", "mobile", "phone"), ("orientation", "vertical", "portrait"),
    ("orientation", "horizontal", "landscape"), ("state", "active", "pressed"),
    ("state", "focus", "selected"), ("case", "uppercase", "uppercased"),
    ("case", "lower", "lowercased"), ("dock", "left", "leading"), ("position", "start", "first"),
    ("type", "letter", "input"), ("contrast", "hgh", "high"), ("action", "globee", "globe"),
  ].map { key, wrong, right in
    rule(
      "{\"match\": {\"\(key)\": \"\(wrong)\"}, \"fontScale\": 2}",
      key == "action" ? "theme/unknown-action" : "theme/invalid-value", at: "\"\(wrong)\"",
      fixed: "{\"match\": {\"\(key)\": \"\(right)\"}, \"fontScale\": 2}")
  }

  /// Files of lines of which one lacks its comma.
  private static let commas: [BrokenTheme] = (1...5).map { line in
    func text(isMended: Bool) -> String {
      let lines = [
        "{", "  \"formatVersion\": 1", "  \"name\": \"A\"", "  \"background\": \"red\"",
        "  \"tags\": [\"a\", \"b\"]", "  \"variables\": {}", "  \"license\": \"MIT\"", "}",
      ]
      return lines.enumerated().map { index, text in
        let hasComma = 1...5 ~= index && (isMended || index != line)
        return text + (hasComma ? "," : "")
      }.joined(separator: "\n")
    }
    let lengths = [20, 13, 21, 20, 17]
    return file(
      text(isMended: false), "json/syntax", at: "\(line + 1):\(lengths[line - 1] + 1)",
      fixed: text(isMended: true))
  }

  private static let unquotedColors: [BrokenTheme] = [
    ("0xFF8800", "json/number", "\"#ff8800\""), ("00ff00", "json/number", "\"#00ff00\""),
    ("ff00aa", "json/syntax", "\"#ff00aa\""), ("#ff00aa", "json/syntax", "\"#ff00aa\""),
    ("navy", "json/syntax", "\"navy\""),
  ].map { wrong, code, right in
    theme("\"foregroundColor\": \(wrong)", code, at: wrong, fixed: "\"foregroundColor\": \(right)")
  }

  private static let others: [BrokenTheme] = [
    // One color is no gradient.
    theme(
      "\"background\": \"linear-gradient(red)\"", "theme/invalid-value",
      at: "\"linear-gradient(red)\"",
      fixed: nil),
    theme(
      #""background": {"angle": 90, "from": [0, 0], "to": [1, 1], "stops": ["red", "blue"]}"#,
      "theme/invalid-value", at: "90",
      fixed: #""background": {"from": [0, 0], "to": [1, 1], "stops": ["red", "blue"]}"#),
    theme(
      #""variations": {"a:b": {}}"#, "theme/invalid-value", at: #""a:b""#,
      fixed: #""variations": {"a-b": {}}"#),
    theme(
      #""variations": {"Night": {}, "n-ight": {}}"#, "theme/invalid-value", at: #""n-ight""#,
      fixed: nil),
    theme(
      #""axes": {"size": {"big": {}, "BIG": {}}}"#, "theme/invalid-value", at: #""BIG""#, fixed: nil
    ),
    file(
      #"{"color": {"$type": "color", "ink": {"$value": "navy"}}}"#, "theme/missing-key",
      at: #"{"color": {"$type": "color", "ink": {"$value": "navy"}}}"#, fixed: nil),
    theme(
      #""extends": ["torn", "blueprint"]"#, "theme/unknown-name", at: #""torn""#,
      fixed: #""extends": ["tron", "blueprint"]"#),
    file(
      #"{"formatVersion": 1, "extends": []}"#, "theme/invalid-value", at: "[]",
      fixed: #"{"formatVersion": 1}"#),
    theme(
      #""tags": "warm""#, "theme/wrong-type", at: #""warm""#, fixed: #""tags": ["warm"]"#),
    keys(
      #""sound": "inputt""#, "theme/invalid-value", at: #""inputt""#, fixed: #""sound": "input""#),
    keys(
      #""haptic": "lightimpact""#, "theme/invalid-value", at: #""lightimpact""#,
      fixed: #""haptic": "lightImpact""#),
    keys(
      #""cornerRadius": "calc(2 * mn(3))""#, "theme/invalid-value", at: "mn",
      fixed: #""cornerRadius": "calc(2 * min(3))""#),
    keys(
      #""cornerRadius": "calc(2 / 0)""#, "theme/invalid-value", at: #""calc(2 / 0)""#, fixed: nil),
    rule(
      #"{"match": {"any": {"not": {"any": {"not": {"row": 1}}}}}, "fontScale": 2}"#,
      "theme/invalid-value",
      at: #"{"row": 1}"#, fixed: nil),
    rule(
      #"{"match": {"letterrow": 1}, "fontScale": 2}"#, "theme/unknown-key", at: #""letterrow""#,
      fixed: #"{"match": {"letterRow": 1}, "fontScale": 2}"#),
    rule(
      #"{"match": "return", "style": {"fontScale": 2}}"#, "theme/unknown-key", at: #""style""#,
      fixed: #"{"match": "return", "fontScale": 2}"#),
    rule(
      #"{"match": "return", "fontScale": 1, "style": {"fontScale": 2}}"#, "theme/unknown-key",
      at: #""style""#, fixed: nil),
    rule(
      #"{"match": {"neighbour": "space"}, "fontScale": 2}"#, "theme/unknown-key",
      at: #""neighbour""#,
      fixed: #"{"match": {"neighbor": "space"}, "fontScale": 2}"#),
  ]
}
