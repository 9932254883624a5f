import Foundation
import TestSupport
import Testing

@Suite struct ThemeFormatTests: ProgramSuite {

  private static let wild = #"{"name": "A", "formatVersion": 1}"#
  private static let tame = "{\n  \"formatVersion\": 1,\n  \"name\": \"A\"\n}\n"

  private static func folder(_ files: [String: String]) throws -> ScratchFolder {
    let folder = try ScratchFolder()
    for (name, text) in files { _ = try folder.write(Data(text.utf8), to: name) }
    return folder
  }

  private static func text(_ name: String, in folder: ScratchFolder) throws -> String {
    try String(contentsOf: folder.url.appending(path: name), encoding: .utf8)
  }

  @Test func rewritesFilesInPlace() throws {
    let folder = try Self.folder(["wild.json": Self.wild, "tame.json": Self.tame])
    let check = try run("theme fmt --check wild.json tame.json", in: folder)
    #expect(check.exitCode == 1 && check.text == "wild.json\n" && check.errors.isEmpty)
    #expect(try Self.text("wild.json", in: folder) == Self.wild)
    let json = try run("theme fmt --check --output-format json wild.json tame.json", in: folder)
    #expect(json.exitCode == 1 && json.text == "{\"version\": 1, \"files\": [\"wild.json\"]}\n")
    let run = try run("theme fmt wild.json tame.json", in: folder)
    #expect(run.exitCode == 0 && run.text.isEmpty)
    #expect(run.errors == "wild.json is rewritten\ntame.json: nothing to change\n")
    #expect(try Self.text("wild.json", in: folder) == Self.tame)
    let missing = try refuse("theme fmt wlid.json", "Did you mean “wild.json”?", in: folder)
    #expect(missing.errors.split(separator: "wlid.json: error:").count == 1)
    #expect(try self.run("theme fmt --check wild.json tame.json", in: folder).exitCode == 0)
  }

  @Test(arguments: ["theme fmt wild.json -o -", "theme fmt -"])
  func writesToStandardOutput(line: String) throws {
    let folder = try Self.folder(["wild.json": Self.wild])
    let run = try run(line, in: folder, input: Self.wild)
    #expect(run.exitCode == 0 && run.text == Self.tame)
    #expect(try Self.text("wild.json", in: folder) == Self.wild)
  }

  @Test(arguments: ["theme fmt wild.json broken.json", "theme fmt --check broken.json wild.json"])
  func leavesAllFilesAloneIfOneIsBroken(line: String) throws {
    let folder = try Self.folder(["wild.json": Self.wild, "broken.json": "{\"name\": "])
    try refuse(line, "broken.json:1:10: error:", in: folder)
    #expect(try Self.text("wild.json", in: folder) == Self.wild)
    #expect(try Self.text("broken.json", in: folder) == "{\"name\": ")
  }

  @Test(arguments: [
    "theme fmt missing.json", "theme fmt", "theme fmt a.json b.json -o -",
    "theme fmt wild.json --check -o -",
  ])
  func refusesWrongUsage(line: String) throws {
    let folder = try Self.folder(["wild.json": Self.wild])
    let run = try run(line, in: folder)
    #expect(run.exitCode == 2 && run.text.isEmpty && !run.errors.isEmpty)
  }
}
