import Foundation
import TestSupport
import Testing

/// Folders and patterns as arguments, files that stay, and logs of checks.
@Suite final class ThemePathTests: FolderSuite, ProgramSuite {

  private static func folder() throws -> ScratchFolder {
    let folder = try ScratchFolder()
    for path in ["a.json", "sub/b.json", "sub/deep/c.json", "sub/.hidden/d.json"] {
      try folder.write("{\"formatVersion\": 1, \"nmae\": \"\(path)\"}", to: path)
    }
    try folder.write("{\"formatVersion\": 1,, }", to: "sub/broken.json")
    try folder.write("{\"name\": \"package\"}", to: "sub/package.json")
    return folder
  }

  @Test(arguments: [
    (".", ["./a.json", "./sub/b.json", "./sub/broken.json", "./sub/deep/c.json"]),
    ("sub", ["sub/b.json", "sub/broken.json", "sub/deep/c.json"]),
    ("sub/*.json", ["sub/b.json", "sub/broken.json", "sub/package.json"]),
    ("**/?.json", ["a.json", "sub/b.json", "sub/deep/c.json"]),
    ("s*/deep a.json sub/deep/", ["sub/deep/c.json", "a.json"]),
  ])
  func foldersAndPatternsAreTheirThemes(arguments: String, files: [String]) throws {
    let run = try run("theme check --no-draw --output-format json \(arguments)", in: Self.folder())
    let items = run.object?["diagnostics"] as? [[String: Any]]
    let found = (items ?? []).compactMap { $0["file"] as? String }
    var seen: Set<String> = []
    #expect(found.filter { seen.insert($0).inserted } == files, "\(run.errors)")
  }

  @Test(arguments: ["check", "check --no-draw", "fmt"])
  func foldersWithoutThemesAreAnError(command: String) throws {
    let folder = try ScratchFolder(["none/a.json": "{}"])
    for argument in ["none", "none/*.jsn", "gone/**"] {
      try refuse("theme \(command) \(argument)", "has no theme files", in: folder)
    }
  }

  @Test func foldersAreFormattedAndLinted() throws {
    let folder = try ScratchFolder(["themes/a.json": "{\"name\": \"A\", \"formatVersion\": 1}"])
    #expect(try run("theme fmt themes", in: folder).exitCode == 0)
    #expect(try run("theme fmt --check themes", in: folder).exitCode == 0)
    #expect(try run("theme check themes", in: folder).exitCode == 0)
  }

  @Test(arguments: [
    "theme import --from dtcg in.json -o kept.json", "theme export tron --to dtcg -o kept.json",
    "theme export tron --to kbtheme -o kept.json",
    "theme fmt a.json -o kept.json",
    "theme new A -o kept.json",
  ])
  func nothingIsReplacedWithoutForce(arguments: String) throws {
    let color = #"{"colorSpace": "srgb", "components": [0.1, 0.1, 0.1]}"#
    try folder.write(##"{"text": {"$type": "color", "$value": \##(color)}}"##, to: "in.json")
    try folder.write("{\"formatVersion\": 1}", to: "a.json")
    try folder.write("kept", to: "kept.json")
    try refuse(arguments, "[system/existing-file]", in: folder)
    #expect(folder.read("kept.json") == Data("kept".utf8))
    #expect(try self.run("\(arguments) --force", in: folder).exitCode == 0)
    #expect(folder.read("kept.json") != Data("kept".utf8))
  }

  @Test func linesEndAsBefore() throws {
    let lines = ["{", "  // A comment", "  \"name\": \"A\", \"formatVersion\": 1", "}", ""]
    try folder.write(lines.joined(separator: "\r\n"), to: "a.json")
    #expect(try run("theme fmt a.json", in: folder).exitCode == 0)
    let text = String(decoding: folder.read("a.json") ?? Data(), as: UTF8.self)
    let after = "{\n  \"formatVersion\": 1,\n  // A comment\n  \"name\": \"A\"\n}\n"
    #expect(text == after.replacing("\n", with: "\r\n"))
    #expect(try run("theme fmt --check a.json", in: folder).exitCode == 0)
  }

  @Test(arguments: [("fine.json", 0, 0), ("bad.json", 1, 1), ("missing.json", 1, 2)])
  func sarifIsAWholeLog(file: String, count: Int, exitCode: Int) throws {
    let folder = try ScratchFolder(
      ["fine.json": "{\"formatVersion\": 1}", "bad.json": "{\"formatVersion\": 1, \"nmae\": 1}"])
    for command in ["check", "check --no-draw"] {
      let run = try run("theme \(command) \(file) --output-format sarif", in: folder)
      #expect(Int(run.exitCode) == exitCode && run.errors.isEmpty, "\(run.errors)")
      let log = try #require(run.object?["runs"] as? [[String: Any]])
      #expect((log.first?["results"] as? [Any])?.count == count)
    }
  }
}
