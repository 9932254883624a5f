import Cairo
import Disk
import Parallel
import SourceText
import TestSupport
import Testing

@testable import GoldenImages

/// Cases that are compared with their goldens, and goldens that are written.
@Suite struct SnapshotVerdictTests {

  private static let cases = [
    "S/p.args": "picture 10", "S/t.args": "text word", "S/m.matrix": "picture {1,2}",
  ]

  private func recorded() throws -> SampleSuite {
    let sample = SampleSuite(Self.cases)
    #expect(try sample.record().report.cases.allSatisfy { $0.status == .recorded })
    return sample
  }

  private func statuses(_ report: GoldenReport) -> [GoldenReport.Status] {
    report.cases.map(\.status)
  }

  @Test func missingGoldensLeaveWhatIsDrawn() throws {
    let sample = SampleSuite(Self.cases)
    let report = try sample.verify()
    #expect(statuses(report) == [.missing, .missing, .missing, .missing])
    let left = [
      "S/.kbrender/m/picture-1.actual.png", "S/.kbrender/m/picture-2.actual.png",
      "S/.kbrender/p.actual.png",
    ]
    #expect(sample.files.writes == left + ["S/.kbrender/t.actual.json"])
    #expect(report.cases[2].message == "record it with kbrender snapshot record S --filter p")
    #expect(report.cases[0].message.hasSuffix("record S --filter m/picture-1"))
    #expect(report.cases[2].expected == nil && report.cases[2].actual == "S/.kbrender/p.actual.png")
    // Recording takes away what was left.
    try sample.record()
    #expect(sample.files.paths.filter { $0.contains(".actual.") } == [])
  }

  @Test func recordedGoldensAreAsExpected() throws {
    let sample = try recorded()
    let goldens = ["S/m.hashes", "S/manifest.json", "S/p.png", "S/snapshots.json", "S/t.json"]
    #expect(Set(sample.files.paths) == Set(goldens + Self.cases.keys))
    let report = try sample.verify()
    #expect(report.isFine && report.cases.allSatisfy { $0.rung == .exact })
    #expect(sample.files.writes == goldens)
  }

