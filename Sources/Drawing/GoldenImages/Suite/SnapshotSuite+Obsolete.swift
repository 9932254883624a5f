import Disk
import Work

extension SnapshotSuite {

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

  /// Return the recorded digest of the file or pixels.
  func digest(of golden: SnapshotGolden) -> String? {
    switch golden {
    case .file(let path): manifest?.goldens[folder.name(of: path)]
    case .hash(let list, let key): hashLists[list]?[key]
    }
  }

  func obsoleteCase(_ golden: SnapshotGolden) -> GoldenReport.Case {
    GoldenReport.Case(
      name: name(of: golden), status: .obsolete, message: "it has no case",
      expected: golden.path)
  }
}

extension SnapshotFolder {

  /// Return whether a file, and no link, has the digest with which a golden was recorded.
  func isRecorded(_ file: String, as digest: String?) -> Bool {
    guard let digest, files.status(of: file) == FileStatus(.file) else { return false }
    return (try? files.bytes(of: file)).map { Digest.text(of: $0) } == digest
  }
}
