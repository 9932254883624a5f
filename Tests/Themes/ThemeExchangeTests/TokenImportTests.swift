import KeyboardKit
import KeyboardPipeline
import TestSupport
import Testing

@testable import KeyboardStyling
@testable import ThemeExchange

@Suite struct TokenImportTests {

  /// A file with every type, kind of reference and property of groups.
  static let sample = Fixtures.text("sample.tokens.json")

  private static func imported(_ text: String) throws -> Conversion {
    try .theme(fromTokens: ImportSource(SourceFile(name: "in/sample.tokens.json", text: text)))
  }

  private static func tokens(_ text: String) throws -> [TokenFile.Token] {
    let source = try TokenSource(ImportSource(SourceFile(name: "a", text: text)))
    return try TokenFile(source, mode: .light).tokens
  }

  private static func variables(_ text: String) throws -> [String: ThemeVariable] {
    let list = try KeyboardTheme.variables(
      of: SourceFile(name: "a.json", text: text), variation: nil,
      resolving: { _ in throw KeyboardTheme.UnavailableFile() })
    return Dictionary(uniqueKeysWithValues: list.map { ($0.path, $0) })
  }

  @Test func importsEveryType() throws {
    let conversion = try Self.imported(Self.sample)
    let file = SourceFile(name: "a.json", text: conversion.text)
    #expect(try KeyboardTheme.decode(file).warnings.isEmpty)
    #expect(conversion.text.hasPrefix("// Imported from the design tokens in sample.tokens.json."))
    let variables = try Self.variables(conversion.text)
    let expected: [String: String] = [
      "palette.ink": "#33669980", "palette.alias": "#33669980", "palette.chained": "#33669980",
      "palette.pointer": "#33669980", "palette.part": "#990000", "palette.token-ref": "#33669980",
      "palette.leaf.root": "#008000", "palette.leaf.soft": "#00ff00", "wide.ink": "#ff0000",
      "wide.alias": "#33669980", "wide.leaf.root": "#008000", "wide.leaf.soft": "#00ff00",
      "wide.leaf.extra": "#33669980", "line.edge.color": "#33669980",
    ]
    for (path, hex) in expected {
      guard case .color(let color) = variables[path]?.value else {
        Issue.record("\(path) is no color")
        continue
      }
      #expect(color.light.hexText == hex, "\(path)")
    }
    let numbers: [String: Double] = [
      "space.small": 4, "space.large": 24, "ratio": 1.25, "font.bold": 600, "font.odd": 900,
      "motion.fast": 200, "line.edge.width": 4, "scheme.light-scheme": 1, "scheme.dark-scheme": 2,
      "x_height": 3,
    ]
    for (path, value) in numbers {
      guard case .number(let number) = variables[path]?.value else {
        Issue.record("\(path) is no number")
        continue
      }
      #expect(number == value, "\(path)")
    }
    #expect(variables["palette.chained"]?.alias == "palette.alias")
    #expect(conversion.text.contains(#""$description": "Deprecated: Use ink. "#))
    #expect(conversion.text.contains(#""$extensions": {"org.example": {"swatch": 7}}"#))
    guard case .font(let font) = variables["body"]?.value else { throw UnexpectedType() }
    #expect(font == KeyboardFont(.families(["Inter", "sans-serif"], size: 16), .semibold))
    guard case .background(let fade) = variables["fade"]?.value else { throw UnexpectedType() }
    #expect(fade.gradient?.stops.map(\.location) == [0, 1])
    // One variable for each token but the useless ones, and two for the border.
    let all = try Self.tokens(Self.sample).count
    #expect(variables.count == all - 3 + 1)
  }

  private struct UnexpectedType: Error {}

  @Test func variablesOfAllTypesCanBeUsed() throws {
    let text = try Self.imported(Self.sample).text.replacing(
      #""formatVersion": 1,"#,
      with: """
        "formatVersion": 1, "background": "{fade}", "buttons": {"all": {"font": "{body}",
        "fontFamily": "{font.stack}", "fontWeight": "{font.bold}", "shadows": "{depth.two}",
        "cornerRadius": "{space.small}", "backgroundColor": "{palette.chained}"},
        "input": {"fontFamily": "{font.single}"}},
        """)
    let theme = try KeyboardTheme(decoding: SourceFile(name: "a.json", text: text))
    let style = try #require(theme.buttonStyles[.system])
    #expect(style.fontFamily == ["Inter", "sans-serif"] && style.fontWeight == .semibold)
    #expect(style.shadows?.map(\.isInner) == [false, true])
    #expect(style.shadows?.map(\.radius) == [6, 2] && style.cornerRadius == 4)
  }

  @Test func reportsEveryToken() throws {
    let report = try Self.imported(Self.sample).report
    let names = (report.exact + report.near + report.unused + report.missing).map(\.name)
    let tokens = try Self.tokens(Self.sample).map(\.name)
    #expect(Set(names) == Set(tokens) && names.count == tokens.count)
    #expect(report.missing.map(\.name) == ["motion.ease", "motion.move", "line.dash"])
    let near = Dictionary(
      uniqueKeysWithValues: (report.near + report.unused).map { ($0.name, $0.note) })
    #expect(near["space.large"]?.contains("1.5 rem") == true)
    #expect(near["palette.leaf.soft"]?.contains("sRGB") == true)
    #expect(near["motion.fast"]?.contains("milliseconds") == true)
    #expect(near["body"]?.contains("without letterSpacing and lineHeight") == true)
    #expect(near["font.odd"]?.contains("950") == true)
    #expect(near["palette.ink"] == nil)
    #expect(report.set?.map(\.name) == ["text"])
  }

