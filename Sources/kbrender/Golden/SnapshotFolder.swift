import Foundation
import GoldenImages

/// The folder of a suite, which holds the file of its settings, and what was named in it.
struct SnapshotFolder: Sendable {

  /// The path of the folder.
  let path: String

  /// The paths that were named: folders in it, or cases without a suffix.
  let named: [String]

  /// The folder that holds all of some paths.
  init(of paths: [String]) throws(CommandFailure) {
    let named = paths.map { path in
      var path = path
      while path.count > 1, path.hasSuffix("/") { path.removeLast() }
      for suffix in [".args", ".matrix"] where path.hasSuffix(suffix) {
        path.removeLast(suffix.count)
      }
      return path
    }
    let folders = Set(named.map(Self.folder)).sorted()
    guard let folder = folders.first, folders.count == 1 else {
      throw CommandFailure(
        .invalidInput, code: "snapshots",
        "These belong to different suites: \(folders.joined(separator: ", "))",
        hints: ["A suite is a folder with a \(GoldenSettings.fileName)."])
    }
    path = folder
    self.named = named
  }

  /// Whether a path is among what was named, or in it.
  func isNamed(_ path: String) -> Bool {
    named.contains { path == $0 || path.hasPrefix("\($0)/") || $0 == "." }
  }

  /// A path in the folder as a name.
  func name(of path: String) -> String {
    path.hasPrefix("\(self.path)/") ? String(path.dropFirst(self.path.count + 1)) : path
  }

  /// The paths of all files in the folder, sorted.
  var files: [String] {
    let names = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
    return names.map { path(of: $0) }.sorted()
  }

  /// The path of a file of a name in the folder.
  func path(of name: String) -> String { path == "." ? name : "\(path)/\(name)" }

  /// The nearest folder that holds settings; else the folder that was named, or that of the case.
  private static func folder(of path: String) -> String {
    var folder: String? = path
    while let current = folder {
      if FileManager.default.fileExists(atPath: "\(current)/\(GoldenSettings.fileName)") {
        return current
      }
      folder = parent(of: current)
    }
    var isFolder: ObjCBool = false
    let exists = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
    return exists && isFolder.boolValue ? path : parent(of: path) ?? "."
  }

  private static func parent(of path: String) -> String? {
    guard let slash = path.lastIndex(of: "/") else { return path == "." ? nil : "." }
    return slash == path.startIndex ? nil : String(path[..<slash])
  }
}
