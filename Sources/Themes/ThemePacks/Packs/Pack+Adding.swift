import Archives
package import KeyboardDocuments
import KeyboardPipeline
import KeyboardStyling
import Work

extension Pack {

  /// The digest of the file, by which a pack is pinned: `sha256:` and hexadecimal digits.
  package var digest: String { Self.digest(of: archive.file) }

  private static let digestPrefix = "sha256:"

  private static func digest(of file: SourceFile) -> String {
    digestPrefix + Digest.text(of: file.bytes)
  }

  /// Read a pack after its bytes have a digest, which may lack its prefix; nil is any.
  package init(_ file: SourceFile, digest text: String?) throws(Diagnostics) {
    if let text {
      let digest = Self.digest(of: file)
      let digits = text.hasPrefix(Self.digestPrefix) ? text : Self.digestPrefix + text
      guard digest == digits.lowercased() else {
        throw Diagnostics(
          code: .pack, "The digest of the pack is \(digest), not \(text.shortened.quoted)",
          place: Diagnostic.Place(file: file.name))
      }
    }
    try self.init(file)
  }

  /// Read the pack as a theme that is to be found by its name.
  ///
  /// - Throws: what `theme pack --check` finds in its files, the errors of its theme, and that its name
  ///   is none, or a built-in one, which would hide it.
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

  /// Throw if packs of a name are of another theme, in whose place this one would stand.
  package func check(beside others: [Pack]) throws(Diagnostics) {
    let id = manifest.metadata.id
    guard let other = others.first(where: { $0.manifest.metadata.id != id }) else { return }
    throw Diagnostics([
      Diagnostic(
        code: .pack,
        message:
          "\(name.quoted) is the name of \(other.manifest.metadata.id.quoted), and this is \(id.quoted)",
        place: Diagnostic.Place(file: archive.file.name),
        hints: [
          "`kbrender theme remove \(name)` takes the other one away; --force adds this one beside it."
        ])
    ])
  }
}
