import KeyboardDocuments

/// The options that select the cases of a run, which all commands that messages suggest repeat.
package struct GoldenSelection: Hashable, Codable, Sendable {

  /// The paths passed: a suite, or folders and cases in it.
  package var paths: [String]

  /// The name patterns, one of which must match; empty for all cases.
  package var filters: [String]

  /// The folder of artifacts; nil for beside the goldens.
  package var artifacts: String?

  package init(paths: [String], filters: [String] = [], artifacts: String? = nil) {
    self.paths = paths
    self.filters = filters
    self.artifacts = artifacts
  }

  /// Return the selection of a single case.
  func only(_ name: String) -> GoldenSelection {
    GoldenSelection(paths: paths, filters: [name], artifacts: artifacts)
  }

  /// Return a command about the selected cases: its name, such as `record`, and options, last ones
  /// of which may take any number of values.
  func command(_ name: String, _ options: [String] = []) -> SuggestedCommand {
    let own =
      filters.flatMap { Self.option("--filter", $0) }
      + (artifacts.map { Self.option("--artifacts", $0) } ?? [])
    return SuggestedCommand(["snapshot", name] + paths + own + options)
  }

  /// Return an option, joined with a value that would otherwise be taken for an option.
  private static func option(_ name: String, _ value: String) -> [String] {
    value.hasPrefix("-") ? ["\(name)=\(value)"] : [name, value]
  }

  func union(_ other: GoldenSelection) -> GoldenSelection {
    func joined(_ first: [String], _ second: [String]) -> [String] {
      first + second.filter { !first.contains($0) }
    }
    let isWhole = filters.isEmpty || other.filters.isEmpty
    return GoldenSelection(
      paths: joined(paths, other.paths), filters: isWhole ? [] : joined(filters, other.filters),
      artifacts: artifacts == other.artifacts ? artifacts : nil)
  }
}
