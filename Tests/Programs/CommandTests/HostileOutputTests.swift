import Foundation
import TestSupport
import Testing

/// Outputs that would replace what the command reads, or lead elsewhere than they say.
@Suite struct HostileOutputTests: ProgramSuite {

  private static let theme = #"{ "formatVersion": 1, "extends": "./base.json" }"#

  private static func folder() throws -> ScratchFolder {
    let folder = try ScratchFolder()
    try folder.write(theme, to: "a.json")
    try folder.write(#"{ "formatVersion": 1 }"#, to: "base.json")
    try folder.write(#"{ "formatVersion": 1, "id": "b" }"#, to: "b.json")
    try FileManager.default.createSymbolicLink(
      atPath: folder.url.appending(path: "link.json").path, withDestinationPath: "a.json")
    return folder
  }

  @Test(arguments: [
    "-t ./a.json --emit scene -o a.json", "-t ./a.json --emit scene -o ./base.json",
    "-t ./a.json --emit layout -o link.json", "theme export ./b.json --to dtcg -o b.json --force",
  ])
  func inputsAreNotReplaced(line: String) throws {
    let folder = try Self.folder()
    let before = folder.files.map { folder.read($0) }
    let run = try run(line, in: folder)
    #expect(run.exitCode == 2 && run.errors.contains("also an input"), "\(run.errors)")
    #expect(folder.files.map { folder.read($0) } == before)
  }

  @Test func commandsThatChangeFilesReplaceThem() throws {
    let folder = try Self.folder()
    #expect(try run("theme fmt a.json b.json", in: folder).exitCode == 0)
    #expect(folder.read("a.json") != Data(Self.theme.utf8))
  }

  @Test func pathsDoNotEndAtANull() throws {
    let folder = try ScratchFolder()
    try folder.write(
      "--scale 0.5 -o a.png\u{0}.svg\n--scale 0.5 -t ./b\u{0}.json -o c.png\n", to: "lines")
    let run = try run("--batch lines", in: folder)
    #expect(run.exitCode == 2 && run.errors.contains("U+0000"), "\(run.errors)")
    #expect(folder.files == ["lines"])
  }

  @Test(arguments: [
    ["snapshot", "verify", "suite", "--artifacts", ""], ["gallery", "build", "-o", ""],
  ])
  func foldersHaveNames(arguments: [String]) throws {
    let folder = try ScratchFolder()
    try folder.write("--scale 0.5", to: "suite/a.args")
    let run = try Program.built.run(arguments, in: folder.url)
    #expect(run.exitCode == 2, "\(run.errors)")
    #expect(folder.files == ["suite/a.args"])
  }
}
