import KeyboardKit
import KeyboardPipeline
import TestSupport
import Testing
import ThemeTools

@testable import KeyboardGallery

@Suite struct PaletteTests {

  static let grades: [(Double, ContrastGrade)] = [
    (1, .low), (2.99, .low), (3, .large), (4.49, .large), (4.5, .aa), (6.9, .aa), (7, .aaa),
    (21, .aaa),
  ]

  @Test(arguments: grades)
  func gradesFollowTheLevelsOfWCAG(ratio: Double, grade: ContrastGrade) {
    #expect(ContrastGrade(ratio: ratio) == grade)
  }

  static let schemes: [(String, ThemeScheme)] = [
    ("standard", .adaptive), ("sakura", .adaptive), ("tron", .dark),

    ("colorful:white", .light), ("neon:night", .dark),
  ]

  @Test(arguments: schemes)
  func surroundingsFollowFromTheColors(theme: String, scheme: ThemeScheme) throws {
    let theme = try KeyboardTheme.builtIn(theme)
    let (light, dark) = (Palette(theme, scheme: .light), Palette(theme, scheme: .dark))
    #expect(ThemeScheme(light: light, dark: dark) == scheme)
  }

  /// Whose contrasts are above 4.5 by lint.
  @Test(arguments: ["crayon", "fjord", "knit", "overprint", "sketch", "terminal"])
  func picturesAreLookedAt(theme: String) throws {
    let theme = try KeyboardTheme.builtIn(theme)
    for scheme in ColorScheme.galleryOrder {
      #expect(Palette(theme, scheme: scheme).swatches.prefix(6).allSatisfy { $0.ratio >= 4.4 })
    }
  }

  /// A badge is the level of lint, which looks at all states.
  @Test(arguments: [
    ("black", "#000000", LintGrade.aaa), ("#666666", "#666666", .aa),
    ("black", "#808080", .belowAA),
    ("#808080", "#000000", .belowAA),
  ])
  func badgesSayWhatLintSays(text: String, pressed: String, grade: LintGrade) throws {
    let file = SourceFile(
      name: "a.json",
      text: """
        {"formatVersion": 1, "background": "#404040", "toolbar": {"item": {"titleColor": "white", "subtitleColor": "white"},
           "autocorrectItem": {"titleColor": "white", "backgroundColor": "black"}},
         "buttons": {"all": {"backgroundColor": "white", "foregroundColor": "\(text)",
           "pressed": {"backgroundColor": "white", "foregroundColor": "\(pressed)"}}}}
        """)
    let files = MemoryFiles([:]).reader
    let found = try LintGrade(
      file, variation: nil, lowestRatio: 21, files: files, pipeline: RenderPipeline(files: files),
      survey: KeyCatalog())
    #expect(found == grade)
  }

  /// A badge is no better than the colors that the page shows, and says what is accepted.
  @Test(arguments: [("aesthetic", LintGrade.accepted), ("contrast", .aaa), ("neonNights", nil)])
  func badgesAreHonest(theme: String, grade: LintGrade?) throws {
    let (look, file) = (try KeyboardTheme.builtIn(theme), KeyboardTheme.builtInFile(of: theme))
    let lowest = Palette.lowestRatio(of: look)
    let files = MemoryFiles([:]).reader
    let found = try LintGrade(
      #require(file), variation: nil, lowestRatio: lowest, files: files,
      pipeline: RenderPipeline(files: files), survey: KeyCatalog())
    #expect(grade == nil || found == grade, "\(found), \(lowest)")
    #expect(found < .aa || lowest >= 3)
    #expect(found < .aaa || lowest >= 4.5)
  }

  @Test func tellsWhatKeysLookLike() throws {
    let palette = Palette(try .builtIn("tron"), scheme: .light)
    let letters = try #require(palette.swatches.first)
    #expect(letters.name == "Letter keys")
    #expect(letters.text.hexText == "#00c8ff" && letters.surface.mean.hexText == "#000000")
    // #00c8ff on black by the formula of WCAG 2.
    #expect(abs(letters.ratio - 10.7) < 0.1)
    #expect(palette.isDark)
  }
}
