import KeyboardKit
import Testing

@testable import KeyboardStyling

@Suite struct ThemeCalculationTests {

  private static func color(_ text: String) throws -> Color {
    let variables = ##""accent": "#3366cc", "pair": "light-dark(red, blue)", "n": 0.25"##
    let theme = try theme("\"variables\": {\(variables)}, \"foregroundColor\": \"\(text)\"")
    return try #require(theme.foregroundColor)
  }

  private static func hex(_ text: String) throws -> String { try color(text).light.hexText }

  static let colors: [(String, String)] = [
    ("oklch(from {accent} l c h)", "#3366cc"), ("rgb(from {accent} r g b)", "#3366cc"),
    ("hsl(from {accent} h s l)", "#3366cc"), ("color(from {accent} srgb r g b)", "#3366cc"),
    ("rgb(from {accent} b g r)", "#cc6633"), ("rgb(from {accent} r g b / 50%)", "#3366cc80"),
    ("rgb(from #3366cc80 r g b)", "#3366cc80"), ("rgb(from #3366cc80 r g b / 1)", "#3366cc"),
    ("rgb(from {accent} calc(r * 2) calc(g - 2) calc((b + 4) / 2))", "#666468"),
    ("rgb(from {accent} min(r, 10) max(g, 200) b)", "#0ac8cc"),
    ("rgb(calc(255 * {n}) 0 0)", "#400000"), ("hsl(from red calc(h + 120) s l)", "#00ff00"),
    ("oklch(from {accent} 1 c h)", "#ffffff"), ("OKLCH(FROM {accent} L C H)", "#3366cc"),
    ("color-mix(in srgb, red, blue)", "#800080"), ("color-mix(in srgb, red 25%, blue)", "#4000bf"),
    ("color-mix(in srgb, red, 25% blue)", "#bf0040"),
    ("color-mix(in hsl, red, blue)", "#ff00ff"), ("color-mix(in hwb, red, lime)", "#ffff00"),
    ("color-mix(in hsl, white, blue)", "#9f9fdf"), ("color-mix(in hwb, gray, blue)", "#4040c0"),
    ("color-mix(in srgb-linear, red, blue)", "#bc00bc"),
    ("color-mix(in xyz, red, blue)", "#bc00bc"), ("color-mix(in xyz-d50, red, blue)", "#bc00bc"),
    // Reference values: the conversions of CSS Color Module Level 4, section 18, in another language.
    ("color-mix(in lab, red, blue)", "#c10088"), ("color-mix(in lab, teal, gold 30%)", "#749a6c"),
    ("color-mix(in lab, white, black)", "#777777"), ("color-mix(in lch, red, blue)", "#f50086"),
    ("color-mix(in lch, #806040, #408060)", "#677241"),
    ("color-mix(in display-p3, red, lime)", "#b4961a"),
    ("lab(from {accent} calc(l + 10) a b)", "#557fe9"), ("hwb(from {accent} h w b)", "#3366cc"),
    ("color(from {accent} display-p3 r g b)", "#3366cc"),
    ("color-mix(in srgb, red 20%, blue 20%)", "#80008066"),
    ("color-mix(in srgb, red calc({n} * 100%), blue)", "#4000bf"),
    ("color-mix(in oklch, white, black)", "#636363"),
    ("rotate({accent}, 360)", "#3366cc"), ("rotate({accent}, 0deg)", "#3366cc"),
    ("ROTATE({accent}, 0DEG)", "#3366cc"), ("rotate(gray, 90)", "#808080"),
    ("saturate(gray, 100%)", "#808080"),
    ("saturate({accent}, 0)", "#3366cc"), ("alpha({accent}, calc({n} * 2))", "#3366cc80"),
    ("lighten({accent}, min({n}, 0))", "#3366cc"),
  ]

  @Test(arguments: colors)
  func colorsAreMadeFromOthers(text: String, other: String) throws {
    #expect(try Self.hex(text) == other)
  }

  @Test(arguments: ColorSpace.allCases)
  func colorsHaveComponentsInAllSpaces(space: ColorSpace) {
    for hex: UInt32 in [0x3366CC, 0x806040, 0x010203, 0xFFFF00, 0x808080, 0xFFFFFF, 0] {
      let color = Color.Resolved(hex: hex)
      #expect(Color.Resolved(space.components(of: color), in: space).hexText == color.hexText)
    }
  }

