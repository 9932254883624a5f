import KeyboardDocuments

/// The options that select the cases of a run, which all commands that messages suggest repeat.
package struct GoldenSelection: Hashable, Codable, Sendable {

  /// The paths passed: a suite, or folders and cases in it.
  package var paths: [String]

  package var filters: [String]
  package var fonts: String?
  package var artifacts: String?

  package init(
    paths: [String], filters: [String] = [], fonts: String? = nil, artifacts: String? = nil
  ) {
    self.paths = paths
    self.filters = filters
    self.fonts = fonts
    self.artifacts = artifacts
  }

  func only(_ name: String) -> GoldenSelection {
    GoldenSelection(paths: paths, filters: [name], fonts: fonts, artifacts: artifacts)
  }

  /// The last option may take any number of values.
  func command(_ name: String, _ options: [String] = []) -> SuggestedCommand {
    let own =
      filters.flatMap { Self.option("--filter", $0) }
      + (fonts.map { Self.option("--fonts", $0) } ?? [])
      + (artifacts.map { Self.option("--artifacts", $0) } ?? [])
    return SuggestedCommand(["snapshot", name] + paths + own + options)
  }

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
      fonts: fonts == other.fonts ? fonts : nil,
      artifacts: artifacts == other.artifacts ? artifacts : nil)
  }
}
