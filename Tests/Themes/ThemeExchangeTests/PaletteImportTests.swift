import KeyboardKit
import TestSupport
import Testing

@testable import KeyboardStyling
@testable import ThemeExchange

/// Files of terminals, editors, style sheets and other keyboards.
@Suite struct PaletteImportTests {

  struct Sample: Sendable, CustomTestStringConvertible {
    let format: String
    let file: String
    let text: String
    let board: String
    let accent: String
    let missing: [String]
    let dark: String?

    /// The text is that of the file among the fixtures unless it is given.
    init(
      _ format: String, _ file: String, text: String? = nil, board: String, accent: String,
      missing: [String] = [], dark: String? = nil
    ) {
      (self.format, self.file, self.board) = (format, file, board)
      (self.accent, self.missing, self.dark) = (accent, missing, dark)
      self.text = text ?? Fixtures.text("palettes/\(format)-\(file)")
    }

    var testDescription: String { "\(format): \(file)" }
  }

  private static let ansi = [
    "black", "red", "green", "yellow", "blue", "purple", "cyan", "white", "brightBlack",
    "brightRed", "brightGreen", "brightYellow", "brightBlue", "brightPurple", "brightCyan",
    "brightWhite",
  ]

  private static func color(_ number: Int) -> String {
    "#\(String(0x102030 + number * 0x0A0B0C, radix: 16))"
  }

  private static let windows =
    "{\"name\": \"Bay\", "
    + ansi.enumerated().map { "\"\($1)\": \"\(color($0))\"" }
    .joined(separator: ", ")
    + ", \"background\": \"#101820\", \"foreground\": \"#f0f0e8\", \"cursorColor\": \"#fff\", \"tabColor\": 3, \"padding\": \"8\"}"

  private static func preset(_ key: String, _ red: String) -> String {
    """
    <key>\(key)</key><dict><key>Red Component</key><real>\(red)</real>
    <key>Green Component</key><real>0.2</real><key>Blue Component</key><real>0.6</real></dict>
    """
  }

  static let samples = [
    Sample(
      "windows-terminal", "bay.json", text: windows, board: "#101820", accent: color(4),
      missing: ["padding", "tabColor"]),
    Sample(
      "windows-terminal", "settings.json",
      text: "{\"schemes\": [\(windows), {\"name\": \"Two\"}]} // brightPurple", board: "#101820",
      accent: color(4), missing: ["Two", "padding", "tabColor"]),
    Sample(
      "ghostty", "Bay", board: "#101820", accent: "#3060c0", missing: ["palette 200", "font-size"]),
    Sample(
      "alacritty", "bay.toml", board: "#101820", accent: "#3060c0",
      missing: ["search.matches.background", "window"]),
    Sample(
      "iterm", "bay.itermcolors",
      text:
        "<?xml version=\"1.0\"?><!DOCTYPE plist PUBLIC \"-//A\" \"x\"><plist version=\"1.0\"><dict>"
        + preset("Ansi 0 Color", "0") + preset("Ansi 4 Color", "0.2")
        + preset("Background Color (Light)", "1") + preset("Background Color (Dark)", "0")
        + preset("Badge Color", "0") + "<key>Link Color</key><dict><key>Red Component</key></dict>"
        + "</dict></plist>",
      board: "#ff3399", accent: "#333399", missing: ["Badge Color", "Link Color"], dark: "#003399"),
    Sample(
      "vscode", "bay-color-theme.json", board: "#0c1218", accent: "#3060c0",
      missing: ["include", "tab.border", "tokenColors"]),
    Sample(
      "material", "material-theme.json", board: "#e0e4ec", accent: "#3060c0",
      missing: ["schemes.light-high-contrast", "palettes", "seed"], dark: "#101820"),
    Sample("css", "globals.css", board: "#ffffff", accent: "#3060c0", dark: "#101820"),
    Sample("css", "bay.json", board: "#ffffff", accent: "#3060c0", dark: "#101820"),
    Sample(
      "heliboard", "bay.txt", board: "#101820", accent: "#3060c0", missing: ["keys", "moreColors"]),
    Sample(
      "heliboard", "all.json",
      text:
        ##"{"MAIN_BACKGROUND": -15722464, "KEY_BACKGROUND": -14669776, "ACTION_KEY_BACKGROUND": -13606720, "1m8x": 0}"##,
      board: "#101820", accent: "#3060c0", missing: ["1m8x"]),
    Sample(
      "wmkeyboard", "bay.wmtheme.json", board: "#101820", accent: "#3060c0",
      missing: ["keyShape", "boardGradient"]),
  ]

  private static func read(_ file: SourceFile, as name: String) throws -> Conversion {
    struct UnknownFormat: Error {}
    let format = ExchangeFormat.imported.first { $0.name == name }
    guard let read = format?.read else { throw UnknownFormat() }
    return try read(ImportSource(file))
  }

