/// The paths of the artifacts of a golden that failed.
package struct GoldenArtifacts: Sendable {

  /// The path of the actual picture or text.
  package let actual: String

  /// The path of the difference picture.
  package let difference: String

  /// The path of an expected picture drawn again from recorded files.
  let expected: String

  package var paths: [String] { [actual, difference, expected] }

  /// Create the paths for a golden from its path without suffix, and the suffix.
  package init(path: String, suffix: String = "png") {
    actual = "\(path).actual.\(suffix)"
    difference = "\(path).difference.png"
    expected = "\(path).expected.png"
  }
}
