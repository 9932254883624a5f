import Cairo
import KeyboardKit
import TestSupport
import Testing

@testable import KeyboardStyling
@testable import ThemeExchange

@Suite struct SnyggImportTests {

  private static let sheet = Fixtures.text("bay.json")

  private static func theme(_ text: String) throws -> (KeyboardTheme, ConversionReport) {
    let file = SourceFile(name: "bay.json", text: text)
    let conversion = try Conversion.theme(fromSnygg: ImportSource(file))
    let (theme, warnings) = try KeyboardTheme.decode(
      SourceFile(name: "a.json", text: conversion.text))
    #expect(warnings.isEmpty, "\(warnings)")
    return (theme, conversion.report)
  }

  @Test func keysHaveTheirRules() throws {
    let (theme, _) = try Self.theme(Self.sheet)
    let drawn = DrawnTheme(theme)
    #expect(drawn.board.light.hexText == "#101820")
    let faces: [(KeyboardAction, Bool, String)] = [
      (.character("q"), false, "#ffffff1a"), (.character("q"), true, "#203040"),
      (.character("b"), false, "#304050"), (.character("B"), false, "#304050"),
      (.space, false, "#304050"), (.space, true, "#203040"),
      (.primary(.return), false, "#d0bcff"), (.primary(.return), true, "#8090a0"),
      (.backspace, true, "#203040"),
    ]
    for (action, isPressed, color) in faces {
      #expect(
        drawn.face(of: action, isPressed: isPressed).light.hexText == color,
        "\(action) \(isPressed)")
    }
    #expect(drawn.text(of: .shift(.capsLocked)).light.hexText == "#ffb000")
    #expect(drawn.text(of: .shift(.lowercased)).light.hexText == "#f0f0e8")
    let key = drawn.style(of: .character("q"))
    #expect(key.borderSize == 1.5 && key.shadowSize == 2)
    #expect(key.cornerRadii?.bottomTrailing == .points(4))
    #expect(drawn.style(of: .space).fontWeight == .semibold)
    #expect(drawn.style(of: .primary(.return)).cornerStyle == .cut)
    #expect(drawn.calloutFace.light.hexText == "#405060")
    #expect(drawn.toolbar(\.item.titleColor).light.hexText == "#c0c0c0")
  }

  @Test func reportsSayWhatIsLost() throws {
    let report = try Self.theme(Self.sheet).1
    let lost = Set(report.missing.map(\.name))
    #expect(
      lost.isSuperset(of: [
        "@font `Round`", "key font-size", "key[code=-4000]", "key[code=32]:hover", "clipboard-item",
        "key[code=",
      ]), "\(lost)")
    #expect(
      report.near.contains { $0.name == "key[code=10] background" && $0.note.contains("Material") })
    #expect(report.exact.contains { $0.name == "key foreground" })
    #expect(report.set?.map(\.name) == ["board", "text", "keys", "return"])
  }

  @Test func rolesCanBeNamed() throws {
    let file = SourceFile(name: "bay.json", text: Self.sheet)
    var source = ImportSource(file)
    source.map = [("board", "board"), ("accent", "accent")]
    let text = try Conversion.theme(fromSnygg: source).text
    let theme = try KeyboardTheme(decoding: SourceFile(name: "a.json", text: text))
    #expect(theme.buttonStyles[.primary]?.backgroundColor?.light.hexText == "#d0bcff")
  }

  /// Each rule is checked in all locales that have its keys.
  @Test(arguments: [("key[code=#]", 120), ("key[code=#..9000]", 7)])
  func rulesForKeysAreBounded(selector: String, count: Int) throws {
    let rules = (0..<300).map { number in
      "\"\(selector.replacing("#", with: "\(1000 + number)"))\": {\"foreground\": \"#fff\"}"
    }
    let (theme, report) = try Self.theme(
      ##"{"key": {"background": "#000"}, "## + rules.joined(separator: ", ") + "}")
    #expect(theme.rules.count == count)
    #expect(report.missing.contains { $0.note.contains("120 rules") })
  }

  /// Each theme of an extension is a variation, whatever folder its files are in.
  @Test func extensionsAreThemesWithVariations() throws {
    let manifest = ##"""
      {"$": "ime.extension.theme", "meta": {"id": "a", "title": "Bays", "license": "mit"}, "themes": [
        {"id": "bay_day", "label": "Bay Day", "isNight": false},
        {"id": "bay_night", "label": "Bay Night", "stylesheet": "other/night.json"},
        {"id": "gone", "label": "Gone"}, {"id": "bay_day", "label": "Twice"}]}
      """##
    let texts = [
      ("in/extension.json", manifest), ("in/other/night.json", Self.sheet),
      ("in/stylesheets/bay_day.json", ##"{"window": {"background": "#f0f0f0"}}"##),
    ]
    let files = texts.map { SourceFile(name: $0.0, text: $0.1) }
    #expect(ExchangeFormat.recognized(files[0])?.name == "flex")
    var source = ImportSource(files[0])
    source.files = files
    let conversion = try Conversion.theme(fromFlex: source)
    let file = SourceFile(name: "a.json", text: conversion.text)
    #expect(try KeyboardTheme(decoding: file).name == "Bays")
    for (variation, board) in [("bay_day", "#f0f0f0"), ("bay_night", "#101820")] {
      let theme = try KeyboardTheme(decoding: file, variation: variation)
      #expect(DrawnTheme(theme).board.light.hexText == board)
    }
    #expect(Set(conversion.report.missing.map(\.name)).isSuperset(of: ["gone", "bay_day"]))
  }

  /// Two themes share a picture; what isn't there, or leads elsewhere, is left behind.
  @Test func picturesAndFontsComeAlong() throws {
    let manifest = ##"{"$": "ime.extension.theme", "themes": [{"id": "day"}, {"id": "night"}]}"##
    func sheet(_ font: String, _ scale: String) -> String {
      ##"""
      {"@font `Round`": [{"src": "\##(font)", "font-weight": "bold", "font-style": "italic"}],
        "window": {"background": "#102030", "background-image": "uri(`flex:/art/the%20sea.png`)",
          "content-scale": "\##(scale)"},
        "key": {"font-family": "`Round`"}}
      """##
    }
    let font = try Data(contentsOf: Self.fontFile)
    let picture = try PNG.encode(
      PNG.Image(width: 2, height: 2, bytes: [UInt8](repeating: 99, count: 16), isOpaque: false))
    var source = ImportSource(SourceFile(name: "extension.json", text: manifest))
    source.files += [
      SourceFile(name: "stylesheets/day.json", text: sheet("uri(`flex:/fonts/Round.ttf`)", "fit")),
      SourceFile(name: "stylesheets/night.json", text: sheet("uri(`file:/etc/Round.ttf`)", "none")),
    ]
    let files = ["art/the sea.png": picture, "fonts/Round.ttf": Array(font)]
    source.companion = { path in
      guard let bytes = files[path] else { throw KeyboardTheme.UnavailableFile() }
      return SourceFile(name: path, bytes: bytes)
    }
    let conversion = try Conversion.theme(fromFlex: source)
    #expect(conversion.files.map(\.name) == ["round.ttf", "the-sea.png"])
    let file = SourceFile(name: "a.json", text: conversion.text)
    let day = try KeyboardTheme(decoding: file, variation: "day")
    #expect(day.backgroundStyle?.imageContentMode == .fit)
    #expect(day.backgroundStyle?.backgroundColor?.light.hexText == "#102030")
    #expect(day.buttonStyles[.input]?.fontFamily?.first?.files.count == 1)
    let night = try KeyboardTheme(decoding: file, variation: "night")
    #expect(night.backgroundStyle?.imageData.map { Array($0) } == picture)
    #expect(conversion.report.missing.map(\.name).contains("@font `Round`"))
    #expect(conversion.report.near.contains { $0.name == "window background-image" })
  }

  private static let fontFile = Program.project.appending(path: "Tests/StyleThemes/Round.ttf")

  @Test(arguments: ["{}", "[]", "{\"window\": 3}", "{\"clipboard\": {}}", "{\"key[code=1..\": {}}"])
  func othersAreRefused(text: String) {
    #expect(throws: Diagnostics.self) {
      let theme = try Self.theme(text)
      _ = theme.0.backgroundStyle
    }
  }

  /// Ranges, chains and long selectors cost in proportion.
  @Test func hostileSheetsAreRead() throws {
    let keys = (0..<1_000).map { "\"key[code=1..99999999][mode=`characters`]:pressed\($0)\": {}" }
    let many = (0..<800).map { "\"key[code=\($0 + 33)]\": {\"background\": \"#000\"}" }
    let sheet =
      "{\"key\": {\"background\": \"var(--a)\"}, \"@defines\": {\"--a\": \"var(--a)\"}, \((keys + many).joined(separator: ", "))}"
    let (theme, report) = try Self.theme(sheet)
    #expect(theme.rules.count <= 500 && report.missing.count >= 1_000)
  }
}
