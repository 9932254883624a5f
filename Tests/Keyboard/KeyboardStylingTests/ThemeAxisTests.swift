import KeyboardKit
import Testing

@Suite struct ThemeAxisTests {

  /// A theme with variations, two axes, and a variation with a plus sign.
  private static let neon = """
    {
      "formatVersion": 1, "id": "neon", "name": "Neon", "foregroundColor": "{tint}",
      "variables": {"tint": "#000001", "face": "{tint}"},
      "buttons": {"input": {"backgroundColor": "{face}", "cornerRadius": 5}},
      "variations": {
        "day": {"name": "Day"},
        "night": {"name": "Night", "variables": {"tint": "#000002"}, "pressedOverlayColor": "red"},
        "day+pink": {"name": "Whole", "foregroundColor": "#000009"}
      },
      "axes": {
        "accent": {
          "blue": {"variables": {"tint": "#000003"}},
          "Hot-Pink": {"name": "Pink", "variables": {"tint": "#000004"}},
          "pink": {"variables": {"tint": "#000005"}}
        },
        "density": {
          "regular": {"name": "Regular"},
          "tight": {"buttons": {"input": {"cornerRadius": 2}}, "variables": {"face": "#000006"}}
        }
      }
    }
    """

  private func theme(
    _ text: String, _ choices: String?, files: [String: String] = [:]
  ) throws -> KeyboardTheme {
    try KeyboardTheme(
      decoding: SourceFile(name: "theme.json", text: text), variation: choices,
      resolving: { path in
        SourceFile(name: path, text: try #require(files[path]))
      })
  }

  /// A request, the text color, the radius of input keys, the identifier and the name.
  static let rows: [(String?, String, Double, String, String)] = [
    (nil, "#000001", 5, "neon", "Neon"),
    ("night", "#000002", 5, "neon:night", "Night"),
    ("blue", "#000003", 5, "neon:blue", "blue"),
    // Later axes win over earlier ones, in whatever order they are named.
    ("night+blue", "#000003", 5, "neon:night+blue", "Night, blue"),
    ("blue+NIGHT", "#000003", 5, "neon:night+blue", "Night, blue"),
    ("hotpink", "#000004", 5, "neon:Hot-Pink", "Pink"),
    ("tight+hot_pink+night", "#000004", 2, "neon:night+Hot-Pink+tight", "Night, Pink, tight"),
    // A name that matches whole wins over splitting, and so does the longest one.
    ("day+pink", "#000009", 5, "neon:day+pink", "Whole"),
    ("pink+day", "#000005", 5, "neon:day+pink", "Day, pink"),
    ("day+pink+tight", "#000009", 2, "neon:day+pink+tight", "Whole, tight"),
  ]

  @Test(arguments: rows)
  func choicesAreCombined(
    request: String?, color: String, radius: Double, identifier: String, name: String
  ) throws {
    let theme = try theme(Self.neon, request)
    #expect(theme.foregroundColor?.light.hexText == color)
    #expect(theme.buttonStyles[.input]?.cornerRadius.map { Double($0) } == radius)
    #expect(theme.identifier == identifier)
    #expect(theme.name == name)
  }

  /// A request, the code, a part of the message, and the hints.
  static let errors: [(String, String, String, [String])] = [
    ("nihgt", "theme/unknown-variation", "no choice “nihgt”", ["Did you mean “night”?"]),
    (
      "night+blu", "theme/unknown-variation", "no choice “blu”",
      ["Did you mean “blue” of the axis “accent”?"]
    ),
    (
      "nigth+tigth", "theme/unknown-variation", "no choice “nigth” or “tigth”",
      ["Did you mean “night”?", "“tight” of the axis “density”?"]
    ),
    (
      "zzzzzz", "theme/unknown-variation", "no choice “zzzzzz”",
      ["variations: day, night", "“accent”: blue", "“density”: regular, tight"]
    ),
    ("pink+", "theme/unknown-variation", "no choice “”", ["variations"]),
    ("blue+blue", "theme/invalid-value", "“blue” is chosen twice", []),
    ("day+night", "theme/invalid-value", "“day” and “night” are both variations", ["one of them"]),
    ("pink+blue", "theme/invalid-value", "are both choices of the axis “accent”", ["one of them"]),
    (
      Array(repeating: "pink", count: 500).joined(separator: "+"), "theme/unknown-variation",
      "no choice", []
    ),
  ]

  @Test(arguments: errors)
  func wrongRequestsAreReported(
    request: String, code: String, message: String, hints: [String]
  ) throws {
    let problems = problems(Self.neon, request)
    let problem = try #require(problems.count == 1 ? problems.first : nil, "\(problems)")
    #expect(problem.code.name == code)
    #expect(problem.message.contains(message), "\(problem)")
    for hint in hints { #expect(problem.hints.contains { $0.contains(hint) }, "\(problem)") }
  }

  /// The members of a theme that extends `./neon.json`, a request, the text color and the name.
  static let extensions: [(String, String?, String, String)] = [
    (#""extends": "./neon.json""#, "night+pink", "#000005", "theme.json:night+pink"),
    (#""extends": "./neon.json:night+blue""#, nil, "#000003", "mine"),
    // The user's choice replaces that of the same axis alone.
    (#""extends": "./neon.json:night+blue""#, "pink", "#000005", "theme.json:pink"),
    (#""extends": "./neon.json:night""#, "blue", "#000003", "theme.json:blue"),
    (#""extends": "./neon.json:blue""#, "night", "#000003", "theme.json:night"),
    // The choice of a theme replaces that of its base.
    (
      ##""extends": "./neon.json", "axes": {"Accent": {"pink": {"foregroundColor": "#00000a"}}}"##,
      "night+pink", "#00000a", "theme.json:night+pink"
    ),
    (
      ##""extends": "./neon.json", "variations": {"own": {"foregroundColor": "#00000b"}}"##,
      "pink+own", "#00000b", "theme.json:own+pink"
    ),
  ]

  @Test(arguments: extensions)
  func axesAreInherited(members: String, request: String?, color: String, name: String) throws {
    let text = "{\"formatVersion\": 1, \"id\": \"mine\", \(members)}"
    let theme = try theme(text, request, files: ["./neon.json": Self.neon])
    #expect(theme.foregroundColor?.light.hexText == color)
    #expect(theme.identifier == name.replacing("theme.json", with: "mine"))
  }

  @Test func combinationsOfOneAxisAcrossFilesAreReported() {
    let text = """
      {"formatVersion": 1, "extends": "./neon.json", "axes": {"accent": {"red": {}}}}
      """
    #expect(throws: Diagnostics.self) {
      try theme(text, "red+pink", files: ["./neon.json": Self.neon])
    }
  }

  /// Members of a theme, and the codes of their diagnostics.
  static let files: [(String, [String])] = [
    (#""axes": {}"#, []), (#""axes": {"a": {}}"#, []), (#""axes": {"a": {"b": {}}}"#, []),
    (#""axes": {"$comment": 1, "a": {"x-note": 1, "b": {"name": "B"}}}"#, []),
    (#""axes": []"#, ["theme/wrong-type"]), (#""axes": {"a": 1}"#, ["theme/wrong-type"]),
    (#""axes": {"a": {"b": "red"}}"#, ["theme/wrong-type"]),
    (#""axes": {"a": {"b": {"extends": "tron"}}}"#, ["theme/unknown-key"]),
    // Every choice of every axis is checked.
    (
      ##""axes": {"a": {"b": {"foregroundColor": "redd"}}, "c": {"d": {"foregroundColor": 1}}}"##,
      ["theme/invalid-color", "theme/wrong-type"]
    ),
    (#""axes": {"a": {"b": {"variables": {"x": "{y}"}}}}"#, ["theme/unknown-variable"]),
    (#""axes": {"a": {"b-c": {}}, "d": {"BC": {}}}"#, ["theme/no-effect"]),
    (#""variations": {"b": {}}, "axes": {"a": {"b": {}}}"#, ["theme/no-effect"]),
    (#""axes": {"a": {}, "b": {}, "c": {}, "d": {}}"#, []),
    (#""axes": {"a": {}, "b": {}, "c": {}, "d": {}, "e": {}}"#, ["theme/limit"]),
    (#""variations": {"v": {}}, "axes": {"a": {}, "b": {}, "c": {}, "d": {}}"#, ["theme/limit"]),
  ]

  @Test(arguments: files) func filesAreChecked(members: String, codes: [String]) {
    let problems = problems("{\"formatVersion\": 1, \(members)}")
    #expect(problems.map(\.code.name) == codes, "\(problems)")
  }

  private static func axis(_ name: String, count: Int) -> String {
    let choices = (0..<count).map { "\"\(name)\($0)\": {\"variables\": {\"v\($0)\": \"red\"}}" }
    return "\"\(name)\": {\(choices.joined(separator: ","))}"
  }

  /// Hostile axes: those that multiply to millions, and those with thousands of choices.
  static let hostile: [(String, Diagnostic.Severity)] = [
    ("abcd".map { axis("\($0)", count: 100) }.joined(separator: ","), .warning),
    (axis("a", count: 10_000), .error),
    ((0..<3000).map { axis("a\($0)", count: 1) }.joined(separator: ","), .error),
  ]

  @Test(arguments: hostile) func hostileAxesAreReported(
    members: String, severity: Diagnostic.Severity
  ) throws {
    let text = "{\"formatVersion\": 1, \"axes\": {\(members)}}"
    let problems = problems(text)
    #expect(problems.count == 1 && problems.first?.severity == severity, "\(problems.prefix(3))")
    #expect(problems.first?.code == .themeLimit)
    let facts = try ThemeFacts(SourceFile(name: "theme.json", text: text))
    #expect(facts.selectableVariations.count <= 100)
  }

  @Test func defaultsAreListedFirst() throws {
    let facts = try ThemeFacts(SourceFile(name: "theme.json", text: Self.neon))
    #expect(
      facts.selectableVariations == [
        "day", "night", "day+pink",
        "day+blue", "night+blue", "day+pink+blue",
        "day+Hot-Pink", "night+Hot-Pink", "day+pink+Hot-Pink",
        "night+pink", "day+pink+pink",
        "day+tight", "night+tight", "day+pink+tight",
        "day+blue+tight", "night+blue+tight", "day+pink+blue+tight",
        "day+Hot-Pink+tight", "night+Hot-Pink+tight", "day+pink+Hot-Pink+tight",
        "night+pink+tight", "day+pink+pink+tight",
      ])
    #expect(facts.listedVariations == ["day", "night", "day+pink", "day+pink+pink+tight"])
  }

  @Test func everyListedLookCanBeChosen() throws {
    let text = Self.neon.replacing("day+pink", with: "day+light")
    let facts = try ThemeFacts(SourceFile(name: "theme.json", text: text))
    let looks = facts.selectableVariations
    for look in looks {
      #expect(try theme(text, look).identifier == look.map { "neon:\($0)" })
    }
    #expect(Set(looks).count == looks.count && looks.count == 24)
  }
}
