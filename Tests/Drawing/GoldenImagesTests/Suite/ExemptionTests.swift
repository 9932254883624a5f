import Disk
import SourceText
import TestSupport
import Testing

@testable import GoldenImages

/// Cases that are skipped or expected to fail until a day, and what their own files say.
@Suite struct ExemptionTests {

  /// A recorded suite with rules, and its report on a day after a change of “p”.
  private func report(
    _ rule: String, on day: String = "2027-01-01", picture: String = "200", note: String = ""
  ) throws -> GoldenReport {
    let sample = SampleSuite(["S/p.args": "picture 10", "S/q.args": "picture 20"])
    try sample.record()
    sample.files["S/p.args"] = "\(note)picture \(picture)"
    sample.files["S/snapshots.json"] = #"{"cases": {\#(rule)}}"#
    let run = SnapshotRun(try sample.suite(), today: day)
    let judge = SnapshotJudge(run)
    return run.report(run.cases.map { item in judge.verdict(on: item) { try $0.drawing() } })
  }

  private static let skip = #""p": {"skip": true, "until": "2027-02-01", "reason": "Issue 12"}"#
  private static let fails = skip.replacing("skip", with: "fails")

  @Test func skippedCasesAreNotDrawn() throws {
    let report = try report(Self.skip, picture: "blank")
    #expect(report.cases[0].status == .skipped && report.isFine)
    #expect(report.cases[0].message == "Issue 12 (until 2027-02-01)")
    #expect(report.summary == "1 of 1 match, 1 skipped")
    #expect(report.junit.contains(#"skipped="1""#) && report.junit.contains("<skipped message="))
  }

  @Test func expectedFailuresAreFineAsLongAsTheyFail() throws {
    let report = try report(Self.fails)
    #expect(report.cases[0].status == .known && report.isFine)
    #expect(report.cases[0].message.hasPrefix("Issue 12 (until 2027-02-01): 56 pixels differ"))
    #expect(report.summary == "1 of 1 match, 1 differ as expected")
    let passed = try self.report(Self.fails, picture: "10").cases[0]
    #expect(passed.status == .failed)
    #expect(passed.message.hasPrefix("it matches, although it is expected to fail: Issue 12"))
    // A picture that can't be drawn fails, too.
    #expect(try self.report(Self.fails, picture: "blank").cases[0].status == .known)
  }

  @Test(arguments: [skip, fails], ["2027-02-01", "2028-01-01"])
  func exemptionsEnd(rule: String, day: String) throws {
    let item = try report(rule, on: day).cases[0]
    #expect(item.status == .failed)
    #expect(item.message.hasSuffix("; it is exempt no longer: Issue 12 (until 2027-02-01)"))
    #expect(try report(rule, on: day, picture: "10").isFine)
  }

