import Foundation
import GoldenImages
import KeyboardPipeline
import KeyboardRender

/// What draws the pictures of this run.
enum SnapshotVersions {

  /// The name of the program among versions.
  static let program = "kbrender"

  /// The program, the libraries and the font files that a renderer opened, sorted by file.
  static func now(_ renderer: KeyboardRenderer) -> [GoldenReport.Version] {
    let files = Set(renderer.fonts.map(\.value)).sorted()
    return [GoldenReport.Version(name: program, value: ProgramVersion.text)]
      + KeyboardRenderer.libraries.map { GoldenReport.Version(name: $0.name, value: $0.value) }
      + files.map { file in
        version(of: file, named: file.split(separator: "/").last.map(String.init) ?? file)
      }
  }

  private static func version(of path: String, named name: String) -> GoldenReport.Version {
    guard let handle = FileHandle(forReadingAtPath: path) else {
      return GoldenReport.Version(name: name, value: "missing")
    }
    defer { try? handle.close() }
    let start = (try? handle.read(upToCount: GoldenReport.Version.fontStart)) ?? Data()
    return GoldenReport.Version(
      font: name, length: (try? handle.seekToEnd()) ?? 0, start: Array(start))
  }
}
