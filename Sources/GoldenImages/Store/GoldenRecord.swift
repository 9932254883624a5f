/// The goldens that a run writes.
///
/// Whatever a test writes, it fails, so that nothing passes that nobody has looked at.
public enum GoldenRecord: String, Hashable, Sendable, CaseIterable {

  /// Those that aren't there.
  case missing

  /// Those, and those that differ by more than is tolerated.
  case failed

  /// All whose pixels are others, tolerated or not.
  case all

  /// None.
  case never

  /// The name of the variable that says which goldens are written.
  public static let variable = "KBRENDER_RECORD"

  /// What the variables of a process say: ``variable`` where it is set; else ``never`` in continuous
  /// integration, which sets `CI`, and ``missing`` elsewhere.
  ///
  /// - Returns: nil for a value of the variable that means nothing.
  public init?(variables: [String: String]) {
    if let value = variables[Self.variable], !value.isEmpty {
      self.init(rawValue: value.lowercased())
      return
    }
    self = Self.isCI(variables: variables) ? .never : .missing
  }

  /// Whether a process runs in continuous integration, which sets `CI`.
  package static func isCI(variables: [String: String]) -> Bool {
    variables["CI"].map { !["", "0", "false"].contains($0.lowercased()) } ?? false
  }
}
