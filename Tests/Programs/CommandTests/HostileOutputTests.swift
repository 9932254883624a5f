import Foundation
import TestSupport
import Testing

/// Outputs that would replace what the command reads, or lead elsewhere than they say.
@Suite struct HostileOutputTests: ProgramSuite {

  private static let theme = #"{ "formatVersion": 1, "extends": "./base.json" }"#

  private static func folder() throws -> ScratchFolder {
    let folder = try ScratchFolder(["a.json": theme, "base.json": #"{ "formatVersion": 1 }"#])
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
    try refuse(line, "also an input", in: folder)
    #expect(folder.files.map { folder.read($0) } == before)
  }

  @Test func commandsThatChangeFilesReplaceThem() throws {
    let folder = try Self.folder()
    #expect(try run("theme fmt a.json b.json", in: folder).exitCode == 0)
    #expect(folder.read("a.json") != Data(Self.theme.utf8))
  }

  @Test func pathsDoNotEndAtANull() throws {
    let folder = try ScratchFolder(
      ["lines": "--scale 0.5 -o a.png\u{0}.svg\n--scale 0.5 -t ./b\u{0}.json -o c.png\n"])
    try refuse("--batch lines", "U+0000", in: folder)
    #expect(folder.files == ["lines"])
  }

  @Test(arguments: [
    ["snapshot", "verify", "suite", "--artifacts", ""], ["gallery", "build", "-o", ""],
  ])
  func foldersHaveNames(arguments: [String]) throws {
    let folder = try ScratchFolder(["suite/a.args": "--scale 0.5"])
    let run = try Program.built.run(arguments, in: folder.url)
    #expect(run.exitCode == 2, "\(run.errors)")
    #expect(folder.files == ["suite/a.args"])
  }

  @Test(arguments: [
    ("lexicon list", "aspell"), ("snapshot verify suite", "git"), ("doctor", "fc-list"),
  ])
  func programsOfTheFolderAreNotRun(command: String, program: String) throws {
    let folder = try ScratchFolder()
    let script = "#!/bin/sh\ntouch '\(folder.url.path)/ran'\n"
    try folder.writeProgram(script, to: program)
    // A golden of a list that differs is drawn again as of the commit that recorded it.
    try folder.write("--theme ./a.json --scale 0.5 --locale {de,en}", to: "suite/a.matrix")
    try folder.write(#"{"formatVersion": 1}"#, to: "suite/a.json")
    try folder.write("{}", to: "suite/snapshots.json")
    _ = try run("snapshot record suite", in: folder)
    try folder.write(#"{"formatVersion": 1, "background": {"color": "red"}}"#, to: "suite/a.json")
    for path in [".", "", folder.url.path] {
      _ = try Program.built.run(
        ShellWords.split(command), in: folder.url,
        variables: ["PATH": "\(path):/usr/bin:/bin", "PYTHONPATH": ".", "LD_PRELOAD": ""])
      #expect(folder.read("ran") == nil, "PATH \(path)")
    }
  }
}
