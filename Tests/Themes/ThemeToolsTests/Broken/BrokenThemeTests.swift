import KeyboardDocuments
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

  @Test(arguments: BrokenTheme.lint)
  func lintTellsCodePlaceAndFix(theme: BrokenTheme) throws {
    try theme.expectDiagnostic { try LintedTheme(file: $0).findings }
  }

  @Test func mistakesAreMany() {
    let all =
      BrokenTheme.syntax + BrokenTheme.values + BrokenTheme.colors + BrokenTheme.names
      + BrokenTheme.lint
    #expect(all.count >= 60)
    #expect(Set(all.map(\.text)).count == all.count)
  }
}
