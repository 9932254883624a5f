internal import Disk
import Parallel
internal import SourceText

/// Selected cases of a suite with the conditions of the run: filters, shard and date.
package struct SnapshotRun<Request: SnapshotRequest>: Sendable {

  package typealias Item = SnapshotCase<Request>

  package let suite: SnapshotSuite<Request>
  let selection: GoldenSelection
  package let versions: [GoldenReport.Version]
  private let filters: [NamePattern]

  /// Filters that match no case and no obsolete golden of the suite.
  package let unmatchedFilters: [String]
  private let shard: GoldenReport.Shard?
  private let failsFast: Bool

  /// Names of the cases to run; nil for all.
  private let names: Set<String>?

  /// The day of the run, such as `2026-12-31`: exemptions end.
  let today: String

  package init(
    _ suite: SnapshotSuite<Request>, _ selection: GoldenSelection? = nil,
    versions: [GoldenReport.Version] = [], shard: GoldenReport.Shard? = nil,
    failsFast: Bool = false, among names: Set<String>? = nil, today: String = ""
  ) {
    self.names = names
    self.today = today
    self.suite = suite
    self.selection = selection ?? GoldenSelection(paths: suite.folder.passed)
    self.versions = versions
    let known = Set(suite.cases.map(\.name) + suite.obsolete.map(suite.name))
    filters = self.selection.filters.map { NamePattern($0, among: known) }
    unmatchedFilters = zip(self.selection.filters, filters).filter { _, pattern in
      !known.contains(where: pattern.matches)
    }.map(\.0)
    self.shard = shard
    self.failsFast = failsFast
  }

  /// The folder of artifacts.
  var artifacts: String { selection.artifacts ?? suite.folder.artifacts }

  package var cases: [Item] { suite.cases.filter(contains) }

  /// Whether arguments of a case can't be parsed; those of a matrix are an error of the suite.
  package var hasInvalidCases: Bool {
    cases.contains { !$0.isHashed && (try? $0.request.get()) == nil }
  }

  var isWhole: Bool { suite.cases.allSatisfy(contains) }

  /// The obsolete goldens to report: in every shard, since merging keeps one of each.
  var obsolete: [SnapshotGolden] {
    names != nil
      ? []
      : suite.obsolete.filter { golden in
        let dot = golden.path.lastIndex(of: ".") ?? golden.path.endIndex
        return fits(suite.name(of: golden))
          && [golden.path, String(golden.path[..<dot])].contains(where: suite.folder.isNamed)
      }
  }

  private func contains(_ item: Item) -> Bool {
    suite.folder.isNamed(item.path) && fits(item.name) && shard?.contains(item.name) != false
      && names?.contains(item.name) != false
  }

  func exemption(of item: Item) -> (exemption: GoldenSettings.Exemption, reason: String)? {
    suite.settings.exemption(for: item.name, noted: item.treatment)
  }

  private func fits(_ name: String) -> Bool {
    filters.isEmpty || filters.contains { $0.matches(name) }
  }

  package func ends(after result: GoldenReport.Case) -> Bool { failsFast && !result.status.isFine }

  package func report(
    _ results: [GoldenReport.Case], durations: [GoldenReport.Duration] = [],
    origin: GoldenReport.Origin? = nil
  ) -> GoldenReport {
    let isStopped = results.contains(where: ends)
    let obsolete = obsolete.map { golden in
      GoldenReport.Case(
        name: suite.name(of: golden), status: .obsolete, message: "it has no case",
        expected: golden.path)
    }
    return GoldenReport(
      suite: suite.folder.path, selection: selection, versions: versions,
      recordedVersions: suite.manifest?.versions ?? [], listed: suite.cases.count,
      shards: shard.map { [$0] } ?? [], stoppedEarly: isStopped, origin: origin,
      cases: isStopped ? results : withRenames(results) + obsolete, durations: durations)
  }

  /// Say which missing goldens draw the same as obsolete ones, which are recorded under another name.
  private func withRenames(_ results: [GoldenReport.Case]) -> [GoldenReport.Case] {
    let explained = MatrixNeighbors(results, of: suite.cases).explained
    guard results.contains(where: { $0.status == .missing }) else { return explained }
    let former = formerGoldens
    return explained.map { result in
      guard result.status == .missing, let drawn = result.drawn,
        let golden = former[drawn.pixels ?? drawn.file]
      else { return result }
      var result = result
      result.message =
        "it draws the same as the obsolete \(suite.name(of: golden).quoted); rename it with "
        + selection.only(result.name).command("record", ["--rename"])
      return result
    }
  }

  /// The obsolete goldens by their digests.
  package var formerGoldens: [String: SnapshotGolden] {
    Dictionary(obsolete.compactMap { golden in suite.digest(of: golden).map { ($0, golden) } }) {
      first, _ in first
    }
  }

  /// Skips unreadable files, which their cases report.
  package func origin(commit: String?) -> GoldenReport.Origin {
    var cases = Digest()
    var goldens = Digest()
    func add(_ path: String, to digest: inout Digest) {
      digest.add(path)
      suite.files.knownBytes(of: path).map { digest.add(Digest.text(of: $0)) }
    }
    for item in suite.cases { for text in [item.name, item.arguments] { cases.add(text) } }
    let inputs = suite.cases.flatMap(\.inputs)
    let settings = suite.folder.path(of: GoldenSettings.fileName)
    for path in Set(inputs).sorted() + [settings] where path != "-" { add(path, to: &cases) }
    for path in Set(suite.cases.map(\.golden.path)).sorted() { add(path, to: &goldens) }
    return GoldenReport.Origin(cases: cases.text, goldens: goldens.text, commit: commit)
  }
}
