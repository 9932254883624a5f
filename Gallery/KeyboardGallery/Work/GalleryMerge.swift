package import Disk
import Parallel
import SourceText

/// Merge of the shards of a gallery into one folder.
package struct GalleryMerge: Sendable {

  private let parts: [(folder: SiteFolder, manifest: GalleryManifest)]
  private let files: any FileStore

  package init(_ paths: [String], in files: any FileStore) throws {
    self.files = files
    parts = try paths.map { path in
      let folder = try SiteFolder(path, in: files)
      guard let manifest = folder.manifest else {
        throw Self.problem("“\(path.shortened)” contains no shard of a gallery")
      }
      return (folder, manifest)
    }
    try checkParts()
  }

  package func run(
    to output: String, jobs: Int, waiting: () -> Void = {}, advance: @Sendable () -> Void = {}
  ) throws -> Int {
    try files.withLock(on: output, waiting: waiting) {
      guard let first = parts.first else { return 0 }
      let sources = try sources().values.sorted { $0.file.path < $1.file.path }
      let manifest = GalleryManifest(
        arguments: first.manifest.arguments, files: sources.map(\.file),
        pictures: parts.flatMap(\.manifest.pictures),
        grades: parts.map(\.manifest.grades).reduce(into: [:]) { $0.merge($1) { $1 } })
      let folder = try SiteFolder(
        output, in: files, planned: manifest.files.map(\.path), arguments: manifest.arguments)
      folder.removeLeftovers()
      _ = try ParallelWork.tryMap(sources, jobs: jobs, worker: { _ in }) { source, _ in
        defer { advance() }
        try copy(source.file, from: parts[source.part].folder, to: folder)
      }
      _ = try folder.finish(manifest)
      return manifest.files.count
    }
  }

  package var fileCount: Int { Set(parts.flatMap { $0.manifest.files.map(\.path) }).count }

  private func sources() throws(Diagnostics) -> [String: (file: GalleryManifest.File, part: Int)] {
    var sources: [String: (file: GalleryManifest.File, part: Int)] = [:]
    for (index, part) in parts.enumerated() {
      for file in part.manifest.files {
        if let other = sources[file.path], other.file.digest != file.digest {
          throw Self.problem(
            "“\(file.path)” differs between “\(parts[other.part].folder.path)” and "
              + "“\(part.folder.path)”: the shards were built from different themes or versions")
        }
        sources[file.path] = (file, index)
      }
    }
    return sources
  }

  private func copy(
    _ file: GalleryManifest.File, from source: SiteFolder, to folder: SiteFolder
  ) throws {
    guard let bytes = source.bytes(of: file.path), Digest.text(of: bytes) == file.digest else {
      throw Self.problem(
        "“\(source.path)/\(file.path)” is missing, or changed after it was rendered")
    }
    if folder.fresh(file.path, key: file.key) == nil { try folder.write(bytes, to: file.path) }
  }

  private func checkParts() throws(Diagnostics) {
    guard let first = parts.first else { return }
    if let other = parts.first(where: { $0.manifest.arguments != first.manifest.arguments }) {
      throw Self.problem(
        "“\(first.folder.path)” and “\(other.folder.path)” were built with different arguments")
    }
    var shards: [Shard] = []
    for part in parts {
      // The only shard is the whole gallery.
      let only = parts.count == 1 ? Shard(index: 1, count: 1) : nil
      guard let shard = part.manifest.shard.flatMap({ Shard($0) }) ?? only else {
        throw Self.problem("“\(part.folder.path)” is an unsharded gallery")
      }
      guard !shards.contains(shard) else {
        throw Self.problem("Shard \(shard.text) is there twice")
      }
      shards.append(shard)
    }
    guard Set(shards.map(\.count)).count == 1 else {
      throw Self.problem("The folders are shards of different galleries")
    }
    guard shards.missing.isEmpty else { throw Self.problem("Missing: \(shards.missing.text)") }
  }

  private static func problem(_ message: String) -> Diagnostics {
    Diagnostics(code: .mixedGalleryParts, message)
  }
}
