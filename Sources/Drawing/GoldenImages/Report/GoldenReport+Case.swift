internal import KeyboardDocuments

extension GoldenReport {

  package enum Status: String, Hashable, Codable, Sendable, CaseIterable {

    case passed

    /// The result differs beyond the tolerance.
    case failed

    /// The golden doesn't exist.
    case missing

    case obsolete

    /// The comparison failed: the picture can't be drawn, or the golden can't be read.
    case error

    case recorded

    /// Whether there is nothing to inspect.
    package var isFine: Bool { self == .passed || self == .recorded }
  }

  package struct Case: Hashable, Codable, Sendable {

    /// The unique name in the suite: the path without suffix, such as `themes/tron`.
    package var name: String

    /// The tested feature: the name's folder, such as `themes`; empty for a case outside of any.
    package var feature: String

    /// The command-line arguments of the drawing; empty where unknown.
    package var arguments: String

    package var status: Status

    /// The rung of the tolerance that accepts the result; nil for none.
    package var rung: ComparisonRung?

    /// The tolerance; nil for none.
    package var tolerance: PictureTolerance?

    package var reason: String?

    /// The message, one sentence without a full stop; empty for an exact match.
    package var message: String

    /// The verdict on the differences; nil without any, or without two pictures.
    package var verdict: PictureVerdict?

    /// The path of the expected picture or text; nil for none.
    package var expected: String?

    /// The path of the list with the expected digest; nil for a golden with a file of its own.
    package var list: String?

    /// The path of the actual picture or text; nil if it wasn't written.
    package var actual: String?

    /// The path of the difference picture; nil for none.
    package var difference: String?

    package init(
      name: String, arguments: String = "", status: Status, rung: ComparisonRung? = nil,
      tolerance: PictureTolerance? = nil, reason: String? = nil, message: String = "",
      verdict: PictureVerdict? = nil, expected: String? = nil, actual: String? = nil,
      difference: String? = nil
    ) {
      self.name = name
      feature = String(FilePath(name).prefix.dropLast())
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
