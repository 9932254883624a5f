import KeyboardKit
import TestSupport
import Testing

@testable import KeyboardStyling
@testable import ThemeExchange

/// Every value of a file is used, approximated or lost, and the report says which.
@Suite struct ImportReportTests {

  private static func reported(
    _ format: String, _ file: String, leaves: [String]? = nil, companions: [String: String] = [:]
  ) -> Sample {
    Sample(
      format: format, file: file, text: Fixtures.text("reported/\(format)-\(file)"),
      leaves: leaves, companions: companions)
  }

  private static let others = [
    reported("vscode", "child.json"),
    reported(
      "alacritty", "alacritty.yml",
      leaves: [
        "window.opacity", "window.padding.x", "window.padding.y", "colors.primary.background",
        "colors.primary.foreground", "colors.primary.dim", "colors.normal.blue",
        "colors.normal.red", "colors.indexed_colors",
      ]),
    reported(
      "css", "a.css",
      leaves: [
        "--background", "--primary", "--shadow", "--radius", "--font-sans", "--font-mono",
        "--primary of .theme-red", "--own", "--color-background", "--radius-sm",
        "3 other declarations",
      ]),
    reported("css", "item.json"),
    reported("material", "a.json"),
    reported("heliboard", "a.json"),
    reported("wmkeyboard", "a.wmtheme.json"),
    reported("snygg", "a.json"),
    reported(
      "dtcg", "a.tokens.json",
      leaves: ["version", "a", "text", "b", "c (dark)", "ease", "big"]),
    reported(
      "futo", "theme.txt",
      leaves: [
        "name", "odd", "options.roundedness", "options.strange", "colors.keyboard_surface",
        "colors.on_background",
      ]),
  ]

  private static let unstructured = [
    Sample(
      format: "ghostty", file: "Bay",
      text:
        "palette = 4=#3060c0\npalette = 200=#123456\nbackground = 101820\nforeground=odd\nfont-size = 13",
      leaves: ["palette 4", "palette 200", "background", "foreground", "font-size"]),
    Sample(
      format: "iterm", file: "bay.itermcolors",
      text: "<plist><dict>"
        + ["Ansi 0 Color", "Ansi 4 Color", "Background Color", "Badge Color"].map { key in
          "<key>\(key)</key><dict><key>Red Component</key><real>0.5</real><key>Green Component</key>"
            + "<real>0</real><key>Blue Component</key><real>0</real></dict>"
        }.joined() + "<key>Odd</key><string>x</string></dict></plist>",
      leaves: ["Ansi 0 Color", "Ansi 4 Color", "Background Color", "Badge Color", "Odd"]),
    Sample(
      format: "base16", file: "harbor.yaml",
      text: "slug: odd\nvariant: dark\nversion: 2\nextra: {a: 1}\n"
        + SchemeImportTests.schemes["harbor.yaml", default: ""],
      leaves: ["slug", "variant", "version", "extra", "scheme", "author"]
        + (0..<16).map { "base0" + String($0, radix: 16, uppercase: true) }),
  ]

  private static let several = [
    Sample(
      format: "cskin", file: "config.yaml",
      text: "odd: 3\nfonts: {a: {url: b}}\n" + HamsterImportTests.config,
      companions: [
        "light/pinyin_26.yaml": HamsterImportTests.light + more,
        "dark/pinyin_26.yaml": HamsterImportTests.dark + more + "夜: {normalColor: ffffff}\n",
      ]),
    Sample(format: "cskin", file: "pinyin_26.yaml", text: HamsterImportTests.light + more),
    reported(
      "flex", "extension.json",
      leaves: [
        "$", "meta.id", "meta.title", "meta.license", "meta.odd", "themes.day.isNight", "gone",
        "themes",
        "more", "key background", "key odd-size", "odd", "stylesheets/old.json", "@font `Round`",
      ],
      companions: [
        "stylesheets/day.json":
          ##"{"key": {"background": "#fff", "odd-size": "3dp"}, "odd": {"foreground": "#000"}, "@font `Round`": [{"src": "a"}]}"##,
        "stylesheets/old.json": ##"{"key": {"background": "#000"}}"##,
      ]),
  ]

  /// Keys, styles and a page of a skin that nothing refers to, and values of kinds that no theme has.
  private static let more = """

    丙: {action: {character: c}, backgroundStyle: 丙底, size: {width: 3}}
    丙底: {normalColor: 112233, buttonStyleType: geometry}
    孤: {normalColor: ff0000, nested: {a: [1, 2], b: {c: 3}}}
    页: [{Cell: 丙}]
    keyboardHeight: 216

    """

  static let samples =
    others + unstructured + several
    + PaletteImportTests.samples.filter { $0.text.hasPrefix("{") && !$0.text.contains("// ") }
    .map { Sample(format: $0.format, file: $0.file, text: $0.text) }

  /// The places of values of JSON, of which a list without objects is one.
  private static func leaves(of value: JSONValue, at path: String = "") -> [String] {
    guard let members = value.object?.members else { return [path] }
    return members.filter { $0.key != "$schema" }.flatMap {
      leaves(of: $0.value, at: path.isEmpty ? $0.key : "\(path).\($0.key)")
    }
  }

  static func conversion(_ file: SourceFile, as name: String) throws -> Conversion {
    let read = try #require(ExchangeFormat.imported.first { $0.name == name }?.read)
    return try read(ImportSource(file))
  }

