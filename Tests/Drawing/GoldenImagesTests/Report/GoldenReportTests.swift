import KeyboardKit
import Parallel
import Testing

@testable import GoldenImages

/// Reports as values: their JSON, their causes, and joining those of shards.
@Suite struct GoldenReportTests {

  private static let background = ReportSample.background
  private static let moved = ReportSample.moved

  @Test func verdictsSpeakOfKeys() {
    let verdict = ReportSample.verdict([
      ReportSample.change("return", [Self.background]), ReportSample.change("shift", [Self.moved]),
      ReportSample.change("123", [Self.moved]),
    ])
    #expect(
      verdict.description
        == "3 keys differ: return background #0A84FF → #0A7AFF; shift, 123: text moved 1 px")
  }

  @Test func verdictsWithoutElementsSpeakOfPixels() {
    #expect(ReportSample.verdict([]).description == "48 pixels differ, from 30,20 on in 8x6")
  }

  @Test func causesAreGroupedOverCases() throws {
    let report = GoldenReport(
      suite: "Snapshots", listed: 3,
      cases: [
        ReportSample.failure(
          "b/two",
          [
            ReportSample.change("q", [Self.background]),
            ReportSample.change("w", [Self.background, Self.moved]),
          ]),
        ReportSample.failure("a/one", [ReportSample.change("e", [Self.background])]),
        .init(name: "c/three", status: .passed, rung: .exact),
      ])
    #expect(report.cases.map(\.name) == ["a/one", "b/two", "c/three"])
    #expect(report.cases.map(\.feature) == ["a", "b", "c"])
    #expect(report.causes.map(\.cause) == [Self.background, Self.moved])
    #expect(report.causes.first?.places.map(\.name) == ["a/one", "b/two"])
    #expect(report.causes.first?.places.map(\.elements) == [["e"], ["q", "w"]])
    #expect(!report.isFine)
  }

  /// A declaration that changed many goldens is told once, at its line.
  @Test func declarationsAreToldOnce() {
    let weight = DifferenceCause(
      declarationAt: .init(file: "slate.json", line: 12), property: "font.weight", before: "400",
      after: "500", text: "weight 400 → 500")
    var report = GoldenReport(
      suite: "S", listed: 6,
      cases: ["a", "b", "c", "d"].map {
        ReportSample.failure($0, [ReportSample.change("q", [weight])])
      } + [
        ReportSample.failure("e", [ReportSample.change("q", [weight, Self.moved])]),
        ReportSample.failure("f", [ReportSample.change("q", [Self.background])]),
        ReportSample.failure("g", [ReportSample.change("q", [Self.background])]),
      ])
    let told = "slate.json:12 weight 400 → 500: 5 cases"
    #expect(report.text().contains("\n  \(told) (a, b, c, …)\n"))
    #expect(!report.text().contains("\na: failed"))
    #expect(
      report.text().contains("e: failed: 1 key differs: q slate.json:12 weight 400 → 500; q t"))
    let row = "| slate.json:12 weight 400 → 500 | 5 | a, b, c, … |\n"
    #expect(report.markdown.contains(row), "\(report.markdown)")
    #expect(!report.markdown.contains("| a | failed") && !report.markdown.contains("| e | failed"))
    let places = report.diagnostics.map { "\($0.place?.file ?? "") \($0.message)" }
    #expect(
      places == [
        "slate.json \(told) (a, b, c, …)",
        "S/e.args 1 key differs: q slate.json:12 weight 400 → 500; q text moved 1 px",
        "S/f.args 1 key differs: q background #0A84FF → #0A7AFF; 1 more differ alike (g)",
      ])
    #expect(report.diagnostics.first?.place?.range?.start.line == 12)
    let property = #"<property name="cause" value="slate.json:12 weight 400 → 500"/>"#
    #expect(report.junit.components(separatedBy: property).count == 6)
    // A case of its own has its line.
    report.cases.removeAll { $0.name != "a" }
    #expect(report.text() == "a: failed: 1 key differs: q slate.json:12 weight 400 → 500\n")
  }

  /// A change of code moves each key otherwise.
  @Test func causesOfAKindAreToldInALine() {
    let report = GoldenReport(
      suite: "S", listed: 3,
      cases: [("a", 1), ("b", 2), ("c", 2)].map { name, pixels in
        let moved = DifferenceCause(kind: .moved, text: "moved \(pixels) px up")
        return ReportSample.failure(name, [ReportSample.change("q", [moved])])
      })
    #expect(report.causes.count == 2)
    #expect(report.text().hasSuffix("\n  moved 2 px up and 1 alike: 3 cases (b, c, a)\n"))
  }

  /// Keys beside one that became wider move; only the case that moved for another reason tells of it.
  @Test func causesOfToldCasesAreLeftOut() {
    let wider = DifferenceCause(kind: .resized, text: "3 px wider")
    let changes = { ReportSample.change("q", [wider] + $0) }
    var cases = ["a", "b", "c"].map { ReportSample.failure($0, [changes([Self.moved])]) }
    #expect(GoldenReport(suite: "S", listed: 3, cases: cases).causeFamilies.others.count == 1)
    cases.append(ReportSample.failure("d", [ReportSample.change("q", [Self.moved])]))
    let report = GoldenReport(suite: "S", listed: 4, cases: cases)
    #expect(report.causeFamilies.others.map(\.cause) == [Self.moved])
    #expect(report.causes.count == 2)
  }

  /// Every case that differs without a known cause is told once, with those that look as it does.
  @Test func unknownCausesAreToldTogether() {
    let edge = DifferenceCause(kind: .surroundings, text: "edge or shadow looks different")
    let content = DifferenceCause(kind: .content, text: "looks different")
    let looks: KeyValuePairs = [
      "a": [content], "b": [edge, content], "c": [edge], "d": [edge, Self.background], "e": [],
    ]
    let digest = GoldenReport.Case(name: "f", status: .failed, message: "the digest differs")
    let known = ReportSample.failure("g", [ReportSample.change("q", [Self.background])])
    let report = GoldenReport(
      suite: "S", listed: 7,
      cases: looks.map {
        ReportSample.failure($0, $1.isEmpty ? [] : [ReportSample.change("q", $1)])
      }
        + [digest, known])
    #expect(
      report.unknownCauses.map { "\($0.cause.text): \($0.places.map(\.name))" } == [
        #"edge or shadow looks different: ["b", "c", "d"]"#, #"looks different: ["a"]"#,
        #"pixels of no listed element: ["e"]"#, #"no image to compare: ["f"]"#,
      ])
    #expect(
      report.text().contains(
        "Differences without a known cause:\n  edge or shadow looks different: 3 cases (b, c, d)\n")
    )
    #expect(
      report.markdown.contains("| no known cause | cases |")
        && report.markdown.contains("| edge or shadow looks different | 3 | b, c, d |"))
  }

  /// Neither unknown causes nor unexplained pixels are accepted together.
  @Test func unknownCausesAreNoGroup() {
    let vague = DifferenceCause(kind: .content, text: "looks different")
    var partly = ReportSample.change("q", [Self.background])
    partly.unexplained = 1204
    let changes = [
      [ReportSample.change("q", [vague])], [partly], [],
      [ReportSample.change("q", [Self.background]), ReportSample.change("w", [vague])],
    ]
    for changes in changes {
      let report = GoldenReport(
        suite: "S", listed: 2,
        cases: ["a", "b"].map { ReportSample.failure($0, changes) })
      #expect(report.causes == [] && report.cases.allSatisfy { $0.knownCauses == nil })
      #expect(ReviewSession(report).alike.map(\.name) == ["a"])
    }
    let known = ReportSample.failure("c", [ReportSample.change("q", [Self.background])])
    #expect(known.knownCauses?.isEmpty == false)
  }

  @Test func reportsSurviveJSON() throws {
    let report = GoldenReport(
      suite: "Snapshots", versions: [.init(name: "cairo", value: "1.16.0")], listed: 7,
      shards: [.init(index: 2, count: 3)],
      cases: [
        ReportSample.failure("a/one", [ReportSample.change("e", [Self.background])]),
        .init(
          name: "b", arguments: "--theme tron", status: .passed, rung: .window,
          tolerance: .init(channels: 2, perceptual: 0.1, window: .init(size: 8, pixels: 3)),
          reason: "another Cairo", expected: "Snapshots/b.png"),
      ], durations: [.init(name: "b", seconds: 0.5)])
    let json = try report.json()
    #expect(try GoldenReport(json: Array(json.utf8)) == report)
    #expect(json == (try report.json()))
    #expect(json.contains("\"failed\" : 1") && json.contains("\"passed\" : 1"))
  }

  @Test func otherFormsAreRefused() throws {
    let json = try GoldenReport(suite: "S", listed: 0, cases: []).json()
    let later = json.replacing("\"version\" : 1", with: "\"version\" : 2")
    #expect(later != json)
    #expect(throws: DecodingError.self) { try GoldenReport(json: Array(later.utf8)) }
  }

  static func shard(
    _ index: Int, of count: Int, _ names: [String], origin: GoldenReport.Origin? = nil
  ) -> GoldenReport {
    GoldenReport(
      suite: "Snapshots", listed: 4, shards: [.init(index: index, count: count)], origin: origin,
      cases: names.map { .init(name: $0, status: .passed, rung: .exact) }
        + [.init(name: "old", status: .obsolete)])
  }

  @Test func shardsAreJoinedInAnyOrder() throws {
    let parts = [Self.shard(2, of: 2, ["b", "d"]), Self.shard(1, of: 2, ["a", "c"])]
    let merged = try GoldenReport(merging: parts)
    #expect(merged == (try GoldenReport(merging: parts.reversed())))
    #expect(merged.cases.map(\.name) == ["a", "b", "c", "d", "old"])
    #expect(merged.shards.map(\.index) == [1, 2])
  }

  static let origins: [(GoldenReport.Origin?, String?)] = [
    (.init(cases: "a", goldens: "b", commit: "1234567890"), nil),
    (.init(cases: "a", goldens: "b", commit: nil), nil),
    (.init(cases: "a", goldens: "c", commit: "1234567890"), "it is about other goldens"),
    (.init(cases: "c", goldens: "b", commit: "1234567890"), "it is about other cases"),
    (
      .init(cases: "a", goldens: "b", commit: "abcdefabcdef"),
      "it is about commit abcdefab instead of 12345678"
    ), (nil, "another version of kbrender"),
  ]

  /// A part of an older commit would hide a failure.
  @Test(arguments: origins)
  func partsAreThoseOfOneRun(origin: GoldenReport.Origin?, says: String?) throws {
    let first = GoldenReport.Origin(cases: "a", goldens: "b", commit: "1234567890")
    let parts = [
      Self.shard(2, of: 2, ["b"], origin: origin), Self.shard(1, of: 2, ["a"], origin: first),
    ]
    do throws(CommandFailure) {
      let merged = try GoldenReport(merging: parts)
      #expect(says == nil && merged.origin == first)
    } catch {
      let says = try #require(says)
      #expect(error.description.hasPrefix("The report of shard 2/2 is stale: it is about "))
      #expect(error.description.contains(says), "\(error)")
    }
  }

  private static func versions(inter release: String) -> [GoldenReport.Version] {
    [
      .init(name: "cairo", value: "1.16.0"), .init(name: "zlib", value: release),
      .init(name: "Inter-Bold.otf", value: "1-\(release) \(release)"),
    ]
  }

  /// With other fonts, one line says why nearly everything differs.
  @Test func otherFontsAreToldFirst() {
    func report(now release: String, _ status: GoldenReport.Status) -> GoldenReport {
      GoldenReport(
        suite: "S", versions: Self.versions(inter: release),
        recordedVersions: Self.versions(inter: "3.019"), listed: 40,
        cases: (10..<50).map { .init(name: "c\($0)", status: status, message: "differs") })
    }
    let failed = report(now: "4.001", .failed)
    #expect(
      failed.notes.map(\.message)
        == ["The goldens are drawn with Inter 3.019; here: Inter 4.001"])
    #expect(failed.text().split(separator: "\n").count == 13)
    #expect(failed.text().hasSuffix("\n… and 28 more\n"))
    for other in [report(now: "4.001", .missing), report(now: "3.019", .failed)] {
      #expect(other.notes.isEmpty && other.text().split(separator: "\n").count == 40)
    }
  }

  @Test func staleElementsAreToldOnce() {
    var cases = ["a", "b", "c", "d"].map { GoldenReport.Case(name: $0, status: .passed) }
    for index in cases.indices { cases[index].isStale = true }
    let note = GoldenReport(suite: "S", listed: 4, cases: cases).notes.first
    #expect(
      note?.message == "4 goldens have the pixels, but not the element list, of now (a, b, c, …)")
    #expect(note?.hints.first?.contains("“kbrender snapshot record S --metadata”") == true)
  }

  @Test func joiningRefusesWhatDoesNotBelongTogether() {
    func problem(_ reports: [GoldenReport]) -> String? {
      do throws(CommandFailure) {
        _ = try GoldenReport(merging: reports)
        return nil
      } catch {
        return error.description
      }
    }
    #expect(problem([]) == "There are no reports to merge")
    #expect(
      problem([Self.shard(1, of: 3, ["a"]), Self.shard(3, of: 3, ["b"])])
        == "The reports of these shards are missing: 2/3")
    #expect(
      problem([Self.shard(1, of: 2, ["a"]), Self.shard(1, of: 2, ["a"])])
        == "The reports of these shards are missing: 2/2")
    #expect(
      problem([Self.shard(1, of: 2, ["a"]), Self.shard(2, of: 2, ["a"])])
        == "The case “a” is in several reports")
    #expect(
      problem([Self.shard(1, of: 2, ["a"]), Self.shard(2, of: 3, ["b"])])
        == "The reports aren't shards of the same suite")
  }
}
