import KeyboardPipeline
import SourceText

/// Up to a number of files and folders in a folder, without links.
package typealias FolderEntries =
  @Sendable (_ folder: String, _ most: Int) -> [(name: String, isFolder: Bool)]

/// Theme files in the folders of the client, read on first use.
final class Workspace {

  struct Files {
    var texts: [String: ParsedText] = [:]
    var isComplete = true
  }

  let entries: FolderEntries
  private(set) var roots: [String] = []

  /// Whether the client reports changes of files; if so, read files may be cached.
  var isWatched = false

  private var known: Files?
  var warning: String?

  init(entries: @escaping FolderEntries) { self.entries = entries }

  func add(_ root: String) {
    if !roots.contains(root) { roots.append(root) }
    known = nil
  }

  func remove(_ root: String) {
    roots.removeAll { $0 == root }
    known = nil
  }

  func forget() { known = nil }

  func files(beside path: String, reading reader: FileReader) -> Files {
    guard !roots.isEmpty else {
      return Self.read([FilePath(path).folder], depth: 1, entries: entries, reader)
    }
    if isWatched, let known { return known }
    let files = Self.read(roots, depth: InputBudget.workspace.depth, entries: entries, reader)
    known = files
    return files
  }

  // MARK: Reading

  private static func read(
    _ roots: [String], depth: Int, entries: FolderEntries, _ reader: FileReader
  ) -> Files {
    let budget = InputBudget.workspace
    var files = Files()
    var (rest, bytes, read) = (budget.values, budget.bytes, 0)
    var folders = roots.map { (path: $0, depth: 1) }
    var next = 0
    while next < folders.count, files.isComplete {
      let folder = folders[next]
      next += 1
      let found = entries(folder.path, rest + 1)
      rest -= found.count
      for entry in found {
        let path = FilePath(folder.path).appending(entry.name)
        if entry.isFolder {
          // Hidden folders and those of packages have no themes of the author.
          if folder.depth < depth, !entry.name.hasPrefix("."), entry.name != "node_modules" {
            folders.append((path, folder.depth + 1))
          }
        } else if ["json", "jsonc"].contains(FilePath(entry.name).suffix ?? "") {
          read += 1
          let file = try? reader.file(path, .theme)
          bytes -= file?.bytes.count ?? 0
          if let file, file.isTheme { files.texts[path] = ParsedText(file) }
        }
        files.isComplete = rest >= 0 && bytes >= 0 && read <= budget.steps
        if !files.isComplete { break }
      }
    }
    return files
  }
}

extension SourceFile {

  var isTheme: Bool { bytes.contains("\"formatVersion\"".utf8) }
}

/// Messages about the folders of a client.
enum WorkspaceMessages {

  static func roots(of parameters: JSONValue) -> [String] {
    let folders = folders(parameters["workspaceFolders"])
    guard folders.isEmpty else { return folders }
    // Older clients have one folder.
    return [
      parameters["rootUri"]?.string.flatMap(FileAddress.path), parameters["rootPath"]?.string,
    ]
    .compactMap(\.self).prefix(1).map { FilePath($0).withoutEndSlashes }
  }

  static func folders(_ value: JSONValue?) -> [String] {
    (value?.array ?? []).compactMap { folder in
      folder["uri"]?.string.flatMap(FileAddress.path).map { FilePath($0).withoutEndSlashes }
    }
  }

  static func changes(in parameters: JSONValue) -> [String] {
    (parameters["changes"]?.array ?? []).compactMap { $0["uri"]?.string.flatMap(FileAddress.path) }
  }

  private static let watched = "**/*.{json,jsonc,png,jpg,jpeg,webp,svg,ttf,otf,ttc}"

  static let registration: JSONText = [
    "jsonrpc": "2.0", "id": "kbrender-watch", "method": "client/registerCapability",
    "params": [
      "registrations": [
        [
          "id": "kbrender-watch", "method": "workspace/didChangeWatchedFiles",
          "registerOptions": ["watchers": [["globPattern": .string(watched)]]],
        ]
      ]
    ],
  ]

  static func warning(_ text: String) -> JSONText {
    [
      "jsonrpc": "2.0", "method": "window/showMessage",
      "params": ["type": 2, "message": .string(text)],
    ]
  }
}
