import CLibrary
import Foundation
import SourceText
import Synchronization

/// Files that change together: written beside their places, then moved after all else succeeded.
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
    let previous = changes.withLock { changes in
      changes.removed.remove(path)
      return changes.written.updateValue(stage, forKey: path)
    }
    if let previous { unlink(previous) }
  }

  package func append(_ bytes: [UInt8], to path: String) throws {
    try write((knownBytes(of: path) ?? []) + bytes, to: path)
  }

  package func remove(_ path: String) throws {
    let previous = changes.withLock { changes in
      changes.removed.insert(path)
      return changes.written.removeValue(forKey: path)
    }
    if let previous { unlink(previous) }
  }

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

/// A folder of files that appears with all of them, or not at all.
package enum StagedFolder {

  /// Writes files beside a folder, then moves all into it and removes the others.
  package static func write(
    _ files: [(name: String, bytes: [UInt8])], to folder: String, removing previous: [String] = []
  ) throws {
    try OutputFile.check(folder)
    let target = FilePath(folder).withoutEndSlashes
    try OutputFile.createFolders(of: target)
    let prefix = FilePath(target).prefix
    let stage = prefix + TemporaryFile.newName
    try OutputFile.createFolder(stage)
    defer { try? FileManager.default.removeItem(atPath: stage) }
    for file in files { try OutputFile.write(file.bytes, to: "\(stage)/\(file.name)") }
    if DiskFiles().status(of: target) == nil { return try OutputFile.move(stage, to: target) }
    for file in files {
      try OutputFile.createFolders(of: "\(target)/\(file.name)")
      try OutputFile.move("\(stage)/\(file.name)", to: "\(target)/\(file.name)")
    }
    let names = Set(files.map(\.name))
    for name in previous where !names.contains(name) { try DiskFiles().remove("\(target)/\(name)") }
  }
}

/// Temporary files that atomic writing leaves if a signal ends it.
package enum TemporaryFile {

  static var newName: String { "\(prefix)\(host)-\(getpid())-\(UInt32.random(in: 0 ... .max))" }

  /// The files of other machines are left alone, since their processes are unknown here.
  package static func clear(in folders: [String]) {
    let own = "\(prefix)\(host)-"
    for folder in folders {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      for name in names where name.hasPrefix(own) {
        let parts = name.dropFirst(own.count).split(separator: "-")
        guard parts.count == 2, let process = pid_t(parts[0]), process > 0,
          UInt32(parts[1]) != nil, kill(process, 0) != 0, errno == ESRCH
        else { continue }
        unlink("\(folder)/\(name)")
      }
    }
  }

  private static let prefix = ".kbrender-"

  private static let host: String = {
    var name = [CChar](repeating: 0, count: 256)
    guard gethostname(&name, name.count - 1) == 0 else { return "unknown" }
    let bytes = name.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
    return String(decoding: bytes, as: UTF8.self).filter { $0.isLetter || $0.isNumber }
  }()
}
