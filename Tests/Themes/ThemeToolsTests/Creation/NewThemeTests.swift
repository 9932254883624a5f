import KeyboardKit
import SourceText
import TestSupport
import Testing
import ThemeTools

/// The files of new themes.
@Suite struct NewThemeTests {

  @Test func primaryKeyHasTheHueOfTheSeed() throws {
    let theme = NewTheme(name: "New", colors: [Color.Resolved(hex: 0x00AAFF)], origin: "#00aaff")
    let decoded = try KeyboardTheme(decoding: SourceFile(name: "new.json", text: theme.text))
    let face = try #require(decoded.buttonStyles[.primary]?.backgroundColor)
    for color in [face.light, face.dark] {
      #expect(color.blue > color.green && color.green > color.red)
    }
    #expect(face.light != face.dark)
  }

  @Test func fileHasItsForm() throws {
    let theme = NewTheme(
      name: "Deep Sea", colors: [Color.Resolved(hex: 0x00AAFF)], origin: "#00aaff")
    #expect(theme.text == Fixtures.text("deep-sea.json") + "\n")
    #expect(theme.text.split(separator: "\n", omittingEmptySubsequences: false).count < 60)
  }

  @Test func originStaysInItsComment() throws {
    let theme = NewTheme(
      name: "a\"}\\", colors: [Color.Resolved(hex: 0x00AAFF)], origin: "a\n{\u{2028}\u{1B}.png")
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
    ("Deep Sea", "deep-sea"), ("mint", "mint"), ("Éclair 2", "eclair-2"), ("a-b_c", "a-b-c"),
    ("Über Größe ✨", "uber-grosse"),
  ])
  func namesHaveIdentifiers(name: String, identifier: String) {
    #expect(NewTheme.identifier(of: name) == identifier)
  }

  @Test(arguments: ["", " ", "..", "a\nb", String(repeating: "a", count: 61)])
  func namesWithoutIdentifiers(name: String) {
    #expect(NewTheme.identifier(of: name) == nil)
  }
}
