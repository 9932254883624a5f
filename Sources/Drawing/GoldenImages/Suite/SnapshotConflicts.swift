package import Disk
import KeyboardDocuments
internal import Work

/// The conflicts that a merge left in a suite: those that both sides settle, and goldens that one
/// of both sides settles if it is as drawn now.
package struct SnapshotConflicts: Sendable {

  private let folder: SnapshotFolder
  private var manifest: GoldenManifest?
  private var lists: [String: HashList] = [:]

  /// The expected digests or texts of both sides, where they differ.
  private var sides: [SnapshotGolden: [String]] = [:]

  private var files: any FileStore { folder.files }

  package init(at paths: [String], in store: any FileStore) throws {
    folder = try SnapshotFolder(of: paths, in: store)
    for path in try folder.contents().files {
      let suffix = FilePath(path).suffix ?? ""
      guard ["json", "hashes", "svg"].contains(suffix), let bytes = files.knownBytes(of: path),
        let text = ConflictedText(bytes)
      else { continue }
      if path == folder.path(of: GoldenManifest.fileName) {
        manifest = try merged(text, file: path)
      } else if suffix == "hashes" {
        try merge(text, list: path)
      } else if files.exists("\(path.dropLast(suffix.count + 1)).args") {
        sides[.file(path)] = text.sides
      }
    }
  }

  package var isEmpty: Bool { manifest == nil && lists.isEmpty && sides.isEmpty }

  /// The digest of a picture on the disk, which git takes from one side, tells which entry is right.
  private func merged(_ text: ConflictedText, file: String) throws -> GoldenManifest {
    let both = try text.sides.map { try GoldenManifest.read(SourceFile(name: file, text: $0)) }
    var manifest = both[0]
    for (name, digest) in both[1].goldens where manifest.goldens[name] != digest {
      guard manifest.goldens[name] != nil else {
        manifest.goldens[name] = digest
        continue
      }
      let isTheirs = folder.isRecorded(folder.path(of: name), as: digest)
      manifest.goldens[name] = isTheirs ? digest : manifest.goldens[name]
    }
    return manifest
  }

  private mutating func merge(_ text: ConflictedText, list path: String) throws {
    let both = try text.sides.map { try HashList.read(SourceFile(name: path, text: $0)) }
    var list = both[0]
    for name in both[1].names where list[name] != both[1][name] {
      if let own = list[name] {
        sides[.hash(list: path, key: name)] = [own, both[1][name] ?? ""]
        list[name] = nil
      } else {
        list[name] = both[1][name]
      }
    }
    lists[path] = list
  }

  /// Write what both sides agree on; the rest is missing until it is settled.
  package func write() throws {
    try files.withLock(on: folder.path, waiting: {}) {
      if let manifest {
        let path = folder.path(of: GoldenManifest.fileName)
        try files.write(Array(try manifest.json().utf8), to: path)
      }
      for (path, list) in lists.sorted(by: { $0.key < $1.key }) {
        try files.write(Array(list.text.utf8), to: path)
      }
    }
  }

  package func cases<Request>(of suite: SnapshotSuite<Request>) -> [SnapshotCase<Request>] {
    suite.cases.filter { sides[$0.golden] != nil }
  }

  /// Draw a case, and return the side that is as drawn; nil for neither.
  package func settled<Request>(
    _ item: SnapshotCase<Request>, drawing draw: SnapshotJudge<Request>.Drawing
  ) throws -> String? {
    let now =
      switch try draw(item.request.get()) {
      case .picture(let picture): try picture.picture.pixelHash
      case .text(let text): String(decoding: text, as: UTF8.self)
      }
    return sides[item.golden]?.first { $0 == now }
  }

  package func write(_ settled: [(golden: SnapshotGolden, side: String)]) throws {
    var (lists, manifest) = (lists, manifest)
    for (golden, side) in settled {
      switch golden {
      case .file(let path):
        try files.write(Array(side.utf8), to: path)
        manifest?.goldens[folder.name(of: path)] = Digest.text(of: Array(side.utf8))
      case .hash(let path, let key): lists[path]?[key] = side
      }
    }
    var resolved = self
    (resolved.lists, resolved.manifest) = (lists, manifest)
    try resolved.write()
  }
}
