internal import Foundation

/// What drew the goldens of a suite, so that a difference that another Cairo or font makes says so.
public struct GoldenManifest: Hashable, Codable, Sendable {

  /// The name of the file in the folder of the suite.
  public static let fileName = "manifest.json"

  /// The program, the libraries and the fonts.
  public var versions: [GoldenReport.Version]

  /// A manifest of versions, in an order that is kept.
  public init(versions: [GoldenReport.Version]) {
    self.versions = versions
  }

  /// The manifest in a JSON document.
  public init(json: [UInt8]) throws {
    self = try JSONDecoder().decode(GoldenManifest.self, from: Data(json))
  }

  /// The manifest as a JSON document.
  public func json() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(self), as: UTF8.self) + "\n"
  }

  /// What is another one now, such as `cairo 1.18.0 instead of 1.16.0`, in the order of the manifest.
  ///
  /// The version of the program is left out: it is what is being tested.
  public func changes(to now: [GoldenReport.Version], except program: String) -> [String] {
    versions.filter { $0.name != program }.compactMap { old in
      guard let new = now.first(where: { $0.name == old.name }) else { return "no \(old.name)" }
      guard new.value != old.value else { return nil }
      if old.name == "fonts" { return "other fonts" }
      return old.name.contains(".")
        ? "another \(old.name)" : "\(old.name) \(new.value) instead of \(old.value)"
    }
  }
}
