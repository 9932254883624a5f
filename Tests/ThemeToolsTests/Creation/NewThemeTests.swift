import KeyboardDocuments
import KeyboardKit
import KeyboardRender
import RandomNumbers
import Testing
import ThemeTools

/// New themes can be read, whatever colors they are made of.
@Suite struct NewThemeTests {

  /// Twenty random colors of sRGB.
  static let seeds: [UInt32] = {
    var numbers = SeededNumbers(seed: 2026)
    return (0..<20).map { _ in UInt32.random(in: 0...0xFF_FFFF, using: &numbers) }
  }()

  /// Colors without a hue, and those at the corners of sRGB.
  static let extremes: [UInt32] = [
    0x000000, 0xFFFFFF, 0x808080, 0x010101, 0xFEFEFE, 0xFF0000, 0x00FF00, 0x0000FF, 0xFFFF00,
    0x00FFFF, 0xFF00FF,
  ]

  private static func linted(_ theme: NewTheme, _ level: LintLevel = .aa) throws -> [String] {
    let source = SourceFile(name: "new.json", text: theme.text)
    return try LintedTheme(file: source, policy: LintPolicy(level: level)).findings.map {
      "\($0.code): \($0.message)"
    }
  }

  @Test(arguments: seeds + extremes)
  func themeOfSeedIsClean(seed: UInt32) throws {
    let color = Color.Resolved(hex: seed)
    let theme = NewTheme(name: "New", accent: color, origin: color.hexText)
    #expect(try Self.linted(theme) == [], "\(color.hexText)")
  }

  @Test(arguments: seeds.prefix(4) + extremes.prefix(3))
  func themeOfHighContrastIsClean(seed: UInt32) throws {
    let color = Color.Resolved(hex: seed)
    let theme = NewTheme(name: "New", accent: color, origin: color.hexText, level: .aaa)
    #expect(try Self.linted(theme, .aaa) == [], "\(color.hexText)")
  }

  @Test func primaryKeyHasTheHueOfTheSeed() throws {
    let theme = NewTheme(name: "New", accent: Color.Resolved(hex: 0x00AAFF), origin: "#00aaff")
    let decoded = try KeyboardTheme(decoding: SourceFile(name: "new.json", text: theme.text))
    let face = try #require(decoded.buttonStyles[.primary]?.backgroundColor)
    for color in [face.light, face.dark] {
      #expect(color.blue > color.green && color.green > color.red)
    }
    #expect(face.light != face.dark)
  }

  @Test func fileHasItsForm() throws {
    let theme = NewTheme(
      name: "Deep Sea", accent: Color.Resolved(hex: 0x00AAFF), origin: "#00aaff")
    #expect(theme.text == Self.deepSea)
    #expect(theme.text.split(separator: "\n", omittingEmptySubsequences: false).count < 60)
  }

  @Test func originStaysInItsComment() throws {
    let theme = NewTheme(
      name: "a\"}\\", accent: Color.Resolved(hex: 0x00AAFF), origin: "a\n{\u{2028}\u{1B}.png")
    let decoded = try KeyboardTheme(decoding: SourceFile(name: "new.json", text: theme.text))
    #expect(decoded.name == "a\"}\\")
  }

  @Test(arguments: ["tron", "standard", "candyShop"])
  func basedThemeIsRead(base: String) throws {
    let theme = NewTheme(name: "Mine", extending: base)
    let decoded = try KeyboardTheme(decoding: SourceFile(name: "mine.json", text: theme.text))
    #expect(decoded.identifier == "mine" && decoded.name == "Mine")
    #expect(decoded.buttonStyles == (try KeyboardTheme.builtIn(base)).buttonStyles)
  }

  @Test(arguments: [
    ("Deep Sea", "deepSea"), ("mint", "mint"), ("Éclair 2", "éclair2"), ("a-b_c", "aBC"),
  ])
  func namesHaveIdentifiers(name: String, identifier: String) {
    #expect(NewTheme.identifier(of: name) == identifier)
  }

  @Test(arguments: ["", " ", "..", "a\nb", String(repeating: "a", count: 61)])
  func namesWithoutIdentifiers(name: String) {
    #expect(NewTheme.identifier(of: name) == nil)
  }
}
