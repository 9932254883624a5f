import KeyboardStyling
import Testing

@Suite struct ThemeNameTests {

  private static let rows: [(String, String, String?, Bool)] = [
    ("tron", "tron", nil, false),
    ("tron:sark", "tron", "sark", false),
    ("tron:", "tron", "", false),
    ("a:b:c", "a:b", "c", false),
    ("neon:night+pink", "neon", "night+pink", false),
    ("mine.json", "mine.json", nil, true),
    ("./mine.json:night", "./mine.json", "night", true),
    ("./my:theme", "./my:theme", nil, true),
    ("./a:b/mine.json", "./a:b/mine.json", nil, true),
    ("./a:b/mine.json:night", "./a:b/mine.json", "night", true),
  ]

  @Test(arguments: rows)
  func partsAreReadAndJoined(text: String, theme: String, variation: String?, isFile: Bool) {
    let name = ThemeName(text)
    #expect(name == ThemeName(theme: theme, variation: variation))
    #expect(name.isFile == isFile)
    #expect(name.description == text)
  }
}
