import KeyboardKit
import KeyboardPipeline
import Testing
import ThemeTools

@Suite struct ThemeFileTests {

  private static let noFiles = FileReader(
    file: { path, _ in throw KeyboardTheme.UnavailableFile() },
    companion: { _, _ in throw KeyboardTheme.UnavailableFile() })

  private static func file(_ text: String) -> ThemeFile {
    ThemeFile(SourceFile(name: "mine.json", text: text), files: noFiles)
  }

  @Test(arguments: [
    (#"{"formatVersion": 1, "name": "Mine"}"#, true, true, []),
    (#"{"formatVersion": 1, "backgrund": "red"}"#, true, false, ["theme/unknown-key"]),
    (#"{"formatVersion": 1,, }"#, false, false, ["json/syntax"]),
    (#"{"formatVersion": 1, "rules": [{"match": "space"}]}"#, true, true, ["theme/no-effect"]),
  ])
  func readsAsFarAsTheTextAllows(text: String, isJSON: Bool, isTheme: Bool, codes: [String]) {
    let file = Self.file(text)
    #expect((file.document != nil) == isJSON)
    #expect((file.theme != nil) == isTheme)
    #expect(file.diagnostics.map(\.code.name) == codes)
  }

  @Test(arguments: [
    (#"{"formatVersion": 1, "backgrund": "red"}"#, #"{"formatVersion": 1, "background": "red"}"#),
    (
      #"{"formatVersion": 1, "buttons": {"all": {"fontWeight": "blod"}}}"#,
      #"{"formatVersion": 1, "buttons": {"all": {"fontWeight": "bold"}}}"#
    ),
    (
      #"{"formatVersion": 1, "buttons": {"all": {"cornerRadius": "9px"}}}"#,
      #"{"formatVersion": 1, "buttons": {"all": {"cornerRadius": 9}}}"#
    ),
  ])
  func fixesAreApplied(text: String, fixed: String) throws {
    let file = Self.file(text)
    let fix = try #require(file.diagnostics.first?.fixes.first)
    #expect(file.source.applying(fix.edits).bytes == Array(fixed.utf8))
  }
}
