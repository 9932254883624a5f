import Glibc
import KeyboardDocuments
import Synchronization

/// Files of the disk that change together: each is written beside its place, and all are moved there
/// once nothing is left that a full disk or a missing permission could stop.
package final class StagedFiles: FileStore {

  private struct Changes {

    /// The temporary files by path.
    var written: [String: String] = [:]

    var removed: Set<String> = []
  }

  private let disk = DiskFiles()
  private let changes = Mutex(Changes())

  package init() {}

  deinit {
    for path in changes.withLock({ $0.written.values }) { unlink(path) }
  }

  private func stage(of path: String) -> String? { changes.withLock { $0.written[path] } }

  package func status(of path: String) -> FileStatus? {
    if stage(of: path) != nil { return FileStatus(.file) }
    return changes.withLock { $0.removed.contains(path) } ? nil : disk.status(of: path)
  }

  package func names(in folder: String) throws -> [String] { try disk.names(in: folder) }

  package func bytes(of path: String) throws -> [UInt8] {
    try disk.bytes(of: stage(of: path) ?? path)
  }

  package func project(around folder: String) -> String? { disk.project(around: folder) }

  package func write(_ bytes: [UInt8], to path: String) throws {
    let stage = try OutputFile.writeBeside(path, bytes)
    let former = changes.withLock { changes in
      changes.removed.remove(path)
      return changes.written.updateValue(stage, forKey: path)
    }
    if let former { unlink(former) }
  }

  package func append(_ bytes: [UInt8], to path: String) throws {
    try write((knownBytes(of: path) ?? []) + bytes, to: path)
  }

  package func remove(_ path: String) throws {
    let former = changes.withLock { changes in
      changes.removed.insert(path)
      return changes.written.removeValue(forKey: path)
    }
    if let former { unlink(former) }
  }

  /// Move all files to their places.
  package func commit() throws {
    let (written, removed) = changes.withLock { changes in
      defer { changes = Changes() }
      return (changes.written, changes.removed)
    }
    // Those that stay where they are if one can't be moved.
    defer { for stage in written.values { unlink(stage) } }
    for (path, stage) in written.sorted(by: { $0.key < $1.key }) {
      try OutputFile.move(stage, to: path)
    }
    for path in removed where disk.status(of: path) != nil { try disk.remove(path) }
  }
}
