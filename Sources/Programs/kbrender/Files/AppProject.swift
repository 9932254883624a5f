import Disk
import Foundation
import SourceText
import ThemeTools

/// A package that compiles the keyboard of an app where it is, with a test of its images.
struct AppProject {

  /// The files and folders of the app, whose files are compiled as one module.
  let sources: [String]

  /// Folders with packages of the app, which are built where they are.
  private let packages: [(path: String, products: [String])]

  private(set) var excluded: [(path: String, reason: String?)] = []
  private(set) var controller: String?
  private(set) var stubs: Set<String> = []
  private(set) var previews = 0

  /// Files with selectors, types of the main actor or changed layouts, whose copies are compiled.
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
    let files = DiskFiles()
    packages = try sources.filter { files.status(of: "\($0)/Package.swift")?.target == .file }
      .map { ($0, try Self.products(ofPackageAt: $0)) }
    let packageFolders = packages.map(\.path)
    self.sources = sources.filter { !packageFolders.contains($0) }
    for source in self.sources {
      let name = Self.linkName(of: source)
      switch files.status(of: source)?.target {
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

  private static func products(ofPackageAt folder: String) throws -> [String] {
    let text = String(decoding: try InputFile.read("\(folder)/Package.swift").bytes, as: UTF8.self)
    return text.matches(of: /\.library\(\s*name:\s*"([A-Za-z0-9_]+)"/).map { String($0.output.1) }
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
      if line.contains(Self.changedLine) { isCopied = true }
      if let match = line.firstMatch(of: Self.controllerClass) {
        ownController = String(match.output.1)
      }
      guard let match = line.prefixMatch(of: Self.importLine) else { continue }
      let module = String(match.output.1)
      guard !Self.known.contains(module),
        !packages.contains(where: { $0.products.contains(module) })
      else { continue }
      if sources.contains(where: { Self.linkName(of: $0) == module }) {
        stubs.insert(module)
        continue
      }
      if let imports = Self.stubs[module]?.imports {
        stubs.formUnion([module] + imports.filter { Self.stubs[$0] != nil })
        continue
      }
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

  /// Small modules in place of Apple's, with the modules beside ours that each imports.
  private static let stubs = Dictionary(
    uniqueKeysWithValues: FileTemplate.files(in: "appstubs").map { path, text in
      let imports = text.split(separator: "\n")
        .compactMap { $0.prefixMatch(of: importLine).map { String($0.output.1) } }
      return (
        String(path.dropLast(".swift".count)),
        (text: text, imports: imports.filter { !known.contains($0) })
      )
    })

  private nonisolated static var importLine: Regex<(Substring, Substring)> {
    /\s*(?:@[A-Za-z_]+(?:\([A-Za-z]+\))?\s+)*(?:public\s+|internal\s+|private\s+|fileprivate\s+)?import\s+(?:(?:class|struct|enum|protocol|func|var|let|typealias)\s+)?([A-Za-z_][A-Za-z0-9_]*)/
  }

  /// A line that Plugins/AppSources changes.
  private nonisolated static var changedLine: Regex<Substring> {
    /^[^\/]*(?:@objc|@IB|#selector|URLSession|URLRequest|XMLParser|let .*keyboardLayout\(for|\.alphabetic\((?:\.|let)|let \.alphabetic|extension KeyboardLayout \{|class \w+ ?: ?\w*Autocomplete(?:Provider|Service)\b)|^ *@Main/
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
      let imports = Self.stubs[name]?.imports ?? []
      return [
        "name": name, "imports": imports.filter { $0 != "Crypto" },
        "isCrypto": imports.contains("Crypto"),
      ]
    }
    values["hasCrypto"] = stubs.contains("CryptoKit")
    values["packages"] = packages.map { path, products -> [String: Any] in
      let place = Self.path(from: URL(filePath: folder), to: path)
      return [
        "path": JSONText.string(place).text,
        "products": products.map { ["product": $0, "package": Self.linkName(of: path)] },
      ]
    }
    values["copied"] = copied.map { ["path": JSONText.string($0).text] }
    values["copies"] = !copied.isEmpty
    values["excluded"] = excluded.map { path, reason in
      ["path": JSONText.string(path).text, "reason": reason].compactMapValues(\.self)
    }
    let files = FileTemplate.files(in: "app", with: values)
      .filter { hasChecks || !$0.path.hasPrefix(".github") }
      .filter { !copied.isEmpty || !$0.path.hasPrefix("Plugins") }
    let stubFiles = stubs.map { name in
      let text = Self.stubs[name]?.text ?? "// Its files are among those of the keyboard.\n"
      return (path: "Stubs/\(name)/\(name).swift", text: text)
    }
    return files + stubFiles
  }

  /// The links to the sources of the app, from a folder of the package.
  func links(from folder: String) -> [(path: String, target: String)] {
    let place = URL(filePath: folder).appending(path: "Sources/Keyboard")
    return sources.map {
      ("\(folder)/Sources/Keyboard/\(Self.linkName(of: $0))", Self.path(from: place, to: $0))
    }
  }

  private static func path(from folder: URL, to path: String) -> String {
    let target = URL(filePath: path).standardizedFileURL.pathComponents
    let own = folder.standardizedFileURL.pathComponents
    let shared = zip(own, target).prefix { $0 == $1 }.count
    return (Array(repeating: "..", count: own.count - shared) + target[shared...])
      .joined(separator: "/")
  }
}
