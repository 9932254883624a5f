import Foundation
import TestSupport
import Testing

/// Goldens out of the report of a run elsewhere.
@Suite struct SnapshotAcceptTests: ProgramSuite {

  private func git(_ line: String, in folder: ScratchFolder) throws {
    let run = try Program(file: URL(filePath: "/usr/bin/env")).run(
      ["git", "-c", "user.name=a", "-c", "user.email=a@b.c"]
        + line.split(separator: " ").map(String.init), in: folder.url)
    try #require(run.exitCode == 0, "\(run.errors)")
  }

  private static func theme(_ color: String) -> String {
    #"{"formatVersion": 1, "buttons": {"primary": {"backgroundColor": "\#(color)"}}}"#
  }

  /// A committed suite of two pictures, a digest and a text, and the report of a run that differs.
  private func project() throws -> ScratchFolder {
    let folder = try ScratchFolder(["themes/a.json": Self.theme("#0a84ff")])
    for name in ["one", "deep/two"] {
      try folder.write(
        "-t ../themes/a.json --return-key go --size 200x160 --scale 1", to: "S/\(name).args")
    }
    try folder.write(
      "-t ../themes/a.json --return-key go --size 200x160 --scale {1,2}", to: "S/m.matrix")
    try #require(try run("snapshot record S", in: folder).exitCode == 0)
    try folder.write(Self.theme("#0a7aff"), to: "themes/a.json")
    try folder.write("--emit layout -l de", to: "S/text.args")
    try git("init -q", in: folder)
    try git("add .", in: folder)
    try git("commit -q -m first", in: folder)
    let verified = try run("snapshot verify S --report report --artifacts out", in: folder)
    try #require(verified.exitCode == 1, "\(verified.errors)")
    return folder
  }

  private func goldens(_ folder: ScratchFolder) -> [String: Data?] {
    let names = folder.files.filter { $0.hasPrefix("S/") }
    return Dictionary(uniqueKeysWithValues: names.map { ($0, folder.read($0)) })
  }

  @Test func goldensAreThePicturesOfTheRun() throws {
    let folder = try project()
    let before = goldens(folder)
    let cause = try succeed("snapshot accept report --cause *0A84FF*", in: folder)
    #expect(cause.text == "deep/two: accepted\none: accepted\n")
    for name in ["one", "deep/two"] {
      #expect(folder.read("S/\(name).png") == folder.read("out/\(name).actual.png"))
    }
    // Goldens that were accepted before make the report no older.
    try git("add S", in: folder)
    try git("commit -q -m second", in: folder)
    let rest = try run("snapshot accept report --all", in: folder)
    #expect(rest.exitCode == 0 && rest.errors == "3 of 5 goldens changed\n", "\(rest.errors)")
    #expect(try run("snapshot verify S", in: folder).exitCode == 0)
    #expect(Set(goldens(folder).keys) == Set(before.keys).union(["S/text.json"]))
  }

  /// The reviewed commit may be shortened; a report without a commit is of none.
  @Test func reportsOfOtherCommitsThanTheReviewedAreRefused() throws {
    let folder = try project()
    let report = String(decoding: try #require(folder.read("report/report.json")), as: UTF8.self)
    let commit = String(try #require(report.firstMatch(of: /"commit" : "([0-9a-f]{40})"/)).1)
    let other = String(commit.reversed())
    let before = goldens(folder)
    func accept(_ commit: String) throws -> Program.Run {
      try self.run("snapshot accept report --all --commit=\(commit)", in: folder)
    }
    for wrong in [other, String(commit.prefix(6)), commit + "0", "HEAD"] {
      let run = try accept(wrong)
      #expect(run.exitCode == 2 && run.errors.contains("was reviewed"), "\(wrong): \(run.errors)")
    }
    try folder.write(
      report.replacing(#/,?\s*"commit" : "[0-9a-f]+"/#, with: ""), to: "report/report.json")
    let run = try accept(commit)
    #expect(run.exitCode == 2 && run.errors.contains("no commit"), "\(run.errors)")
    #expect(goldens(folder) == before)
    try folder.write(report, to: "report/report.json")
    let accepted = try accept(String(commit.prefix(8)))
    #expect(accepted.exitCode == 0, "\(accepted.errors)")
  }

  @Test func otherCommitsFilesAndLinksAreRefused() throws {
    let folder = try project()
    let before = goldens(folder)
    func refuses(_ line: String, _ says: String, variables: [String: String] = [:]) throws {
      let run = try run("snapshot accept \(line)", in: folder, variables: variables)
      #expect(run.exitCode == 2 && run.errors.contains(says), "\(line): \(run.errors)")
      #expect(goldens(folder) == before)
    }
    try refuses("report", "[cli/usage]")
    try refuses("report --all", "--in-ci", variables: ["CI": "1"])
    try refuses("report oen", "did you mean “one”?")
    try refuses("S --all", "S/report.json: error")
    let report = String(decoding: try #require(folder.read("report/report.json")), as: UTF8.self)
    try folder.write(
      report.replacing("\"suite\" : \"S\"", with: "\"suite\" : \"../S\""), to: "report/report.json")
    try refuses("report --all", "name its folder with --folder")
    try folder.write(report, to: "report/report.json")
    // A theme that isn't committed, too.
    try folder.write(Self.theme("#0a7bff"), to: "themes/a.json")
    try refuses("report one", "S/one.args:1")
    try git("commit -q -a -m third", in: folder)
    try refuses("report one", "since then, “themes/a.json” has changed")
    try folder.write(
      report.replacing(
        /"commit" : "[0-9a-f]+"/, with: #""commit" : "\#(String(repeating: "0", count: 40))""#),
      to: "report/report.json")
    try refuses("report --all", "“00000000”, which isn't here")
    try git("reset -q --hard HEAD~1", in: folder)
    try folder.write(report, to: "report/report.json")
    for name in folder.files where name.hasPrefix("report/actual/") {
      let path = folder.url.appending(path: name).path
      try FileManager.default.moveItem(atPath: path, toPath: "\(path).moved")
      try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: "\(path).moved")
    }
    try refuses("report one", "or it is a link")
  }
}
