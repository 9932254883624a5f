internal import Foundation

/// The versions that drew the goldens of a suite, to explain differences by another Cairo or font.
public struct GoldenManifest: Hashable, Codable, Sendable {

  /// The name of the file in the folder of the suite.
  public static let fileName = "manifest.json"

  /// The name of the program among versions.
  package static let program = "kbrender"

  /// The versions of the program, the libraries and the fonts.
  public var versions: [GoldenReport.Version]

  /// Create a manifest of versions, whose order is kept.
  public init(versions: [GoldenReport.Version]) {
    self.versions = versions
  }

  /// Parse a manifest in a JSON document.
  public init(json: [UInt8]) throws {
    self = try JSONDecoder().decode(GoldenManifest.self, from: Data(json))
  }

  /// Return the manifest as a JSON document.
  public func json() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(self), as: UTF8.self) + "\n"
  }

  /// Return the changed versions, such as `cairo 1.18.0 instead of 1.16.0`, font files last.
  ///
  /// They have the order of the manifest. The version of the program is left out: it is under test.
  public func changes(to now: [GoldenReport.Version]) -> [String] {
    var changes: [String] = []
    var files: [String] = []
    for old in versions where old.name != Self.program {
      let new = now.first { $0.name == old.name }
      guard new?.value != old.value else { continue }
      guard let new else {
        changes.append("no \(old.name)")
        continue
      }
      if old.name == "fonts" {
        changes.append("other fonts")
      } else if old.name.contains(".") {
        files.append("another \(old.name)")
      } else {
        changes.append("\(old.name) \(new.value) instead of \(old.value)")
      }
    }
    return changes + (files.count > 3 ? ["\(files.count) other font files"] : files)
  }
}