  private static func converted(_ sample: Sample) throws -> Conversion {
    let file = SourceFile(name: sample.file, text: sample.text)
    let format = try #require(ExchangeFormat.recognized(file))
    #expect(format.name == sample.format)
    return try read(file, as: format.name)
  }

  @Test(arguments: samples)
  func becomeThemesByTheirRoles(sample: Sample) throws {
    let conversion = try Self.converted(sample)
    let (theme, warnings) = try KeyboardTheme.decode(
      SourceFile(name: "theme.json", text: conversion.text))
    #expect(warnings.isEmpty, "\(warnings)")
    let board = try #require(theme.backgroundStyle?.backgroundColor)
    #expect(board.light.hexText == sample.board)
    #expect(board.dark.hexText == sample.dark ?? sample.board)
    let styles = theme.buttonStyles
    #expect(styles[.primary]?.backgroundColor?.light.hexText == sample.accent)
    #expect(conversion.report.missing.map(\.name) == sample.missing)
    #expect(conversion.report.set?.map(\.name).starts(with: ["board", "text", "key"]) == true)
    for style in [styles, theme.pressedButtonStyles].flatMap(\.values) {
      let (text, face) = (style.foregroundColor, style.backgroundColor)
      guard let text, let face else { continue }
      #expect(text.light.contrast(to: face.light) >= 4.5)
      #expect(text.dark.contrast(to: face.dark) >= 4.5)
      #expect(face.light.isOpaque && face.light != board.light)
    }
  }

  @Test func reportsSayWhatWasNearly() throws {
    let sample = try #require(Self.samples.first { $0.format == "vscode" })
    let report = try Self.converted(sample).report
    let near = Dictionary(uniqueKeysWithValues: report.near.map { ($0.name, $0.note) })
    #expect(near["input.background"] == "#ffffff20, blended with the board")
    #expect(near["type"]?.contains("dark") == true)
    #expect(report.exact.map(\.name).contains("button.background"))
    #expect(report.unused.map(\.name) == ["editor.background"])
  }

  @Test func radiusOfStyleSheetsIsThatOfKeys() throws {
    let sample = try #require(Self.samples.first { $0.file == "globals.css" })
    let text = try Self.converted(sample).text
    #expect(
      try KeyboardTheme(decoding: SourceFile(name: "a", text: text)).buttonStyles[.input]?
        .cornerRadius == 10)
  }

  @Test(arguments: [
    ("windows-terminal", "{}"), ("windows-terminal", "[]"), ("ghostty", ""),
    ("ghostty", "palette = 4"),
    ("alacritty", "[colors.normal]\nblue = 3"), ("iterm", "<plist><dict>"), ("iterm", "bplist00"),
    ("iterm", String(repeating: "<dict>", count: 9_000)), ("vscode", "{\"colors\": 3}"),
    ("material", "{\"schemes\": []}"), ("css", ":root { --a: --b: ; --c: var(--c) }"),
    ("css", "/* no end"), ("heliboard", "{\"colors\": {\"a\": 1e300}}"),
    ("wmkeyboard", "{\"a\": 1}"),
    ("ghostty", String(repeating: "x", count: 70_000)),
  ])
  func filesWithoutColorsAreRefused(format: String, text: String) {
    let file = SourceFile(name: "a", text: text)
    #expect(throws: Diagnostics.self) { try Self.read(file, as: format) }
  }

  @Test(arguments: ["<plist><dict>", "bplist00", "<plist><dict>&"])
  func brokenPropertyListsHaveTheirCode(text: String) {
    let error = #expect(throws: Diagnostics.self) {
      try Self.read(SourceFile(name: "a", text: text), as: "iterm")
    }
    #expect(error?.list.map(\.code.name) == ["import/syntax"])
  }

  @Test func blendedColorsAreReportedInOrder() throws {
    let text = """
      :root { --background: #101820; --border: #ffffff80; --card: #30405080; --muted: #20304080;
        --foreground: #f0f0e8e0; --primary: #3060c0e0; --primary-foreground: #ffffffe0 }
      """
    let source = ImportSource(SourceFile(name: "a.css", text: text))
    let report = try Conversion.theme(fromStyleSheet: source).report
    let names = report.near.filter { $0.note.hasSuffix("blended with the board") }.map(\.name)
    #expect(names == ["border", "card", "foreground", "muted", "primary", "primary-foreground"])
  }

  /// A chain of variables and a long list cost in proportion.
  @Test func longStyleSheetsAreRead() throws {
    let chain = (0..<2_000).map { "--v\($0): var(--v\($0 + 1));" }.joined()
    let file = SourceFile(
      name: "a.css", text: ":root { --background: #fff; \(chain) --v2000: #000 }")
    let report = try Conversion.theme(fromStyleSheet: ImportSource(file)).report
    #expect(report.missing.count > 1_000)
  }
}
