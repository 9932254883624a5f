package import KeyboardDocuments

/// The tolerances of a suite of goldens, as read from the file `snapshots.json` in its folder.
///
///     {
///       // For the whole suite (default: no tolerance).
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

  /// The tolerance of the cases that match a pattern.
  package struct Rule: Hashable, Sendable {

    /// The pattern of case names.
    package var pattern: NamePattern

    package var tolerance: PictureTolerance
    package var reason: String
  }

  /// The tolerance of cases that match no rule.
  package var tolerance = PictureTolerance.exact

  /// The rules in the order of the file; the last match wins.
  package var rules: [Rule] = []

  /// Create settings without tolerances.
  package init() {}

  /// Parse the settings in a file.
  ///
  /// - Throws: All diagnostics of the file, such as a rule without a reason.
  package init(decoding file: SourceFile) throws(Diagnostics) {
    let options = JSONOptions(allowsComments: true, maximumSize: 1 << 20, maximumDepth: 8)
    let document = try JSONDocument(parsing: file, options: options)
    var reader = GoldenSettingsReader(document)
    self = reader.settings(in: document.root)
    try reader.finish()
  }

  /// Return the tolerance of a case, and the reason if a rule matches it.
  package func tolerance(for name: String) -> (tolerance: PictureTolerance, reason: String?) {
    let rule = rules.last { $0.pattern.matches(name) }
    return rule.map { ($0.tolerance, $0.reason) } ?? (tolerance, nil)
  }

  /// Return the patterns that match no case, which are mistakes or obsolete.
  package func unusedPatterns(among names: [String]) -> [String] {
    rules.map(\.pattern).filter { !names.contains(where: $0.matches) }.map(\.text)
  }
}
