import Foundation
import Glibc
import TestSupport
import Testing

/// Comparing a part of a suite: what failed, what has changed, and what changes.
@Suite struct SnapshotNarrowingTests: ProgramSuite {

  private static func theme(_ color: String) -> String {
    #"{"formatVersion": 1, "buttons": {"all": {"backgroundColor": "\#(color)"}}}"#
  }

  /// A recorded suite of two cases with a theme each, and one with a theme of the program.
  private func suite() throws -> ScratchFolder {
    let folder = try ScratchFolder()
    for name in ["a", "b"] {
      try folder.write(Self.theme("#112233"), to: "themes/\(name).json")
      try folder.write(
        #"{"formatVersion": 1, "extends": "./\#(name).json"}"#, to: "themes/\(name)2.json")
      try folder.write("-t ../themes/\(name)2.json --size 200x160 --scale 1", to: "S/\(name).args")
    }
    try folder.write("--size 200x160 --scale 1", to: "S/c.args")
    try #require(try run("snapshot record S", in: folder).exitCode == 0)
    return folder
  }

  @Test func listsCases() throws {
    let folder = try suite()
    #expect(try run("snapshot verify S --list", in: folder).text == "a\nb\nc\n")
    #expect(try run("snapshot verify S --list --filter c", in: folder).text == "c\n")
  }

  @Test func comparesWhatFailedLast() throws {
    let folder = try suite()
    #expect(try run("snapshot verify S --failed --list", in: folder).text == "")
    #expect(try run("snapshot verify S --failed", in: folder).exitCode == 0)
    try folder.write(Self.theme("#332211"), to: "themes/a.json")
    #expect(try run("snapshot verify S", in: folder).exitCode == 1)
    #expect(try run("snapshot verify S --failed --list", in: folder).text == "a\n")
    // What can't be drawn leaves no picture.
    try folder.write(Self.theme("no color"), to: "themes/b.json")
    #expect(try run("snapshot verify S --filter b", in: folder).exitCode == 1)
    #expect(try run("snapshot verify S --failed --list", in: folder).text == "a\nb\n")
    for name in ["a", "b"] { try folder.write(Self.theme("#112233"), to: "themes/\(name).json") }
    #expect(try run("snapshot verify S --failed", in: folder).errors == "2 of 2 match\n")
    #expect(try run("snapshot verify S --failed --list", in: folder).text == "")
  }

  /// A theme that a theme extends counts, and so do new files.
  @Test func comparesWhatHasChanged() throws {
    let folder = try suite()
    for line in ["init -q", "add .", "-c user.name=a -c user.email=a@b.c commit -q -m first"] {
      let git = try Program(file: URL(filePath: "/usr/bin/env")).run(
        ["git"] + line.split(separator: " ").map(String.init), in: folder.url)
      try #require(git.exitCode == 0, "\(git.errors)")
    }
    func changed(_ commit: String = "HEAD") throws -> Program.Run {
      try run("snapshot verify S --list --only-changed \(commit)", in: folder)
    }
    #expect(try changed().text == "")
    try folder.write(Self.theme("#332211"), to: "themes/a.json")
    try folder.write("--size 200x160", to: "S/new.args")
    #expect(try changed().text == "a\nnew\n")
    try folder.write(Data(), to: "S/c.png")
    #expect(try changed().text == "a\nc\nnew\n")
    for commit in ["nowhere", "--output=x"] {
      let run = try changed(commit)
      #expect(run.exitCode == 2 && !folder.files.contains("x"), "\(run.errors)")
    }
  }

  @Test func watchesTheFilesOfCases() throws {
    let folder = try suite()
    let process = Process()
    process.executableURL = Program.built.file
    process.arguments = ["snapshot", "verify", "S", "--watch"]
    process.currentDirectoryURL = folder.url
    let output = folder.url.appending(path: "output")
    try folder.write("", to: "output")
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = FileHandle.nullDevice
    try process.run()
    // The program inherits the blocked signals of a thread of the test, except this one.
    defer { kill(process.processIdentifier, SIGKILL) }
    func waits(for text: String) -> Bool {
      for _ in 0..<3000 where process.isRunning {
        let written = (try? String(contentsOf: output, encoding: .utf8)) ?? ""
        if written.contains(text) { return true }
        usleep(10_000)
      }
      return false
    }
    try folder.write("-l de", to: "S/new.args")
    #expect(waits(for: "new: missing"))
    try folder.write(Self.theme("#332211"), to: "themes/a.json")
    #expect(waits(for: "a: failed"))
    let text = try String(contentsOf: output, encoding: .utf8)
    #expect(!text.contains("b: ") && !text.contains("c: "), "\(text)")
  }
}
