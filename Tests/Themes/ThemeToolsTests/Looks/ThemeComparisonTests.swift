import KeyboardKit
import KeyboardPipeline
import Testing
import ThemeTools

@Suite struct ThemeComparisonTests {

  private func load(_ members: String) throws -> LoadedTheme {
    let text = members.isEmpty ? "{\"formatVersion\": 1}" : "{\"formatVersion\": 1, \(members)}"
    return try LoadedTheme(
      SourceFile(name: "mine.json", text: text), files: KeyboardExplainerTests.reader())
  }

  private func differences(_ before: String, _ after: String) throws -> String {
    try ThemeComparison(load(before), load(after), survey: .ofThread).text
  }

  static let same = [
    (##""foregroundColor": "red""##, ##""foregroundColor": "#f00", "name": "Red""##),
    (
      #""buttons": {"all": {"cornerRadius": 3}}"#,
      #""buttons": {"input": {"cornerRadius": 3}, "system": {"cornerRadius": 3}, "primary": {"cornerRadius": 3}}"#
    ),
    (
      #""buttons": {"all": {"cornerRadius": 3}}, "rules": [{"match": "space", "cornerRadius": 3}]"#,
      #""buttons": {"all": {"cornerRadius": 3}}"#
    ),
  ]

  @Test(arguments: same)
  func themesOfTheSameLookAreEqual(before: String, after: String) throws {
    #expect(try differences(before, after) == "")
  }

  static let different = [
    (
      ##""buttons": {"input": {"backgroundColor": "light-dark(#ffffff, #111111)"}}"##,
      ##""buttons": {"input": {"backgroundColor": "light-dark(#ffffff, #222222)"}}"##,
      "all input keys, dark: backgroundColor #111111 → #222222\n"
    ),
    (
      #""buttons": {"all": {"cornerRadius": 3}}"#, #""buttons": {"all": {"cornerRadius": 4}}"#,
      "all keys: cornerRadius 3 → 4\n"
    ),
    (
      "", #""rules": [{"match": "space", "pressed": {"glowRadius": 4}}]"#,
      "space, pressed: glowRadius standard → 4\n"
    ),
    (
      "", #""rules": [{"match": {"character": "ß", "device": "pad"}, "tracking": 4}]"#,
      "ß, iPad, de: tracking standard → 4\n"
    ),
    (
      "",
      #""rules": [{"match": {"type": "input"}, "tracking": 5}, {"match": {"character": ["a", "o"]}, "tracking": 1}]"#,
      "all input keys but A, O, a and o: tracking standard → 5\nA, O, a, o: tracking standard → 1\n"
    ),
    (
      #""foregroundColor": "red""#, #""foregroundColor": "blue""#,
      "board: foregroundColor #ff0000 → #0000ff\n"
    ),
    (
      "", #""rules": [{"match": {"action": "search"}, "tracking": 5}]"#,
      "all primary keys, return key search: tracking standard → 5\n"
    ),
    (
      "", #""rules": [{"match": {"action": "shift", "state": "locked"}, "tracking": 5}]"#,
      "shift, alphabetic.capsLocked: tracking standard → 5\n"
    ),
  ]

  @Test(arguments: different)
  func differencesAreGrouped(before: String, after: String, text: String) throws {
    #expect(try differences(before, after).hasPrefix(text))
  }

  @Test(arguments: try KeyboardTheme.builtInLooks.prefix(6))
  func builtInThemesEqualTheirWrittenForm(look: String) throws {
    let theme = try KeyboardTheme.builtIn(look)
    let written = try KeyboardTheme(
      decoding: SourceFile(name: "written.json", text: theme.fileText))
    #expect(ThemeComparison(LoadedTheme(theme), LoadedTheme(written), survey: .ofThread).isSame)
    let standard = LoadedTheme(try KeyboardTheme.builtIn("standard"))
    let comparison = ThemeComparison(standard, LoadedTheme(theme), survey: .ofThread)
    #expect(comparison.isSame == (look == "standard"))
  }
}
