import KeyboardStyling
import SourceText
import Testing

/// The descriptions of themes and variables.
@Suite struct ThemeDescriptionTests {

  @Test(arguments: [
    (#""description": "Glass.""#, "Glass."),
    (#""$description": "A comment.""#, nil),
    (#""description": "Glass.", "$description": "A comment.""#, "Glass."),
    (#""variables": {"a": "Glass."}, "description": "{a}""#, "Glass."),
    (##""variables": {"a": {"$value": "#fff", "$description": "Text."}}"##, nil),
  ])
  func descriptionOfAThemeIsRead(members: String, about: String?) throws {
    let file = SourceFile(name: "theme.json", text: "{\"formatVersion\": 1, \(members)}")
    let theme = try KeyboardTheme(decoding: file)
    #expect(theme.about == about)
    #expect(theme.fileText.contains("\"description\"") == (about != nil))
  }

  @Test func factsPreferDescriptionsToComments() throws {
    for (text, about) in [
      (#"{"$description": "Old."}"#, "Old."), (#"{"description": "New."}"#, "New."),
      (#"{"$description": "Old.", "description": "New."}"#, "New."),
    ] {
      #expect(try ThemeFacts(SourceFile(name: "theme.json", text: text)).description == about)
    }
  }

  @Test func builtInThemesAreDescribed() throws {
    #expect(try KeyboardTheme.builtIn("ink").about?.isEmpty == false)
  }
}
