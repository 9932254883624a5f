internal import Parallel
internal import SourceText

extension GoldenReport {

  package enum Status: String, Hashable, Codable, Sendable, CaseIterable {

    case passed
    case failed
    case missing
    case obsolete

    /// The comparison failed: the picture can't be drawn, or the golden can't be read.
    case error

    case recorded

    /// The case isn't compared until a day.
    case skipped

    /// The case differs, as it is expected to until a day.
    case known

    package var isFine: Bool {
      switch self {
      case .passed, .recorded, .skipped, .known: true
      case .failed, .missing, .obsolete, .error: false
      }
    }

    var canBeAccepted: Bool { self == .failed || self == .missing }

    var isExempt: Bool { self == .skipped || self == .known }
  }

  /// A picture or text that was drawn in place of a golden, which accepting takes out of the report.
  package struct Drawn: Hashable, Codable, Sendable {

    package var file: String

    package var pixels: String?

    /// Digest of the compared golden, or nil without one.
    package var golden: String?

    package var sources: String?

    init(_ file: [UInt8], pixels: String? = nil, golden: String?) {
      self.file = Digest.text(of: file)
      self.pixels = pixels
      self.golden = golden
    }

    /// Returns the path in the folder of a report; nil for a digest that is none.
    func path(suffix: String) -> String? { Digest.isText(file) ? "actual/\(file).\(suffix)" : nil }
  }

  package struct Case: Hashable, Codable, Sendable {

    /// The unique name in the suite: the path without suffix, such as `themes/tron`.
    package var name: String

    /// The tested feature: the name's folder, such as `themes`; empty for a case outside of any.
    package var feature: String

    package var arguments: String
    package var status: Status
    package var rung: ComparisonRung?
    package var tolerance: PictureTolerance?
    package var reason: String?

    /// One sentence without a full stop; empty for an exact match.
    package var message: String

    /// Whether the golden's pixels are as drawn, but its list of elements isn't; nil if not.
    package var isStale: Bool?

    package var verdict: ImageVerdict?
    package var expected: String?
    package var list: String?
    package var actual: String?
    package var difference: String?

    /// The declarations of a theme, or else the values, that explain all of a text's differences.
    package var textCauses: [DifferenceCause]?

    /// Nil also for a drawing that is nondeterministic.
    package var drawn: Drawn?

    package init(
      name: String, arguments: String = "", status: Status, rung: ComparisonRung? = nil,
      tolerance: PictureTolerance? = nil, reason: String? = nil, message: String = "",
      verdict: ImageVerdict? = nil, expected: String? = nil, actual: String? = nil,
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
