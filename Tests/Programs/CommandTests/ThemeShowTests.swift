import Foundation
import TestSupport
import Testing

@Suite final class ThemeShowTests: FolderSuite, ProgramSuite {

  @Test(arguments: ["tron", "tron:sark", "keycap", "cottonCandy", "Night-Garden"])
  func shownThemeDrawsTheSame(theme: String) throws {
    let shown = try run("theme show \(theme)", in: folder)
    #expect(shown.exitCode == 0 && shown.errors.isEmpty)
    try folder.write(shown.output, to: "shown.json")
    let arguments = "--emit scene --color-scheme dark --press q"
    let picture = try run("-t \(theme) \(arguments)", in: folder)
    #expect(try run("-t ./shown.json \(arguments)", in: folder).output == picture.output)
    #expect(try run("theme check --no-draw shown.json", in: folder).exitCode == 0)
  }

  static let files = [
    "theme.json": """
    // Everything but the accent comes from elsewhere.
    {"formatVersion": 1, "extends": "./parts/base.json", "variables": {"accent": "#123456"},
     "variations": {"night": {"variables": {"accent": "#abcdef"}}}}
    """,
    "parts/base.json": """
    {"formatVersion": 1, "extends": "tron", "variables": {"accent": "red"},
     "rules": [{"match": "return", "backgroundColor": "{accent}"}],
     "background": {"image": "./board.png"}}
    """,
  ]

  private func folderWithTheme() throws -> ScratchFolder {
    let folder = try ScratchFolder()
    for (name, text) in Self.files.sorted(by: { $0.key < $1.key }) {
      try folder.write(text, to: name)
    }
    try succeed("-t ink --scale 0.5 --no-metadata -o parts/board.png", in: folder)
    return folder
  }

  @Test(arguments: ["./theme.json", "./theme.json:night"])
  func pictureHoldsWhatTheFilesComeTo(theme: String) throws {
    let folder = try folderWithTheme()
    try succeed("-t \(theme) --scale 1 -o a.png", in: folder)
    let accent = theme.hasSuffix("night") ? "#abcdef" : "#123456"
    #expect(try run("info --output-format json a.png", in: folder).text.contains(accent))
    for name in Self.files.keys + ["parts/board.png"] {
      try FileManager.default.removeItem(at: folder.url.appending(path: name))
    }
    let again = try run("info a.png -o -", in: folder)
    #expect(again.output == folder.read("a.png"), "\(again.errors)")
  }

  @Test func pictureHoldsTheFileItselfWhereThatIsEnough() throws {
    let text = "// Mine.\n{\"formatVersion\": 1, \"extends\": \"tron\"}"
    try folder.write(text, to: "mine.json")
    #expect(try run("-t mine.json --scale 1 -o a.png", in: folder).exitCode == 0)
    let texts =
      try run("info --output-format json a.png", in: folder).object?["texts"] as? [String: String]
    #expect(texts?["kbrender:theme"] == text)
    #expect(try run("info a.png -o -", in: folder).output == folder.read("a.png"))
  }

  @Test(arguments: [
    ("theme show tronn", "“tron”"), ("theme show ./missing.json", "missing.json"),
    ("theme show tron:sarc", "“sark”"), ("theme show ./theme.json:nigth", "“night”"),
  ])
  func wrongNamesAreExplained(line: String, message: String) throws {
    let run = try refuse(line, message, in: folderWithTheme())
    #expect(run.output.isEmpty)
  }
}
