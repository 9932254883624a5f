import Disk
import Parallel
package import SourceText

/// Applies changes to the current files under a lock, since other processes may write them.
package struct SnapshotStore<Request: SnapshotRequest> {

  private let run: SnapshotRun<Request>
  private let hashes: [SnapshotRecorder<Request>.Hash]

  /// The names of the cases drawn, and whose goldens are as drawn now, with the fonts that these are of.
  private let drawn: [String: FontRelease?]
  private var pruned: [SnapshotGolden] = []

  private var suite: SnapshotSuite<Request> { run.suite }

  package init(_ run: SnapshotRun<Request>, adding outcomes: [SnapshotRecorder<Request>.Outcome]) {
    self.run = run
    hashes = outcomes.compactMap(\.hash)
    pruned = outcomes.compactMap(\.former)
    drawn = Dictionary(
      outcomes.filter { $0.isDrawn && $0.result.status.isFine }.map { ($0.result.name, $0.fonts) },
      uniquingKeysWith: { $1 })
  }

  package mutating func prune() -> [String] {
    pruned = run.obsolete
    return prunedNames
  }

  package var prunedNames: [String] { pruned.map(suite.name) }

  /// Recorded versions are only replaced when all goldens were drawn again.
  package func finish(hasRecorded: Bool, isWhole: Bool) throws -> [Diagnostic] {
    try suite.files.withLock(on: suite.folder.path, waiting: {}) {
      try writeLists()
      // Without settings, a folder of the suite would be taken for another one.
      let settings = suite.folder.path(of: GoldenSettings.fileName)
      if hasRecorded, !suite.files.exists(settings) {
        try suite.files.write(Array(GoldenSettings.standardText.utf8), to: settings)
      }
      for case .file(let path) in pruned where try isStillObsolete(path) {
        try suite.files.remove(path)
      }
      return try writeManifest(hasRecorded: hasRecorded, isWhole: isWhole && run.isWhole)
    }
  }

  private func writeLists() throws {
    var changed = Dictionary(grouping: hashes) { $0.list }
    for case .hash(let list, _) in pruned { changed[list, default: []] += [] }
    for (path, added) in changed.sorted(by: { $0.key < $1.key }) {
      let old = try suite.folder.file(at: path).map { try HashList($0) }
      var list = old ?? HashList()
      for hash in added { list[hash.key] = hash.value }
      for case .hash(path, let key) in pruned where list[key] == suite.hashLists[path]?[key] {
        list[key] = nil
      }
      if list.names.isEmpty, old != nil {
        try suite.files.remove(path)
      } else if list != old {
        try suite.files.write(Array(list.text.utf8), to: path)
      }
    }
  }

  /// Returns whether nobody recorded or replaced a pruned golden since the suite was listed.
  private func isStillObsolete(_ path: String) throws -> Bool {
    let stem = path.lastIndex(of: ".").map { path[..<$0] } ?? path[...]
    // A case of another kind may have the same name.
    let isNew = suite.files.exists("\(stem).args") && !suite.cases.contains { $0.path == stem }
    return !isNew
      && suite.folder.isRecorded(path, as: suite.manifest?.goldens[suite.folder.name(of: path)])
  }

  private func writeManifest(hasRecorded: Bool, isWhole: Bool) throws -> [Diagnostic] {
    let path = suite.folder.path(of: GoldenManifest.fileName)
    let old = try suite.folder.file(at: path).map(GoldenManifest.read)
    guard old != nil || hasRecorded || isWhole else { return [] }
    var manifest = old ?? GoldenManifest(versions: run.versions)
    if isWhole { manifest.versions = run.versions }
    manifest.goldens = try recorded(adding: manifest.goldens)
    if manifest != old { try suite.files.write(Array(try manifest.json().utf8), to: path) }
    let changes = manifest.changes(to: run.versions)
    guard hasRecorded, !changes.isEmpty else { return [] }
    return [
      Diagnostic(
        severity: .warning, code: .otherVersions,
        message: "These goldens are drawn with \(changes.joined(separator: ", "))",
        place: Diagnostic.Place(file: path),
        hints: [recordingAll])
    ]
  }

  private var recordingAll: String {
    var selection = run.selection
    guard selection.filters.isEmpty else {
      return "Record all goldens of the suite with --all and without --filter."
    }
    selection.paths = [suite.folder.path]
    return "Record all of them with “\(selection.command("record", ["--all"]))”."
  }

  /// Returns the digests of new and listed goldens: other files may belong to the user.
  private func recorded(adding listed: [String: String]) throws -> [String: String] {
    var goldens = listed.filter { suite.files.exists(suite.folder.path(of: $0.key)) }
    for item in run.cases {
      guard let fonts = drawn[item.name], case .file(let path) = item.with(fonts).golden,
        let bytes = suite.files.knownBytes(of: path)
      else { continue }
      goldens[suite.folder.name(of: path)] = Digest.text(of: bytes)
    }
    return goldens
  }
}
