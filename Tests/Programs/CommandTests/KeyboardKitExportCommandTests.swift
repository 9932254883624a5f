import Foundation
import TestSupport
import Testing

@Suite final class KeyboardKitExportCommandTests: FolderSuite, ProgramSuite {

  private static let files = [
    "KeyboardThemeFile+Condition.swift", "KeyboardThemeFile+Fields.swift",
    "KeyboardThemeFile+Styles.swift", "KeyboardThemeFile+Value.swift", "KeyboardThemeFile.swift",
    "README.md", "TronTheme.swift", "tron.kbtheme.json",
  ]

  private static func names(in folder: ScratchFolder, _ name: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.url.appending(path: name).path)
      .sorted()
  }

  @Test func writesAFolderAndReplacesItsOwn() throws {
    let first = try run("theme export tron --to keyboardkit -o Tron", in: folder)
    #expect(first.exitCode == 0 && first.errors.contains("Carried over exactly"), "\(first.errors)")
    #expect(try Self.names(in: folder, "Tron") == Self.files)
    // The second result has other names, and the files of the first go.
    try succeed("theme export tron:sark --to keyboardkit -o Tron", in: folder)
    let files = Self.files.filter { !$0.lowercased().hasPrefix("tron") }
    #expect(
      try Self.names(in: folder, "Tron") == files + [
        "TronSarkTheme.swift", "tronSark.kbtheme.json",
      ])
    #expect(try Self.names(in: folder, "") == ["Tron"])
  }

  @Test func filesOfOthersStay() throws {
    let folder = try ScratchFolder(["Tron/Mine.swift": "mine"])
    let line = "theme export tron --to keyboardkit -o Tron"
    try refuse(line, "[system/existing-file]", in: folder)
    #expect(try Self.names(in: folder, "Tron") == ["Mine.swift"])
    #expect(try run("\(line) --force", in: folder).exitCode == 0)
    #expect(try Self.names(in: folder, "Tron") == (Self.files + ["Mine.swift"]).sorted())
  }

  @Test(arguments: [
    ("theme export tron --to keyboardkit", "--output"),
    ("theme export tron --to keyboardkit -o -", "--output"),
    ("theme export tron --to keyboardkit --api 9.5 -o a", "KeyboardKit 9.5 to 11"),
    ("theme export tron --to keyboardkit -o a --api=10.7", "“theme export --api” was removed"),
    ("theme compile tron -o a", "theme export --to kbtheme"),
    ("theme export tron --to swift -o a", "--to keyboardkit"),
    ("theme export tron --to keyboardkit-pro -o a", "--to keyboardkit"),
    ("theme export tron --to dtcg-resolver -o a", "--to dtcg"),
    ("theme import tron.json --from tinted8 -o a", "--from base16"),
  ])
  func wrongInputWritesNothing(line: String, message: String) throws {
    try refuse(line, message, in: folder)
    #expect(try Self.names(in: folder, "").isEmpty)
  }

  @Test func reportsAsJSON() throws {
    for line in ["keyboardkit -o Ink", "kbtheme -o ink.json"] {
      let result = try run("theme export ink --to \(line) --output-format json", in: folder)
      let report = try #require(result.object)
      #expect(report.keys.sorted() == ["exactly", "nearly", "notAtAll", "version"])
    }
  }
}
