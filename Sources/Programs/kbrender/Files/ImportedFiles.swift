import Disk
import SourceText
import ThemeExchange
import ThemePacks

/// Files that `theme import` reads: arguments, folders, and the files that they name.
enum ImportedFiles {

  static func source(_ arguments: [String]) throws -> ImportSource {
    var paths: [String] = []
    for argument in arguments {
      let argument = manifest(in: argument) ?? argument
      let isFolder = argument != "-" && DiskFiles().isFolder(argument)
      let found = isFolder ? files(in: FilePath(argument).withoutEndSlashes) : [argument]
      guard !found.isEmpty else {
        throw CommandFailure(
          .invalidInput, code: .unreadableFile,
          "\(argument.shortened.quoted) has no files of tokens",
          hints: ["Their names end in \(tokenEndings.joinedAsAlternatives)."])
      }
      paths += found
    }
    guard paths.count <= budget.values else {
      throw Diagnostics(code: .jsonLimit, "There are more than \(budget.values) files to import")
    }
    // The format is recognized by a file with tokens; Tokens Studio's others begin with a dollar sign.
    let isOther = { (path: String) in FilePath(path).name.hasPrefix("$") }
    paths = paths.filter { !isOther($0) } + paths.filter(isOther)
    // A resolver says which of the other files are read, and for what.
    if paths.count > 1, let resolver = paths.first(where: { $0.hasSuffix(".resolver.json") }) {
      paths = [resolver]
    }
    let start = ImportSource(try InputFile.read(paths[0]))
    var source = try unpacked(start)
    if source.file != start.file, paths.count == 1 { return source }
    source.files += try paths.dropFirst().map { try InputFile.read($0) }
    let first = FilePath(paths[0])
    source.companion = { path in
      let isInside = !FilePath(path).isAbsolute && !FilePath(path).parts.contains("..")
      guard first.text != "-", isInside else {
        throw CommandFailure(
          .invalidInput, code: .unreadableFile, "\(path.shortened.quoted) is outside of the folder")
      }
      return try InputFile.read(FilePath(first.prefix).resolving(path), .tokens)
    }
    return source
  }

  /// Returns the manifest in the folder of an unpacked archive, if there is one.
  static func manifest(in folder: String) -> String? {
    guard folder != "-", DiskFiles().isFolder(folder) else { return nil }
    return ExchangeFormat.imported.compactMap(\.manifest)
      .map { "\(FilePath(folder).withoutEndSlashes)/\($0)" }
      .first { DiskFiles().status(of: $0) != nil }
  }

  private static func unpacked(_ source: ImportSource) throws -> ImportSource {
    guard source.file.bytes.starts(with: Archive.signature) else { return source }
    let archive = try Archive(source.file)
    guard let (format, manifest) = ExchangeFormat.archived(archive.names) else {
      let manifests = ExchangeFormat.imported.compactMap(\.manifest).map(\.quoted)
      throw CommandFailure(
        .invalidInput, code: .usage,
        "\(source.file.name.shortened.quoted) isn't an archive of a supported format",
        hints: ["Of archives, those with \(manifests.joinedAsAlternatives) are converted."])
    }
    let others = format.readsSeveralFiles ? archive.names.filter { $0.hasSuffix(".json") } : []
    let names = [manifest] + others.filter { $0 != manifest }
    let folder = FilePath(manifest).prefix
    var result = source
    result.companion = { SourceFile(name: $0, bytes: try archive.data(of: folder + $0)) }
    result.files = try names.map { name in
      SourceFile(name: name, bytes: try archive.data(of: name))
    }
    return result
  }

  private static let budget = InputBudget.tokenFiles
  private static let tokenEndings = [".json", ".tokens"]

  private static func files(in folder: String) -> [String] {
    ImportedFolder.files(in: folder, within: budget).map { "\(folder)/\($0)" }
      .filter { path in tokenEndings.contains { path.hasSuffix($0) } }
  }
}

/// Folder that `theme import` converts into a folder of themes.
struct ImportedFolder {

  let path: String
  let files: [String]

  private static let budget = InputBudget.importedFolder

  init?(_ arguments: [String], to output: String) {
    guard arguments.count == 1, output != "-", !output.lowercased().hasSuffix(".json"),
      arguments[0] != "-", DiskFiles().isFolder(arguments[0]),
      ImportedFiles.manifest(in: arguments[0]) == nil
    else { return nil }
    path = FilePath(arguments[0]).withoutEndSlashes
    files = Array(Self.files(in: path, within: Self.budget).prefix(Self.budget.values))
  }

  static func files(
    in folder: String, at prefix: String = "", depth: Int = 0, within budget: InputBudget
  ) -> [String] {
    guard depth < budget.depth else { return [] }
    return FolderListing.entries(of: folder, most: budget.values).flatMap { name, isFolder in
      if name.hasPrefix(".") { return [String]() }
      if !isFolder { return ["\(prefix)\(name)"] }
      return files(
        in: "\(folder)/\(name)", at: "\(prefix)\(name)/", depth: depth + 1, within: budget)
    }
  }

  /// Theme of an imported file, or the reason for none.
  struct Result {

    let path: String
    private(set) var theme: Conversion?
    private(set) var reason = ""

    init(path: String, _ convert: () throws -> Conversion) {
      self.path = path
      do {
        theme = try convert()
      } catch let error as Diagnostics {
        reason = error.list.first?.message ?? ""
      } catch let error as CommandFailure {
        reason = error.diagnostics.first?.message ?? ""
      } catch {
        reason = "It can't be read"
      }
    }
  }

  struct Summary {

    private(set) var themes: [(name: String, bytes: [UInt8])] = []
    private(set) var companions: [(name: String, bytes: [UInt8])] = []
    private(set) var missing: [(path: String, reason: String)] = []

    init(_ results: [Result]) throws(CommandFailure) {
      var used: Set<String> = []
      for result in results {
        guard let theme = result.theme else {
          missing.append((result.path, result.reason))
          continue
        }
        let name = Self.name(for: result.path, apartFrom: &used)
        let folder = FilePath(name).name(without: ".json")
        themes.append((name, Array(theme.text(withFilesIn: folder).utf8)))
        companions += theme.files.map { ("\(folder)/\($0.name)", $0.bytes) }
      }
      guard themes.isEmpty else { return }
      throw CommandFailure(
        .invalidInput, code: .unreadableFile, "None of \(results.count) files became a theme",
        hints: missing.prefix(5).map { "\($0.path.shortened): \($0.reason)" })
    }

    private static func name(for path: String, apartFrom used: inout Set<String>) -> String {
      let file = path.split(separator: "/").joined(separator: "-")
      let base = file.lastIndex(of: ".").map { String(file[..<$0]) } ?? file
      var name = "\(base).json"
      var number = 2
      while !used.insert(name.lowercased()).inserted {
        name = "\(base)-\(number).json"
        number += 1
      }
      return name
    }

    var lines: [String] {
      missing.map { "\($0.path.withoutControls): \($0.reason)" }
        + [
          "\(themes.count) of \(themes.count + missing.count) files became themes"
            + (missing.isEmpty ? "" : "; the others are listed with their reasons")
        ]
    }

    var json: JSONText {
      [
        "themes": .array(themes.map { .string($0.name) }),
        "notImported": .array(
          missing.map {
            ["file": .string($0.path), "reason": .string($0.reason)]
          }),
      ]
    }
  }
}
