/// Files by path: those of a disk, or of memory in tests.
package protocol FileStore: Sendable {

  /// What is at a path; nil for nothing.
  func status(of path: String) -> FileStatus?

  /// The names in a folder, in any order.
  func names(in folder: String) throws -> [String]

  /// The bytes of a file.
  func bytes(of path: String) throws -> [UInt8]

  /// Writes a file whole or not at all, and creates the folders it lies in.
  func write(_ bytes: [UInt8], to path: String) throws

  /// Deletes a file, a link or an empty folder.
  func remove(_ path: String) throws
}

/// The kind of thing at a path.
package struct FileStatus: Hashable, Sendable {

  /// The kind of thing that is there, links being followed; `nothing` for a link that leads nowhere.
  package enum Target: Hashable, Sendable {
    case file, folder, other, nothing
  }

  package var target: Target

  /// Whether the path is that of a link.
  package var isLink: Bool

  package init(_ target: Target, isLink: Bool = false) {
    self.target = target
    self.isLink = isLink
  }
}

extension FileStore {

  /// Whether there is a file or folder, links being followed.
  package func exists(_ path: String) -> Bool {
    status(of: path).map { $0.target != .nothing } ?? false
  }

  /// Whether there is a folder, links being followed.
  package func isFolder(_ path: String) -> Bool { status(of: path)?.target == .folder }

  /// The bytes of a file; nil if it isn't there or can't be read.
  package func knownBytes(of path: String) -> [UInt8]? {
    exists(path) ? try? bytes(of: path) : nil
  }
}
