package import Disk
import Work

/// Each file ends with a digest of the key and the picture, since other programs may have damaged
/// or exchanged the files of a shared folder.
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
