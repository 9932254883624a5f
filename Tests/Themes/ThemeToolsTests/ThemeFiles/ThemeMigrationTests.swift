import KeyboardKit
import SourceText
import Testing
import ThemeTools

@Suite struct ThemeMigrationTests {

  @Test(arguments: [
    (#"{"formatVersion": 9}"#, "theme/unsupported-version"),
    (#"{"formatVersion": "1"}"#, "theme/unsupported-version"),
    (#"{"formatVersion": 0.5}"#, "theme/unsupported-version"), ("{}", "theme/missing-key"),
    ("[]", "theme/missing-key"),
    ("{", "json/syntax"),
  ])
  func refusesOtherVersions(text: String, code: String) {
    do {
      _ = try ThemeMigration.migrated(SourceFile(name: "mine.json", text: text))
      Issue.record("\(text) is migrated")
    } catch {
      #expect(error.list.map(\.code.name) == [code])
    }
  }

  @Test func replacesTextsByNumbers() throws {
    let file = SourceFile(name: "mine.json", text: #"{"formatVersion": "1"}"#)
    let error = try #require(throws: Diagnostics.self) { try ThemeMigration.migrated(file) }
    let edits = error.list.flatMap(\.fixes).flatMap(\.edits)
    #expect(file.applying(edits).bytes == Array(#"{"formatVersion": 1}"#.utf8))
  }

  @Test(arguments: KeyboardTheme.builtInIdentifiers)
  func shippedThemesAreCurrent(identifier: String) throws {
    let file = try #require(KeyboardTheme.builtInFile(of: identifier))
    #expect(try ThemeMigration.migrated(file).bytes == file.bytes)
  }
}
