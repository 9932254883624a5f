import Disk
import Foundation
import SourceText
import ThemeTools

/// A package that compiles the keyboard of an app where it is, with a test of its images.
struct AppProject {

  /// The files and folders of the app.
  let sources: [String]

  private(set) var excluded: [(path: String, reason: String?)] = []
  private(set) var controller: String?
  private(set) var stubs: Set<String> = []
  private(set) var previews = 0

  /// Files with selectors or types of the main actor, whose copies are compiled.
  private var copied: [String] = []

  /// Imports that Linux lacks, with their places, beside those that are written.
  private(set) var unknownImports: [(name: String, place: String)] = []

  /// Modules of Swift on Linux and of this package.
  private static let known: Set = [
    "Dispatch", "Foundation", "FoundationEssentials", "FoundationNetworking", "KeyboardKit",
    "Observation", "Swift", "SwiftUI", "Synchronization", "UIKit",
  ]

  /// Reads the Swift files of an app; a file that imports an unknown module is excluded.
  init(sources: [String]) throws {
    self.sources = sources
    for source in sources {
      let name = Self.linkName(of: source)
      switch DiskFiles().status(of: source)?.target {
      case .file: try read(source, as: name)
      case .folder: try readFolder(source, as: name, depth: 0)
      default:
        throw CommandFailure(
          .invalidInput, code: .unreadableFile, "There is no such file or folder", file: source)
      }
    }
    guard !found.isEmpty else {
      throw CommandFailure(
        .invalidInput, code: .invalidArgument, "The app has no Swift file",
        file: sources.first, hints: ["Name the folder of the keyboard's sources."])
    }
  }

  private var found: Set<String> = []

  private static func linkName(of path: String) -> String {
    URL(filePath: path).standardizedFileURL.lastPathComponent
  }

  private mutating func readFolder(_ folder: String, as name: String, depth: Int) throws {
    guard depth < InputBudget.workspace.depth, found.count < InputBudget.workspace.steps else {
      throw CommandFailure(
        .invalidInput, code: .cliLimit, "The folder has too many files, or too deep ones",
        file: folder, hints: ["Name the folder of the keyboard's sources."])
    }
    let files = DiskFiles()
    for entry in try files.names(in: folder).sorted() where !entry.hasPrefix(".") {
      let (path, inner) = ("\(folder)/\(entry)", "\(name)/\(entry)")
      switch files.status(of: path) {
      case let status? where status.target == .folder && !status.isLink:
        if Self.resources.contains(where: entry.hasSuffix) {
          excluded.append((inner, nil))
        } else {
          try readFolder(path, as: inner, depth: depth + 1)
        }
      case let status? where status.target == .file && entry.hasSuffix(".swift"):
        try read(path, as: inner)
      default: excluded.append((inner, nil))
      }
    }
  }

  /// Folders that a test reads, and the compiler doesn't.
  private static let resources = [".xcassets", ".lproj", ".bundle", ".xcdatamodeld"]

  private mutating func read(_ path: String, as name: String) throws {
    let text = String(decoding: try InputFile.read(path).bytes, as: UTF8.self)
    found.insert(name)
    var (unknown, ownController, ownPreviews): (String?, String?, Int) = (nil, nil, 0)
    var isCopied = false
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      if line.contains("#Preview") { ownPreviews += 1 }
      if line.contains(/^[^\/]*(@objc|@IB|#selector)|^ *@Main/) { isCopied = true }
      if let match = line.firstMatch(of: Self.controllerClass) {
        ownController = String(match.output.1)
      }
      guard let match = line.prefixMatch(of: Self.importLine) else { continue }
      let module = String(match.output.1)
      if Self.stubNames.contains(module) { stubs.insert(module) }
      if module == "OSLog" { stubs.insert("os") }
      guard !Self.known.contains(module), !Self.stubNames.contains(module) else { continue }
      unknownImports.append((module, "\(path):\(index + 1)"))
      unknown = unknown ?? module
    }
    guard let unknown else {
      previews += ownPreviews
      controller = ownController ?? controller
      if isCopied {
        copied.append(name)
        excluded.append((name, "copied by Plugins/AppSources"))
      }
      return
    }
    // The test can't name what the package leaves out.
    excluded.append((name, "imports \(unknown)"))
  }

  private static let stubNames = Set(
    FileTemplate.files(in: "appstubs").map { String($0.path.dropLast(".swift".count)) })

  private nonisolated static var importLine: Regex<(Substring, Substring)> {
    /\s*(?:@[A-Za-z]+(?:\([A-Za-z]+\))?\s+)*(?:public\s+|internal\s+|private\s+|fileprivate\s+)?import\s+(?:(?:class|struct|enum|protocol|func|var|let|typealias)\s+)?([A-Za-z_][A-Za-z0-9_]*)/
  }

  private nonisolated static var controllerClass: Regex<(Substring, Substring)> {
    /class\s+([A-Za-z_][A-Za-z0-9_]*)\s*:\s*KeyboardInputViewController/
  }

  /// The files of the package in a folder, with values for the place of this package.
  func files(
    with values: [String: Any], folder: String, hasChecks: Bool
  ) -> [(path: String, text: String)] {
    var values = values
    values["folder"] = folder
    values["controller"] = controller
    values["hasFonts"] = excluded.contains { $0.path.lowercased().contains(/\.[ot]tf$/) }
    values["stubs"] = stubs.sorted().map { name -> [String: Any] in
      ["name": name, "importsOS": name == "OSLog"]
    }
    values["copied"] = copied.map { ["path": JSONText.string($0).text] }
    values["copies"] = !copied.isEmpty
    values["excluded"] = excluded.map { path, reason in
      ["path": JSONText.string(path).text, "reason": reason].compactMapValues(\.self)
    }
    let files = FileTemplate.files(in: "app", with: values)
      .filter { hasChecks || !$0.path.hasPrefix(".github") }
      .filter { !copied.isEmpty || !$0.path.hasPrefix("Plugins") }
    let stubFiles = FileTemplate.files(in: "appstubs").compactMap { path, text in
      let name = String(path.dropLast(".swift".count))
      return stubs.contains(name) ? (path: "Stubs/\(name)/\(path)", text: text) : nil
    }
    return files + stubFiles
  }

  /// The links to the sources of the app, from a folder of the package.
  func links(from folder: String) -> [(path: String, target: String)] {
    let place = URL(filePath: folder).appending(path: "Sources/Keyboard").standardizedFileURL
    return sources.map { source in
      let target = URL(filePath: source).standardizedFileURL.pathComponents
      let own = place.pathComponents
      let shared = zip(own, target).prefix { $0 == $1 }.count
      let steps = Array(repeating: "..", count: own.count - shared) + target[shared...]
      return (
        "\(folder)/Sources/Keyboard/\(Self.linkName(of: source))", steps.joined(separator: "/")
      )
    }
  }
}
