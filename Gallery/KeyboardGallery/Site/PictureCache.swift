package import Disk
import Parallel
import SourceText
import Synchronization

/// Cache of images with a digest each, as other programs may damage a shared folder.
package struct PictureCache: Sendable {

  private let path: String
  private let files: any FileStore

  package init(_ path: String, in files: any FileStore) {
    self.path = path
    self.files = files
  }

  func bytes(for key: String) -> [UInt8]? {
    let file = file(for: key)
    guard files.status(of: file) == FileStatus(.file), let stored = files.knownBytes(of: file),
      stored.count > Self.checksumLength
    else { return nil }
    let picture = Array(stored.dropLast(Self.checksumLength))
    return stored.suffix(Self.checksumLength).elementsEqual(Self.checksum(of: picture, key: key))
      ? picture : nil
  }

  func keep(_ bytes: [UInt8], for key: String) throws {
    let file = file(for: key)
    // Writing would follow a link out of the cache.
    if files.status(of: file)?.isLink == true { try files.remove(file) }
    try files.write(bytes + Self.checksum(of: bytes, key: key), to: file)
  }

  func removeLeftovers() {
    guard files.isFolder(path), let folders = try? files.names(in: path) else { return }
    for folder in folders { files.removeLeftovers(in: "\(path)/\(folder)") }
  }

  private static let checksumLength = 64

  private static func checksum(of bytes: [UInt8], key: String) -> [UInt8] {
    var digest = Digest()
    digest.add(key)
    digest.add(bytes)
    return Array(digest.text.utf8)
  }

  private func file(for key: String) -> String { "\(path)/\(key.prefix(2))/\(key).picture" }
}

/// Log of a build, written before each image: later builds recognize what a killed one left.
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

  var exists: Bool { state.withLock { $0.exists } }

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

/// A file of a folder that isn't as a build would leave it.
package struct SiteFinding: Hashable, Sendable {

  package enum Verdict: String, Sendable {

    case missing

    case stale
    case size

    case obsolete
  }

  package var path: String
  package var verdict: Verdict
}

extension SiteFolder {

  /// Returns the finding about a file that is to have a key, or any, and perhaps a number of pixels.
  func finding(
    _ path: String, key: String? = nil, pixels: GalleryManifest.Pixels? = nil
  ) -> SiteFinding? {
    guard let bytes = bytes(of: path) else { return SiteFinding(path: path, verdict: .missing) }
    if let pixels, GalleryManifest.Pixels(picture: bytes) != pixels {
      return SiteFinding(path: path, verdict: .size)
    }
    return fresh(path, key: key) == nil ? SiteFinding(path: path, verdict: .stale) : nil
  }

  func obsolete(besides planned: Set<String>) -> [SiteFinding] {
    known.keys.filter { !planned.contains($0) }.map { SiteFinding(path: $0, verdict: .obsolete) }
  }
}
