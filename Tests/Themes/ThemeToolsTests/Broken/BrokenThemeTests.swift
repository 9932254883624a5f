import SourceText
import Testing
import ThemeTools

/// Broken themes of each kind of mistake that an author makes: code, place and fix.
@Suite struct BrokenThemeTests {

  @Test(arguments: BrokenTheme.syntax + BrokenTheme.values + BrokenTheme.colors + BrokenTheme.names)
  func checkTellsCodePlaceAndFix(theme: BrokenTheme) throws {
    try theme.expectDiagnostic {
      ThemeFile($0, files: KeyboardExplainerTests.reader(theme.files)).diagnostics
    }
  }

  @Test(arguments: BrokenTheme.habits)
  func habitsHaveTheirPlaceAndAFixThatDraws(theme: BrokenTheme) throws {
    let reader = KeyboardExplainerTests.reader(theme.files)
    try theme.expectDiagnostic { ThemeFile($0, files: reader).diagnostics }
    guard let fixed = theme.fixed else { return }
    let mended = ThemeFile(SourceFile(name: "mine.json", text: fixed), files: reader)
    #expect(mended.theme != nil, "\(Diagnostics(mended.diagnostics))")
  }

  @Test func checkTellsWhatIsWrongWithSuppressions() {
    let text = #"{"formatVersion": 1, "x-lint": {"alow": [], "allow": [{"code": "none"}]}}"#
    let file = ThemeFile(
      SourceFile(name: "mine.json", text: text), files: KeyboardExplainerTests.reader())
    #expect(file.diagnostics.isEmpty)
    #expect(
      file.problems.map(\.code.name) == ["lint/invalid-suppression", "lint/invalid-suppression"])
  }

  @Test(arguments: BrokenTheme.lint)
  func lintTellsCodePlaceAndFix(theme: BrokenTheme) throws {
    try theme.expectDiagnostic { try LintedTheme(file: $0).findings }
  }

  @Test func mistakesAreMany() {
    let all =
      BrokenTheme.syntax + BrokenTheme.values + BrokenTheme.colors + BrokenTheme.names
      + BrokenTheme.lint
    #expect(all.count >= 60)
    #expect(BrokenTheme.habits.count >= 150)
    #expect(BrokenTheme.habits.count { $0.fixed != nil } >= 120)
    #expect(Set(BrokenTheme.habits.map(\.text)).count == BrokenTheme.habits.count)
    #expect(Set(all.map(\.text)).count == all.count)
  }
}
