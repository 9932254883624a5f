public import Foundation

/// A temporary folder of a test, deleted with the value.
public final class ScratchFolder: Sendable {

  /// The location of the folder.
  public let url: URL

  /// Creates a folder with texts at paths, or an empty one.
  public init(_ texts: [String: String] = [:]) throws {
    url = FileManager.default.temporaryDirectory.appending(path: "kbrender-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    for (path, text) in texts { try write(text, to: path) }
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  /// Write a file, creating its folders.
  @discardableResult
  public func write(_ data: Data, to path: String) throws -> URL {
    let file = url.appending(path: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file)
    return file
  }

  /// Write a text file.
  @discardableResult
  public func write(_ text: String, to path: String) throws -> URL {
    try write(Data(text.utf8), to: path)
  }

  /// Write a program, and return its file.
  ///
  /// Another process writes it: a file that this one has open for writing may stay open in a process that another
  /// test starts meanwhile, and the system doesn't run files that are open for writing.
  @discardableResult
  public func writeProgram(_ text: String, to path: String) throws -> URL {
    let draft = try ScratchFolder()
    return try withExtendedLifetime(draft) {
      try copyProgram(draft.write(text, to: "program"), to: path)
    }
  }

  /// Copy a program, as `writeProgram` writes one, and return its file.
  public func copyProgram(_ program: URL, to path: String) throws -> URL {
    let file = url.appending(path: path)
    let copy = Process()
    copy.executableURL = URL(filePath: "/usr/bin/install")
    copy.arguments = ["-D", "-m", "755", program.path, file.path]
    try copy.run()
    copy.waitUntilExit()
    guard copy.terminationStatus == 0 else { throw CocoaError(.fileWriteUnknown) }
    return file
  }

  /// Return the bytes of a file; nil for none.
  public func read(_ path: String) -> Data? {
    try? Data(contentsOf: url.appending(path: path))
  }

  /// The sorted paths of all files, including hidden ones.
  public var files: [String] {
    let paths = FileManager.default.enumerator(atPath: url.path)?.compactMap { $0 as? String }
    return (paths ?? []).filter { path in
      var isFolder: ObjCBool = false
      let full = url.appending(path: path).path
      return FileManager.default.fileExists(atPath: full, isDirectory: &isFolder)
        && !isFolder.boolValue
    }.sorted()
  }
}

/// Tests that each have an empty folder.
open class FolderSuite {

  /// The folder of the running test.
  public let folder: ScratchFolder

  /// Creates a suite for a test.
  public init() throws { folder = try ScratchFolder() }
}
