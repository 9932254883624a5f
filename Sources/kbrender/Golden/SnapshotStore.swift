import Glibc
import GoldenImages
import KeyboardDocuments

/// The files of a suite that hold more than one golden, and what is to be deleted.
struct SnapshotStore {

  private let suite: SnapshotSuite
  private var lists: [String: HashList]

  init(_ suite: SnapshotSuite) {
    self.suite = suite
    lists = suite.hashLists
  }

  /// Adds the hashes of pictures.
  mutating func add(_ hashes: [(list: String, key: String, value: String)]) {
    for hash in hashes { lists[hash.list, default: HashList()][hash.key] = hash.value }
  }

  /// Deletes the goldens that no case asks for, and takes them out of a report.
  mutating func prune(
    _ report: inout GoldenReport, selection: SnapshotSelection
  ) throws(CommandFailure) {
    for golden in suite.obsolete where selection.contains(golden, in: suite) {
      switch golden {
      case .hash(let list, let key): lists[list]?[key] = nil
      case .file(let path):
        guard unlink(path) == 0 else {
          let message = "The file can’t be deleted: \(SystemError.last.message)"
          throw CommandFailure(
            .environment,
            [Diagnostic(code: "output", message: message, place: Diagnostic.Place(file: path))])
        }
      }
    }
    report.cases.removeAll { $0.status == .obsolete }
  }

  /// Writes the lists that changed, and the manifest.
  ///
  /// A manifest that is there speaks of goldens that other libraries drew; it is only replaced when
  /// all of them were drawn again.
  func finish(
    hasRecorded: Bool, isWhole: Bool, run: SnapshotRun, _ reporter: Reporter
  ) throws(CommandFailure) {
    for (path, list) in lists.sorted(by: { $0.key < $1.key }) where suite.hashLists[path] != list {
      try OutputFile.write(Array(list.text.utf8), to: path)
    }
    let manifest = GoldenManifest(versions: run.versions)
    guard let old = suite.manifest else {
      if hasRecorded || isWhole { try write(manifest) }
      return
    }
    guard old != manifest else { return }
    let isEverything = isWhole && run.covers(suite)
    if isEverything { return try write(manifest) }
    let changes = old.changes(to: run.versions, except: SnapshotVersions.program)
    guard hasRecorded, !changes.isEmpty else { return }
    reporter.report([
      Diagnostic(
        severity: .warning, code: "mixed-goldens",
        message: "These goldens are drawn with \(changes.joined(separator: ", "))",
        place: Diagnostic.Place(file: suite.manifestPath),
        hints: ["kbrender snapshot record --all draws all of them again."])
    ])
  }

  private func write(_ manifest: GoldenManifest) throws(CommandFailure) {
    do {
      try OutputFile.write(Array(try manifest.json().utf8), to: suite.manifestPath)
    } catch {
      throw CommandFailure(error)
    }
  }
}

extension SnapshotRun {

  /// Whether all cases of a suite are run.
  fileprivate func covers(_ suite: SnapshotSuite) -> Bool {
    suite.cases.allSatisfy { selection.contains($0, in: suite.folder) }
  }
}
