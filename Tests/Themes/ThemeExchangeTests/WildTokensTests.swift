import KeyboardKit
import KeyboardPipeline
import TestSupport
import Testing

@testable import KeyboardStyling
@testable import ThemeExchange

/// Design tokens in the forms of files in use, which the standard doesn't have or not any more.
@Suite struct WildTokensTests {

  static func imported(
    _ texts: [(name: String, text: String)], map: [(target: String, name: String)] = [],
    companions: [String: String] = [:]
  ) throws -> Conversion {
    let files = texts.map { SourceFile(name: $0.name, text: $0.text) }
    var source = ImportSource(files[0])
    source.files = files
    source.map = map
    source.companion = { path in
      struct Missing: Error {}
      guard let text = companions[path] else { throw Missing() }
      return SourceFile(name: path, text: text)
    }
    return try .theme(fromTokens: source)
  }

  static func imported(_ text: String) throws -> Conversion {
    try imported([("a.tokens.json", text)])
  }

  static func theme(of conversion: Conversion) throws -> KeyboardTheme {
    let (theme, warnings) = try KeyboardTheme.decode(
      SourceFile(name: "theme.json", text: conversion.text))
    #expect(warnings.isEmpty, "\(warnings)")
    return theme
  }

  /// Tokens of one file, with the text of the variable that each becomes.
  static let values = Fixtures.rows("wild-tokens.tsv")

  @Test(arguments: values.indices)
  func valuesOfOtherFormsAreRead(index: Int) throws {
    let (token, value) = (Self.values[index][0], Self.values[index][1])
    let conversion = try Self.imported("{\(token)}")
    _ = try Self.theme(of: conversion)
    #expect(conversion.text.contains("\"$value\": \(value)"), "\(conversion.text)")
    #expect(conversion.report.missing.isEmpty, "\(conversion.report.missing)")
  }

