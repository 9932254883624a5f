import Artifacts

/// A run over the cases of a suite, or some of them.
package struct SnapshotRun<Request: SnapshotRequest>: Sendable {

  package let suite: SnapshotSuite<Request>

  /// The versions of the drawing libraries.
  package let versions: [GoldenReport.Version]

  /// The name patterns, one of which must match; empty for all cases.
  private let filters: [NamePattern]

  /// The shard to run; nil for all cases.
  private let shard: GoldenReport.Shard?

  /// Whether the run stops at the first failure.
  private let failsFast: Bool

  /// Create a run over the selected cases that match a filter and belong to a shard.
  package init(
    _ suite: SnapshotSuite<Request>, versions: [GoldenReport.Version] = [],
    filters: [String] = [], shard: GoldenReport.Shard? = nil, failsFast: Bool = false
  ) {
    self.suite = suite
    self.versions = versions
    self.filters = filters.map(NamePattern.init)
    self.shard = shard
    self.failsFast = failsFast
  }

  /// The cases to run.
  package var cases: [SnapshotCase<Request>] { suite.cases.filter(contains) }

  /// Whether the run includes all cases of the suite.
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

  /// Return whether the run ends after a result.
  package func ends(after result: GoldenReport.Case) -> Bool { failsFast && !result.status.isFine }

  /// Create the report of results, including obsolete goldens.
  package func report(
    _ results: [GoldenReport.Case], durations: [GoldenReport.Duration] = []
  ) -> GoldenReport {
    let isStopped = results.contains(where: ends)
    return GoldenReport(
      suite: suite.folder.path, versions: versions,
      recordedVersions: suite.manifest?.versions ?? [], listed: suite.cases.count,
      shards: shard.map { [$0] } ?? [], stoppedEarly: isStopped,
      cases: withNeighbors(results) + (isStopped ? [] : obsolete.map(suite.obsoleteCase)),
      durations: durations)
  }

  /// Return the results, where a digest differs with the number of others in its matrix that do.
  private func withNeighbors(_ results: [GoldenReport.Case]) -> [GoldenReport.Case] {
    let matrices = Set(suite.cases.filter(\.isHashed).map { suite.folder.name(of: $0.golden.path) })
    let run = Dictionary(grouping: results) { suite.folder.name(of: $0.expected ?? "") }
    return results.map { item in
      let list = suite.folder.name(of: item.expected ?? "")
      guard item.status == .failed, matrices.contains(list) else { return item }
      let others = (run[list] ?? []).filter { $0.name != item.name }
      let failed = others.count { $0.status == .failed }
      var item = item
      item.message += "; \(failed) of the \(others.count) other cases of its matrix differ"
      return item
    }
  }
}