  @Test func differencesFailAndGoAwayAgain() throws {
    let sample = try recorded()
    sample.files["S/p.args"] = "picture 200"
    sample.files["S/t.args"] = "text other"
    sample.files["S/m.hashes"] = sample.files["S/m.hashes"]?.replacing(
      /[0-9a-f]{64}  picture-2/, with: "\(String(repeating: "0", count: 64))  picture-2")
    let report = try sample.verify()
    #expect(statuses(report) == [.passed, .failed, .failed, .failed])
    #expect(
      report.cases.map(\.message) == [
        "",
        "the digest of the pixels differs; see S/.kbrender/m/picture-2.actual.png, drawn by kbrender "
          + "picture 2; of its neighbors in the matrix, 1 match (1)",
        "56 pixels differ, from 0,1 on in 8x7",
        "line 1 is “other” instead of “word”",
      ])
    #expect(report.cases[2].difference == "S/.kbrender/p.difference.png")
    #expect(sample.files.paths.filter { $0.contains(".actual.") }.count == 3)
    for (path, text) in Self.cases { sample.files[path] = text }
    try sample.record(.failed)
    #expect(try sample.verify().isFine)
    #expect(sample.files.paths.filter { $0.contains("actual") || $0.contains("differ") } == [])
  }

  /// A digest that a former drawing has shows the expected picture; another one is not believed.
  @Test func expectedPicturesOfDigestsAreDrawnAgain() throws {
    let sample = try recorded()
    let run = try sample.run()
    let item = try #require(run.cases.first { $0.name == "m/picture-1" })
    let now = { (_: SampleRequest) in try SampleRequest(isPicture: true, value: "200").drawing() }
    let wrong = { (_: SampleRequest) in try SampleRequest(isPicture: true, value: "7").drawing() }
    let right = { (_: SampleRequest) in try SampleRequest(isPicture: true, value: "1").drawing() }
    var judge = SnapshotJudge(run, .init(former: { _ in ([wrong], "nobody has it") }))
    let unknown = judge.verdict(on: item, drawing: now)
    #expect(unknown.expected == "S/m.hashes" && unknown.verdict == nil)
    #expect(
      unknown.message.hasSuffix(
        "drawn by kbrender picture 1; there is no expected image, since nobody has it"))
    judge = SnapshotJudge(run, .init(former: { _ in ([wrong, right], nil) }))
    let known = judge.verdict(on: item, drawing: now)
    #expect(known.expected == "S/.kbrender/m/picture-1.expected.png" && known.verdict?.pixels == 56)
    #expect(
      known.difference == "S/.kbrender/m/picture-1.difference.png" && known.list == "S/m.hashes")
    #expect(known.message.contains("is drawn from the files in git"))
    #expect(judge.verdict(on: item) { try $0.drawing() }.status == .passed)
    #expect(sample.files.paths.filter { $0.hasPrefix("S/.kbrender/") } == [])
  }

  @Test func artifactsCanBeLeftElsewhere() throws {
    let sample = try recorded()
    sample.files["S/p.args"] = "picture 200"
    #expect(try sample.verify(artifacts: "out").cases[2].actual == "out/p.actual.png")
    let left = sample.files.paths.filter { $0.hasPrefix("out/") }
    #expect(left == ["out/p.actual.png", "out/p.difference.png"])
  }

  @Test func tolerancesAreTold() throws {
    let sample = try recorded()
    sample.files["S/p.args"] = "picture 12"
    sample.files["S/snapshots.json"] =
      #"{"cases": {"p": {"tolerance": {"channels": 2}, "reason": "Rounded"}}}"#
    let found = try sample.verify().cases[2]
    #expect(found.status == .passed && found.rung == .channels && found.reason == "Rounded")
  }

  static let records: [(GoldenRecord, [GoldenReport.Status], Bool)] = [
    (.never, [.missing, .failed, .passed], false),
    (.missing, [.recorded, .passed, .passed], false),
    (.failed, [.recorded, .recorded, .passed], true),
    (.all, [.recorded, .recorded, .passed], true),
  ]

  @Test(arguments: records)
  func recordsWriteWhatTheyAreToldTo(
    record: GoldenRecord, statuses: [GoldenReport.Status], isReplaced: Bool
  ) throws {
    let sample = SampleSuite(["S/b.args": "picture 10", "S/c.args": "picture 10"])
    try sample.record()
    let before = try sample.files.bytes(of: "S/b.png")
    sample.files["S/a.args"] = "picture 10"
    sample.files["S/b.args"] = "picture 200"
    #expect(self.statuses(try sample.record(record).report) == statuses)
    #expect(try sample.files.bytes(of: "S/b.png") != before || !isReplaced)
    #expect(sample.files.writes.filter { $0 == "S/c.png" }.count == 1)
  }

  static let looks: [(chunks: [PNG.Chunk], says: String)] = [
    ([PNG.Chunk("gAMA", [0, 0, 0x27, 0x10])], "gamma 0.1 → none"),
    ([PNG.Chunk("sRGB", [1])], "sRGB intent 1 → "),
    (
      [
        PNG.animationControl(frameCount: 1, playCount: 0),
        PNG.frameControl(
          sequence: 0, box: PNG.Box(x: 0, y: 0, width: 8, height: 8), delay: PNG.Delay(1, 10),
          blending: .source),
      ], "no animation any more"
    ),
  ]

  /// Goldens whose pixels are as drawn, but which viewers show differently.
  @Test(arguments: looks)
  func equalMeansLooksEqual(chunks: [PNG.Chunk], says: String) throws {
    let sample = try recorded()
    let kept = PNG.chunks(of: try sample.files.bytes(of: "S/p.png")).filter { part in
      !chunks.contains { $0.name == part.name }
    }
    let golden = PNG.signature + (kept.prefix(1) + chunks + kept.dropFirst()).flatMap(\.bytes)
    try sample.files.write(golden, to: "S/p.png")
    let found = try sample.verify().cases[2]
    #expect(found.status == .failed && found.message.contains(says), "\(found.message)")
    try sample.record(.failed)
    #expect(try sample.verify().isFine)
  }

  static let refusals = [
    ("version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 1\n", "git lfs pull"),
    ("no image", "can't be read"),
  ]

  @Test(arguments: refusals)
  func goldensThatAreNoPicturesAreErrors(golden: String, says: String) throws {
    let sample = try recorded()
    sample.files["S/p.png"] = golden
    let found = try sample.verify().cases[2]
    #expect(found.status == .error && found.message.contains(says))
  }

  /// Git LFS pointers aren't overwritten, and blank pictures are refused.
  @Test func goldensAreNotReplacedBlindly() throws {
    let sample = try recorded()
    sample.files["S/p.png"] = Self.refusals[0].0
    #expect(try sample.record(.all).report.cases[2].status == .error)
    #expect(sample.files["S/p.png"] == Self.refusals[0].0)
    sample.files["S/p.args"] = "picture blank"
    for report in [try sample.verify(), try sample.record(.all).report] {
      #expect(report.cases[2].message == "all pixels of the actual image are alike")
    }
  }

  @Test func filesThatCannotBeWrittenAreErrors() throws {
    let sample = SampleSuite(Self.cases)
    sample.files.close("S/p.png")
    #expect(try sample.record().report.cases[2].message == "S/p.png can't be written")
  }

  @Test func theFirstFailureEndsARun() throws {
    let run = try SampleSuite(Self.cases).run(failsFast: true)
    let (passed, failed) = (
      GoldenReport.Case(name: "m/picture-1", status: .passed),
      GoldenReport.Case(name: "m/picture-2", status: .missing)
    )
    #expect(run.ends(after: failed) && !run.ends(after: passed))
    #expect(run.report([passed, failed]).stoppedEarly && !run.report([passed]).stoppedEarly)
  }

  @Test func pruningDeletesWhatWasRecorded() throws {
    let sample = try recorded()
    sample.files["S/old.args"] = "picture 10"
    sample.files["S/changed.args"] = "picture 10"
    try sample.record()
    for name in ["old", "changed"] { sample.files["S/\(name).args"] = nil }
    sample.files["S/changed.png"] = "mine"
    sample.files["S/mine.png"] = ""
    sample.files["S/m.matrix"] = "picture 1"
    // The goldens of former cases stay listed until they are deleted.
    #expect(try sample.verify().cases.filter { $0.status == .obsolete }.count == 2)
    try sample.record()
    #expect(try sample.record(prune: true).report.isFine)
    #expect(sample.files["S/old.png"] == nil)
    #expect(sample.files["S/changed.png"] == "mine" && sample.files["S/mine.png"] == "")
    #expect(sample.files["S/m.hashes"]?.contains("picture-2") == false)
    #expect(sample.files["S/manifest.json"]?.contains("old.png") == false)
  }

  /// A run that was ended wrote goldens, and no manifest.
  @Test func goldensOfEndedRunsAreListedByTheNext() throws {
    let sample = try recorded()
    let manifest = sample.files["S/manifest.json"]
    var part = try #require(try sample.suite().manifest)
    part.goldens["p.png"] = nil
    for left in [nil, try part.json()] {
      sample.files["S/manifest.json"] = left
      #expect(try sample.record().report.cases.contains { $0.status == .recorded })
      #expect(sample.files["S/manifest.json"] == manifest)
      #expect(try sample.record().report.cases.allSatisfy { $0.status == .passed })
    }
  }

  /// A file that was there before its case is not taken for a golden.
  @Test func filesOfUsersAreNotAdopted() throws {
    let sample = SampleSuite(["S/logo.args": "picture 10", "S/logo.png": "mine"])
    try sample.record()
    sample.files["S/logo.args"] = nil
    sample.files["S/a.args"] = "picture 10"
    try sample.record(prune: true)
    #expect(sample.files["S/logo.png"] == "mine")
  }

  @Test func goldensDoNotReplaceWhatTheirCasesRead() throws {
    let sample = SampleSuite(["S/a.args": "file a.json", "S/a.json": "{}"])
    for record in [GoldenRecord.failed, .all] {
      let found = try sample.record(record).report.cases[0]
      #expect(found.status == .error && found.message.contains("would replace “S/a.json”"))
    }
    #expect(sample.files["S/a.json"] == "{}")
  }

  /// Two runs that list the suite before either writes.
  @Test func runsAtTheSameTimeKeepTheHashesOfEachOther() throws {
    let sample = SampleSuite(["S/m.matrix": "picture {1,2,3}", "S/a.args": "picture 1"])
    let runs = try ["*-1", "*-2", "a"].map { try sample.run(filters: [$0]) }
    for run in runs {
      let recorder = SnapshotRecorder(SnapshotJudge(run), record: .missing)
      let outcomes = run.cases.map { recorder.record($0) { try $0.drawing() } }
      _ = try SnapshotStore(run, adding: outcomes).finish(hasRecorded: true, isWhole: false)
    }
    #expect(try sample.suite().hashLists["S/m.hashes"]?.names == ["picture-1", "picture-2"])
    #expect(try sample.suite().manifest?.goldens.keys.sorted() == ["a.png"])
  }

  /// A manifest is replaced when all goldens were drawn again, and warned of when some were.
  @Test func manifestsTellWhatDrewAllGoldens() throws {
    let sample = try recorded()
    let manifest = sample.files["S/manifest.json"]
    let old = try GoldenManifest(versions: [.init(name: "cairo", value: "1")]).json()
    let oldVersions = try GoldenManifest(json: Array(old.utf8)).versions
    sample.files["S/manifest.json"] = old
    sample.files["S/p.args"] = "picture 200"
    let message = try sample.verify().cases[2].message
    #expect(message.hasSuffix("; but it is drawn with cairo 2 instead of 1"))
    var part = sample
    part.paths = ["S/t"]
    #expect(try part.record(.all).warnings.isEmpty)
    #expect(try sample.suite().manifest?.versions == oldVersions)
    let warning = try sample.record(.failed).warnings.first
    #expect(warning?.message == "These goldens are drawn with cairo 2 instead of 1")
    #expect(try sample.suite().manifest?.versions == oldVersions)
    #expect(try sample.record(.all).warnings.isEmpty)
    sample.files["S/p.args"] = "picture 10"
    try sample.record(.all)
    #expect(sample.files["S/manifest.json"] == manifest)
  }
}