  @Test(arguments: samples)
  func leavesInAreLeavesOut(sample: Sample) throws {
    let format = try #require(ExchangeFormat.imported.first { $0.name == sample.format })
    let files = sample.companions.map { SourceFile(name: $0.key, text: $0.value) }
    var source = ImportSource(SourceFile(name: sample.file, text: sample.text))
    source.companion = { path in
      guard let file = files.first(where: { $0.name == path }) else {
        throw KeyboardTheme.UnavailableFile()
      }
      return file
    }
    if format.readsSeveralFiles { source.files += files }
    let read = try #require(format.read)
    let known = try read(source).report.accounted
    let places =
      try sample.leaves
      ?? ([source.file] + files).flatMap { file in
        let isYAML = file.name.hasSuffix(".yaml")
        let root = try isYAML ? YAMLDocument.root(of: file, within: .skin) : ImportSource(file).root
        return Self.leaves(of: root)
      }
    for place in places {
      // An item may be that of a part, and the roots of colors have no name.
      let forms = ["", "colors.", "workbench.colorCustomizations."].compactMap { root in
        place.hasPrefix(root) ? String(place.dropFirst(root.count)) : nil
      }
      let isReported = forms.contains { form in
        let parts = form.split(separator: ".")
        return known.contains(form) || known.contains(String(form.drop { $0 == "-" }))
          || known.contains(form.replacing(".", with: " "))
          || known.contains(form.replacing("@defines.", with: ""))
          || (1..<max(parts.count, 1)).contains {
            let part = parts.prefix($0).joined(separator: ".")
            return !["colors", "schemes"].contains(part) && known.contains(part)
          }
      }
      #expect(isReported, "\(place) is lost in silence; there are \(known.sorted())")
    }
  }

  @Test func allFormatsHaveSamples() {
    let formats = Set(ExchangeFormat.imported.map(\.name))
    #expect(formats.subtracting(Self.samples.map(\.format)) == [])
  }

  @Test func namesOfTerminalsAreThoseOfX11() {
    let colors: [(String, UInt32?)] = [
      ("gray", 0xBEBEBE), ("green", 0x00FF00), ("maroon", 0xB03060), ("purple", 0xA020F0),
      ("gray50", 0x7F7F7F), ("Grey90", 0xE5E5E5), ("SlateBlue3", 0x6959CD),
      ("LightGoldenrod", 0xEEDD82), ("medium spring green", 0x00FA9A), ("hotpink4", 0x8B3A62),
      ("antiquewhite2", 0xEEDFCC), ("PaleVioletRed4", 0x8B475D), ("gray101", nil), ("red5", nil),
      ("navy", 0x000080), ("reddish", nil),
    ]
    for (name, hex) in colors { #expect(NamesOfX11.color(name) == hex, "\(name)") }
  }

  /// The light and the dark color of the board, whatever the order of keys.
  @Test(arguments: [[0, 1, 2], [2, 1, 0], [1, 0, 2], [2, 0, 1]])
  func variantsOfTerminalsHaveNoOrder(order: [Int]) throws {
    func color(_ key: String, _ red: String) -> String {
      """
      <key>\(key)</key><dict><key>Red Component</key><real>\(red)</real><key>Green Component</key><real>0</real>
      <key>Blue Component</key><real>0</real></dict>
      """
    }
    let keys = [
      color("Background Color", "0.5"), color("Background Color (Dark)", "0.2"),
      color("Background Color (Light)", "1"),
    ]
    let text = "<plist><dict>\(order.map { keys[$0] }.joined())</dict></plist>"
    let conversion = try Self.conversion(SourceFile(name: "a", text: text), as: "iterm")
    #expect(conversion.text.contains(##""background": {"light": "#ff0000", "dark": "#330000"}"##))
  }

  @Test func includedThemesOfVSCodeAreRead() throws {
    var source = ImportSource(
      SourceFile(
        name: "child.json",
        text: ##"{"include": "./in/base.json", "colors": {"button.background": "#cc0033"}}"##))
    source.companion = { path in
      let texts = [
        "in/base.json":
          ##"{"include": "../more.json", "colors": {"editor.foreground": "#333333", "button.background": "#000000"}}"##,
        "more.json":
          ##"{"include": "./in/base.json", "colors": {"editor.background": "#fdf6e3"}}"##,
      ]
      guard let text = texts[path] else { throw KeyboardTheme.UnavailableFile() }
      return SourceFile(name: path, text: text)
    }
    let conversion = try Conversion.theme(fromVSCode: source)
    let theme = try WildTokensTests.theme(of: conversion)
    #expect(theme.backgroundStyle == .color(Color(hex: 0xFDF6E3)))
    #expect(theme.buttonStyles[.primary]?.backgroundColor == Color(hex: 0xCC0033))
    #expect(conversion.report.names.contains("include"))
  }

  @Test func gradientsAreBoards() throws {
    let text = ##"""
      {"id": "own", "dark": true, "boardGradient": {"colors": [4279247418, 4280556106], "type": "LINEAR", "angleDeg": 90},
       "keyBackground": 1493172223, "keyText": 4293981439, "accent": 4284142024}
      """##
    let file = SourceFile(name: "own.wmtheme.json", text: text)
    #expect(ExchangeFormat.recognized(file)?.name == "wmkeyboard")
    let theme = try WildTokensTests.theme(of: Self.conversion(file, as: "wmkeyboard"))
    let stops = theme.backgroundStyle?.gradient?.stops.map { $0.color.light.hexText }
    #expect(stops == ["#0f0e3a", "#23064a"] || stops?.count == 2)
    #expect(theme.buttonStyles[.input]?.foregroundColor != nil)
  }
}