  /// Colors in each space with sRGB by the sample code of CSS Color 4.
  @Test(arguments: [
    ("srgb", [1, 0.5, 0], "#ff8000"), ("srgb-linear", [1, 0.214_041_14, 0], "#ff8000"),
    ("hsl", [30, 100, 50], "#ff8000"), ("hsl", [390, 100, 50], "#ff8000"),
    ("hsl", [-330, 100, 50], "#ff8000"), ("hwb", [30, 20, 40], "#996633"),
    ("hwb", [30, 60, 60], "#808080"), ("lab", [100, 0, 0], "#ffffff"),
    ("lab", [29.57, 68.3, -112.03], "#0000ff"), ("lch", [54.29, 106.84, 40.86], "#ff0000"),
    ("oklab", [0.627_96, 0.224_86, 0.125_85], "#ff0000"),
    ("oklch", [0.627_96, 0.257_68, 29.234], "#ff0000"),
    ("display-p3", [0.917_49, 0.200_29, 0.138_56], "#ff0000"),
    ("a98-rgb", [0.858_6, 0, 0], "#ff0000"),
    ("prophoto-rgb", [0.702_3, 0.275_7, 0.103_6], "#ff0000"),
    ("rec2020", [0.791_98, 0.230_97, 0.073_76], "#ff0000"),
    ("xyz-d65", [0.412_39, 0.212_64, 0.019_33], "#ff0000"),
    ("xyz-d50", [0.436_07, 0.222_49, 0.013_92], "#ff0000"),
  ])
  func convertsColorSpaces(space: String, components: [Double], hex: String) throws {
    let color = try #require(ColorSpace(rawValue: space)).srgb(components)
    let resolved = Color.Resolved(red: color[0], green: color[1], blue: color[2])
    let expected = try #require(UInt32(hex.dropFirst(), radix: 16))
    let other = Color.Resolved(hex: expected)
    for (a, b) in [
      (resolved.red, other.red), (resolved.green, other.green), (resolved.blue, other.blue),
    ] {
      #expect(abs(a - b) < 0.006, "\(resolved.hexText)")
    }
    #expect(color.allSatisfy { -0.01...1.01 ~= $0 })
  }

  @Test func conventionalNamesFillTheTheme() throws {
    let conversion = try Self.imported(
      """
      {"color": {"$type": "color", "surface": {"$value": "#202020"}, "bg": {"default": {"$value": "#101010"}},
       "on-surface": {"$value": "#f0f0f0"}, "primary": {"$root": {"$value": "#ffcc00"}}}}
      """)
    let theme = try KeyboardTheme(decoding: SourceFile(name: "a.json", text: conversion.text))
    #expect(theme.backgroundStyle == .color(Color(hex: 0x101010)))
    #expect(theme.buttonStyles[.input]?.backgroundColor == Color(hex: 0x202020))
    #expect(theme.buttonStyles[.input]?.foregroundColor == Color(hex: 0xF0F0F0))
    #expect(theme.buttonStyles[.primary]?.backgroundColor == Color(hex: 0xFFCC00))
    #expect(theme.buttonStyles[.primary]?.foregroundColor == .black)
    #expect(
      conversion.report.set?.map(\.name) == ["board", "text", "key", "keyText", "system", "accent"])
  }

  /// Whatever `$extensions` say, the result is a theme.
  @Test(arguments: [
    #"{"gradient": {"angle": "x"}}"#, #"{"gradient": {"angle": 1e9}}"#, #"{"gradient": 1}"#,
    #"{"gradient": {"from": [0, 1], "to": [0]}}"#, #"{"textStyle": "huge", "unset": 3}"#,
    #"{"gradient": {"center": [0, 0], "radius": 0}}"#, #"{"gradient": {"sides": 5}}"#, "3",
  ])
  func strangeExtensionsAreIgnored(extensions: String) throws {
    let conversion = try Self.imported(
      """
      {"x-light": {"$type": "gradient", "$value": [{"color": "#000000", "position": 0}, {"color": "#ffffff", "position": 1}],
       "$extensions": {"kbrender": \(extensions)}},
       "buttons": {"all": {"font": {"$type": "typography", "$value": {"fontFamily": "Inter", "fontSize": {"value": 20, "unit": "px"},
       "fontWeight": 510, "letterSpacing": {"value": 1, "unit": "px"}, "lineHeight": 1},
       "$extensions": {"kbrender": \(extensions)}}}}}
      """)
    let theme = try KeyboardTheme(decoding: SourceFile(name: "a.json", text: conversion.text))
    let font = KeyboardFont(.families(["Inter"], size: 20), .medium)
    #expect(theme.buttonStyles[.input]?.keyboardFont == font)
  }

  @Test func tokensAtKeysFillThem() throws {
    let conversion = try Self.imported(
      """
      {"accent": {"$type": "color", "$value": "#ff0000"},
       "buttons": {"primary": {"backgroundColor": {"$type": "color", "$value": "{accent}"},
                               "cornerRadius": {"$type": "number", "$value": 500}}},
       "callouts": {"curveSize": {"width": {"$type": "number", "$value": 5}}}}
      """)
    let theme = try KeyboardTheme(decoding: SourceFile(name: "a.json", text: conversion.text))
    #expect(theme.buttonStyles[.primary]?.backgroundColor == Color(hex: 0xFF0000))
    #expect(conversion.text.contains(#""backgroundColor": "{accent}""#))
    let variables = try Self.variables(conversion.text)
    // A radius that no key can have, and half of a size, are variables.
    #expect(
      variables.keys.sorted() == [
        "accent", "buttons.primary.cornerRadius", "callouts.curveSize.width",
      ])
  }
}
