package protocol FileStore: Sendable {

  func status(of path: String) -> FileStatus?

  func names(in folder: String) throws -> [String]

  func bytes(of path: String) throws -> [UInt8]

  /// Write a file atomically, creating missing parent folders.
  func write(_ bytes: [UInt8], to path: String) throws

  /// Add bytes to the end of a file, which is created if missing.
  func append(_ bytes: [UInt8], to path: String) throws

  func remove(_ path: String) throws

  /// The folder is created if missing; while another process has the lock, `waiting` is called
  /// once, and the call waits.
  func withLock<Output>(
    on folder: String, waiting: () -> Void, _ body: () throws -> Output
  ) throws -> Output

  /// Return when the content or status of a file last changed, or nil if the store doesn't know.
  func changeTime(of path: String) -> FileTime?

  /// Returns the folder that files named in a folder stay in, or nil without a limit.
  func project(around folder: String) -> String?

  /// Delete the temporary files in a folder whose processes were ended before they could.
  func removeLeftovers(in folder: String)
}

// The files of a single process need none of these.
extension FileStore {

  package func withLock<Output>(
    on folder: String, waiting: () -> Void, _ body: () throws -> Output
  ) throws -> Output { try body() }

  package func removeLeftovers(in folder: String) {}

  package func project(around folder: String) -> String? { nil }

  package func changeTime(of path: String) -> FileTime? { nil }
}

/// By the clock of its file system.
package struct FileTime: Hashable, Comparable, Sendable {

  package var seconds: Int
  package var nanoseconds: Int

  package init(seconds: Int, nanoseconds: Int) {
    self.seconds = seconds
    self.nanoseconds = nanoseconds
  }

  package static func < (first: FileTime, second: FileTime) -> Bool {
    (first.seconds, first.nanoseconds) < (second.seconds, second.nanoseconds)
  }
}

package struct FileStatus: Hashable, Sendable {

  /// The kind of item, with links followed; `nothing` for a dangling link.
  package enum Target: Hashable, Sendable {
    case file, folder, other, nothing
  }

  package var target: Target
  package var isLink: Bool

  package init(_ target: Target, isLink: Bool = false) {
    self.target = target
    self.isLink = isLink
  }
}

extension FileStore {

  /// Whether a file or folder exists, with links followed.
  package func exists(_ path: String) -> Bool {
    status(of: path).map { $0.target != .nothing } ?? false
  }

  package func isFolder(_ path: String) -> Bool { status(of: path)?.target == .folder }

  package func knownBytes(of path: String) -> [UInt8]? {
    exists(path) ? try? bytes(of: path) : nil
  }
}
