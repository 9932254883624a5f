import ArgumentParser
import Foundation
import KeyboardDocuments

/// A picture or text that is to stay as it is: a file of arguments and, beside it, what is expected.
struct SnapshotCase: Sendable {

  /// The path of the file of arguments, without its suffix.
  let path: String

  /// What its arguments ask for; nothing for a golden without arguments.
  let request: Result<RenderRequest, CommandFailure>

  /// The file that holds what is expected.
  var goldenPath: String {
    guard case .success(let request) = request else { return "\(path).png" }
    return "\(path).\(request.emit == .image ? request.format.rawValue : "json")"
  }

  /// The file that shows what is wrong, beside the golden.
  var failurePath: String {
    "\(path).failed.\(goldenPath.split(separator: ".").last ?? "png")"
  }

  /// The case whose file of arguments has a path without its suffix.
  init(path: String) {
    self.path = path
    request = Result { () throws(CommandFailure) in
      let file = try InputFile.read("\(path).args")
      do {
        return try BatchFile(file, defaults: Self.defaults()).single()
      } catch {
        throw CommandFailure(error)
      }
    }
  }

  /// Goldens are small unless their arguments say otherwise.
  private static func defaults() throws -> RenderOptions {
    try RenderOptions.parse(["--compression", "small"])
  }
}

extension SnapshotCase {

  /// The cases in folders and files, sorted by path, and the goldens that no case asks for.
  static func find(in paths: [String]) -> (cases: [SnapshotCase], obsolete: [String]) {
    let files = Set(paths.flatMap(files)).sorted()
    let names = Set(files.filter { $0.hasSuffix(".args") }.map { String($0.dropLast(5)) })
    let obsolete = files.filter { file in
      let parts = file.split(separator: ".")
      guard let suffix = parts.last, ["png", "json", "svg", "pdf"].contains(suffix) else {
        return false
      }
      return !file.contains(".failed.") && !names.contains(String(file.dropLast(suffix.count + 1)))
    }
    return (names.sorted().map(SnapshotCase.init), obsolete)
  }

  private static func files(at path: String) -> [String] {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      // A case may be named with or without its suffix.
      return FileManager.default.fileExists(atPath: "\(path).args") ? ["\(path).args"] : []
    }
    guard isFolder.boolValue else { return [path] }
    let folder = path.hasSuffix("/") ? String(path.dropLast()) : path
    let names = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
    return names.map { "\(folder)/\($0)" }
  }
}
