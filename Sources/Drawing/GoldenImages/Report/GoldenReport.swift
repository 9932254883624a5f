package import Parallel
package import SourceText

/// Results of a run as JSON; equal images give equal reports, since ``durations`` are optional.
package struct GoldenReport: Hashable, Sendable {

  package static let currentVersion = 1

  package struct Version: Hashable, Codable, Sendable {

    package var name: String
    package var value: String

    package init(name: String, value: String) {
      self.name = name
      self.value = value
    }
  }

  package typealias Shard = Parallel.Shard

  package struct Duration: Hashable, Codable, Sendable {

    package var name: String
    package var seconds: Double

    package init(name: String, seconds: Double) {
      self.name = name
      self.seconds = seconds
    }
  }

  /// Identity of a run, by which parts of other runs aren't merged.
  package struct Origin: Hashable, Codable, Sendable {

    /// The digest of all cases, with their settings and the files that they name.
    package var cases: String

    package var goldens: String

    /// Nil outside of git.
    package var commit: String?
  }

  package var version = GoldenReport.currentVersion
  package var suite: String
  package var selection: GoldenSelection
  package var versions: [Version]

  /// From the manifest; empty without one.
  package var recordedVersions: [Version]

  /// The number of cases in the suite, including those that were not run.
  package var listed: Int

  /// Shards in the report; empty for the whole suite.
  package var shards: [Shard]

  package var stoppedEarly: Bool

  /// Nil for a run that isn't a part.
  package var origin: Origin?

  /// Including obsolete goldens, sorted by name.
  package var cases: [Case]

  /// Sorted by name; empty unless requested.
  package var durations: [Duration]

  package init(
    suite: String, selection: GoldenSelection? = nil, versions: [Version] = [],
    recordedVersions: [Version] = [], listed: Int,
    shards: [Shard] = [], stoppedEarly: Bool = false, origin: Origin? = nil,
    cases: [Case], durations: [Duration] = []
  ) {
    self.suite = suite
    self.selection = selection ?? GoldenSelection(paths: [suite])
    self.versions = versions
    self.recordedVersions = recordedVersions
    self.listed = listed
    self.shards = shards.sorted()
    self.stoppedEarly = stoppedEarly
    self.origin = origin
    self.cases = cases.sorted { $0.name < $1.name }
    self.durations = durations.sorted { $0.name < $1.name }
  }

  package func count(of status: Status) -> Int { cases.count { $0.status == status } }

  package var isFine: Bool { cases.allSatisfy(\.status.isFine) }

  package var notes: [Diagnostic] { [otherVersions, staleElements].compactMap { $0 } }

  var isDrawnElsewhere: Bool { otherVersions != nil }

  private var otherVersions: Diagnostic? {
    guard cases.contains(where: { $0.status == .failed }),
      let text = VersionChanges(from: recordedVersions, to: versions).drawingText
    else { return nil }
    return Diagnostic(
      severity: .warning, code: .otherVersions,
      message: "The goldens are drawn with \(text)",
      hints: [
        "Compare with the same fonts (--fonts) and libraries, or record all goldens again with "
          + "the installed ones."
      ])
  }

  private var staleElements: Diagnostic? {
    let names = cases.filter { $0.isStale == true }.map(\.name)
    guard !names.isEmpty else { return nil }
    let command = selection.command("record", ["--metadata"])
    return Diagnostic(
      severity: .warning, code: .staleElements,
      message: "\(names.count) \(names.count == 1 ? "golden has" : "goldens have") the pixels, but "
        + "not the element list, of now (\(names.firstFew))",
      hints: ["Refresh \(names.count == 1 ? "it" : "them") with “\(command)”; no pixels change."])
  }
}

/// Options that select the cases of a run, which suggested commands repeat.
package struct GoldenSelection: Hashable, Codable, Sendable {

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
  func command(_ name: String, _ options: [String] = []) -> String {
    let own =
      filters.flatMap { Self.option("--filter", $0) }
      + (fonts.map { Self.option("--fonts", $0) } ?? [])
      + (artifacts.map { Self.option("--artifacts", $0) } ?? [])
    return ArgumentLine.command(["snapshot", name] + paths + own + options)
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
