import Foundation

/// The files of a golden: what is expected and, after a failure, what there is instead.
struct GoldenFiles: Sendable {

  /// What is expected.
  let golden: URL

  /// What was drawn, if it isn't as expected.
  let actual: URL

  /// Where the two differ.
  let difference: URL

  /// The files of a golden by its name in a folder; what failed goes into another folder if there is
  /// one for it.
  init(name: String, in folder: URL, artifacts: URL?) {
    let name = Self.fileName(of: name)
    let failures = artifacts ?? folder
    golden = folder.appending(path: "\(name).png")
    actual = failures.appending(path: "\(name).actual.png")
    difference = failures.appending(path: "\(name).difference.png")
  }

  /// A name that every file system takes: anything but letters, digits, `.`, `_`, `+` and `-` becomes
  /// `-`, and a path stays in its folder.
  static func fileName(of name: String) -> String {
    let safe = name.map { character in
      character.isLetter || character.isNumber || "._+-".contains(character) ? character : "-"
    }
    let text = String(safe.drop { $0 == "." }.prefix(120))
    return text.isEmpty ? "-" : text
  }

  /// The bytes of the golden; nil if there is none.
  func readGolden() throws -> [UInt8]? {
    guard FileManager.default.fileExists(atPath: golden.path) else { return nil }
    return [UInt8](try Data(contentsOf: golden))
  }

  /// Writes a file whole or not at all, and the folders it lies in.
  static func write(_ bytes: [UInt8], to file: URL) throws {
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: file, options: .atomic)
  }

  /// Takes away what an earlier failure left.
  func removeFailures() {
    for file in [actual, difference] { try? FileManager.default.removeItem(at: file) }
  }
}
