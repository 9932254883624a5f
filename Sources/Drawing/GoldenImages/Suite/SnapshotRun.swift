import Work

package struct SnapshotRun<Request: SnapshotRequest>: Sendable {

  package let suite: SnapshotSuite<Request>
  package let versions: [GoldenReport.Version]
  private let filters: [NamePattern]
  private let shard: GoldenReport.Shard?
  private let failsFast: Bool
  let artifacts: String?

  package init(
    _ suite: SnapshotSuite<Request>, versions: [GoldenReport.Version] = [],
    filters: [String] = [], shard: GoldenReport.Shard? = nil, failsFast: Bool = false,
    artifacts: String? = nil
  ) {
    self.suite = suite
    self.versions = versions
    self.filters = filters.map(NamePattern.init)
    self.shard = shard
    self.failsFast = failsFast
    self.artifacts = artifacts
  }

  var selection: GoldenSelection {
    GoldenSelection(
      paths: suite.folder.passed, filters: filters.map(\.text), artifacts: artifacts)
  }

  package var cases: [SnapshotCase<Request>] { suite.cases.filter(contains) }

  var isWhole: Bool { suite.cases.allSatisfy(contains) }

  /// The obsolete goldens to report: in every shard, since merging keeps one of each.
  var obsolete: [SnapshotGolden] {
    suite.obsolete.filter { golden in
      let dot = golden.path.lastIndex(of: ".") ?? golden.path.endIndex
      return fits(suite.name(of: golden))
        && [golden.path, String(golden.path[..<dot])].contains(where: suite.folder.isNamed)
    }
  }

  private func contains(_ item: SnapshotCase<Request>) -> Bool {
    suite.folder.isNamed(item.path) && fits(item.name) && shard?.contains(item.name) != false
  }

  private func fits(_ name: String) -> Bool {
    filters.isEmpty || filters.contains { $0.matches(name) }
  }

  package func ends(after result: GoldenReport.Case) -> Bool { failsFast && !result.status.isFine }

  package func report(
    _ results: [GoldenReport.Case], durations: [GoldenReport.Duration] = []
  ) -> GoldenReport {
    let isStopped = results.contains(where: ends)
    return GoldenReport(
      suite: suite.folder.path, selection: selection, versions: versions,
      recordedVersions: suite.manifest?.versions ?? [], listed: suite.cases.count,
      shards: shard.map { [$0] } ?? [], stoppedEarly: isStopped,
      cases: MatrixNeighbors(results, of: suite.cases).explained
        + (isStopped ? [] : obsolete.map(suite.obsoleteCase)),
      durations: durations)
  }
}
