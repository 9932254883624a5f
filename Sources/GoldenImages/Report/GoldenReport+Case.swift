extension GoldenReport {

  /// What became of a case.
  public enum Status: String, Hashable, Codable, Sendable, CaseIterable {

    /// The picture is as expected.
    case passed

    /// The picture differs by more than is put up with.
    case failed

    /// There is no golden.
    case missing

    /// There is a golden, but no case asks for it.
    case obsolete

    /// There is nothing to compare: the picture can't be drawn, or the golden can't be read.
    case error

    /// The golden was written just now.
    case recorded

    /// Whether there is nothing to look at.
    public var isFine: Bool { self == .passed || self == .recorded }
  }

  /// A golden and what became of it.
  public struct Case: Hashable, Codable, Sendable {

    /// The name, which no other case of the suite has: the path without suffix, such as `themes/tron`.
    public var name: String

    /// What is tested: the name's folder, such as `themes`; empty for a case outside of any.
    public var feature: String

    /// What was drawn, as a line of arguments; empty where it isn't known.
    public var arguments: String

    /// What became of it.
    public var status: Status

    /// The rung of the ladder on which the pictures are the same; nil if they aren't.
    public var rung: ComparisonRung?

    /// What is put up with; nil if nothing is.
    public var tolerance: PictureTolerance?

    /// Why something is put up with.
    public var reason: String?

    /// What there is to say, one sentence without a full stop; empty if all is as expected.
    public var message: String

    /// How the pictures differ; nil if they don't, or if there are no two pictures.
    public var verdict: PictureVerdict?

    /// The path of the expected picture or text; nil if there is none.
    public var expected: String?

    /// The path of the picture or text as it is now; nil if it wasn't written.
    public var actual: String?

    /// The path of a picture of the differences; nil if there is none.
    public var difference: String?

    /// What became of a case.
    public init(
      name: String, arguments: String = "", status: Status, rung: ComparisonRung? = nil,
      tolerance: PictureTolerance? = nil, reason: String? = nil, message: String = "",
      verdict: PictureVerdict? = nil, expected: String? = nil, actual: String? = nil,
      difference: String? = nil
    ) {
      self.name = name
      feature = name.lastIndex(of: "/").map { String(name[..<$0]) } ?? ""
      self.arguments = arguments
      self.status = status
      self.rung = rung
      self.tolerance = tolerance
      self.reason = reason
      self.message = message
      self.verdict = verdict
      self.expected = expected
      self.actual = actual
      self.difference = difference
    }
  }
}
