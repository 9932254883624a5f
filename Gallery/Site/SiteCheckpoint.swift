import Disk
import KeyboardDocuments
import Synchronization

/// A line is written before its picture: a build that is killed in between leaves a line without a
/// file, and no file that the next build would take for a foreign one.
final class SiteCheckpoint: Sendable {

  let entries: [(file: GalleryManifest.File, picture: GalleryManifest.Picture)]
  private let path: String
  private let files: any FileStore
  private let state: Mutex<(exists: Bool, isOpen: Bool)>

  init(in folder: String, of files: any FileStore, kind: FolderKind) {
    path = "\(folder)/\(kind.journal)"
    self.files = files
    let bytes = files.status(of: path)?.isLink == true ? nil : files.knownBytes(of: path)
    entries = (bytes ?? []).split(separator: UInt8(ascii: "\n")).compactMap {
      GalleryManifest.checkpointEntry(Array($0), kind: kind)
    }
    state = Mutex((bytes != nil, false))
  }

  var isThere: Bool { state.withLock { $0.exists } }

  func add(_ file: GalleryManifest.File, shownAs picture: GalleryManifest.Picture) throws {
    let line = (["file": file.json, "picture": picture.json] as JSONText).text
    try state.withLock { state in
      // The last line of an interrupted build may be torn, and must not spoil the next one.
      try files.append(Array("\(state.isOpen ? "" : "\n")\(line)\n".utf8), to: path)
      state = (true, true)
    }
  }

  func end() {
    state.withLock { state in
      if state.exists, files.status(of: path) == FileStatus(.file) { try? files.remove(path) }
      state = (false, false)
    }
  }
}
