public import Artifacts

/// What became of the cases of a suite of golden images.
///
/// A report has no times, so that the same pictures give the same report; ``durations`` are filled only
/// for who asks for them. It is the JSON that `kbrender snapshot verify --json` prints.
public struct GoldenReport: Hashable, Sendable {

  /// The version of the form that is written and read.
  public static let currentForm = 1

  /// A program, library or font file, and which one of its kind it is.
  public struct Version: Hashable, Codable, Sendable {

    /// The name, such as `cairo` or `Inter-Regular.otf`.
    public var name: String

    /// The version, or for a font file what its bytes come to.
    public var value: String

    /// A version of something.
    public init(name: String, value: String) {
      self.name = name
      self.value = value
    }
  }

  /// A part of a suite, for runs on several machines.
  public typealias Shard = Artifacts.Shard

  /// The seconds that a case took.
  public struct Duration: Hashable, Codable, Sendable {

    /// The name of the case.
    public var name: String

    /// The seconds of drawing and comparing it.
    public var seconds: Double

    /// The seconds that a case took.
    public init(name: String, seconds: Double) {
      self.name = name
      self.seconds = seconds
    }
  }

  /// The version of the report's form.
  public var form = GoldenReport.currentForm

  /// The folder of the suite as it was named, such as `Snapshots`.
  public var suite: String

  /// The program, the libraries and the fonts that drew the actual pictures.
  public var versions: [Version]

  /// Those that drew the expected pictures, as the suite's manifest says; empty without one.
  public var recordedVersions: [Version]

  /// The number of cases that the suite has, whether or not they were run.
  public var listed: Int

  /// The parts that were run; empty for the whole suite.
  public var shards: [Shard]

  /// Whether the run ended at the first failure.
  public var stoppedEarly: Bool

  /// The cases that were run, and the goldens that belong to none, sorted by name.
  public var cases: [Case]

  /// How long cases took, sorted by name; empty unless asked for.
  public var durations: [Duration]

  /// A report about the cases of a suite, which are sorted here.
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
