package import Work

/// The results of a run over a suite of goldens.
///
/// A report has no times, so that equal pictures produce equal reports; ``durations`` are filled
/// only on request. Its JSON is the output of `kbrender snapshot verify --json`.
package struct GoldenReport: Hashable, Sendable {

  /// The version of the JSON form.
  package static let currentForm = 1

  /// The version of a program, library or font file.
  package struct Version: Hashable, Codable, Sendable {

    /// The name, such as `cairo` or `Inter-Regular.otf`.
    package var name: String

    /// The version, or the digest of a font file.
    package var value: String

    package init(name: String, value: String) {
      self.name = name
      self.value = value
    }
  }

  /// One part of a suite, for runs on several machines.
  package typealias Shard = Work.Shard

  /// The duration of a case.
  package struct Duration: Hashable, Codable, Sendable {

    /// The name of the case.
    package var name: String

    /// The time to draw and compare it, in seconds.
    package var seconds: Double

    package init(name: String, seconds: Double) {
      self.name = name
      self.seconds = seconds
    }
  }

  package var form = GoldenReport.currentForm

  /// The path of the suite's folder as passed, such as `Snapshots`.
  package var suite: String

  /// The options that selected the cases.
  package var selection: GoldenSelection

  /// The versions of the program, libraries and fonts that drew the actual pictures.
  package var versions: [Version]

  /// The versions that drew the expected pictures, from the manifest; empty without one.
  package var recordedVersions: [Version]

  /// The number of cases in the suite, including those that were not run.
  package var listed: Int

  /// The shards that were run; empty for the whole suite.
  package var shards: [Shard]

  /// Whether the run ended at the first failure.
  package var stoppedEarly: Bool

  /// The results of the run, including obsolete goldens, sorted by name.
  package var cases: [Case]

  /// The durations, sorted by name; empty unless requested.
  package var durations: [Duration]

  /// Create a report from the results of a suite, which are sorted here.
  package init(
    suite: String, selection: GoldenSelection? = nil, versions: [Version] = [],
    recordedVersions: [Version] = [], listed: Int,
    shards: [Shard] = [], stoppedEarly: Bool = false, cases: [Case], durations: [Duration] = []
  ) {
    self.suite = suite
    self.selection = selection ?? GoldenSelection(paths: [suite])
    self.versions = versions
    self.recordedVersions = recordedVersions
    self.listed = listed
    self.shards = shards.sorted()
    self.stoppedEarly = stoppedEarly
    self.cases = cases.sorted { $0.name < $1.name }
    self.durations = durations.sorted { $0.name < $1.name }
  }

  /// Return the number of cases of a status.
  package func count(of status: Status) -> Int {
    cases.count { $0.status == status }
  }

  /// Whether there is nothing to inspect.
  package var isFine: Bool { cases.allSatisfy(\.status.isFine) }
}
