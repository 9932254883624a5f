public import Artifacts

extension GoldenReport {

  /// Why reports can't be joined.
  public enum MergeProblem: Error, Hashable, Sendable {

    /// There is nothing to join.
    case noReports

    /// The reports are about different numbers of cases or have shards of different numbers.
    case differentSuites

    /// The same case was run for several reports; obsolete goldens may be in all of them.
    case repeatedCase(String)

    /// Parts that were not run.
    case missingShards([Shard])
  }

  /// One report of the reports about the parts of a suite.
  ///
  /// The order of the reports doesn't matter. Parts that are missing are an error, because a report
  /// without them would seem to say that all is fine.
  public init(merging reports: [GoldenReport]) throws(MergeProblem) {
    let reports = reports.sorted { ($0.shards.first?.index ?? 0) < ($1.shards.first?.index ?? 0) }
    guard let first = reports.first else { throw .noReports }
    let shards = reports.flatMap(\.shards).sorted()
    try Self.check(shards, listed: Set(reports.map(\.listed)))
    var cases: [String: Case] = [:]
    for item in reports.flatMap(\.cases) {
      if let known = cases[item.name], known.status != .obsolete || item.status != .obsolete {
        throw .repeatedCase(item.name)
      }
      cases[item.name] = item
    }
    self.init(
      suite: first.suite, versions: Self.union(reports.map(\.versions)),
      recordedVersions: Self.union(reports.map(\.recordedVersions)), listed: first.listed,
      shards: shards, stoppedEarly: reports.contains { $0.stoppedEarly },
      cases: Array(cases.values), durations: reports.flatMap(\.durations))
  }

  private static func check(_ shards: [Shard], listed: Set<Int>) throws(MergeProblem) {
    guard listed.count == 1, Set(shards.map(\.count)).count <= 1 else { throw .differentSuites }
    guard shards.missing.isEmpty else { throw .missingShards(shards.missing) }
  }

  /// All versions in the order of their first mention, each once.
  private static func union(_ lists: [[Version]]) -> [Version] {
    var seen: Set<Version> = []
    return lists.joined().filter { seen.insert($0).inserted }
  }
}

extension GoldenReport.MergeProblem: CustomStringConvertible {

  /// What is wrong, as a sentence without a full stop.
  public var description: String {
    switch self {
    case .noReports: return "There are no reports to join"
    case .differentSuites: return "These are not reports about parts of the same suite"
    case .repeatedCase(let name): return "The case \(name) is in several reports"
    case .missingShards(let shards):
      return "The reports of these shards are missing: \(shards.text)"
    }
  }
}
