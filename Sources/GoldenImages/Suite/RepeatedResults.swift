/// Joins the results of repeated cases.
package enum RepeatedResults {

  /// Return one result per case: the first failure, or the common result.
  ///
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
    if failures.isEmpty {
      result.status = .failed
      result.message = "it isn’t drawn the same every time: \(result.message)"
    } else if failures.count < all.count {
      result.message = "in \(failures.count) of \(all.count) runs: \(result.message)"
    } else {
      result.message = "in all runs, but not in the same way: \(result.message)"
    }
    return result
  }
}
