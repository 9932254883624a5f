import KeyboardKit
import Testing

@Suite struct ThemeFontTests {

  static let folder = project.appending(path: "Tests/StyleThemes")

  private static func theme(
    _ members: String, beside files: [String: String] = [:]
  ) throws -> KeyboardTheme {
    try KeyboardTheme(
      decoding: SourceFile(name: "theme.json", text: "{\"formatVersion\": 1, \(members)}"),
      resolving: { path in
        if let text = files[path] { return SourceFile(name: path, text: text) }
        return SourceFile(
          name: path, bytes: Array(try Data(contentsOf: folder.appending(path: path))))
      })
  }

  private static let round = #"{"file": "./Round.ttf", "name": "Round"}"#

  private static func families(_ theme: KeyboardTheme) -> [FontFamily]? {
    theme.buttonStyles[.input]?.fontFamily
  }

  @Test func namesAreThoseOfTheThemeFirst() throws {
    let theme = try Self.theme(
      #"""
      "fonts": [\#(Self.round), {"file": "./Round.ttf", "name": "Inter", "weight": 700}],
      "buttons": {"all": {"fontFamily": ["Round", "Noto Serif", "Inter"], "font": {"size": 20, "family": "Round"}}},
      "toolbar": {"item": {"titleFont": {"style": "body", "family": "Round"}}},
      "callouts": {"fontFamily": "Round"}
      """#)
    let families = try #require(Self.families(theme))
    #expect(families.map(\.name) == ["Round", "Noto Serif", "Inter"])
    #expect(families.map(\.files.count) == [1, 0, 1] && families[2].files[0].weight == .bold)
    #expect(theme.buttonStyles[.input]?.keyboardFont?.type == .families([families[0]], size: 20))
    #expect(theme.calloutStyle?.fontFamily == [families[0]])
    #expect(theme.fontFamilies == [families[0], families[2]])
  }

  @Test func allKeysAreReadAndWritten() throws {
    let theme = try Self.theme(
      #"""
      "fonts": [
        {"file": "./Round.ttf", "name": "Round", "unicodeRange": ["U+41-5A", "u+df", "U+04??"], "weight": "bold",
         "italic": true, "variation": {"wght": 650.5}, "license": "MIT"},
        {"file": "./Round.ttf", "name": "Round", "unicodeRange": "U+30-39"}
      ],
      "buttons": {"all": {"fontFamily": "Round"}}
      """#)
    let files = try #require(Self.families(theme)?.first?.files)
    #expect(files[0].characters == [0x41...0x5A, 0xDF...0xDF, 0x400...0x4FF])
    #expect(files[0].weight == .bold && files[0].isItalic == true && files[0].license == "MIT")
    #expect(files[0].variation == ["wght": 650.5] && files[1].characters == [0x30...0x39])
    let copy = try KeyboardTheme(decoding: SourceFile(name: "copy.json", text: theme.fileText))
    #expect(copy.buttonStyles == theme.buttonStyles)
    #expect(
      try JSONDecoder().decode(KeyboardTheme.self, from: JSONEncoder().encode(theme)) == theme)
  }

  @Test func basesHandDownTheirFonts() throws {
    let base =
      #"{"formatVersion": 1, "fonts": [\#(Self.round), \#(Self.round)], "buttons": {"all": {"fontFamily": "Round"}}}"#
    let theme = try Self.theme(#""extends": "./base.json""#, beside: ["./base.json": base])
    #expect(Self.families(theme)?.first?.files.count == 2)
    let other = try Self.theme(
      #""extends": "./base.json", "fonts": [\#(Self.round)]"#, beside: ["./base.json": base])
    #expect(Self.families(other)?.first?.files.count == 1)
  }

  static let problems: [(String, String)] = [
    (#"{"file": "./gone.ttf", "name": "A"}"#, "system/unreadable-file"),
    (#"{"file": "../Round.ttf", "name": "A"}"#, "theme/invalid-value"),
    (#"{"file": "./dots.png", "name": "A"}"#, "theme/invalid-font"),
    (#"{"file": "data:font/ttf;base64,AAAA", "name": "A"}"#, "theme/invalid-font"),
    (#"{"file": "data:image/png;base64,AAAA", "name": "A"}"#, "theme/invalid-font"),
    (#"{"file": "./Round.ttf"}"#, "theme/missing-key"), (#"{"name": "A"}"#, "theme/missing-key"),
    ("1", "theme/wrong-type"),
    (#"{"file": "./Round.ttf", "name": "system"}"#, "theme/invalid-value"),
    (#"{"file": "./Round.ttf", "name": "A", "unicodeRange": "A-Z"}"#, "theme/invalid-value"),
    (#"{"file": "./Round.ttf", "name": "A", "unicodeRange": "U+5A-41"}"#, "theme/invalid-value"),
    (#"{"file": "./Round.ttf", "name": "A", "unicodeRange": "U+110000"}"#, "theme/invalid-value"),
    (#"{"file": "./Round.ttf", "name": "A", "unicodeRange": "U+"}"#, "theme/invalid-value"),
    (#"{"file": "./Round.ttf", "name": "A", "unicodeRange": []}"#, "theme/invalid-value"),
    (#"{"file": "./Round.ttf", "name": "A", "variation": {"wght": "bold"}}"#, "theme/wrong-type"),
    (#"{"file": "./Round.ttf", "name": "A", "variation": {"wght": 1e9}}"#, "theme/invalid-value"),
    (#"{"file": "./Round.ttf", "name": "A", "weights": 1}"#, "theme/unknown-key"),
    (
      (0..<17).map { #"{"file": "./Round.ttf", "name": "\#($0)"}"# }.joined(separator: ","),
      "theme/limit"
    ),
  ]

  @Test(arguments: problems) func problemsHaveTheirPlace(fonts: String, code: String) {
    let error = #expect(throws: Diagnostics.self) { try Self.theme("\"fonts\": [\(fonts)]") }
    #expect(error?.list.map(\.code.name) == [code])
    #expect((error?.list.first?.place?.span?.lowerBound ?? 0) > 20)
  }

  @Test func fontsAreChecked() {
    let error = #expect(throws: Diagnostics.self) {
      try KeyboardTheme(
        decoding: SourceFile(
          name: "theme.json", text: "{\"formatVersion\": 1, \"fonts\": [\(Self.round)]}"),
        resolving: { path in
          SourceFile(
            name: path, bytes: Array(try Data(contentsOf: Self.folder.appending(path: path))))
        },
        checkingFonts: { _ in throw FontFile.Unused() })
    }
    #expect(error?.list.map(\.message) == ["The font can't be drawn with: it is worn out"])
  }
}

extension FontFile {

  fileprivate struct Unused: Error, CustomStringConvertible { let description = "it is worn out" }
}
