package struct GoldenArtifacts: Sendable {

  package let actual: String
  package let difference: String
  let expected: String

  package var paths: [String] { [actual, difference, expected] }

  package init(path: String, suffix: String = "png") {
    actual = "\(path).actual.\(suffix)"
    difference = "\(path).difference.png"
    expected = "\(path).expected.png"
  }
}