  @Test func mixesInOKLabAreThoseOfMix() throws {
    for share in ["0%", "30%", "100%"] {
      #expect(
        try Self.color("color-mix(in oklab, {accent}, gold \(share))")
          == Self.color("mix({accent}, gold, \(share))"))
    }
  }

  @Test func hueTakesTheShorterWay() throws {
    // From 350 to 10 degrees over 0, not over 180.
    let mixed = OKLab(
      try Self.color("color-mix(in oklch, oklch(60% 0.1 350), oklch(60% 0.1 10))").light)
    #expect(mixed.hue < 1 || mixed.hue > 359)
    #expect(abs(mixed.chroma - 0.1) < 0.001)
    // Gray has no hue of its own.
    let gray = OKLab(try Self.color("color-mix(in oklch, gray, oklch(60% 0.1 120))").light)
    #expect(abs(gray.hue - 120) < 0.5)
  }

  @Test func chromaGrowsAndHueTurns() throws {
    let base = OKLab(try Self.color("{accent}").light)
    let vivid = OKLab(try Self.color("saturate({accent}, 5%)").light)
    #expect(abs(vivid.chroma - base.chroma - 0.02) < 0.001)
    #expect(OKLab(try Self.color("saturate({accent}, -100%)").light).chroma < 0.001)
    let turned = OKLab(try Self.color("rotate({accent}, -90)").light)
    #expect(abs(turned.hue - (base.hue - 90)) < 0.5)
  }

  @Test func bothSchemesAreCalculated() throws {
    let color = try Self.color("rgb(from {pair} b g r)")
    #expect(color.light.hexText == "#0000ff" && color.dark.hexText == "#ff0000")
  }

  static let numbers: [(String, Double)] = [
    ("calc(1 + 2 * 3)", 7), ("calc((1 + 2) * 3)", 9), ("calc(10 - 4 - 3)", 3),
    ("calc({gap} * 2)", 8), ("calc({gap} + {double})", 12), ("min({gap}, 3)", 3),
    ("max({gap}, calc(2 * 3))", 6), ("{double}", 8), ("calc(6/ 4)", 1.5), ("calc(5 -2)", 3),
  ]

  @Test(arguments: numbers)
  func numbersAreCalculated(text: String, result: Double) throws {
    let theme = try theme(
      """
      "variables": {"$type": "number", "gap": 4, "double": "calc({gap} * 2)"},
      "buttons": {"all": {"cornerRadius": "\(text)", "contentInsets": {"top": "\(text)"},
        "font": {"size": "\(text)"}}}
      """)
    let style = try #require(theme.buttonStyles[.input])
    #expect(style.cornerRadius.map { Double($0) } == result)
    #expect(style.contentInsets.map { Double($0.top) } == result)
    #expect(style.keyboardFont.map { Double($0.font.size) } == result)
  }

  static let errors: [(String, String, String)] = [
    (#""cornerRadius": "calc(1 / 0)""#, "The calculation has no result", #""calc(1 / 0)""#),
    (#""cornerRadius": "calc(1 + )""#, "Expected a number", ""),
    (#""cornerRadius": "calc(1 + gap)""#, "There is no number “gap”", "gap"),
    (#""cornerRadius": "calc(500)""#, "must be from 0 to 100", #""calc(500)""#),
    (#""cornerRadius": "calc(1, 2)""#, "takes 1 argument", ""),
    (#""foregroundColor": "oklch(from red l c z)""#, "There is no number “z”", "z"),
    (#""foregroundColor": "color-mix(in cmyk, red, blue)""#, "The color space is unknown", "cmyk"),
    (#""foregroundColor": "rotate(red, 400)""#, "An angle must be from -360 to 360", ""),
    (#""foregroundColor": "rgb(0 calc(1 / 0) 0)""#, "division by 0", ""),
  ]

  @Test(arguments: errors)
  func errorsHaveTheirPlace(member: String, message: String, place: String) throws {
    let text = "{\"formatVersion\": 1, \"buttons\": {\"all\": {\(member)}}}"
    let error = try #require(throws: Diagnostics.self) {
      try KeyboardTheme(decoding: SourceFile(name: "a.json", text: text))
    }
    let first = try #require(error.list.first)
    #expect(first.message.contains(message), "\(first.message)")
    guard !place.isEmpty, let range = first.range else { return }
    let start = text.index(text.startIndex, offsetBy: range.start.column - 1)
    let end = text.index(text.startIndex, offsetBy: range.end.column - 1)
    #expect(String(text[start..<end]) == place)
  }

  /// Each variable has two references to the next one, so that reading them all would take 2³⁰ steps.
  @Test func referencesAreCalculatedOnce() throws {
    let variables = (0..<30).map { "\"v\($0)\": \"calc({v\($0 + 1)} / 2 + {v\($0 + 1)} / 2)\"" }
    let colors = (0..<30).map { "\"c\($0)\": \"color-mix(in srgb, {c\($0 + 1)}, {c\($0 + 1)})\"" }
    let theme = try theme(
      """
      "variables": {\((variables + colors).joined(separator: ", ")), "v30": 3, "c30": "red"},
      "foregroundColor": "{c0}", "buttons": {"all": {"cornerRadius": "{v0}"}}
      """)
    #expect(theme.buttonStyles[.input]?.cornerRadius == 3)
    #expect(theme.foregroundColor?.light.hexText == "#ff0000")
  }

  @Test func cyclesAndDepthAreErrors() {
    let deep = String(repeating: "calc(", count: 40) + "1" + String(repeating: ")", count: 40)
    for members in [
      #""variables": {"a": "calc({b} + 1)", "b": "calc({a} + 1)"}"#,
      #""variables": {"a": "rotate({b}, 3)", "b": "color-mix(in srgb, {a}, red)"}"#,
      "\"buttons\": {\"all\": {\"cornerRadius\": \"\(deep)\"}}",
    ] {
      #expect(throws: Diagnostics.self) { try theme(members) }
    }
  }
}
