import Foundation
import FoundationXML
import TestSupport
import Testing

@testable import kbrender

/// The reports of the program besides what it prints.
@Suite struct SnapshotReportTests: ProgramSuite {

  private static func suite() throws -> ScratchFolder {
    let folder = try ScratchFolder(["S/same.args": "--size 200x160 --scale 1\n"])
    try folder.write("--size 200x160 --scale 1 --return-key go\n", to: "S/keys/other.args")
    try #require(try Program.built.run(["snapshot", "record", "S"], in: folder.url).exitCode == 0)
    try folder.write("--size 200x160 --scale 1 --return-key done\n", to: "S/keys/other.args")
    return folder
  }

  @Test func reportsAreWrittenBesideWhatIsPrinted() throws {
    let folder = try Self.suite()
    let run = try run("snapshot verify S --report out/report --report out/junit.xml", in: folder)
    #expect(run.exitCode == 1)
    let page = String(decoding: try #require(folder.read("out/report/index.html")), as: UTF8.self)
    #expect(page.hasPrefix("<!doctype html>"))
    // The golden itself, and what is drawn now, are in the page.
    for path in ["S/keys/other.png", "S/.kbrender/keys/other.actual.png"] {
      let picture = try #require(folder.read(path))
      #expect(page.contains("data:image/png;base64,\(picture.base64EncodedString())"))
    }
    let json = try #require(folder.read("out/report/report.json"))
    let report = try JSONSerialization.jsonObject(with: json) as? [String: Any]
    #expect(report?["suite"] as? String == "S")
    let document = try XMLDocument(data: try #require(folder.read("out/junit.xml")))
    let names = try document.nodes(forXPath: "//testcase[failure]/@name").compactMap(\.stringValue)
    #expect(names == ["other"])
  }

  @Test func reportsCanBeStandardOutput() throws {
    let folder = try Self.suite()
    let run = try succeed("snapshot verify S/same --report -", in: folder)
    #expect(run.text.hasPrefix("<?xml"))
  }

  @Test func summariesNameTheLargestDifferencesFirst() throws {
    let folder = try Self.suite()
    let theme = { (color: String) in ##"{"formatVersion": 1, "background": "\##(color)"}"## }
    try folder.write(theme("#112233"), to: "t.json")
    try folder.write("--size 200x160 --scale 1 --theme ../t.json\n", to: "S/same.args")
    _ = try run("snapshot record S/same --failed", in: folder)
    try folder.write(theme("#00C8FF"), to: "t.json")
    try folder.write("--size 200x160 --scale 1\n", to: "S/new_one.args")
    let run = try run("snapshot verify S --summary out/summary.md", in: folder)
    #expect(run.exitCode == 1)
    let summary = String(decoding: try #require(folder.read("out/summary.md")), as: UTF8.self)
    let lines = summary.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.first == "## Golden images: 2 of 3 differ, 1 missing")
    // Causes come first, and cases that they explain have no row of their own.
    let rows = lines.filter { $0.hasPrefix("| ") }
    let causes = rows.prefix { !$0.hasPrefix("| golden |") }
    #expect(causes.first == "| cause | cases | such as |", "\(summary)")
    #expect(causes.contains { $0.hasSuffix(" | 1 | keys/other |") }, "\(summary)")
    let cases = rows.dropFirst(causes.count + 1)
    #expect(cases.first?.hasPrefix("| new\\_one | missing |") == true, "\(summary)")
    #expect(!cases.contains { $0.hasPrefix("| keys/other ") }, "\(summary)")
    #expect(rows.contains { $0.contains("\\#00C8FF") }, "colors aren't issues: \(summary)")
    #expect(rows.allSatisfy { $0.count < 400 })
  }

  @Test func annotationsStandAtTheArguments() throws {
    let folder = try Self.suite()
    let run = try run("snapshot verify S --output-format github", in: folder)
    let lines = run.errors.split(separator: "\n").filter { $0.hasPrefix("::error") }
    #expect(lines.count == 1)
    #expect(lines.first?.hasPrefix("::error file=S/keys/other.args,line=1") == true)
    #expect(lines.first?.contains("1 key differs: return") == true)
  }

  @Test func reportsThatCannotBeWrittenAreTheEnvironment() throws {
    let folder = try Self.suite()
    try folder.write("", to: "file")
    let run = try run("snapshot verify S --report file/report", in: folder)
    #expect(run.exitCode == 3)
  }

  @Test(arguments: [
    ("in.png", true), ("deep/in.png", true), ("../suite/golden.png", true),
    ("../secret.json", false), ("link.png", false), ("/etc/hostname", false), ("pipe", false),
    ("missing.png", false),
  ])
  func othersAreNotShown(path: String, isShown: Bool) throws {
    let folder = try ScratchFolder()
    for file in ["parts/in.png", "parts/deep/in.png", "suite/golden.png", "secret.json"] {
      try folder.write("text", to: file)
    }
    let parts = folder.url.appending(path: "parts").path
    try FileManager.default.createSymbolicLink(
      atPath: "\(parts)/link.png", withDestinationPath: "../secret.json")
    let files = ReportFiles(
      ofReportsAt: ["\(parts)/1.json"], adding: [folder.url.appending(path: "suite").path])
    #expect((files.bytes(of: path) != nil) == isShown)
    let full = path.hasPrefix("/") ? path : "\(parts)/\(path)"
    #expect((files.bytes(of: full) != nil) == isShown)
  }
}
