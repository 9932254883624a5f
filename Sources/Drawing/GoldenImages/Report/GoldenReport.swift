package import Work

/// The results of a run over a suite.
///
/// A report has no times, so that equal pictures produce equal reports; ``durations`` are filled
/// only on request. Its JSON is the output of `kbrender snapshot verify --json`.
package struct GoldenReport: Hashable, Sendable {

  package static let currentForm = 1

  package struct Version: Hashable, Codable, Sendable {

    package var name: String
    package var value: String

    package init(name: String, value: String) {
      self.name = name
      self.value = value
    }
  }

  package typealias Shard = Work.Shard

  package struct Duration: Hashable, Codable, Sendable {

    package var name: String

    /// The time to draw and compare it, in seconds.
    package var seconds: Double

    package init(name: String, seconds: Double) {
      self.name = name
      self.seconds = seconds
    }
  }

  /// The cases and goldens of a run, so that parts of other runs aren't merged.
  package struct Origin: Hashable, Codable, Sendable {

    /// The digest of all cases, with their settings and the files that they name.
    package var cases: String

    /// The digest of all goldens.
    package var goldens: String

    /// Nil outside of git.
    package var commit: String?
  }

  package var form = GoldenReport.currentForm

  /// The path of the suite's folder as passed, such as `Snapshots`.
  package var suite: String

  package var selection: GoldenSelection
  package var versions: [Version]

  /// From the manifest; empty without one.
  package var recordedVersions: [Version]

  /// The number of cases in the suite, including those that were not run.
  package var listed: Int

  /// The shards that were run; empty for the whole suite.
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

  package func count(of status: Status) -> Int {
    cases.count { $0.status == status }
  }

  package var isFine: Bool { cases.allSatisfy(\.status.isFine) }
}
