import Foundation
import GoldenImages
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
        let name = file.split(separator: "/").last.map(String.init) ?? file
        return GoldenReport.Version(name: name, value: fingerprint(of: file))
      }
  }

  /// What tells a font file from others: its length, and its start with the checksums of all its
  /// tables.
  private static func fingerprint(of path: String) -> String {
    guard let handle = FileHandle(forReadingAtPath: path) else { return "missing" }
    defer { try? handle.close() }
    let start = (try? handle.read(upToCount: 1 << 16)) ?? Data()
    let length = (try? handle.seekToEnd()) ?? 0
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in start { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01b3 }
    return "\(length)-\(String(hash, radix: 16))"
  }
}
