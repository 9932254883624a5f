extension SnapshotSuite {

  /// Return the goldens without a case.
  ///
  /// They derive from the list of all cases, independent of the cases to run.
  static func obsolete(
    files: [String], cases: [SnapshotCase<Request>], hashLists: [String: HashList],
    in folder: SnapshotFolder
  ) -> [SnapshotGolden] {
    let wanted = Set(cases.map(\.golden))
    // The golden of a case is unknown as long as its arguments are invalid.
    let unclear = Set(
      cases.compactMap { item in if case .failure = item.request { item.path } else { nil } })
    let own = [GoldenSettings.fileName, GoldenManifest.fileName].map { folder.path(of: $0) }
    let goldenFiles = files.filter { file in
      guard !own.contains(file), isGolden(file) else { return false }
      let dot = file.lastIndex(of: ".") ?? file.endIndex
      return !wanted.contains(.file(file)) && !unclear.contains(String(file[..<dot]))
    }
    let keys = hashLists.keys.sorted().flatMap { path in
      (hashLists[path]?.names ?? []).map { SnapshotGolden.hash(list: path, key: $0) }
    }
    return goldenFiles.map { .file($0) } + keys.filter { !wanted.contains($0) }
  }

  private static func isGolden(_ file: String) -> Bool {
    !GoldenArtifacts.isLeftOver(file)
      && [".png", ".json", ".svg", ".pdf"].contains { file.hasSuffix($0) }
  }

  /// Return the name of an obsolete golden in reports.
  func name(of golden: SnapshotGolden) -> String {
    switch golden {
    case .file(let path): folder.name(of: path)
    case .hash(let list, let key): "\(folder.name(of: list)): \(key)"
    }
  }

  /// Create the result of an obsolete golden.
  func obsoleteCase(_ golden: SnapshotGolden) -> GoldenReport.Case {
    GoldenReport.Case(
      name: name(of: golden), status: .obsolete, message: "it has no case",
      expected: golden.path)
  }
}