  /// The family of keys gets the system's letters, and so do all references to it.
  @Test func referencesToTheFamilyHaveItsType() throws {
    let conversion = try Self.imported(
      ##"""
      {"bg": {"$value": "#fff"}, "font": {"sans": {"$type": "fontFamily", "$value": "Inter"}, "mono": {"$type": "fontFamily", "$value": "Iosevka"}},
       "a": {"$type": "fontFamily", "$value": "{font.sans}"}, "b": {"$type": "fontFamily", "$value": "{a}"}, "c": {"$type": "fontFamily", "$value": "{font.mono}"}}
      """##)
    let theme = try Self.theme(of: conversion)
    #expect(theme.buttonStyles[.input]?.fontFamily?.first?.name == "Inter")
    #expect(conversion.text.contains(##""b": {"$value": "{a}"}"##))
    #expect(conversion.text.contains(##""c": {"$type": "text", "$value": "{font.mono}"}"##))
  }

  @Test func displayP3IsKept() throws {
    let conversion = try Self.imported(
      ##"{"a": {"$type": "color", "$value": {"colorSpace": "display-p3", "components": [1, 0, 0.5], "alpha": 0.5}}}"##
    )
    #expect(conversion.text.contains("color(display-p3 1 0 0.5 / 0.5)"))
    #expect(conversion.report.unused.first?.note.contains("drawn in sRGB as #") == true)
    _ = try Self.theme(of: conversion)
  }

  @Test func aTokenWithMembersIsAGroup() throws {
    let conversion = try Self.imported(
      ##"{"bg": {"$type": "color", "$value": "#fff", "hover": {"$value": "#eee"}}, "x": {"$type": "color", "$value": "{bg}"}}"##
    )
    #expect(conversion.report.missing.isEmpty)
    #expect(conversion.text.contains(##""x": {"$type": "color", "$value": "{bg.root}"}"##))
    #expect(try Self.theme(of: conversion).backgroundStyle == .color(.white))
  }

  @Test func whatIsNoTokenIsSkipped() throws {
    let conversion = try Self.imported(
      ##"{"version": 3, "none": null, "typed": {"$type": "color"}, "text": {"$type": "string", "$value": "x y"}, "bg": {"$value": "#123"}}"##
    )
    let reasons = Dictionary(
      uniqueKeysWithValues: conversion.report.missing.map { ($0.name, $0.note) })
    #expect(reasons.keys.sorted() == ["none", "text", "typed", "version"])
    #expect(reasons["version"]?.contains("a number") == true)
    #expect(reasons["text"]?.contains("“string”") == true)
    #expect(try Self.theme(of: conversion).backgroundStyle == .color(Color(hex: 0x112233)))
  }

  /// The light and the dark color of the board, from files in each form that has both.
  private static func expectPair(_ conversion: Conversion) throws {
    let theme = try theme(of: conversion)
    let color = theme.backgroundStyle?.backgroundColor
    #expect(color?.light.hexText == "#ffffff" && color?.dark.hexText == "#101010")
  }

  static let pairs = [
    ##"{"bg": {"$type": "color", "$value": "#fff", "$extensions": {"org.example.overrides": {"dark": "#101010"}}}}"##,
    ##"{"bg": {"$type": "color", "$value": "#fff", "$extensions": {"org.example": {"modes": {"Light": "#fff", "Dark": {"$value": "#101010"}}}}}}"##,
    ##"{"light": {"bg": {"value": "{w}", "type": "color"}}, "dark": {"bg": {"value": "#101010", "type": "color"}}, "w": {"value": "#fff", "type": "color"}}"##,
    ##"{"color": {"theme-light": {"bg": {"value": "#fff"}}, "theme-dark": {"bg": {"value": "#101010"}}}}"##,
    ##"{"$metadata": {"tokenSetOrder": ["core", "ui/light", "ui/dark"]}, "ui/dark": {"bg": {"value": "{ink}"}}, "ui/light": {"bg": {"value": "{paper}"}}, "core": {"ink": {"value": "#101010"}, "paper": {"value": "#fff"}}}"##,
  ]

  @Test(arguments: pairs)
  func modesInAFileComeInTogether(text: String) throws {
    try Self.expectPair(try Self.imported(text))
  }

  @Test func modesInFilesComeInTogether() throws {
    let conversion = try Self.imported([
      ("t/base.json", ##"{"bg": {"$type": "color", "$value": "{paper}"}}"##),
      ("t/dark.json", ##"{"paper": {"$type": "color", "$value": "#101010"}}"##),
      ("t/dark.high-contrast.json", ##"{"paper": {"$type": "color", "$value": "#000"}}"##),
      ("t/light.json", ##"{"paper": {"$type": "color", "$value": "#fff"}}"##),
    ])
    try Self.expectPair(conversion)
    #expect(conversion.report.missing.map(\.name) == ["t/dark.high-contrast.json"])
  }

  /// A folder of Tokens Studio: the first theme of a group, and both color schemes.
  @Test func themesChooseSets() throws {
    func theme(_ name: String, _ sets: [String], group: String = "") -> String {
      let selected = sets.map { "\"\($0)\": \"enabled\"" }.joined(separator: ", ")
      return "{\"name\": \"\(name)\", \(group)\"selectedTokenSets\": {\(selected)}}"
    }
    let brand = "\"group\": \"Brand\", "
    let themes = [
      theme("Fonts", ["core"]), theme("Light", ["ui", "modes/light"]),
      theme("Dark", ["ui", "modes/dark"]), theme("Loud", ["ui", "modes/loud"]),
      theme("A", ["brands/a"], group: brand), theme("B", ["brands/b"], group: brand),
    ]
    func color(_ name: String, _ value: String) -> String {
      "{\"\(name)\": {\"value\": \"\(value)\", \"type\": \"color\"}}"
    }
    let conversion = try Self.imported([
      ("t/ui.json", color("bg", "{paper}")), ("t/brands/a.json", color("brand", "#06f")),
      ("t/brands/b.json", color("brand", "#f00")),
      ("t/core.json", ##"{"font": {"value": "Inter", "type": "fontFamilies"}}"##),
      ("t/modes/dark.json", color("paper", "#101010")),
      ("t/modes/light.json", color("paper", "#fff")),
      ("t/modes/loud.json", color("paper", "#ff0")),
      ("t/$own.json", "{}"), ("t/$metadata.json", ##"{"tokenSetOrder": ["ui"]}"##),
      ("t/$themes.json", "[\(themes.joined(separator: ", "))]"),
    ])
    try Self.expectPair(conversion)
    let primary = try Self.theme(of: conversion).buttonStyles[.primary]
    #expect(primary?.backgroundColor == Color(hex: 0x0066FF))
    #expect(primary?.fontFamily?.first?.name == "Inter")
    #expect(conversion.report.missing.map(\.name) == ["t/$own.json", "brands/b", "modes/loud"])
    #expect(conversion.report.near.contains { $0.name == "t/modes/dark.json" })
  }

  @Test func resolversNameFilesAndModes() throws {
    let resolver = ##"""
      {"resolutionOrder": [{"$ref": "#/sets/base"}, {"$ref": "#/modifiers/theme"}, {"$ref": "#/modifiers/size"}, {"$ref": "#/sets/nowhere"}],
       "sets": {"base": {"sources": [{"$ref": "./base.json"}, {"$ref": "./missing.json"}]}},
       "modifiers": {
        "theme": {"contexts": {"light": [{"paper": {"$type": "color", "$value": "#fff"}}], "light-hc": [],
          "dark": [{"$ref": "./dark.json"}]}, "default": "light"},
        "size": {"contexts": {"big": [], "small": []}, "default": "small"}}}
      """##
    let conversion = try Self.imported(
      [("a.resolver.json", resolver)],
      companions: [
        "./base.json": ##"{"bg": {"$type": "color", "$value": "{paper}"}}"##,
        "./dark.json": ##"{"paper": {"$type": "color", "$value": "#101010"}}"##,
      ])
    try Self.expectPair(conversion)
    #expect(
      conversion.report.missing.map(\.name) == [
        "./missing.json", "theme.light-hc", "size.big", "#/sets/nowhere",
      ])
    #expect(conversion.report.near.map(\.note).contains("as “small”"))
  }

  @Test func filesThatAreTooManyAreRefused() throws {
    let files = (0..<600).map { ("\($0).json", "{}") }
    #expect(throws: Diagnostics.self) { try Self.imported(files) }
  }

  @Test func namesSuggestRolesWithTheirReasons() throws {
    let conversion = try Self.imported(
      ##"""
      {"acme": {"bgColor": {"default": {"$value": "#fff"}, "accent": {"emphasis": {"$value": "#06f"}}},
        "fgColor": {"default": {"$value": "#111"}}, "button": {"bgColor": {"rest": {"$value": "#f0f"}}}}}
      """##)
    let theme = try Self.theme(of: conversion)
    #expect(theme.backgroundStyle == .color(.white))
    #expect(theme.buttonStyles[.primary]?.backgroundColor == Color(hex: 0x0066FF))
    let set = Dictionary(
      uniqueKeysWithValues: (conversion.report.set ?? []).map { ($0.name, $0.note) })
    #expect(set["board"] == "acme.bgColor.default, because its name contains “bg”")
    #expect(set["key"] == "the board with 12 % of the text")
    #expect(conversion.report.text.hasPrefix("Set in the theme: 5\n"))
    #expect(conversion.report.unused.map(\.name) == ["acme.button.bgColor.rest"])
    #expect(!conversion.report.exact.contains { $0.name == "acme.button.bgColor.rest" })
  }

  @Test func palettesSetNoStyleUnlessMapped() throws {
    let text =
      ##"{"color": {"blue": {"500": {"$value": "#06f"}}, "gray": {"50": {"$value": "#eee"}}}}"##
    let none = try Self.imported(text)
    #expect(none.report.set?.isEmpty == true && none.report.text.hasPrefix("No style set"))
    #expect(none.report.exact.isEmpty && none.report.unused.count == 2)
    let mapped = try Self.imported(
      [("a.json", text)],
      map: [
        ("accent", "color.blue.500"), ("board", "color.gray.50"),
        ("buttons.input.backgroundColor", "color.blue.500"),
      ])
    let theme = try Self.theme(of: mapped)
    #expect(theme.buttonStyles[.primary]?.backgroundColor == Color(hex: 0x0066FF))
    #expect(theme.backgroundStyle == .color(Color(hex: 0xEEEEEE)))
    #expect(mapped.report.exact.count == 2 && mapped.report.unused.isEmpty)
    for (target, name) in [("acent", "color.blue.500"), ("accent", "color.blue.50")] {
      let error = #expect(throws: Diagnostics.self) {
        try Self.imported([("a.json", text)], map: [(target, name)])
      }
      #expect(error?.list.first?.message.contains("did you mean") == true)
    }
  }

  @Test func moreTokensThanVariablesAreImported() throws {
    let many = (0..<1200).map { ##""t\##($0)": {"$value": "#123456"}"## }.joined(separator: ",")
    let conversion = try Self.imported(##"{\##(many), "bg": {"$value": "{t1199}"}}"##)
    #expect(try Self.theme(of: conversion).backgroundStyle == .color(Color(hex: 0x123456)))
    #expect(conversion.report.missing.count == 201)
  }

  @Test func answersOfFigmaAreRefused() throws {
    let text =
      ##"{"meta": {"variableCollections": {}, "variables": {"V1": {"valuesByMode": {}}}}}"##
    let file = SourceFile(name: "variables.json", text: text)
    #expect(ExchangeFormat.recognized(file)?.name == "dtcg")
    let error = #expect(throws: Diagnostics.self) { try Self.imported([(file.name, text)]) }
    #expect(error?.list.first?.hints == ["Export the variables from Figma as design tokens."])
  }
}
