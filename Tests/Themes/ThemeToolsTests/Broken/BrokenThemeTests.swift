import SourceText
import Testing
import ThemeTools

/// Broken themes of each kind of mistake that an author makes: code, place and fix.
@Suite struct BrokenThemeTests {

  @Test(arguments: BrokenTheme.mistakes)
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

  @Test(arguments: BrokenTheme.findings)
  func lintTellsCodePlaceAndFix(theme: BrokenTheme) throws {
    try theme.expectDiagnostic { try LintedTheme(file: $0).findings }
  }

  @Test func mistakesAreMany() {
    let all = BrokenTheme.mistakes + BrokenTheme.findings
    #expect(all.count >= 128)
    #expect(BrokenTheme.habits.count >= 160)
    #expect(BrokenTheme.habits.count { $0.fixed != nil } >= 152)
    #expect(Set(BrokenTheme.habits.map(\.text)).count == BrokenTheme.habits.count)
    #expect(Set(all.map(\.text)).count == all.count)
  }
}
