package import Artifacts

/// The files that a golden leaves that isn't as expected.
package struct GoldenArtifacts: Sendable {

  /// The path of the actual picture or text.
  package let actual: String

  /// The path of a picture of the differences.
  package let difference: String

  private let files: any FileStore

  /// The artifacts of a golden by its path without suffix.
  package init(path: String, suffix: String = "png", in files: any FileStore) {
    actual = "\(path).actual.\(suffix)"
    difference = "\(path).difference.png"
    self.files = files
  }

  /// Deletes what an earlier failure left.
  package func remove() {
    for path in [actual, difference] { try? files.remove(path) }
  }

  /// Whether a file is an artifact and no golden.
  static func isLeftOver(_ file: String) -> Bool {
    [".actual.", ".difference.", ".failed."].contains { file.contains($0) }
  }
}
