import KeyboardCore
import KeyboardDocuments
import KeyboardDrawing
import KeyboardStyling
import Testing

@testable import KeyboardGallery

/// The colors that are shown of a theme.
@Suite struct PaletteTests {

  static let grades: [(Double, ContrastGrade)] = [
    (1, .low), (2.99, .low), (3, .large), (4.49, .large), (4.5, .aa), (6.9, .aa), (7, .aaa),
    (21, .aaa),
  ]

  @Test(arguments: grades)
  func gradesFollowTheLevelsOfWCAG(ratio: Double, grade: ContrastGrade) {
    #expect(ContrastGrade(ratio: ratio) == grade)
    #expect(ContrastGrade.low < .large && ContrastGrade.large < .aa && ContrastGrade.aa < .aaa)
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
      #expect(Palette(theme, scheme: scheme).keyRatio >= 4.4)
    }
  }

  /// A badge says no more than lint, which looks at pressed keys, too.
  @Test func pressedKeysCount() throws {
    let file = SourceFile(
      name: "a.json",
      text: ##"""
        {"formatVersion": 1, "buttons": {"all": {"backgroundColor": "white", "foregroundColor": "black",
          "pressed": {"backgroundColor": "#404040", "pressedOverlayColor": "transparent"}}}}
        """##)
    let palette = Palette(try KeyboardTheme(decoding: file), scheme: .light)
    #expect(abs(palette.keyRatio - 2.02) < 0.03)
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
