import Foundation
import TestSupport
import Testing

/// Programs that somebody left in the working folder are never run.
@Suite struct HostileProgramTests {

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
    _ = try Program.built.run(ShellWords.split("snapshot record suite"), in: folder.url)
    try folder.write(
      #"{"formatVersion": 1, "background": {"color": "red"}}"#, to: "suite/a.json")
    for path in [".", "", folder.url.path] {
      _ = try Program.built.run(
        ShellWords.split(command), in: folder.url,
        variables: ["PATH": "\(path):/usr/bin:/bin", "PYTHONPATH": ".", "LD_PRELOAD": ""])
      #expect(folder.read("ran") == nil, "PATH \(path)")
    }
  }
}
