public import KeyboardDocuments

/// What a suite of goldens puts up with, as the file `snapshots.json` in its folder says.
///
///     {
///       // For the whole suite; nothing is put up with if it is left out.
///       "tolerance": { "channels": 1 },
///       "cases": {
///         "emojis/*": {
///           "tolerance": { "perceptual": 0.05, "window": { "size": 8, "pixels": 4 } },
///           "reason": "Color emoji are scaled pictures"
///         }
///       }
///     }
public struct GoldenSettings: Hashable, Sendable {

  /// The name of the file in the folder of the suite.
  public static let fileName = "snapshots.json"

  /// What cases of some names put up with.
  public struct Rule: Hashable, Sendable {

    /// The names of the cases.
    public var pattern: NamePattern

    /// What is put up with.
    public var tolerance: PictureTolerance

    /// Why.
    public var reason: String
  }

  /// What cases put up with that no rule names.
  public var tolerance = PictureTolerance.exact

  /// The rules in the order of the file; the last one that names a case wins.
  public var rules: [Rule] = []

  /// Settings with which nothing is put up with.
  public init() {}

  /// The settings in a file.
  ///
  /// - Throws: Everything that is wrong with the file, such as a rule without a reason.
  public init(decoding file: SourceFile) throws(Diagnostics) {
    let options = JSONOptions(allowsComments: true, maximumSize: 1 << 20, maximumDepth: 8)
    let document = try JSONDocument(parsing: file, options: options)
    var reader = GoldenSettingsReader(document)
    self = reader.settings(in: document.root)
    try reader.finish()
  }

  /// What a case puts up with, and why, if it has a rule of its own.
  public func tolerance(for name: String) -> (tolerance: PictureTolerance, reason: String?) {
    let rule = rules.last { $0.pattern.matches(name) }
    return rule.map { ($0.tolerance, $0.reason) } ?? (tolerance, nil)
  }

  /// The patterns that name no case, which are mistakes or left over.
  public func unusedPatterns(among names: [String]) -> [String] {
    rules.map(\.pattern).filter { !names.contains(where: $0.matches) }.map(\.text)
  }
}
