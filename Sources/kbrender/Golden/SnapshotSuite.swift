import GoldenImages
import KeyboardDocuments

/// A folder of cases and goldens, listed without drawing anything.
struct SnapshotSuite: Sendable {

  /// The folder.
  let folder: SnapshotFolder

  /// What the suite puts up with.
  let settings: GoldenSettings

  /// What drew the goldens; nil if there is no manifest.
  let manifest: GoldenManifest?

  /// All cases, sorted by name.
  let cases: [SnapshotCase]

  /// The lists of hashes by the paths of their files.
  let hashLists: [String: HashList]

  /// The goldens that no case asks for: paths of files, or of files and keys in them.
  let obsolete: [SnapshotCase.Golden]

  /// What is worth telling about the settings.
  let warnings: [Diagnostic]

  /// The path of the manifest.
  var manifestPath: String { folder.path(of: GoldenManifest.fileName) }

  /// Lists the suite that some paths belong to.
  init(at paths: [String]) throws(CommandFailure) {
    folder = try SnapshotFolder(of: paths)
    let (files, links) = try folder.contents()
    let cases = try Self.cases(in: folder, files: files)
    guard cases.contains(where: { [folder] in folder.isNamed($0.path) }) || !files.isEmpty else {
      throw Self.nothing(in: paths)
    }
    self.cases = cases.sorted { $0.name < $1.name }
    try Self.checkNames(self.cases)
    settings = try Self.settings(in: folder, files: files)
    manifest = try Self.manifest(at: folder.path(of: GoldenManifest.fileName), files: files)
    hashLists = try Self.hashLists(files)
    obsolete = Self.obsolete(files: files, cases: cases, hashLists: hashLists, in: folder)
    let settingsPath = folder.path(of: GoldenSettings.fileName)
    let linkWarnings = links.map { link in
      Diagnostic(
        severity: .warning, code: "linked-folder",
        message: "Links to folders aren’t followed, so that cases in it aren’t run",
        place: Diagnostic.Place(file: link))
    }
    warnings =
      linkWarnings
      + settings.unusedPatterns(among: cases.map(\.name)).map { pattern in
        Diagnostic(
          severity: .warning, code: "unused-rule", message: "No case is named like “\(pattern)”",
          place: Diagnostic.Place(file: settingsPath))
      }
  }

  /// That there is nothing to compare.
  static func nothing(in paths: [String]) -> CommandFailure {
    CommandFailure(
      .invalidInput, code: "snapshots",
      "There are no *.args files in \(paths.joined(separator: ", "))")
  }

  private static func cases(
    in folder: SnapshotFolder, files: [String]
  ) throws(CommandFailure) -> [SnapshotCase] {
    var cases: [SnapshotCase] = []
    for file in files {
      if file.hasSuffix(".args") {
        let path = String(file.dropLast(".args".count))
        cases.append(SnapshotCase(argumentsFile: path, name: folder.name(of: path)))
      } else if file.hasSuffix(".matrix") {
        let path = String(file.dropLast(".matrix".count))
        cases += try SnapshotMatrix(path: path, name: folder.name(of: path)).cases
      }
    }
    return cases
  }

  private static func checkNames(_ cases: [SnapshotCase]) throws(CommandFailure) {
    let problems = DuplicateNames.groups(in: cases.map(\.name)).map { names in
      let list = names.map { "“\($0)”" }.joined(separator: " and ")
      return Diagnostic(
        code: "duplicate-name", message: "Cases can’t be told apart on every disk: \(list)")
    }
    guard problems.isEmpty else { throw CommandFailure(.invalidInput, problems) }
  }

  private static func settings(
    in folder: SnapshotFolder, files: [String]
  ) throws(CommandFailure) -> GoldenSettings {
    let path = folder.path(of: GoldenSettings.fileName)
    guard files.contains(path) else { return GoldenSettings() }
    do {
      return try GoldenSettings(decoding: try InputFile.read(path))
    } catch {
      throw CommandFailure(error)
    }
  }

  private static func manifest(
    at path: String, files: [String]
  ) throws(CommandFailure) -> GoldenManifest? {
    guard files.contains(path) else { return nil }
    let file = try InputFile.read(path)
    do {
      return try GoldenManifest(json: file.bytes)
    } catch {
      let message = "This is no manifest of goldens; delete it and record one"
      throw CommandFailure(
        .invalidInput, [Diagnostic(code: "manifest", message: message, place: file.place())])
    }
  }

  private static func hashLists(_ files: [String]) throws(CommandFailure) -> [String: HashList] {
    var lists: [String: HashList] = [:]
    for path in files where path.hasSuffix(".hashes") {
      let text = String(decoding: try InputFile.read(path).bytes, as: UTF8.self)
      do throws(HashList.Problem) {
        lists[path] = try HashList(text)
      } catch {
        let start = SourceLocation(line: error.line, column: 1)
        let place = Diagnostic.Place(file: path, range: SourceRange(start: start, end: start))
        throw CommandFailure(
          .invalidInput, [Diagnostic(code: "hashes", message: error.message, place: place)])
      }
    }
    return lists
  }
}
