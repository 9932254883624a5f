import KeyboardKit
import Testing

@testable import KeyboardStyling
@testable import ThemeExchange

/// Faces with their texts, and the shapes of keys, by the names that brands give them.
@Suite struct ImportRoleTests {

  struct Sample: Sendable, CustomTestStringConvertible {
    var title: String
    var format = "dtcg"
    var text: String
    var board: String
    var key: String
    var keyText: String
    var accent: String
    var accentText: String?
    var border: String?
    var system: String?
    var radius: Double?
    var family: String?
    var testDescription: String { title }
  }

  private static func color(_ name: String, _ hex: String) -> String {
    ##""\##(name)": {"$type": "color", "$value": "\##(hex)"}"##
  }

  static let samples = [
    Sample(
      title: "card as the board, secondary with its foreground", format: "css",
      text: """
        :root { --background: #101418; --foreground: #e8e8e8; --card: #101418; --card-foreground: #ffd54a;
          --secondary: #ffd54a; --secondary-foreground: #101418; --primary: #4ac3ff; --primary-foreground: #101418; }
        """, board: "#101418", key: "#ffd54a", keyText: "#101418", accent: "#4ac3ff",
      accentText: "#101418"),
    Sample(
      title: "shadcn", format: "css",
      text: """
        :root { --background: oklch(1 0 0); --foreground: #18181b; --card: #f4f4f5; --card-foreground: #09090b;
          --primary: #be123c; --primary-foreground: #fff1f2; --border: #d4d4d8; --radius: 0.75rem;
          --font-sans: "Inter", ui-sans-serif, system-ui; --muted: light-dark(#eee, #222);
          --secondary: 240 4.8% 95.9%; --ring: var(--primary); --sidebar: rgb(from var(--primary) r g b / 50%) }
        """, board: "#ffffff", key: "#f4f4f5", keyText: "#09090b", accent: "#be123c",
      accentText: "#fff1f2", border: "#d4d4d8", radius: 12, family: "Inter"),
    Sample(
      title: "surface and surface-raised",
      text: """
        {"color": {\(color("surface", "#f7f2ea")), \(color("surface-raised", "#ffffff")), \(color("text", "#2b1d0e")),
          \(color("border", "#d9cbb8")), \(color("primary", "#0b6e4f")), \(color("on-primary", "#f0fff4"))},
         "radius": {"sm": {"$type": "dimension", "$value": "4px"}, "md": {"$type": "dimension", "$value": "10px"},
          "full": {"$type": "dimension", "$value": "9999px"}},
         "font": {"mono": {"$type": "fontFamily", "$value": "DejaVu Sans Mono"},
          "sans": {"$type": "fontFamily", "$value": ["Inter", "sans-serif"]}}}
        """, board: "#f7f2ea", key: "#ffffff", keyText: "#2b1d0e", accent: "#0b6e4f",
      accentText: "#f0fff4", border: "#d9cbb8", radius: 10, family: "Inter"),
    Sample(
      title: "primary before brand, and no tint of a hue",
      text: ##"""
        {"core": {"color": {"$type": "color", "brand": {"standard": {"$value": "#d6006e"}}, "brown": {"tint": {"$value": "#f3ece4"}}}},
         "light": {"$type": "color", "primary": {"standard": {"$value": "{core.color.brand.standard}"}},
          "background": {"canvas": {"$value": "#ffffff"}}, "text": {"standard": {"$value": "#1a1a1a"}}}}
        """##, board: "#ffffff", key: "#e4e4e4", keyText: "#1a1a1a", accent: "#d6006e"),
    Sample(
      title: "text of a neutral before its contrast",
      text: """
        {"neutral": {\(color("background-default", "#ffffff")), \(color("text-default", "#2b2b33")),
          \(color("base-contrast-default", "#fefefe"))}, "accent": {\(color("base-default", "#0062ba")),
          \(color("text-default", "#003e75")), \(color("base-contrast-default", "#fdfdff"))}}
        """, board: "#ffffff", key: "#e6e6e7", keyText: "#2b2b33", accent: "#0062ba",
      accentText: "#fdfdff"),
    Sample(
      title: "layers over a base, and no separator as a face",
      text: """
        {"background": {\(color("base", "#ffffff")), \(color("layer-1", "#e7e7e7")), \(color("layer-2", "#1f001d"))},
         "foreground": {"on-base": {\(color("default", "#0a3d3c"))}, "on-layer-1": {\(color("default", "#123321"))},
          "on-primary": {\(color("default", "#fffdff"))}}, "separator": {\(color("secondary", "#00b5ad"))},
         "primary": {\(color("base", "#7d0076"))}}
        """, board: "#ffffff", key: "#e7e7e7", keyText: "#123321", accent: "#7d0076",
      accentText: "#fffdff", system: "#f3f3f3"),
    Sample(
      title: "the primary action before an accent, and subtle faces",
      text: """
        {"bg": {"canvas": {\(color("default", "#ffffff"))}, "accent": {\(color("rest", "#007a61"))},
          \(color("subtle-primary", "#e1e6ec")), \(color("subtle-secondary", "#f0f2f5")),
          "action": {"primary": {\(color("rest", "#1b1d22"))}}},
         "text": {\(color("primary", "#1b1d22")), "on-solid": {\(color("primary", "#fefefe"))}}}
        """, board: "#ffffff", key: "#f0f2f5", keyText: "#1b1d22", accent: "#1b1d22",
      accentText: "#fefefe", system: "#e1e6ec"),
    Sample(
      title: "Material in a style sheet", format: "css",
      text: """
        :root { --md-ref-typeface-brand: "Lora"; --md-ref-typeface-plain: "Inter";
          --md-sys-color-primary: rgb(137 74 103); --md-sys-color-on-primary: rgb(255 255 255);
          --md-sys-color-background: rgb(255 248 248); --md-sys-color-on-background: rgb(33 25 28);
          --md-sys-color-surface: rgb(255 248 248); --md-sys-color-on-surface: rgb(33 25 28);
          --md-sys-color-surface-bright: rgb(255 248 248); --md-sys-color-surface-container: rgb(250 234 238);
          --md-sys-color-surface-container-lowest: rgb(255 255 255) }
        """, board: "#faeaee", key: "#fff8f8", keyText: "#21191c", accent: "#894a67",
      accentText: "#ffffff", family: "Inter"),
    Sample(
      title: "a card of the board's color is no key",
      text: """
        {\(color("background", "#ffffff")), \(color("card", "#ffffff")), \(color("surface", "#eeeef4")),
         \(color("foreground", "#111111")), \(color("brand", "#5b21b6"))}
        """, board: "#ffffff", key: "#eeeef4", keyText: "#111111", accent: "#5b21b6"),
  ]

  @Test(arguments: samples)
  func facesHaveTheirTexts(sample: Sample) throws {
    let file = SourceFile(name: "a.json", text: sample.text)
    let conversion = try ImportReportTests.conversion(file, as: sample.format)
    let theme = try WildTokensTests.theme(of: conversion)
    func hex(_ color: Color?) -> String? { color?.light.hexText }
    #expect(hex(theme.backgroundStyle?.backgroundColor) == sample.board)
    let (input, primary) = (theme.buttonStyles[.input], theme.buttonStyles[.primary])
    #expect(hex(input?.backgroundColor) == sample.key)
    #expect(hex(input?.foregroundColor) == sample.keyText)
    #expect(hex(primary?.backgroundColor) == sample.accent)
    if let text = sample.accentText { #expect(hex(primary?.foregroundColor) == text) }
    #expect(hex(input?.borderColor) == sample.border)
    if let system = sample.system {
      #expect(hex(theme.buttonStyles[.system]?.backgroundColor) == system)
    }
    #expect(input?.cornerRadius.map { Double($0) } == .some(sample.radius ?? 6))
    #expect(input?.fontFamily?.first?.name == sample.family)
    for style in [input, primary].compactMap(\.self) {
      guard let text = style.foregroundColor, let face = style.backgroundColor else { continue }
      #expect(text.light.contrast(to: face.light) >= 4.5)
    }
    if sample.radius != nil { #expect(conversion.text.contains("\"cornerRadius\": \"{")) }
  }

  /// Modifiers of Tokens Studio, with the color that each makes of `#8aa3ff`.
  static let modifiers: [(modifier: String, hex: String, isExact: Bool)] = [
    (##""type": "darken", "value": "0.8", "space": "srgb""##, "#1c2133", true),
    (##""type": "lighten", "value": 0.4, "space": "srgb""##, "#b9c8ff", true),
    (##""type": "lighten", "value": "1", "space": "hsl""##, "#ffffff", true),
    (##""type": "alpha", "value": "50%""##, "#8aa3ff80", true),
    (##""type": "mix", "value": "{half}", "space": "srgb", "color": "{red}""##, "#a77abf", true),
    (##""type": "mix", "value": "{half}", "space": "lch", "color": "#40b080""##, "#31aff6", true),
    (##""type": "darken", "value": "1", "space": "lch""##, "#000000", false),
    (##""type": "invert", "value": "1""##, "#8aa3ff", false),
  ]

  @Test(arguments: modifiers)
  func modifiersAreComputed(modifier: String, hex: String, isExact: Bool) throws {
    let conversion = try WildTokensTests.imported(
      ##"""
      {"blue": {"$type": "color", "$value": "#8aa3ff"}, "red": {"$type": "color", "$value": "#ff0000"},
       "half": {"$type": "number", "$value": 0.25},
       "own": {"$type": "color", "$value": "{blue}", "$extensions": {"studio.tokens": {"modify": {\##(modifier)}}}},
       "other": {"$type": "color", "$value": "{own}"}}
      """##)
    let file = SourceFile(name: "a.json", text: conversion.text)
    let root = try JSONDocument(parsing: file, options: .relaxed).root
    let value = try #require(root["variables"]?["own"]?["$value"]?.string)
    #expect(try Color(parsing: value).light.hexText == hex)
    let items = conversion.report.near + conversion.report.unused
    #expect(items.contains { $0.name == "own" && $0.note.contains(",") } == !isExact)
  }
}
