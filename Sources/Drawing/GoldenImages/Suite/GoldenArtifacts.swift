/// The files that a comparison that fails leaves beside a golden, or in a folder of their own.
package struct GoldenArtifacts: Sendable {

  package let actual: String
  package let difference: String

  /// A picture drawn again from recorded files.
  let expected: String

  /// The message of a drawing that failed.
  let error: String

  package var paths: [String] { [actual, difference, expected, error] }

  /// Those of which a comparison that fails leaves one.
  package var failures: [String] { [actual, error] }

  /// The path has no suffix.
  package init(path: String, suffix: String = "png") {
    actual = "\(path).actual.\(suffix)"
    difference = "\(path).difference.png"
    expected = "\(path).expected.png"
    error = "\(path).error.txt"
  }
}
