import Disk
import Foundation
import GoldenImages
import SourceText
import Synchronization

/// Paths of a golden and its artifacts.
struct GoldenFiles: Sendable {

  let name: String
  let golden: String

  /// The golden for the fonts of this machine, which takes precedence if it exists.
  private let ownGolden: String

  let artifacts: GoldenArtifacts

  init(name: String, in folder: URL, artifacts: URL?, fonts: FontRelease? = nil) {
    self.name = Self.fileName(of: name)
    golden = folder.appending(path: "\(self.name).png").path
    ownGolden = folder.appending(path: "\(self.name)\(fonts?.suffix ?? "").png").path
    self.artifacts = GoldenArtifacts(path: (artifacts ?? folder).appending(path: self.name).path)
  }

  /// Anything but letters, digits, `.`, `_`, `+` and `-` becomes `-`.
  private static func fileName(of name: String) -> String {
    let safe = name.map { character in
      character.isLetter || character.isNumber || "._+-".contains(character) ? character : "-"
    }
    let text = String(safe.drop { $0 == "." }.prefix(120))
    return text.isEmpty ? "-" : text
  }

  /// The name of a golden as it was passed, and the place in the sources.
  struct Claim: Equatable, Sendable {
    var name: String
    var place: String
  }

  // The goldens in use in this process.
  private static let claims = Mutex<[String: Claim]>([:])

  /// Returns another claim to the golden, if any; the same place may claim it again.
  func claim(as name: String, at place: String) -> Claim? {
    Self.claims.withLock { claims in
      let own = Claim(name: name, place: place)
      let other = claims[golden.lowercased(), default: own]
      claims[golden.lowercased()] = other
      return other == own ? nil : other
    }
  }

  /// Adds the golden to the file in `KBRENDER_GOLDENS`, if set; others are pruned.
  func log(in variables: [String: String]) throws {
    guard let log = variables["KBRENDER_GOLDENS"], !log.isEmpty else { return }
    let isNew = Self.logged.withLock { $0.insert("\(log)\n\(golden)").inserted }
    if isNew { try OutputFile.append(Array("\(golden)\n".utf8), to: log) }
  }

  private static let logged = Mutex<Set<String>>([])

  var current: String { FileManager.default.fileExists(atPath: ownGolden) ? ownGolden : golden }

  func readGolden() throws -> [UInt8]? {
    guard FileManager.default.fileExists(atPath: current) else { return nil }
    return try InputFile.read(current, .picture).bytes
  }

  static func write(_ bytes: [UInt8], to path: String) throws {
    let file = URL(filePath: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: file, options: .atomic)
  }

  /// Writes the golden, or the one for these fonts, and returns its path.
  func record(_ bytes: [UInt8], forFonts: Bool = false) throws -> String {
    let path = forFonts ? ownGolden : current
    try Self.write(bytes, to: path)
    removeArtifacts()
    return path
  }

  func removeArtifacts() {
    for path in artifacts.paths { try? FileManager.default.removeItem(atPath: path) }
  }
}
