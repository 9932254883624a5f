import Parallel
package import SourceText

extension GoldenReport {

  /// In any order; missing shards are refused, because an incomplete report would seem to pass.
  package init(merging reports: [GoldenReport]) throws(CommandFailure) {
    let reports = reports.sorted { ($0.shards.first?.index ?? 0) < ($1.shards.first?.index ?? 0) }
    guard let first = reports.first else { throw Self.refusal("There are no reports to merge") }
    let shards = reports.flatMap(\.shards).sorted()
    try Self.check(shards, listed: Set(reports.map(\.listed)))
    for part in reports {
      guard let difference = part.difference(from: first) else { continue }
      let name = part.shards.first.map { "of shard \([$0].text)" } ?? "of a whole suite"
      throw Self.refusal("The report \(name) is stale: it is about \(difference); run it again")
    }
    var cases: [String: Case] = [:]
    for item in reports.flatMap(\.cases) {
      if let known = cases[item.name], known.status != .obsolete || item.status != .obsolete {
        throw Self.refusal("The case “\(item.name)” is in several reports")
      }
      cases[item.name] = item
    }
    self.init(
      suite: first.suite,
      selection: reports.dropFirst().reduce(first.selection) { $0.union($1.selection) },
      versions: Self.union(reports.map(\.versions)),
      recordedVersions: Self.union(reports.map(\.recordedVersions)), listed: first.listed,
      shards: shards, stoppedEarly: reports.contains { $0.stoppedEarly }, origin: first.origin,
      cases: Array(cases.values), durations: reports.flatMap(\.durations))
  }

  /// Returns what another run compared differently; nil for a part of the same run.
  private func difference(from first: GoldenReport) -> String? {
    switch (first.origin, origin) {
    case (nil, nil): return nil
    case (let old?, let new?):
      if old.goldens != new.goldens { return "other goldens" }
      if old.cases != new.cases { return "other cases" }
      // A machine may lack git.
      guard let before = old.commit, let after = new.commit, before != after else { return nil }
      return "commit \(after.prefix(8)) instead of \(before.prefix(8))"
    default: return "cases and goldens of another version of kbrender"
    }
  }

  private static func check(_ shards: [Shard], listed: Set<Int>) throws(CommandFailure) {
    guard listed.count == 1, Set(shards.map(\.count)).count <= 1 else {
      throw refusal("The reports aren't shards of the same suite")
    }
    guard shards.missing.isEmpty else {
      throw refusal("The reports of these shards are missing: \(shards.missing.text)")
    }
  }

  private static func refusal(_ message: String) -> CommandFailure {
    CommandFailure(.invalidInput, code: .mixedReports, message)
  }

  private static func union(_ lists: [[Version]]) -> [Version] {
    lists.joined().uniqued(by: \.self)
  }
}

/// Merge of repeated runs, which finds nondeterministic cases.
package enum RepeatedResults {

  /// A case with different results among its repeats fails, even within its tolerance.
  package static func joined(_ rounds: [[GoldenReport.Case]]) -> [GoldenReport.Case] {
    guard rounds.count > 1 else { return rounds.first ?? [] }
    var results: [String: [GoldenReport.Case]] = [:]
    for round in rounds { for item in round { results[item.name, default: []].append(item) } }
    return results.values.compactMap(joined).sorted { $0.name < $1.name }
  }

  private static func joined(_ all: [GoldenReport.Case]) -> GoldenReport.Case? {
    let failures = all.filter { !$0.status.isFine }
    guard var result = failures.first ?? all.first, Set(all).count > 1 else { return all.first }
    // Any of the pictures would be accepted by chance.
    result.drawn = nil
    if failures.isEmpty {
      result.status = .failed
      result.message = "the drawing is nondeterministic: \(result.message)"
    } else if failures.count < all.count {
      result.message = "in \(failures.count) of \(all.count) runs: \(result.message)"
    } else {
      result.message = "in all runs, differently: \(result.message)"
    }
    return result
  }
}
