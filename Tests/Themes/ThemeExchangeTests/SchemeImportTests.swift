import KeyboardKit
import KeyboardPipeline
import TestSupport
import Testing

@testable import KeyboardStyling
@testable import ThemeExchange

@Suite struct SchemeImportTests {

  /// Schemes made for these tests, by file name: a dark one in the older form, a light one and one
  /// of 24 colors in that of tinted-theming.
  static let schemes = Dictionary(
    uniqueKeysWithValues: ["harbor.yaml", "paper.yaml", "dusk.yml"].map { ($0, Fixtures.text($0)) })

  private static func scheme(_ name: String) -> String { schemes[name] ?? "" }

  private static func conversion(_ name: String) throws -> Conversion {
    try .theme(
      fromScheme: ImportSource(
        SourceFile(name: "in/\(name)", text: try #require(schemes[name]))))
  }

  @Test(arguments: schemes.keys.sorted())
  func becomesAThemeWithoutDiagnostics(name: String) throws {
    let conversion = try Self.conversion(name)
    let file = SourceFile(name: "theme.json", text: conversion.text)
    let (theme, warnings) = try KeyboardTheme.decode(file)
    #expect(warnings.isEmpty)
    #expect(conversion.text.hasPrefix("// Imported from the base"))
    #expect(conversion.text.contains(name) && !conversion.text.contains("in/"))
    let scheme = try BaseScheme(SourceFile(name: name, text: try #require(Self.schemes[name])))
    #expect(theme.name == scheme.texts["name"])
    let board = scheme.system == .base24 ? "base10" : "base00"
    #expect(theme.backgroundStyle?.backgroundColor?.light == scheme.colors[board])
    #expect(theme.buttonStyles[.primary]?.backgroundColor?.light == scheme.colors["base0D"])
    for role in scheme.roles {
      let carried = conversion.report.exact + conversion.report.unused
      #expect(carried.contains { $0.name == role })
    }
  }

  @Test(arguments: schemes.keys.sorted())
  func allTextCanBeRead(name: String) throws {
    let file = SourceFile(name: "theme.json", text: try Self.conversion(name).text)
    let theme = try KeyboardTheme(decoding: file)
    var pairs: [(Color?, Color?)] = [
      (theme.foregroundColor, theme.backgroundStyle?.backgroundColor),
      (theme.calloutStyle?.foregroundColor, theme.calloutStyle?.backgroundColor),
      (theme.calloutStyle?.selectedForegroundColor, theme.calloutStyle?.selectedBackgroundColor),
    ]
    for style in [theme.buttonStyles, theme.pressedButtonStyles].flatMap(\.values) {
      pairs.append((style.foregroundColor, style.backgroundColor))
    }
    #expect(pairs.count == 9)
    for (text, face) in pairs {
      let (text, face) = (try #require(text), try #require(face))
      #expect(text.light.contrast(to: face.light) >= 4.5)
    }
  }

  @Test func reportsTextThatIsAdjusted() throws {
    let report = try Self.conversion("paper.yaml").report
    let item = try #require(report.near.first { $0.name == "buttons.input.foregroundColor" })
    #expect(item.note.contains("base05 has a contrast of") && item.note.contains("base06"))
    #expect(report.near.contains { $0.name == "variant" })
    #expect(report.missing.map(\.name) == ["version"])
    #expect(report.text.contains("Not carried over: 1\n  version: "))
    #expect(report.json.text.contains(#""notAtAll": [{"name": "version", "reason": "#))
    #expect(try Self.conversion("harbor.yaml").report.near.isEmpty)
  }

  @Test func writesBlackOrWhiteWhereNoColorCanBeRead() throws {
    let gray = (0..<16).map { number in
      "base0\(String(number, radix: 16, uppercase: true)): \"\(number == 13 ? "6a6a6a" : "777777")\""
    }
    let file = SourceFile(name: "gray.yaml", text: gray.joined(separator: "\n"))
    let conversion = try Conversion.theme(fromScheme: ImportSource(file))
    let theme = try KeyboardTheme(decoding: SourceFile(name: "a.json", text: conversion.text))
    #expect(theme.foregroundColor == .black)
    #expect(theme.buttonStyles[.primary]?.foregroundColor == .white)
  }

  /// Broken and hostile schemes, with the codes and places of their diagnostics.
  static let broken: [(text: String, code: String, line: Int?, part: String)] = [
    ("", "import/syntax", 1, "no value"),
    ("a: [", "import/syntax", 1, "isn't YAML"),
    ("a: 'b", "import/syntax", nil, "isn't YAML"),
    ("a: b\na: c", "import/syntax", nil, "duplicate"),
    ("--- a\n--- b", "import/syntax", 2, "another document"),
    ("just text", "theme/wrong-type", 1, "must be an object"),
    ("base00: \"123456\"", "theme/missing-key", 1, "base01"),
    ("system: base32", "theme/invalid-value", 1, "base16"),
    ("palette: nothing", "theme/wrong-type", 1, "palette"),
    (
      scheme("harbor.yaml").replacing("base05:", with: "baes05:"), "theme/missing-key", nil,
      "baes05"
    ),
    (scheme("harbor.yaml").replacing("e6eef5", with: "e6eef"), "theme/invalid-color", 10, "e6eef"),
    (scheme("harbor.yaml").replacing("e6eef5", with: "+e6eef"), "theme/invalid-color", 10, "e6eef"),
    (scheme("harbor.yaml").replacing("e6eef5", with: "[1]"), "theme/wrong-type", 10, "base06"),
    (scheme("harbor.yaml").replacing("base0E", with: "base0B"), "json/duplicate-key", 18, "base0B"),
    (scheme("dusk.yml").replacing("base17", with: "base18"), "theme/missing-key", nil, "base17"),
    ("a: *b", "import/syntax", 1, "alias"),
    (String(repeating: "[", count: 60_000), "import/limit", 1, "nested"),
    (String(repeating: "{a: ", count: 10_000), "import/limit", 1, "nested"),
    (String(repeating: "- ", count: 20_000), "import/limit", 1, "nested"),
    (String(repeating: "? ", count: 20_000), "import/limit", 1, "nested"),
    (
      (0..<300).map { String(repeating: " ", count: $0) + "a:\n" }.joined(), "import/limit", 17,
      "nested"
    ),
    (String(repeating: "#\n", count: 40_000), "import/limit", 1, "80000 bytes"),
    ("a: \u{1}", "import/syntax", nil, "isn't YAML"),
  ]

  @Test(arguments: broken.indices)
  func brokenSchemesHaveDiagnostics(index: Int) {
    let (text, code, line, part) = Self.broken[index]
    let error = #expect(throws: Diagnostics.self) {
      try Conversion.theme(fromScheme: ImportSource(SourceFile(name: "a.yaml", text: text)))
    }
    let list = error?.list ?? []
    let found = list.first {
      $0.code.name == code && ($0.message + $0.hints.joined()).contains(part)
    }
    #expect(found != nil, "\(list)")
    if let line { #expect(found?.range?.start.line == line) }
  }

  @Test func unknownKeysTakeTimeInProportion() throws {
    let scheme = try #require(Self.schemes["harbor.yaml"])
    let file = { (count: Int) in
      let keys = (0..<count).map { "x\($0): y\n" }.joined()
      return SourceFile(name: "a.yaml", text: scheme + "\n" + keys)
    }
    let growth = try ProcessorTime.growth(from: file(1_000), to: file(4_000)) { file in
      let theme = try Conversion.theme(fromScheme: ImportSource(file))
      #expect(!theme.text.isEmpty)
    }
    // Squared time would grow by 16.
    #expect(growth < 8)
  }

  @Test func malformedBytesAreADiagnostic() {
    #expect(throws: Diagnostics.self) {
      try Conversion.theme(
        fromScheme: ImportSource(SourceFile(name: "a.yaml", bytes: [0x61, 0x3A, 0xFF])))
    }
  }

  /// A light and a dark scheme become one theme, in any order of the files.
  @Test func pairsAreOneTheme() throws {
    let files = ["harbor.yaml", "paper.yaml"].map { name in
      SourceFile(name: name, text: Self.scheme(name))
    }
    for order in [files, files.reversed()] {
      var source = ImportSource(order[0])
      source.files = order
      let conversion = try Conversion.theme(fromScheme: source)
      let theme = try KeyboardTheme(decoding: SourceFile(name: "a.json", text: conversion.text))
      let board = theme.backgroundStyle?.backgroundColor
      #expect(board?.light.hexText == "#faf6ee" && board?.dark.hexText == "#101820")
      for style in theme.buttonStyles.values {
        guard let text = style.foregroundColor, let face = style.backgroundColor else { continue }
        #expect(text.light.contrast(to: face.light) >= 4.5)
        #expect(text.dark.contrast(to: face.dark) >= 4.5)
      }
    }
    var twice = ImportSource(files[0])
    twice.files = [files[0], files[0]]
    #expect(throws: Diagnostics.self) { try Conversion.theme(fromScheme: twice) }
  }
}
