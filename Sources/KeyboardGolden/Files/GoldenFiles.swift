import Foundation

/// The files of a golden: the expected picture and, after a failure, its artifacts.
struct GoldenFiles: Sendable {

  /// The expected picture.
  let golden: URL

  /// The actual picture, if it differs.
  let actual: URL

  /// The picture of the differences.
  let difference: URL

  /// Create the files of a golden from its name, with artifacts in a folder of their own if given.
  init(name: String, in folder: URL, artifacts: URL?) {
    let name = Self.fileName(of: name)
    let failures = artifacts ?? folder
    golden = folder.appending(path: "\(name).png")
    actual = failures.appending(path: "\(name).actual.png")
    difference = failures.appending(path: "\(name).difference.png")
  }

  /// Return a portable file name, confined to its folder.
  ///
  /// Anything but letters, digits, `.`, `_`, `+` and `-` becomes `-`.
  static func fileName(of name: String) -> String {
    let safe = name.map { character in
      character.isLetter || character.isNumber || "._+-".contains(character) ? character : "-"
    }
    let text = String(safe.drop { $0 == "." }.prefix(120))
    return text.isEmpty ? "-" : text
  }

  /// Return the bytes of the golden; nil for none.
  func readGolden() throws -> [UInt8]? {
    guard FileManager.default.fileExists(atPath: golden.path) else { return nil }
    return [UInt8](try Data(contentsOf: golden))
  }

  /// Write a file atomically, creating its folders.
  static func write(_ bytes: [UInt8], to file: URL) throws {
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: file, options: .atomic)
  }

  /// Delete the artifacts of an earlier failure.
  func removeFailures() {
    for file in [actual, difference] { try? FileManager.default.removeItem(at: file) }
  }
}
