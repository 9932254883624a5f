import Foundation
import TestSupport
import Testing

/// The examples in the section on syntax of `Snapshots/README.md`.
@Suite struct SnapshotSyntaxTests: ProgramSuite {

  /// The blocks of the section, each with its first line and the others.
  private static func blocks() throws -> [(first: String, rest: String)] {
    let file = Program.project.appending(path: "Snapshots/README.md")
    let text = try String(contentsOf: file, encoding: .utf8)
    let section = try #require(
      text.split(separator: "\n## Syntax\n").last?.split(separator: "\n## ").first)
    return section.split(separator: "\n```").enumerated().filter { !$0.offset.isMultiple(of: 2) }
      .map { _, block in
        let lines = block.split(separator: "\n", omittingEmptySubsequences: false).dropFirst()
        return (String(lines.first ?? ""), lines.dropFirst().map { "\($0)\n" }.joined())
      }
  }

  @Test func examplesWork() throws {
    let folder = try ScratchFolder()
    let blocks = try Self.blocks()
    for (first, rest) in blocks where !first.hasPrefix("$ ") {
      try folder.write(rest, to: String(first.trimmingPrefix { "#/ ".contains($0) }))
    }
    let commands = blocks.filter { $0.first.hasPrefix("$ ") }
    #expect(commands.count == 2 && folder.files.count == 6, "\(folder.files)")
    for (command, output) in commands {
      let run = try run(String(command.dropFirst("$ kbrender ".count)), in: folder)
      #expect(run.text == output, "\(command): \(run.errors)")
    }
    #expect(try run("--batch batch.txt", in: folder).exitCode == 0)
    #expect(folder.read("tron.png") != nil && folder.read("layout.json") != nil)
    let recorded = try run("snapshot record", in: folder)
    #expect(recorded.text.isEmpty && recorded.errors == "recorded 11\n", "\(recorded.errors)")
    #expect(try run("snapshot verify", in: folder).errors == "11 of 11 match\n")
  }

  /// What isn't a file is a name of a case, or a part of it.
  @Test(arguments: [
    ("verify looks/a", ["looks/a"]), ("verify a", ["a"]), ("verify ks/", ["looks/a", "looks/b"]),
    ("verify Snapshots/looks", ["looks/a", "looks/b"]), ("verify b Snapshots/looks", ["looks/b"]),
    ("verify Snapshots/a.args", ["a"]), ("verify --filter looks", ["looks/a", "looks/b"]),
    ("verify looks/* ", ["looks/a", "looks/b"]),
  ])
  func wordsNameCases(line: String, names: [String]) throws {
    let folder = try ScratchFolder(["Snapshots/snapshots.json": "{}"])
    for name in ["a", "looks/a", "looks/b"] {
      try folder.write("--scale 0.5", to: "Snapshots/\(name).args")
    }
    #expect(try run("snapshot \(line) --list", in: folder).text == names.map { "\($0)\n" }.joined())
    for command in ["verify", "record", "review", "coverage", "clean"] {
      let none = try run("snapshot \(command) a none --filter nothing", in: folder)
      #expect(none.exitCode == 2 && none.text.isEmpty)
      #expect(none.errors.contains("No case of “Snapshots” matches “none”"), "\(none.errors)")
      #expect(none.errors.contains("matches “nothing”"))
    }
  }

  /// Goldens of version 0.1, and others, move to new names as they are.
  @Test func goldensAreRenamed() throws {
    let folder = try ScratchFolder(
      ["S/m.matrix": "--theme {tron,ink} --scale 0.5", "S/old.args": "--scale 0.5 -l de"])
    #expect(try run("snapshot record S", in: folder).errors == "recorded 3\n")
    let hashes = String(decoding: try #require(folder.read("S/m.hashes")), as: UTF8.self)
    #expect(hashes.contains("  ink\n") && hashes.contains("  tron\n"))
    // The golden of ink isn't what is drawn.
    let former = hashes.replacing("  tron\n", with: "  theme-tron.scale-0_5\n")
      .replacing(
        /[0-9a-f]{64}  ink/, with: "\(String(repeating: "0", count: 64))  theme-ink.scale-0_5")
    try folder.write(former, to: "S/m.hashes")
    let golden = folder.read("S/old.png")
    try folder.write("--scale 0.5 -l de", to: "S/new.args")
    try FileManager.default.removeItem(at: folder.url.appending(path: "S/old.args"))
    let missing = try run("snapshot verify S", in: folder)
    #expect(missing.text.contains("snapshot record S --filter new --rename"), "\(missing.text)")
    let run = try run("snapshot record S --rename", in: folder)
    #expect(run.exitCode == 0 && run.text.isEmpty && run.errors == "recorded 3\n", "\(run.errors)")
    #expect(folder.read("S/new.png") == golden && folder.read("S/old.png") == nil)
    let moved = String(decoding: try #require(folder.read("S/m.hashes")), as: UTF8.self)
    #expect(moved.contains("\(String(repeating: "0", count: 64))  ink\n"))
    #expect(!moved.contains("theme-"))
    let verified = try self.run("snapshot verify S", in: folder)
    #expect(verified.exitCode == 1 && verified.errors == "1 of 3 differ\n", "\(verified.errors)")
    #expect(try self.run("snapshot record S --rename --all", in: folder).exitCode == 2)
  }
}
