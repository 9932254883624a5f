/// The goldens a run writes.
///
/// A test that writes a golden fails, so that no golden passes without inspection.
public enum GoldenRecord: String, Hashable, Sendable, CaseIterable {

  /// Missing goldens.
  case missing

  /// Missing goldens, and those that differ beyond the tolerance.
  case failed

  /// Those that differ, beside the goldens of other fonts, as `<name>@fonts-<digest>.png`: they are
  /// compared where the same fonts are drawn with.
  case fonts

  /// All goldens with different pixels, tolerated or not.
  case all

  /// The texts of goldens with equal pixels and a stale list of elements; no pixels.
  case metadata

  /// No goldens.
  case never

  /// The name of the environment variable.
  public static let variable = "KBRENDER_RECORD"

  /// Read the mode from environment variables.
  ///
  /// It is ``variable`` where set; else ``never`` in continuous integration, which sets `CI`, and
  /// ``missing`` elsewhere.
  ///
  /// - Returns: Nil for an invalid value of the variable.
  public init?(variables: [String: String]) {
    if let value = variables[Self.variable], !value.isEmpty {
      self.init(rawValue: value.lowercased())
      return
    }
    self = Self.isCI(variables: variables) ? .never : .missing
  }

  package func replaces(_ verdict: PictureVerdict) -> Bool {
    switch self {
    case .all: verdict.rung != .exact
    case .failed, .fonts: !verdict.isSame
    case .missing, .metadata, .never: false
    }
  }

  package static func isCI(variables: [String: String]) -> Bool {
    variables["CI"].map { !["", "0", "false"].contains($0.lowercased()) } ?? false
  }
}
