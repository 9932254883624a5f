import Foundation
import TestSupport
import Testing
import ThemeTools

/// What documents show and what the program writes passes `check`, `lint` and `fmt --check`.
@Suite final class WrittenThemeTests: FolderSuite, ProgramSuite {

  /// The files have one level of contrast, so that each command reads all of them.
  private func expectClean(_ files: String, in folder: ScratchFolder, options: String = "") throws {
    for command in ["check --strict", "lint --warnings-as-errors\(options)", "fmt --check"] {
      // Lint is much faster in a release build.
      let result = try run("theme \(command) \(files)", in: folder)
      #expect(result.exitCode == 0 && result.text.isEmpty, "\(command) \(files): \(result.errors)")
    }
  }

  /// The blocks of JSON in a document that are whole themes.
  private static func themes(in document: String) throws -> [String] {
    let text = try String(contentsOf: Program.project.appending(path: document), encoding: .utf8)
    return text.matches(of: /(?s)```jsonc?\n(.*?)```/).map { String($0.1) }
      .filter { $0.contains("\"formatVersion\"") && $0.first == "{" }
  }

  @Test(arguments: [("Themes/README.md", 1), ("README.md", 1)])
  func themesOfDocumentsAreClean(document: String, count: Int) throws {
    let themes = try Self.themes(in: document)
    #expect(themes.count >= count)
    let names = themes.indices.map { "theme\($0).json" }
    for (name, theme) in zip(names, themes) { try folder.write(theme, to: name) }
    try expectClean(names.joined(separator: " "), in: folder)
  }

  private static let kinds = NewTheme.Kind.allCases.filter { $0 != .photo }
    .map { "--kind \($0.rawValue)" }

  @Test(arguments: [
    (["", "--from tron", "--from standard"], ""), (kinds.map { "\($0) --seed #0af" }, ""),
    (kinds.map { "\($0) --seed #c2185b --seed #33691e" }, ""),
    (kinds.map { "\($0) --seed #ff0 --seed navy --seed red --contrast high" }, " --level AAA"),
  ])
  func newThemesAreClean(options: [String], level: String) throws {
    for (index, options) in options.enumerated() {
      try succeed("theme new A\(index) \(options)", in: folder)
    }
    let files = options.indices.map { "a\($0).json" }
    try expectClean(files.joined(separator: " "), in: folder, options: level)
  }

  @Test func photosAreClean() throws {
    #expect(try run("-t sakura --scale 0.5 -o photo.png", in: folder).exitCode == 0)
    try succeed("theme new A --kind photo --from photo.png", in: folder)
    try expectClean("a.json", in: folder)
  }

  private static let scheme =
    zip(
      0...,
      [
        "181818", "282828", "383838", "585858", "b8b8b8", "d8d8d8", "e8e8e8", "f8f8f8",
        "ab4642", "dc9656", "f7ca88", "a1b56c", "86c1b9", "7cafc2", "ba8baf", "a16946",
      ]
    ).map { number, color in
      "base0\(String(number, radix: 16, uppercase: true)): \"\(color)\"\n"
    }.joined()

  @Test(arguments: [
    ("base16", scheme),
    (
      "dtcg",
      ##"{"accent": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [0.2, 0.3, 0.8]}}}"##
    ),
    ("dtcg", ""),
  ])
  func importedThemesAreClean(format: String, text: String) throws {
    let folder = try ScratchFolder(["in": text])
    if text.isEmpty {
      #expect(try run("theme export blueprint --to dtcg -o in --force", in: folder).exitCode == 0)
    }
    try succeed("theme import --from \(format) in -o a.json", in: folder)
    try expectClean("a.json", in: folder)
  }

  @Test func projectsAreClean() throws {
    #expect(try run("init project --ci none", in: folder).exitCode == 0)
    try expectClean("project", in: folder)
  }
}
