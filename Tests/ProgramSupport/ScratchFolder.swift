public import Foundation

/// A folder of its own for a test, which goes away with the value.
public final class ScratchFolder: Sendable {

  /// Where the folder is.
  public let url: URL

  /// An empty folder.
  public init() throws {
    url = FileManager.default.temporaryDirectory.appending(path: "kbrender-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  /// Writes a file, and the folders it lies in.
  @discardableResult
  public func write(_ data: Data, to path: String) throws -> URL {
    let file = url.appending(path: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file)
    return file
  }

  /// Writes a text file.
  @discardableResult
  public func write(_ text: String, to path: String) throws -> URL {
    try write(Data(text.utf8), to: path)
  }

  /// The bytes of a file; nil if there is none.
  public func read(_ path: String) -> Data? {
    try? Data(contentsOf: url.appending(path: path))
  }

  /// The paths of all files, hidden ones too, sorted.
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
