package import KeyboardDrawing
package import KeyboardRender
internal import Parallel
internal import SourceText

/// Record of a suite's goldens and of the versions that rendered them.
///
/// Only a file with a listed digest can be obsolete. Lines end with commas for `merge=union` of git.
package struct GoldenManifest: Hashable, JSONRepresentable, Sendable {

  package static let fileName = "manifest.json"
  package var versions: [GoldenReport.Version]
  package var goldens: [String: String]

  package init(versions: [GoldenReport.Version], goldens: [String: String] = [:]) {
    self.versions = versions
    self.goldens = goldens
  }

  private enum CodingKeys: String, CodingKey {
    case versions, goldens
  }

  /// Decodes a manifest; older ones list no goldens.
  package init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      versions: try values.decode([GoldenReport.Version].self, forKey: .versions),
      goldens: try values.decodeIfPresent([String: String].self, forKey: .goldens) ?? [:])
    goldens[Self.end.name] = nil
  }

  /// No golden, and behind all of them.
  private static let end = (name: "~", text: "Merges keep the lines of both sides")

  package func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(versions, forKey: .versions)
    try values.encode(goldens.merging([Self.end.name: Self.end.text]) { $1 }, forKey: .goldens)
  }

  static func read(_ file: SourceFile) throws(Diagnostics) -> GoldenManifest {
    try file.refuseConflicts()
    do {
      return try GoldenManifest(json: file.bytes)
    } catch {
      let message = "The file isn't a manifest of goldens; delete it, and record the goldens"
      throw Diagnostics(code: .damagedGoldens, message, place: file.place())
    }
  }

  package func changes(to now: [GoldenReport.Version]) -> [String] {
    VersionChanges(from: versions, to: now).texts
  }

  package static let keyword = "Software"

  package init?(_ picture: PNGPicture) {
    guard let text = picture.text(for: Self.keyword) else { return nil }
    self.init(
      versions: text.split(separator: ",").compactMap { part in
        let words = part.split(separator: " ")
        guard words.count == 2 else { return nil }
        return GoldenReport.Version(name: String(words[0]), value: String(words[1]))
      })
  }

  package var text: PNGText {
    PNGText(Self.keyword, versions.map { "\($0.name) \($0.value)" }.joined(separator: ", "))
  }

  package func explaining(_ verdict: String, drawnBy now: [GoldenReport.Version]) -> String {
    let changes = changes(to: now)
    guard !changes.isEmpty else { return verdict }
    let shown = changes.prefix(4).joined(separator: ", ")
    let rest = changes.count > 4 ? " and \(changes.count - 4) more" : ""
    return "\(verdict); but it is drawn with \(shown)\(rest)"
  }
}

extension GoldenReport.Version {

  package static func all(of renderer: KeyboardRenderer) -> [GoldenReport.Version] {
    libraries
      + renderer.fontVersions.map { font in
        Self(name: font.name, value: [font.value, font.release].joined(separator: " "))
      }
  }

  package static func summary(of renderer: KeyboardRenderer) -> [GoldenReport.Version] {
    libraries + [Self(name: "fonts", value: String(FontRelease.digest(of: renderer).prefix(16)))]
  }

  private static var libraries: [Self] {
    KeyboardRenderer.libraries.map { Self(name: $0.name, value: $0.value) }
  }
}

extension KeyboardRenderer {

  /// The picture stores its elements, to report differences by key, and versions.
  package func golden(
    of drawing: some SceneConvertible, scale: Double, versions: [GoldenReport.Version]
  ) throws(RenderError) -> [UInt8] {
    let scene = drawing.scene(measuring: measure)
    let texts = [GoldenManifest(versions: versions).text, ImageElements(scene).text]
    return try png(of: scene, scale: scale, compression: .small, texts: texts)
  }
}

/// Goldens written in this run; each fails its test to be inspected.
public enum GoldenRecord: String, Hashable, Sendable, CaseIterable {

  case missing

  /// Missing goldens, and those that differ beyond the tolerance.
  case failed

  /// Goldens that differ, as `<name>@fonts-<digest>.png`, which is compared with the same fonts.
  case fonts

  /// All goldens with different pixels, tolerated or not.
  case all

  /// The texts of goldens with equal pixels and a stale list of elements; no pixels.
  case metadata

  /// No goldens.
  case never

  /// The name of the environment variable.
  public static let variable = "KBRENDER_RECORD"

  /// Reads the mode from environment variables.
  ///
  /// It is ``variable`` where set; else ``never`` in continuous integration, which sets `CI`, and
  /// ``missing`` elsewhere.
  ///
  /// - Returns: Nil for an invalid value of the variable.
  public init?(variables: [String: String]) {
    if let value = variables[Self.variable], !value.isEmpty {
      self.init(rawValue: value.lowercased())
      return
    }
    self = Self.isCI(variables: variables) ? .never : .missing
  }

  package func replaces(_ verdict: ImageVerdict) -> Bool {
    switch self {
    case .all: verdict.rung != .exact
    case .failed, .fonts: !verdict.isSame
    case .missing, .metadata, .never: false
    }
  }

  package static func isCI(variables: [String: String]) -> Bool {
    variables["CI"].map { !["", "0", "false"].contains($0.lowercased()) } ?? false
  }
}

/// Release of fonts with its own goldens, by all names and contents: `tron@fonts-0bcaf788870c.png`.
package struct FontRelease: Hashable, Sendable {

  private static let mark = "@fonts-"

  private let digest: String

  package init(of renderer: KeyboardRenderer) {
    digest = String(Self.digest(of: renderer).prefix(12))
  }

  static func digest(of renderer: KeyboardRenderer) -> String {
    var digest = Digest()
    for font in renderer.fontVersions {
      digest.add(font.name)
      digest.add(font.value)
    }
    return digest.text
  }

  package var suffix: String { Self.mark + digest }

  package static func plainName(_ name: String) -> String {
    guard let mark = name.firstRange(of: Self.mark) else { return name }
    let rest = name[mark.upperBound...].drop(while: \.isHexDigit)
    return String(name[..<mark.lowerBound] + rest)
  }
}
