import Foundation
import GoldenImages
import KeyboardDocuments

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
    if let missing = named.first(where: { !Self.isThere($0) }) {
      throw CommandFailure(
        .invalidInput, code: "snapshots", "There is no folder and no case \(missing)")
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

  /// The paths of all files in the folder, sorted, and those of links to folders, which aren't followed.
  ///
  /// A folder that can't be read is the environment's fault: its cases would go unseen.
  func contents() throws(CommandFailure) -> (files: [String], links: [String]) {
    var (files, links): ([String], [String]) = ([], [])
    var folders = Self.isFolder(path) ? [path] : []
    while let folder = folders.popLast() {
      for name in try Self.names(in: folder) {
        let path = folder == "." ? name : "\(folder)/\(name)"
        // A folder with the name of a case is told of as a case that can't be read.
        if !Self.isFolder(path) || path.hasSuffix(".args") || path.hasSuffix(".matrix") {
          files.append(path)
        } else if (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) != nil {
          links.append(path)
        } else {
          folders.append(path)
        }
      }
    }
    return (files.sorted(), links.sorted())
  }

  private static func names(in folder: String) throws(CommandFailure) -> [String] {
    do {
      return try FileManager.default.contentsOfDirectory(atPath: folder)
    } catch {
      let message = "The folder can't be read, so that its cases are unknown"
      let place = Diagnostic.Place(file: folder)
      throw CommandFailure(
        .environment, [Diagnostic(code: "folder", message: message, place: place)])
    }
  }

  private static func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      && isFolder.boolValue
  }

  /// Whether there is a folder, or a case without its suffix.
  private static func isThere(_ path: String) -> Bool {
    isFolder(path)
      || [".args", ".matrix"].contains { FileManager.default.fileExists(atPath: path + $0) }
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
    return isFolder(path) ? path : parent(of: path) ?? "."
  }

  private static func parent(of path: String) -> String? {
    guard let slash = path.lastIndex(of: "/") else { return path == "." ? nil : "." }
    return slash == path.startIndex ? nil : String(path[..<slash])
  }
}