  /// The file of a case comes before the rules of the suite.
  @Test func casesSayHowTheyAreCompared() throws {
    let note = """
      #: { "tolerance": { "channels": 200 },
      #:   "reason": "Noise" }

      """
    let item = try report(#""p": {"tolerance": "exact", "reason": "All"}"#, note: note).cases[0]
    #expect(item.status == .passed && item.rung == .channels && item.reason == "Noise")
    let skipped = #"#: {"skip": true, "until": "2027-02-01", "reason": "Here"}\#n"#
    #expect(try report(Self.fails, note: skipped).cases[0].message.hasPrefix("Here"))
  }

  @Test func mistakesInACaseHaveTheirPlace() throws {
    let item = try report("", note: "# A comment.\n#: {\"tolerance\": \"exact\"}\n").cases[0]
    #expect(item.status == .error)
    #expect(item.message.hasPrefix("S/p.args:2: The note accepts differences without a reason"))
  }

  @Test func exemptCasesAreNotRecorded() throws {
    let sample = SampleSuite(["S/p.args": "picture 10"])
    try sample.record()
    sample.files["S/p.args"] = "picture 200"
    sample.files["S/snapshots.json"] = "{\"cases\": {\(Self.fails)}}"
    let golden = sample.files.knownBytes(of: "S/p.png")
    #expect(try sample.record(.failed).report.cases.map(\.status) == [.known])
    #expect(sample.files.knownBytes(of: "S/p.png") == golden)
    try sample.record(.all)
    #expect(sample.files.knownBytes(of: "S/p.png") != golden)
  }

  @Test func renamesAreToldFromNewCases() throws {
    let sample = SampleSuite(["S/old.args": "picture 10", "S/m.matrix": "picture 1"])
    try sample.record()
    sample.files["S/old.args"] = nil
    sample.files["S/m.matrix"] = nil
    sample.files["S/new.args"] = "picture 10"
    sample.files["S/n.matrix"] = "picture {1,2}"
    let missing = try sample.verify().cases.filter { $0.status == .missing }
    #expect(
      missing.map { $0.message.prefix { $0 != ";" } } == [
        "it draws the same as the obsolete “m.hashes: picture-1”",
        "record it with kbrender snapshot record S --filter n/picture-2",
        "it draws the same as the obsolete “old.png”",
      ])
    #expect(missing[2].message.hasSuffix("kbrender snapshot record S --filter new --rename"))
    try sample.record(prune: true)
    #expect(try sample.verify().cases.allSatisfy { $0.status == .passed })
  }

  /// Names keep letters only, so that a part of the digest tells two cases apart.
  @Test func namesOfAMatrixAreTheirOwn() throws {
    let sample = SampleSuite(["S/m.matrix": "#name: {*}\npicture {a:b,a.b,1}\n"])
    let names = try sample.suite().cases.map(\.name)
    #expect(names[0] == "m/picture-1" && names.count == 3)
    #expect(names[1...].allSatisfy { $0.wholeMatch(of: /m\/picture-a_b~[0-9a-f]{6}/) != nil })
    #expect(Set(names).count == 3)
  }

  static let names: [(matrix: String, names: [String])] = [
    ("--t {a,b} --s 1", ["a", "b"]), ("--t a --s 1", ["t-a.s-1"]),
    ("--t {a,b} --l de\n--t a --l fr --dark", ["a · de", "a · fr · dark", "b · de"]),
    ("--t ./x/{a,b}.json --dark", ["a", "b"]),
    ("--t x/a.json\n--t y/a.json", ["t-x_a_json", "t-y_a_json"]),
    ("--press a\n--long a", ["long a", "press a"]), ("--t {a,A}", ["~", "~"]),
    ("#name: {t}, {l}\n--t {a,b} --s 1\n--t a --l de", ["a, de", "a, default", "b, default"]),
    ("#name: {*}\n--t {a,b} --s 1", ["t-a.s-1", "t-b.s-1"]), ("#name: ../{t}\n--t a", [".._a"]),
    ("#name: x\n--t {a,b}", ["~", "~"]),
  ]

  @Test(arguments: names)
  func casesOfAMatrixAreNamedByWhatVaries(matrix: String, names: [String]) throws {
    let file = SourceFile(name: "m.matrix", text: matrix)
    let lines = try file.mapLines { _, line throws(Diagnostics) in
      try BraceExpansion.lines(of: line, limit: 9)
    }.joined().map { try ArgumentLine.split($0) }.filter { !$0.isEmpty }
    let matrix = try MatrixNames(of: lines, in: file)
    let found = lines.map { matrix.name(of: $0) }.sorted()
    if names.contains("~") {
      #expect(Set(found.map { $0.lowercased() }).count == 1)
    } else {
      #expect(found == names)
    }
  }

  @Test func templatesNameOptionsOfTheMatrix() throws {
    let sample = SampleSuite(["S/m.matrix": "#name: {gray}\npicture 1"])
    #expect(throws: Diagnostics.self) { try sample.suite() }
  }
}
