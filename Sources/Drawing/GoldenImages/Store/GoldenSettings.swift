package import KeyboardDocuments

/// The tolerances of a suite of goldens, as read from the file `snapshots.json` in its folder.
///
///     {
///       // For the whole suite (default: no tolerance); one that accepts anything needs a "reason".
///       "tolerance": { "channels": 1 },
///       "cases": {
///         "emojis/*": {
///           "tolerance": { "perceptual": 0.05, "window": { "size": 8, "pixels": 4 } },
///           "reason": "Color emoji are scaled pictures"
///         }
///       }
///     }
package struct GoldenSettings: Hashable, Sendable {

  package static let fileName = "snapshots.json"

  /// The settings of a new suite.
  package static let standardText = #"{ "tolerance": "exact" }"# + "\n"

  package struct Rule: Hashable, Sendable {

    package var pattern: NamePattern
    package var tolerance: PictureTolerance
    package var reason: String
  }

  package var tolerance = PictureTolerance.exact
  package var reason: String?

  /// The last match wins.
  package var rules: [Rule] = []

  package init() {}

  /// All diagnostics are collected, such as that of a rule without a reason.
  package init(decoding file: SourceFile) throws(Diagnostics) {
    let options = JSONOptions(allowsComments: true, budget: .goldenSettings)
    let document = try JSONDocument(parsing: file, options: options)
    var reader = GoldenSettingsReader(document)
    self = reader.settings(in: document.root)
    try reader.finish()
  }

  package func tolerance(for name: String) -> (tolerance: PictureTolerance, reason: String?) {
    let rule = rules.last { $0.pattern.matches(name) }
    return rule.map { ($0.tolerance, $0.reason) } ?? (tolerance, reason)
  }

  /// Return the patterns that match no case, which are mistakes or obsolete.
  package func unusedPatterns(among names: [String]) -> [String] {
    rules.map(\.pattern).filter { !names.contains(where: $0.matches) }.map(\.text)
  }
}
