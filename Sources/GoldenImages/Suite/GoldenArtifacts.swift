/// The paths of the artifacts of a golden that failed.
package struct GoldenArtifacts: Sendable {

  /// The path of the actual picture or text.
  package let actual: String

  /// The path of the difference picture.
  package let difference: String

  /// The paths of all artifacts.
  package var paths: [String] { [actual, difference] }

  /// Create the paths for a golden from its path without suffix, and the suffix.
  package init(path: String, suffix: String = "png") {
    actual = "\(path).actual.\(suffix)"
    difference = "\(path).difference.png"
  }

  /// Return whether a file is an artifact rather than a golden.
  static func isLeftOver(_ file: String) -> Bool {
    [".actual.", ".difference.", ".failed."].contains { file.contains($0) }
  }
}
