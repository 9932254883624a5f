import Testing

extension ImportReportTests {

  struct Sample: Sendable, CustomTestStringConvertible {
    var format: String
    var file: String
    var text: String

    /// The values of the file by their paths; nil for those of JSON, or of YAML in several files.
    var leaves: [String]?

    var companions: [String: String] = [:]

    var testDescription: String { "\(format): \(file)" }
  }
}
