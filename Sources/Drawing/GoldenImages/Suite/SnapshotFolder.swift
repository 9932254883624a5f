package import Disk
package import SourceText

/// Folder of a suite, which resolves paths and names of cases.
package struct SnapshotFolder: Sendable {

  package let path: String

  /// The paths passed: folders within the suite, or cases without a suffix.
  private let named: [String]

  let passed: [String]
  package let files: any FileStore

  /// Folder that confines the files of cases, or nil without a limit.
  private let project: String?

  private static let suffixes = [".args", ".matrix"]

  init(of paths: [String], in files: any FileStore) throws(Diagnostics) {
    self.files = files
    passed = paths
    let named = paths.map { path in
      var path = FilePath(path).withoutEndSlashes
      for suffix in Self.suffixes where path.hasSuffix(suffix) { path.removeLast(suffix.count) }
      return path
    }
    let missing = named.first { path in
      !files.isFolder(path) && !Self.suffixes.contains { files.exists(path + $0) }
    }
    if let missing {
      throw Self.missing(
        "“\(missing)” is neither a folder nor a case",
        hints: ["Run it in the folder of the project, or name the folder of the suite."])
    }
    let folders = Set(named.map { Self.folder(of: $0, in: files) }).sorted()
    guard let folder = folders.first, folders.count == 1 else {
      throw Diagnostics([
        Diagnostic(
          code: .missingCases,
          message: "The paths belong to different suites: \(folders.joined(separator: ", "))",
          hints: ["A suite is a folder with a \(GoldenSettings.fileName)."])
      ])
    }
    path = folder
    self.named = named
    project = files.project(around: folder)
  }

  static func missing(_ message: String, hints: [String] = []) -> Diagnostics {
    let hint =
      "A case is a file with options of kbrender render, such as Snapshots/tron.args with "
      + "--theme tron; kbrender init writes examples."
    return Diagnostics([Diagnostic(code: .missingCases, message: message, hints: hints + [hint])])
  }

  func isNamed(_ path: String) -> Bool {
    named.contains { path == $0 || FilePath(path).isWithin($0) || $0 == "." }
  }

  package func name(of path: String) -> String {
    FilePath(path).isWithin(self.path) ? String(path.dropFirst(self.path.count + 1)) : path
  }

  package func path(of name: String) -> String { FilePath(path).appending(name) }

  /// The folder of artifacts, unless another one is named.
  package var artifacts: String { path(of: ".kbrender") }

  func check(_ paths: [String], in file: String? = nil) throws(Diagnostics) {
    var problems = paths.compactMap { path in
      project.flatMap { ProjectFolder.problem(of: path, in: [$0]) }
    }
    for index in problems.indices { problems[index].place = file.map { .init(file: $0) } }
    guard problems.isEmpty else { throw Diagnostics(problems) }
  }

  /// Returns the paths that exist only in the working directory, where they are read from.
  package func resolveInputs<Request: SnapshotRequest>(
    of request: inout Request
  ) throws(Diagnostics) -> [String] {
    var workingDirectoryPaths: [String] = []
    request.replaceInputs { input in
      guard !FilePath(input).isAbsolute, input != "-", path != "." else { return input }
      var inside = input[...]
      while inside.hasPrefix("./") { inside = inside.dropFirst(2) }
      let own = "\(path)/\(inside)"
      guard !files.exists(own), files.exists(input) else { return own }
      workingDirectoryPaths.append(input)
      return input
    }
    try check(request.inputs)
    return workingDirectoryPaths
  }

  func file(named name: String) throws -> SourceFile? { try file(at: path(of: name)) }

  func file(at path: String) throws -> SourceFile? {
    files.exists(path) ? SourceFile(name: path, bytes: try files.bytes(of: path)) : nil
  }

  /// Links to folders aren't followed, others stay in the suite; unreadable folders are errors.
  func contents() throws(CommandFailure) -> (files: [String], links: [String]) {
    var (paths, links): ([String], [String]) = ([], [])
    var folders = files.isFolder(path) ? [path] : []
    while let folder = folders.popLast() {
      for name in try names(in: folder) {
        let path = FilePath(folder).appending(name)
        let status = files.status(of: path)
        if project != nil, status?.isLink == true, status?.target == .file,
          ProjectFolder.leads(path, outOf: self.path)
        {
          throw CommandFailure(
            .invalidInput, code: .outsideProject, "The link leads out of the suite", file: path,
            hints: ["Copy the file into the suite."])
        }
        // A folder with the name of a case is reported as an unreadable case.
        if status?.target != .folder || Self.suffixes.contains(where: path.hasSuffix) {
          paths.append(path)
        } else if status?.isLink == true {
          links.append(path)
        } else {
          folders.append(path)
        }
      }
    }
    return (paths.sorted(), links.sorted())
  }

  private func names(in folder: String) throws(CommandFailure) -> [String] {
    do {
      return try files.names(in: folder)
    } catch {
      throw CommandFailure(
        .environment, code: .unreadableFile,
        "The folder can't be read; its cases are unknown",
        file: folder)
    }
  }

  /// Returns the nearest folder with settings, or with a manifest; else the one of the path.
  private static func folder(of path: String, in files: any FileStore) -> String {
    var folders = [path]
    while let last = folders.last, FilePath(last).folder != last {
      folders.append(FilePath(last).folder)
    }
    return folders.first { files.exists("\($0)/\(GoldenSettings.fileName)") }
      ?? folders.first { isRecorded($0, in: files) }
      ?? (files.isFolder(path) ? path : FilePath(path).folder)
  }

  private static func isRecorded(_ folder: String, in files: any FileStore) -> Bool {
    files.knownBytes(of: "\(folder)/\(GoldenManifest.fileName)")
      .flatMap { try? GoldenManifest(json: $0) } != nil
  }
}

/// Files that cases and themes mention are never deleted; only the last part of a path counts.
struct NamedFiles {

  private let texts: [String]

  init(_ files: [String], in folder: SnapshotFolder) {
    let own = [GoldenSettings.fileName, GoldenManifest.fileName].map { folder.path(of: $0) }
    texts = files.flatMap { path -> [String] in
      guard !own.contains(path), [".args", ".matrix", ".json"].contains(where: path.hasSuffix),
        let bytes = folder.files.knownBytes(of: path)
      else { return [] }
      let file = SourceFile(name: path, bytes: bytes)
      let text = String(decoding: bytes, as: UTF8.self)
      return [text] + (path.hasSuffix(".json") ? Self.strings(in: file) : Self.words(in: text))
    }
  }

  func contains(_ path: String) -> Bool {
    let name = FilePath(path).name
    return texts.contains { $0.contains(name) }
  }

  private static func words(in text: String) -> [String] {
    text.split(whereSeparator: \.isNewline).flatMap { line in
      ((try? BraceExpansion.lines(of: line, limit: InputBudget.arguments.values)) ?? []).flatMap {
        line in
        (try? ArgumentLine.split(line)) ?? []
      }
    }
  }

  private static func strings(in file: SourceFile) -> [String] {
    var values = [(try? JSONDocument(parsing: file, options: .relaxed))?.root].compactMap { $0 }
    var strings: [String] = []
    while let value = values.popLast() {
      if let text = value.string { strings.append(text) }
      values += value.array ?? []
      values += value.object?.members.map(\.value) ?? []
    }
    return strings
  }
}
