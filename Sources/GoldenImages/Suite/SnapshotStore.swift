import Artifacts
package import KeyboardDocuments

/// The shared files of a suite: hash lists, manifest, and the goldens to delete.
package struct SnapshotStore<Request: SnapshotRequest> {

  private let run: SnapshotRun<Request>
  private var lists: [String: HashList]

  private var suite: SnapshotSuite<Request> { run.suite }

  /// Create the store of a run from the outcomes of recording.
  package init(_ run: SnapshotRun<Request>, adding outcomes: [SnapshotRecorder<Request>.Outcome]) {
    self.run = run
    lists = run.suite.hashLists
    for hash in outcomes.compactMap(\.hash) {
      lists[hash.list, default: HashList()][hash.key] = hash.value
    }
  }

  /// Delete the obsolete goldens, and remove them from a report.
  package mutating func prune(_ report: inout GoldenReport) throws {
    for golden in run.obsolete {
      switch golden {
      case .hash(let list, let key): lists[list]?[key] = nil
      case .file(let path): try suite.files.remove(path)
      }
    }
    report.cases.removeAll { $0.status == .obsolete }
  }

  /// Write changed lists and the manifest; warn about goldens drawn with other versions.
  ///
  /// An existing manifest describes goldens drawn by other libraries; it is only replaced when all
  /// of them were drawn again.
  package func finish(hasRecorded: Bool, isWhole: Bool) throws -> [Diagnostic] {
    for (path, list) in lists.sorted(by: { $0.key < $1.key }) where suite.hashLists[path] != list {
      try suite.files.write(Array(list.text.utf8), to: path)
    }
    let path = suite.folder.path(of: GoldenManifest.fileName)
    let manifest = GoldenManifest(versions: run.versions)
    if let old = suite.manifest, !(isWhole && run.isWhole) {
      let changes = old.changes(to: run.versions)
      guard hasRecorded, !changes.isEmpty else { return [] }
      return [
        Diagnostic(
          severity: .warning, code: "mixed-goldens",
          message: "These goldens are drawn with \(changes.joined(separator: ", "))",
          place: Diagnostic.Place(file: path),
          hints: ["Record all of them with “kbrender snapshot record --all”."])
      ]
    }
    if suite.manifest != manifest, hasRecorded || isWhole {
      try suite.files.write(Array(try manifest.json().utf8), to: path)
    }
    return []
  }
}
