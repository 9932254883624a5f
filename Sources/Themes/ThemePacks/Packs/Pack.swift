import KeyboardCore
package import KeyboardPipeline
import KeyboardStyling
import Parallel
package import SourceText

/// A theme with all that belongs to it in one file, whose entries are unpacked in memory.
package struct Pack: Sendable {

  package let archive: Archive
  package let manifest: PackManifest

  package init(_ file: SourceFile) throws(Diagnostics) {
    archive = try Archive(file)
    if let path = archive.names.first(where: { FilePath($0).hasHiddenPart }) {
      throw file.problem(
        .packContents, "The path \(path.quoted) in the pack has a part that begins with a period")
    }
    guard archive.names.contains(PackManifest.path) else {
      throw file.problem(
        .packContents, "The archive isn't a theme pack: it has no \(PackManifest.path)")
    }
    manifest = try PackManifest(
      SourceFile(
        name: Self.path(PackManifest.path, in: file),
        bytes: archive.data(of: PackManifest.path)))
    guard let needed = manifest.metadata.kbrender, let own = SemanticVersion(ProgramVersion.text),
      own.isBefore(needed)
    else { return }
    throw file.problem(
      .packContents, "The pack needs kbrender \(needed) or a later one; this is \(own)")
  }

  private static func path(_ path: String, in file: SourceFile) -> String { "\(file.name)/\(path)" }

  /// The path in messages and pictures, as if the pack were a folder.
  package func path(_ path: String) -> String { Self.path(path, in: archive.file) }

  /// Returns a file whose bytes are those that the manifest tells.
  package func file(_ path: String) throws(Diagnostics) -> SourceFile {
    let bytes = try archive.data(of: path)
    guard let known = manifest.file(path) else {
      throw problem("The file isn't in the manifest of the pack", of: path)
    }
    guard known.isOf(bytes) else {
      throw problem("The file isn't the one that was packed: its digest differs", of: path)
    }
    return SourceFile(name: self.path(path), bytes: bytes)
  }

  package var theme: SourceFile { get throws(Diagnostics) { try file(manifest.theme) } }

  package func companion(_ path: String, of theme: SourceFile) throws(Diagnostics) -> SourceFile {
    let inner = theme.name.dropFirst(self.path("").count)
    let target = FilePath(FilePath(String(inner)).prefix + path).withoutDetours
    guard archive.names.contains(target) else {
      throw problem("The pack has no such file", of: target)
    }
    return try file(target)
  }

  package var files: FileReader {
    FileReader(
      file: { path, _ in try file(path) },
      companion: { path, theme in try companion(path, of: theme) })
  }

  func problem(_ message: String, of path: String) -> Diagnostics {
    Diagnostics(code: .packContents, message, place: Diagnostic.Place(file: self.path(path)))
  }

  package func findings(by pipeline: RenderPipeline) -> [Diagnostic] {
    let findings = fileFindings
    return findings.isEmpty ? previewFindings(by: pipeline) : findings
  }

  package var fileFindings: [Diagnostic] {
    let listed = Set((manifest.files + manifest.previews.map(\.file)).map(\.path))
    var findings: [Diagnostic] = []
    for path in listed.union(archive.names).sorted() where path != PackManifest.path {
      do throws(Diagnostics) {
        _ = try file(path)
      } catch {
        findings += error.list
      }
    }
    findings += manifest.files.filter { $0.license == nil }.map { file in
      Diagnostic(
        code: .missingLicense, message: "The manifest names no license for the file",
        place: Diagnostic.Place(file: path(file.path)))
    }
    return findings
  }

  private func previewFindings(by pipeline: RenderPipeline) -> [Diagnostic] {
    do {
      let loaded = try LoadedTheme(theme, files: files)
      return try ColorScheme.allCases.flatMap { scheme -> [Diagnostic] in
        let bytes = try Self.preview(of: loaded, in: scheme, by: pipeline)
        let known = manifest.previews.filter { $0.scheme == scheme }
        guard let preview = known.first else {
          return [staleness("The pack has no preview in \(scheme.rawValue)", PackManifest.path)]
        }
        guard !preview.file.isOf(bytes) else { return [] }
        let version =
          preview.kbrender == ProgramVersion.text ? "" : ", and was drawn by \(preview.kbrender)"
        return [
          staleness(
            "The preview isn't what kbrender \(ProgramVersion.text) draws\(version)",
            preview.file.path)
        ]
      }
    } catch {
      return (error as? Diagnostics)?.list
        ?? [
          Diagnostic(
            code: .packContents, message: "\(error)", place: Diagnostic.Place(file: path("")))
        ]
    }
  }

  private func staleness(_ message: String, _ path: String) -> Diagnostic {
    Diagnostic(
      code: .stalePreview, message: message, place: Diagnostic.Place(file: self.path(path)),
      hints: ["`kbrender theme pack make` draws it anew."])
  }

  /// The digest of the file, by which a pack is pinned: `sha256:` and hexadecimal digits.
  package var digest: String { Self.digest(of: archive.file) }

  private static let digestPrefix = "sha256:"

  private static func digest(of file: SourceFile) -> String {
    digestPrefix + Digest.text(of: file.bytes)
  }

  /// Reads a pack after its bytes have a digest, which may lack its prefix; nil is any.
  package init(_ file: SourceFile, digest text: String?) throws(Diagnostics) {
    if let text {
      let digest = Self.digest(of: file)
      let digits = text.hasPrefix(Self.digestPrefix) ? text : Self.digestPrefix + text
      guard digest == digits.lowercased() else {
        throw file.problem(
          .packContents, "The digest of the pack is \(digest), not \(text.shortened.quoted)")
      }
    }
    try self.init(file)
  }

  /// Throws what `theme pack check` finds, the errors of the theme, and errors of its name.
  package func checkForAdding() throws(Diagnostics) {
    let findings = fileFindings
    guard findings.isEmpty else { throw Diagnostics(findings) }
    _ = try LoadedTheme(theme, files: files)
    if let reason = Self.nameProblem(name) {
      throw problem(
        "A theme can't be found as \(name.shortened.quoted): \(reason)", of: manifest.theme)
    }
    if let own = NearestNames.match(for: name, among: KeyboardTheme.builtInIdentifiers) {
      throw problem(
        "The built-in theme \(own.quoted) would hide the theme of this file", of: manifest.theme)
    }
  }

  /// Throws if packs of a name are of another theme, in whose place this one would stand.
  package func check(beside others: [Pack]) throws(Diagnostics) {
    let id = manifest.metadata.id
    guard let other = others.first(where: { $0.manifest.metadata.id != id }) else { return }
    throw archive.file.problem(
      .packContents,
      "\(name.quoted) is the name of \(other.manifest.metadata.id.quoted), and this is \(id.quoted)",
      hints: [
        "`kbrender theme pack remove \(name)` removes the other pack; --force adds this one, too."
      ])
  }
}
