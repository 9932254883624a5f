import KeyboardDocuments
import KeyboardKit
import Testing
import ThemeTools

@Suite struct ThemeMigrationTests {

  /// A made-up past: version 1 called radii roundness and had an editor, version 2 had radii in
  /// halves.
  private static let madeUp = ThemeMigration(
    to: 3,
    steps: [
      .init(from: 2) { editor in
        editor.objects.flatMap { _, object in
          editor.replacing("radius", in: object) { value in
            value.number.map { ($0 * 2).plainText }
          }
        }
      },
      .init(from: 1) { editor in
        editor.objects.flatMap { keys, object in
          editor.renaming("roundness", to: "radius", in: object)
            + (keys.isEmpty ? editor.removing("editor", from: object) : [])
        }
      },
    ])

  private static func migrated(
    _ text: String, by migration: ThemeMigration = madeUp
  ) throws -> String {
    let file = SourceFile(name: "mine.json", text: text)
    return String(decoding: try migration.migrated(file).bytes, as: UTF8.self)
  }

  @Test func takesAllStepsAndKeepsComments() throws {
    let old = """
      {
        "formatVersion": 1, // the first
        "editor": { "roundness": 1 }, // gone
        /* Round */
        "keys": [{ "roundness": 4.5, "editor": "stays" }, { "radius": null }],
      }
      """
    let new = """
      {
        "formatVersion": 3, // the first
        /* Round */
        "keys": [{ "radius": 9, "editor": "stays" }, { "radius": null }],
      }
      """
    #expect(try Self.migrated(old) == new)
    #expect(try Self.migrated(new) == new)
    #expect(try Self.migrated(old.replacing("n\": 1", with: "n\": 2")).contains("\"editor\": {"))
  }

  @Test func removesMembersWithinALine() throws {
    #expect(
      try Self.migrated(#"{"formatVersion": 1, "editor": 1, "a": 2}"#)
        == #"{"formatVersion": 3, "a": 2}"#)
    #expect(
      try Self.migrated(#"{"formatVersion": 1, "editor": 1}"#) == #"{"formatVersion": 3}"#)
  }

  @Test(arguments: [
    (#"{"formatVersion": 9}"#, "unsupported-version"),
    (#"{"formatVersion": "3"}"#, "unsupported-version"),
    (#"{"formatVersion": 0.5}"#, "unsupported-version"), ("{}", "missing-key"),
    ("[]", "missing-key"),
    ("{", "json-syntax"),
  ])
  func refusesOtherVersions(text: String, code: String) {
    do {
      _ = try Self.migrated(text)
      Issue.record("\(text) is migrated")
    } catch {
      #expect((error as? Diagnostics)?.list.map(\.code.name) == [code])
    }
  }

  @Test func endsWhereStepsLeadNowhere() {
    let circle = ThemeMigration(to: 3, steps: [.init(from: 1) { _ in [] }])
    #expect(throws: Diagnostics.self) { try Self.migrated(#"{"formatVersion": 1}"#, by: circle) }
  }

  @Test(arguments: KeyboardTheme.builtInIdentifiers)
  func shippedThemesAreCurrent(identifier: String) throws {
    let file = try #require(KeyboardTheme.builtInFile(of: identifier))
    #expect(try ThemeMigration.current.migrated(file).bytes == file.bytes)
  }
}
