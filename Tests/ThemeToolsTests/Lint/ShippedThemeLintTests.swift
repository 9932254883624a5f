import KeyboardDocuments
import KeyboardKit
import Testing
import ThemeTools

/// The built-in themes are clean, or say why not.
@Suite struct ShippedThemeLintTests {

  @Test(arguments: KeyboardTheme.builtInIdentifiers)
  func builtInThemeIsClean(name: String) throws {
    let source = try #require(KeyboardTheme.builtInFile(of: name))
    let linted = try LintedTheme(file: source)
    #expect(linted.findings.map { "\($0.code): \($0.message)" } == [])
  }
}
