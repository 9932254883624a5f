package import Archives
package import KeyboardDocuments
package import KeyboardPipeline

/// A theme with all that belongs to it in one file, whose entries are unpacked in memory.
package struct Pack: Sendable {

  package let archive: Archive
  package let manifest: PackManifest

  /// Read a pack and its manifest; other files are checked when they are read.
  package init(_ file: SourceFile) throws(Diagnostics) {
    archive = try Archive(file)
    if let path = archive.names.first(where: { FilePath($0).hasHiddenPart }) {
      throw Diagnostics(
        code: .pack, "The path \(path.quoted) in the pack has a part that begins with a period",
        place: Diagnostic.Place(file: file.name))
    }
    guard archive.names.contains(PackManifest.path) else {
      throw Diagnostics(
        code: .pack, "The archive has no \(PackManifest.path), so that it is no pack",
        place: Diagnostic.Place(file: file.name))
    }
    manifest = try PackManifest(
      SourceFile(
        name: Self.path(PackManifest.path, in: file),
        bytes: archive.data(of: PackManifest.path)))
    guard let needed = manifest.metadata.kbrender, let own = SemanticVersion(ProgramVersion.text),
      own.isBefore(needed)
    else { return }
    throw Diagnostics(
      code: .pack, "The pack needs kbrender \(needed) or a later one; this is \(own)",
      place: Diagnostic.Place(file: file.name))
  }

  private static func path(_ path: String, in file: SourceFile) -> String { "\(file.name)/\(path)" }

  /// The path in messages and pictures, as if the pack were a folder.
  package func path(_ path: String) -> String { Self.path(path, in: archive.file) }

  /// Return a file whose bytes are those that the manifest tells.
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

  /// Return a file that is named by one of the pack, relative to its folder.
  package func companion(_ path: String, of theme: SourceFile) throws(Diagnostics) -> SourceFile {
    let inner = theme.name.dropFirst(self.path("").count)
    let target = FilePath(FilePath(String(inner)).prefix + path).withoutDetours
    guard archive.names.contains(target) else {
      throw problem("The pack has no such file", of: target)
    }
    return try file(target)
  }

  /// A reader of the files of this pack alone.
  package var files: FileReader {
    FileReader(
      file: { path, _ in try file(path) },
      companion: { path, theme in try companion(path, of: theme) })
  }

  func problem(_ message: String, of path: String) -> Diagnostics {
    Diagnostics(code: .pack, message, place: Diagnostic.Place(file: self.path(path)))
  }
}
