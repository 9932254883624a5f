import Foundation
import GoldenImages
import Synchronization

/// The files of a golden: the expected picture and, after a failure, its artifacts.
struct GoldenFiles: Sendable {

  /// The name of the file, without suffix.
  let name: String

  /// The path of the expected picture.
  let golden: String

  let artifacts: GoldenArtifacts

  init(name: String, in folder: URL, artifacts: URL?) {
    self.name = Self.fileName(of: name)
    golden = folder.appending(path: "\(self.name).png").path
    self.artifacts = GoldenArtifacts(
      path: (artifacts ?? folder).appending(path: self.name).path)
  }

  /// Return a portable file name, confined to its folder.
  ///
  /// Anything but letters, digits, `.`, `_`, `+` and `-` becomes `-`.
  private static func fileName(of name: String) -> String {
    let safe = name.map { character in
      character.isLetter || character.isNumber || "._+-".contains(character) ? character : "-"
    }
    let text = String(safe.drop { $0 == "." }.prefix(120))
    return text.isEmpty ? "-" : text
  }

  // The goldens in use in this process, with their places in the sources.
  private static let places = Mutex<[String: String]>([:])

  /// Claim the golden for a place in the sources; return another place that uses it.
  ///
  /// The same place may claim a golden again, as repeated tests do. Names that differ only in case
  /// are the same file on some disks.
  func claim(for place: String) -> String? {
    Self.places.withLock { places in
      let other = places[golden.lowercased(), default: place]
      places[golden.lowercased()] = other
      return other == place ? nil : other
    }
  }

  /// Return the bytes of the golden; nil for none.
  func readGolden() throws -> [UInt8]? {
    guard FileManager.default.fileExists(atPath: golden) else { return nil }
    return [UInt8](try Data(contentsOf: URL(filePath: golden)))
  }

  /// Write a file atomically, creating its folders.
  static func write(_ bytes: [UInt8], to path: String) throws {
    let file = URL(filePath: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: file, options: .atomic)
  }

  /// Replace the golden, and delete the artifacts of an earlier failure.
  func record(_ bytes: [UInt8]) throws {
    try Self.write(bytes, to: golden)
    removeArtifacts()
  }

  /// Delete the artifacts of an earlier failure.
  func removeArtifacts() {
    for path in artifacts.paths { try? FileManager.default.removeItem(atPath: path) }
  }
}
