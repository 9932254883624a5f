package import Artifacts

/// The artifacts of a golden that failed.
package struct GoldenArtifacts: Sendable {

  /// The path of the actual picture or text.
  package let actual: String

  /// The path of the difference picture.
  package let difference: String

  private let files: any FileStore

  /// Create the artifacts of a golden from its path without suffix.
  package init(path: String, suffix: String = "png", in files: any FileStore) {
    actual = "\(path).actual.\(suffix)"
    difference = "\(path).difference.png"
    self.files = files
  }

  /// Delete the artifacts of an earlier failure.
  package func remove() {
    for path in [actual, difference] { try? files.remove(path) }
  }

  /// Return whether a file is an artifact rather than a golden.
  static func isLeftOver(_ file: String) -> Bool {
    [".actual.", ".difference.", ".failed."].contains { file.contains($0) }
  }
}
