import Foundation
import GoldenImages

/// The font files that tests draw with.
enum FontFiles {

  /// Which ones they are, as one version of all of them.
  static func version(of paths: [String]) -> GoldenReport.Version {
    GoldenReport.Version(allOf: Set(paths).sorted().map(version))
  }

  private static func version(of path: String) -> GoldenReport.Version {
    let name = URL(filePath: path).lastPathComponent
    guard let handle = FileHandle(forReadingAtPath: path) else {
      return GoldenReport.Version(name: name, value: "missing")
    }
    defer { try? handle.close() }
    let start = (try? handle.read(upToCount: GoldenReport.Version.fontStart)) ?? Data()
    return GoldenReport.Version(
      font: name, length: (try? handle.seekToEnd()) ?? 0, start: Array(start))
  }
}
