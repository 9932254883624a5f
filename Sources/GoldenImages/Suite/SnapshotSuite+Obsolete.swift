extension SnapshotSuite {

  /// The goldens that no case asks for.
  ///
  /// They are found by listing all cases, so that it doesn't matter which of them are run.
  static func obsolete(
    files: [String], cases: [SnapshotCase<Request>], hashLists: [String: HashList],
    in folder: SnapshotFolder
  ) -> [SnapshotGolden] {
    let wanted = Set(cases.map(\.golden))
    // The golden of a case isn't known as long as its arguments can't be understood.
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

  /// The name that a golden without a case has in reports.
  func name(of golden: SnapshotGolden) -> String {
    switch golden {
    case .file(let path): folder.name(of: path)
    case .hash(let list, let key): "\(folder.name(of: list)): \(key)"
    }
  }

  /// The report's entry of a golden without a case.
  func obsoleteCase(_ golden: SnapshotGolden) -> GoldenReport.Case {
    GoldenReport.Case(
      name: name(of: golden), status: .obsolete, message: "no case asks for it",
      expected: golden.path)
  }
}
