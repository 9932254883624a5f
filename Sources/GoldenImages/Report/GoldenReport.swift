public import Artifacts

/// The results of a run over a suite of goldens.
///
/// A report has no times, so that equal pictures produce equal reports; ``durations`` are filled
/// only on request. Its JSON is the output of `kbrender snapshot verify --json`.
public struct GoldenReport: Hashable, Sendable {

  /// The version of the JSON form.
  public static let currentForm = 1

  /// The version of a program, library or font file.
  public struct Version: Hashable, Codable, Sendable {

    /// The name, such as `cairo` or `Inter-Regular.otf`.
    public var name: String

    /// The version, or the digest of a font file.
    public var value: String

    /// Create a version.
    public init(name: String, value: String) {
      self.name = name
      self.value = value
    }
  }

  /// One part of a suite, for runs on several machines.
  public typealias Shard = Artifacts.Shard

  /// The duration of a case.
  public struct Duration: Hashable, Codable, Sendable {

    /// The name of the case.
    public var name: String

    /// The time to draw and compare it, in seconds.
    public var seconds: Double

    /// Create a duration.
    public init(name: String, seconds: Double) {
      self.name = name
      self.seconds = seconds
    }
  }

  /// The version of the report's form.
  public var form = GoldenReport.currentForm

  /// The path of the suite's folder as passed, such as `Snapshots`.
  public var suite: String

  /// The versions of the program, libraries and fonts that drew the actual pictures.
  public var versions: [Version]

  /// The versions that drew the expected pictures, from the manifest; empty without one.
  public var recordedVersions: [Version]

  /// The number of cases in the suite, including those that were not run.
  public var listed: Int

  /// The shards that were run; empty for the whole suite.
  public var shards: [Shard]

  /// Whether the run ended at the first failure.
  public var stoppedEarly: Bool

  /// The results of the run, including obsolete goldens, sorted by name.
  public var cases: [Case]

  /// The durations, sorted by name; empty unless requested.
  public var durations: [Duration]

  /// Create a report from the results of a suite, which are sorted here.
  public init(
    suite: String, versions: [Version] = [], recordedVersions: [Version] = [], listed: Int,
    shards: [Shard] = [], stoppedEarly: Bool = false, cases: [Case], durations: [Duration] = []
  ) {
    self.suite = suite
    self.versions = versions
    self.recordedVersions = recordedVersions
    self.listed = listed
    self.shards = shards.sorted()
    self.stoppedEarly = stoppedEarly
    self.cases = cases.sorted { $0.name < $1.name }
    self.durations = durations.sorted { $0.name < $1.name }
  }
}
