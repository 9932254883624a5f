import GoldenImages

/// Which cases of a suite are run.
struct SnapshotSelection: Sendable {

  /// The patterns of which a name must fit one; empty for all names.
  var filters: [NamePattern] = []

  /// The part of the cases; nil for all.
  var shard: GoldenReport.Shard?

  /// Whether a case is run.
  func contains(_ item: SnapshotCase, in folder: SnapshotFolder) -> Bool {
    folder.isNamed(item.path) && fits(item.name) && shard?.contains(item.name) != false
  }

  /// Whether a golden without a case is told of; in every shard, since merging keeps one of each.
  func contains(_ golden: SnapshotCase.Golden, in suite: SnapshotSuite) -> Bool {
    guard fits(suite.name(of: golden)) else { return false }
    let dot = golden.path.lastIndex(of: ".") ?? golden.path.endIndex
    return suite.folder.isNamed(golden.path) || suite.folder.isNamed(String(golden.path[..<dot]))
  }

  private func fits(_ name: String) -> Bool {
    filters.isEmpty || filters.contains { $0.matches(name) }
  }
}
