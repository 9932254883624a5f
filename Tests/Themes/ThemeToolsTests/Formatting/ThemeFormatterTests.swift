import KeyboardKit
import Testing
import ThemeTools

@Suite struct ThemeFormatterTests {

  private static func formatted(_ text: String) throws -> String {
    let file = SourceFile(name: "mine.json", text: text)
    return String(decoding: try ThemeFormatter.formatted(file).bytes, as: UTF8.self)
  }

  /// Texts with their canonical forms; each form is its own.
  static let examples: [(text: String, formatted: String)] = [
    ("{}", "{}\n"),
    (#"{"name":"A","formatVersion":1}"#, "{\n  \"formatVersion\": 1,\n  \"name\": \"A\"\n}\n"),
    // Colors and numbers stay as they are written, and so do objects that begin with a line break.
    (
      "{\"buttons\": {\r\n\"all\": {\"cornerRadius\": 9.50, \"backgroundColor\": \"#FFF\",}}}",
      """
      {
        "buttons": {
          "all": { "backgroundColor": "#FFF", "cornerRadius": 9.50 }
        }
      }

      """
    ),
    // Comments stay with their neighbors.
    (
      """
      // Head

      {
        "name": "A", // after the name
        // above the version
        "formatVersion": /* between */ 1 /* behind */

        // at the end
      } // foot
      """,
      """
      // Head

      {
        // above the version
        "formatVersion": /* between */ 1, /* behind */
        "name": "A" // after the name

        // at the end
      } // foot

      """
    ),
    (
      #"{"rules": [ /* a */ {"cornerRadius": 1, "match": "space"}, // b"#
        + "\n\n\n/* c\n d */ {}]}",
      """
      {
        "rules": [
          /* a */ { "match": "space", "cornerRadius": 1 }, // b

          /* c
       d */
          {}
        ]
      }

      """
    ),
    ("{\"name\": // why\n\"A\"}", "{\n  // why\n  \"name\": \"A\"\n}\n"),
    // The order of lists of rules decides which one wins.
    (
      #"{"toolbar": {}, "rules": [], "name": "A"}"#,
      "{\n  \"name\": \"A\",\n  \"toolbar\": {},\n  \"rules\": []\n}\n"
    ),
    // Keys that the format doesn't know stay where they are.
    (
      #"{"$comment": 0, "name": "A", "x-a": 1, "id": "a", "nmae": 2}"#,
      """
      {
        "$comment": 0,
        "id": "a",
        "nmae": 2,
        "name": "A",
        "x-a": 1
      }

      """
    ),
    // Fields of a rule are those of its element; names that authors chose stay in their order.
    (
      #"{"variables": {"b": {"dark": "red", "light": "blue"}, "$type": "color", "a": "red"}}"#,
      """
      {
        "variables": { "$type": "color", "b": { "light": "blue", "dark": "red" }, "a": "red" }
      }

      """
    ),
    (
      #"{"a": [/* b */ /* c */], "d": {/* e */}}"#,
      """
      {
        "a": [/* b */ /* c */],
        "d": { /* e */ }
      }

      """
    ),
    (
      #"{"rules": [{"offset": [0, 1], "opacity": 1, "match": {"row": 1, "element": "hint"}, "font": 9}]}"#,
      """
      {
        "rules": [{ "match": { "element": "hint", "row": 1 }, "font": 9, "opacity": 1, "offset": [0, 1] }]
      }

      """
    ),
  ]

  @Test(arguments: examples)
  func layOut(text: String, formatted: String) throws {
    // Lines end as the first one does.
    let expected =
      text.contains("\r\n") ? formatted.replacing("\n", with: "\r\n") : formatted
    #expect(try Self.formatted(text) == expected)
    #expect(try Self.formatted(expected) == expected)
  }

  @Test(arguments: [#"{"a": 1"#, #"{"a": 1, "a": 2}"#, "", "{'a': 1}"])
  func leavesSyntaxErrorsToTheirMessages(text: String) {
    #expect(throws: Diagnostics.self) { try Self.formatted(text) }
  }

  @Test(arguments: KeyboardTheme.builtInIdentifiers)
  func shippedThemesAreFormatted(identifier: String) throws {
    let file = try #require(KeyboardTheme.builtInFile(of: identifier))
    #expect(try ThemeFormatter.formatted(file).bytes == file.bytes)
  }

  @Test(arguments: KeyboardTheme.builtInIdentifiers)
  func formattingKeepsMeaningAndComments(identifier: String) throws {
    let file = try #require(KeyboardTheme.builtInFile(of: identifier))
    let root = try #require(JSONSyntax(file, options: ThemeLimits.json).root)
    for seed in 0..<12 as Range<UInt64> {
      var writer = RandomLayout(source: file, numbers: SeededNumbers(seed: seed))
      let wild = SourceFile(name: file.name, text: writer.text(of: root))
      let tame = try ThemeFormatter.formatted(wild)
      #expect(try KeyboardTheme(decoding: tame) == KeyboardTheme(decoding: wild), "seed \(seed)")
      #expect(Self.words(tame).sorted() == Self.words(wild).sorted(), "seed \(seed)")
      #expect(try ThemeFormatter.formatted(tame).bytes == tame.bytes, "seed \(seed)")
    }
  }

  /// The comments, keys and values of a file, as written but for the ends of lines.
  private static func words(_ file: SourceFile) -> [String] {
    let syntax = JSONSyntax(file, options: ThemeLimits.json)
    func spans(in value: JSONValue) -> [Range<Int>] {
      guard value.isContainer else { return [value.span] }
      return value.items.flatMap { item in
        (item.key.map { [$0.span] } ?? []) + (item.value.map(spans) ?? [])
      }
    }
    return (syntax.comments + (syntax.root.map(spans) ?? [])).map { span in
      String(String.UnicodeScalarView(syntax.text(span).unicodeScalars.filter { $0 != "\r" }))
    }
  }
}

/// A writer of the members of a text in any order, with spaces and comments anywhere.
private struct RandomLayout {

  let source: SourceFile
  var numbers: SeededNumbers

  private static let gaps = [
    "", "", "", "", " ", " ", "\n", "\r\n", "\n\n\n", "\t", " // a\n", "\n  // b\n", " /* c */ ",
    "\n/* d */\n", " /* e\n   e */ ", " /* f */ /* g */ ",
  ]

  private mutating func gap() -> String { Self.gaps.randomElement(using: &numbers) ?? "" }

  mutating func text(of value: JSONValue, isRoot: Bool = true) -> String {
    guard value.isContainer else {
      return String(decoding: source.bytes[value.span], as: UTF8.self)
    }
    let items = value.isObject ? value.items.shuffled(using: &numbers) : value.items
    var result = (isRoot ? gap() : "") + (value.isObject ? "{" : "[") + gap()
    for (index, item) in items.enumerated() {
      if let key = item.key {
        result += String(decoding: source.bytes[key.span], as: UTF8.self) + gap() + ":" + gap()
      }
      if let inner = item.value { result += text(of: inner, isRoot: false) + " " + gap() }
      if index < items.count - 1 || Bool.random(using: &numbers) { result += "," + gap() }
    }
    return result + (value.isObject ? "}" : "]") + (isRoot ? gap() : "")
  }
}
