package import Disk
import Parallel
package import SourceText

package typealias SnapshotParser<Request: SnapshotRequest> =
  @Sendable (_ words: [String]) throws(Diagnostics) -> Request

/// All cases in a folder, with settings, lists of hashes and obsolete goldens.
package struct SnapshotSuite<Request: SnapshotRequest>: Sendable {

  package let folder: SnapshotFolder
  let settings: GoldenSettings
  package let manifest: GoldenManifest?
  package private(set) var cases: [SnapshotCase<Request>]
  let hashLists: [String: HashList]
  let obsolete: [SnapshotGolden]
  package let folders: [String]
  package let warnings: [Diagnostic]

  var files: any FileStore { folder.files }

  package init(
    at paths: [String], in store: any FileStore, parsing parse: @escaping SnapshotParser<Request>
  ) throws {
    let folder = try SnapshotFolder(of: paths, in: store)
    self.folder = folder
    let (files, links) = try folder.contents()
    let cases = try Self.cases(in: folder, files: files, parsing: parse)
    guard cases.contains(where: { folder.isNamed($0.path) }) || !files.isEmpty else {
      throw Self.nothing(in: paths)
    }
    self.cases = cases.sorted { $0.name < $1.name }
    folders = Set(files.map { FilePath($0).folder }).union([folder.path]).sorted()
    try Self.checkNames(self.cases)
    settings =
      try folder.file(named: GoldenSettings.fileName).map { file throws(Diagnostics) in
        try GoldenSettings(decoding: file)
      } ?? GoldenSettings()
    try folder.check(
      settings.themes.map { [folder.path(of: $0)] } ?? [],
      in: folder.path(of: GoldenSettings.fileName))
    try folder.check([folder.artifacts])
    let manifest = try folder.file(named: GoldenManifest.fileName).map(GoldenManifest.read)
    self.manifest = manifest
    hashLists = try Self.hashLists(files, in: store)
    obsolete = Self.obsolete(
      files: files, cases: cases, hashLists: hashLists, recorded: manifest?.goldens ?? [:],
      in: folder)
    let sources = Set(cases.map(\.source))
    warnings =
      Self.strayWarnings(self.cases)
      + files.filter { $0.hasSuffix(".matrix") && !sources.contains($0) }.map { matrix in
        Self.warning(.missingCases, "The matrix has no lines of arguments", matrix)
      }
      + links.map { link in
        Self.warning(
          .linkedFolder, "Links to folders aren't followed; the cases in this one don't run", link)
      }
      + settings.unusedPatterns(among: cases.map(\.name)).map { pattern in
        Self.warning(
          .unusedTolerance, "No case matches “\(pattern)”",
          folder.path(of: GoldenSettings.fileName))
      }
  }

  private static func strayWarnings(_ cases: [SnapshotCase<Request>]) -> [Diagnostic] {
    let workingDirectoryPaths = cases.flatMap { item in
      item.workingDirectoryPaths.map { (path: $0, file: item.source) }
    }
    return workingDirectoryPaths.grouped { "\($0.file)\n\($0.path)" }.compactMap {
      $0.elements.first
    }.map {
      Self.warning(
        .workingDirectory,
        "“\($0.path)” is found in the working directory, which is deprecated: paths are relative "
          + "to the folder of the suite", $0.file)
    }
  }

  private static func warning(_ code: DiagnosticCode, _ message: String, _ file: String)
    -> Diagnostic
  {
    Diagnostic(severity: .warning, code: code, message: message, place: .init(file: file))
  }

  package var themeFolder: String? { settings.themes.map(folder.path) }

  package func reasonUnseen(_ declaration: String) -> String? {
    settings.unseen.last { $0.pattern.matches(declaration) }?.reason
  }

  package mutating func choose(_ fonts: FontRelease) {
    for index in cases.indices {
      let own = cases[index].with(fonts)
      if exists(own.golden) { cases[index] = own }
    }
  }

  func exists(_ golden: SnapshotGolden) -> Bool {
    switch golden {
    case .file(let path): files.exists(path)
    case .hash(let list, let key): hashLists[list]?[key] != nil
    }
  }

  package func unusedReasons(among declarations: [String]) -> [Diagnostic] {
    let patterns = settings.unseen.map(\.pattern)
    return patterns.filter { !declarations.contains(where: $0.matches) }.map { pattern in
      Self.warning(
        .unusedTolerance, "No declaration that goes unnoticed matches “\(pattern.text)”",
        folder.path(of: GoldenSettings.fileName))
    }
  }

  package func goldenDigest(of item: SnapshotCase<Request>) -> String? {
    switch item.golden {
    case .file(let path): files.knownBytes(of: path).map { Digest.text(of: $0) }
    case .hash(let list, let key): hashLists[list]?[key]
    }
  }

  package static func nothing(in paths: [String]) -> Diagnostics {
    SnapshotFolder.missing("There are no cases in \(paths.joined(separator: ", "))")
  }

  package func cases(named names: [String]) throws(Diagnostics) -> [SnapshotCase<Request>] {
    var problems: [Diagnostic] = []
    var chosen: Set<String> = []
    for name in names {
      if let known = cases.first(where: { $0.name == name || $0.path == name }) {
        chosen.insert(known.name)
      } else {
        problems.append(.unknownName(name, kind: "case", among: cases.map(\.name)))
      }
    }
    guard problems.isEmpty else { throw Diagnostics(problems) }
    return cases.filter { chosen.contains($0.name) }
  }

  private static func cases(
    in folder: SnapshotFolder, files: [String], parsing parse: @escaping SnapshotParser<Request>
  ) throws -> [SnapshotCase<Request>] {
    var cases: [SnapshotCase<Request>] = []
    for file in files {
      let read = { SourceFile(name: file, bytes: try folder.files.bytes(of: file)) }
      if file.hasSuffix(".args") {
        let path = String(file.dropLast(".args".count))
        let item = SnapshotCase(
          argumentsFile: Result(catching: read), path: path, in: folder, parsing: parse)
        if case .failure(let error as Diagnostics) = item.request,
          error.list.contains(where: { $0.code == .outsideProject })
        {
          throw error
        }
        cases.append(item)
      } else if file.hasSuffix(".matrix") {
        let path = String(file.dropLast(".matrix".count))
        let matrix = SnapshotMatrix(folder: folder, parse: parse)
        cases += try matrix.cases(in: read(), path: path, name: folder.name(of: path))
      }
    }
    return cases
  }

  private static func checkNames(_ cases: [SnapshotCase<Request>]) throws(Diagnostics) {
    // On case-insensitive file systems names that differ only in case are equal.
    let groups = cases.map(\.name).sorted().grouped { $0.lowercased() }
    let problems = groups.map { $0.elements }.filter { $0.count > 1 }.map { names in
      let list = names.map { "“\($0)”" }.joined(separator: " and ")
      return Diagnostic(
        code: .duplicateName,
        message: "The names of cases are equal on some file systems: \(list)")
    }
    guard problems.isEmpty else { throw Diagnostics(problems) }
  }

  /// Includes lists whose matrix is gone; a list of anything else is a file of the user.
  private static func hashLists(
    _ files: [String], in store: any FileStore
  ) throws -> [String: HashList] {
    var lists: [String: HashList] = [:]
    let matrices = Set(files.filter { $0.hasSuffix(".matrix") })
    for path in files where path.hasSuffix(".hashes") {
      let file = SourceFile(name: path, bytes: try store.bytes(of: path))
      guard
        matrices.contains("\(path.dropLast(".hashes".count)).matrix")
          || file.bytes.starts(with: HashList.heading.utf8)
      else { continue }
      lists[path] = try HashList(file)
    }
    return lists
  }

  /// A file is a golden only as it was recorded, and never if a case or theme names it.
  static func obsolete(
    files: [String], cases: [SnapshotCase<Request>], hashLists: [String: HashList],
    recorded: [String: String], in folder: SnapshotFolder
  ) -> [SnapshotGolden] {
    let wanted = Set(cases.map(\.golden))
    // The golden of a case is unknown as long as its arguments are invalid.
    let unclear = Set(
      cases.compactMap { item in
        if !item.isHashed, case .failure = item.request { item.path } else { nil }
      })
    let goldenFiles = files.filter { file in
      guard recorded[folder.name(of: file)] != nil,
        !wanted.contains(SnapshotGolden.file(file).plain)
      else {
        return false
      }
      let dot = file.lastIndex(of: ".") ?? file.endIndex
      return !unclear.contains(String(file[..<dot]))
        && folder.isRecorded(file, as: recorded[folder.name(of: file)])
    }
    let named = goldenFiles.isEmpty ? nil : NamedFiles(files, in: folder)
    let keys = hashLists.keys.sorted().flatMap { path in
      (hashLists[path]?.names ?? []).map { SnapshotGolden.hash(list: path, key: $0) }
    }
    return goldenFiles.filter { named?.contains($0) == false }.map { .file($0) }
      + keys.filter { !wanted.contains($0.plain) }
  }

  func name(of golden: SnapshotGolden) -> String {
    switch golden {
    case .file(let path): folder.name(of: path)
    case .hash(let list, let key): "\(folder.name(of: list)): \(key)"
    }
  }

  func digest(of golden: SnapshotGolden) -> String? {
    switch golden {
    case .file(let path): manifest?.goldens[folder.name(of: path)]
    case .hash(let list, let key): hashLists[list]?[key]
    }
  }
}

extension SnapshotFolder {

  func isRecorded(_ file: String, as digest: String?) -> Bool {
    guard let digest, files.status(of: file) == FileStatus(.file) else { return false }
    return (try? files.bytes(of: file)).map { Digest.text(of: $0) } == digest
  }
}
