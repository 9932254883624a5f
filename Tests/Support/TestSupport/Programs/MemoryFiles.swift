package import Disk
internal import Synchronization

/// Files in memory.
package final class MemoryFiles: FileStore {

  /// A missing or unusable file or link.
  package struct Problem: Error, CustomStringConvertible {
    package let description: String
  }

  private struct State {
    var files: [String: [UInt8]]
    var links: [String: FileStatus.Target] = [:]
    var closed: Set<String> = []
    var writes: [String] = []
  }

  private let state: Mutex<State>

  package init(_ texts: [String: String] = [:]) {
    state = Mutex(State(files: texts.mapValues { Array($0.utf8) }))
  }

  package var paths: [String] { state.withLock { $0.files.keys.sorted() } }

  package var writes: [String] { state.withLock { $0.writes.sorted() } }

  /// The text of a file; nil for none.
  package subscript(path: String) -> String? {
    get { state.withLock { $0.files[path].map { String(decoding: $0, as: UTF8.self) } } }
    set { state.withLock { $0.files[path] = newValue.map { Array($0.utf8) } } }
  }

  package func link(_ path: String, to target: FileStatus.Target) {
    state.withLock { $0.links[path] = target }
  }

  /// Make a file or folder unreadable and unwritable.
  package func close(_ path: String) { state.withLock { _ = $0.closed.insert(path) } }

  package func status(of path: String) -> FileStatus? {
    state.withLock { state in
      if let target = state.links[path] { return FileStatus(target, isLink: true) }
      if state.files[path] != nil { return FileStatus(.file) }
      let isFolder = state.files.keys.contains { $0.hasPrefix("\(path)/") }
      return isFolder ? FileStatus(.folder) : nil
    }
  }

  package func names(in folder: String) throws -> [String] {
    try state.withLock { state in
      guard !state.closed.contains(folder) else { throw Problem(description: "closed") }
      let paths = Array(state.files.keys) + state.links.keys
      let inside = paths.filter { $0.hasPrefix("\(folder)/") }
      return Set(inside.map { $0.dropFirst(folder.count + 1).prefix { $0 != "/" } }).map(
        String.init)
    }
  }

  package func bytes(of path: String) throws -> [UInt8] {
    try state.withLock { state in
      guard let bytes = state.files[path], !state.closed.contains(path) else {
        throw Problem(description: "\(path) can't be read")
      }
      return bytes
    }
  }

  package func write(_ bytes: [UInt8], to path: String) throws {
    try state.withLock { state in
      guard !state.closed.contains(path) else {
        throw Problem(description: "\(path) can't be written")
      }
      state.files[path] = bytes
      state.writes.append(path)
    }
  }

  package func append(_ bytes: [UInt8], to path: String) throws {
    try write((knownBytes(of: path) ?? []) + bytes, to: path)
  }

  package func remove(_ path: String) throws {
    try state.withLock { state in
      let known = state.files.removeValue(forKey: path) != nil
      guard state.links.removeValue(forKey: path) != nil || known else {
        throw Problem(description: "\(path) can't be deleted")
      }
    }
  }
}
