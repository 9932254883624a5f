import Archives
import Disk
import KeyboardDocuments
import KeyboardGallery
import KeyboardKit
import Terminal
import ThemePacks

extension ThemeCollection {

  /// Read the packs of a folder, in the order of their names; folders in it are left out.
  ///
  /// - Throws: the errors of all packs, and that there are none or too many.
  init(onDisk folder: String) throws {
    let bound = InputBudget.collection
    let items = FolderListing.entries(of: folder, most: bound.values + 1)
    guard items.count <= bound.values else {
      throw Self.problem("has more than \(bound.values) files", folder)
    }
    let names = items.filter { !$0.isFolder && $0.name.hasSuffix(ThemeName.packSuffix) }
    guard !names.isEmpty else { throw Self.problem("has no packs", folder) }
    var packs: [Pack] = []
    var problems: [Diagnostic] = []
    var size = 0
    for name in names.map(\.name) {
      do {
        let file = try InputFile.read(FilePath(folder).appending(name), .archive)
        size += file.bytes.count
        guard size <= bound.bytes else {
          throw Self.problem("has more than \(bound.bytes >> 20) MB", folder)
        }
        packs.append(try Pack(file))
      } catch {
        problems += CommandFailure(error).diagnostics
        if size > bound.bytes { break }
      }
    }
    guard problems.isEmpty else { throw CommandFailure(.invalidInput, problems) }
    try self.init(packs)
  }

  private static func problem(_ message: String, _ folder: String) -> CommandFailure {
    CommandFailure(.invalidInput, code: .pack, "The folder \(folder.shortened.quoted) \(message)")
  }
}

extension GalleryPack {

  /// The versions of a theme, the newest first.
  init(_ packs: [Pack]) {
    self.init(
      id: packs[0].manifest.metadata.id, summary: packs[0].manifest.metadata.description,
      files: packs.map {
        File(
          name: $0.fileName, version: $0.version.description, bytes: $0.archive.file.bytes)
      },
      licenses: packs[0].licenses, digest: packs[0].digest)
  }
}
