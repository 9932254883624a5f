import SourceText
import Testing

@testable import GoldenImages

/// The commands that messages suggest: each repeats the options of its run, quoted for shells.
@Suite struct GoldenSelectionTests {

  static let selections = [
    GoldenSelection(paths: ["My Snapshots/it's"]),
    GoldenSelection(paths: ["S"], filters: ["themes/*", "$(reboot)"]),
    GoldenSelection(paths: ["a", "b;c"], filters: ["-x"], artifacts: "out put"),
  ]

  private func words(_ line: String) throws -> [String] { try ArgumentLine.split(line) }

  /// Return the command after a text in a message, to the end of its line.
  private func command(in text: String, after start: String) throws -> [String] {
    let line = try #require(text.split(separator: "\n").first { $0.hasPrefix(start) })
    return try words(String(line.dropFirst(start.count)))
  }

  @Test(arguments: selections)
  func commandsRepeatTheOptions(selection: GoldenSelection) throws {
    let report = GoldenReport(
      suite: "S", selection: selection, listed: 1,
      cases: [GoldenReport.Case(name: "a b", status: .missing)])
    let options =
      selection.filters.flatMap { $0.hasPrefix("-") ? ["--filter=\($0)"] : ["--filter", $0] }
      + (selection.artifacts.map { ["--artifacts", $0] } ?? [])
    let text = report.pendingText
    let review = ["kbrender", "snapshot", "review"] + selection.paths + options + ["--accept"]
    #expect(try command(in: text, after: "To accept some: ") == review + ["a b"])
    #expect(
      try command(in: text, after: "To accept all:  ")
        == ["kbrender", "snapshot", "record"] + selection.paths + options + ["--failed"])
    #expect(try words(report.acceptCommand) == ["kbrender", "snapshot", "accept"])
    #expect(try GoldenReport(json: Array(report.json().utf8)) == report)
  }

  @Test func missingGoldensAreRecordedByName() throws {
    let run = try SampleSuite(["My S/f/a b.args": "picture 10"]).run(
      at: ["My S"], filters: ["f/*"], artifacts: "o")
    let judge = SnapshotJudge(run)
    let message = judge.verdict(on: run.cases[0]) { try $0.drawing() }.message
    #expect(
      message == "record it with kbrender snapshot record 'My S' --filter 'f/a b' --artifacts o")
  }

  /// Reports of a former version have no selection.
  @Test func reportsWithoutASelectionAreThoseOfTheirSuite() throws {
    let json = try GoldenReport(suite: "S", listed: 0, cases: []).json()
    let older = json.replacing(/\s*"selection" : \{[^}]*\},\n/, with: "")
    #expect(older != json)
    #expect(try GoldenReport(json: Array(older.utf8)).selection == GoldenSelection(paths: ["S"]))
  }

  @Test func mergedReportsSelectWhatAllDo() {
    let (one, two) = (
      GoldenSelection(paths: ["S"], filters: ["a"], artifacts: "o"),
      GoldenSelection(paths: ["S"], filters: ["b"], artifacts: "p")
    )
    #expect(one.union(two) == GoldenSelection(paths: ["S"], filters: ["a", "b"]))
    #expect(one.union(GoldenSelection(paths: ["T"])) == GoldenSelection(paths: ["S", "T"]))
  }
}
