import Archives
import Disk
import KeyboardDocuments
import ThemeExchange

/// The files that `theme import` reads: those of arguments and folders, and those that they name.
enum ImportedFiles {

  static func source(_ arguments: [String]) throws -> ImportSource {
    var paths: [String] = []
    for argument in arguments {
      let isFolder = argument != "-" && DiskFiles().isFolder(argument)
      let found = isFolder ? files(in: FilePath(argument).withoutEndSlashes) : [argument]
      guard !found.isEmpty else {
        throw CommandFailure(
          .invalidInput, code: .file, "\(argument.shortened.quoted) has no files of tokens",
          hints: ["Their names end in \(tokenEndings.joinedAsAlternatives)."])
      }
      paths += found
    }
    guard paths.count <= budget.values else {
      throw CommandFailure(
        .invalidInput, code: .jsonLimit, "There are more than \(budget.values) files to import")
    }
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
          .invalidInput, code: .file, "\(path.shortened.quoted) is outside of the folder")
      }
      return try InputFile.read(FilePath(first.prefix).resolving(path), .tokens)
    }
    return source
  }

  /// Replace an archive by its files, the one that says what they are first.
  static func unpacked(_ source: ImportSource) throws -> ImportSource {
    guard source.file.bytes.starts(with: Archive.signature) else { return source }
    let archive = try Archive(source.file)
    guard let (format, manifest) = ExchangeFormat.archived(archive.names) else {
      let manifests = ExchangeFormat.imported.compactMap(\.manifest).map(\.quoted)
      throw CommandFailure(
        .invalidInput, code: .usage,
        "\(source.file.name.shortened.quoted) is no archive of a known format",
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
