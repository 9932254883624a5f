import Artifacts
import Glibc
import KeyboardDocuments
import KeyboardGallery
import KeyboardPipeline

/// Merges the shards of a site.
struct GalleryMerge: Sendable {

  /// The shards, each with its folder and manifest.
  private let parts: [(folder: SiteFolder, manifest: GalleryManifest)]

  /// Read the shards in folders, which have to belong to one site.
  init(_ paths: [String]) throws(CommandFailure) {
    var parts: [(folder: SiteFolder, manifest: GalleryManifest)] = []
    for path in paths {
      let folder = try SiteFolder(path)
      guard let manifest = folder.manifest else {
        throw Self.problem("“\(path.shortened)” holds no part of a gallery")
      }
      parts.append((folder, manifest))
    }
    self.parts = parts
    try checkParts()
  }

  /// Write the merged site into a folder and return its number of files.
  func run(to output: String, jobs: Int, progress: Progress) throws -> Int {
    guard let first = parts.first else { return 0 }
    var files: [String: (file: GalleryManifest.File, part: Int)] = [:]
    for (index, part) in parts.enumerated() {
      for file in part.manifest.files {
        if let other = files[file.path], other.file.digest != file.digest {
          throw Self.problem(
            "“\(file.path)” differs between “\(parts[other.part].folder.path)” and "
              + "“\(part.folder.path)”: they were not built from the same themes and program")
        }
        files[file.path] = (file, index)
      }
    }
    let sorted = files.values.sorted { $0.file.path < $1.file.path }
    let manifest = GalleryManifest(
      arguments: first.manifest.arguments, files: sorted.map(\.file))
    let folder = try SiteFolder(
      output, planned: manifest.files.map(\.path), arguments: manifest.arguments)
    let failures = Workers.map(sorted.map { ($0.file, $0.part) }, jobs: jobs) { item, _ in
      defer { progress.advance() }
      return copy(item.0, from: item.1, to: folder)
    }
    if let failure = failures.compactMap({ $0 }).first { throw failure }
    _ = try folder.finish(manifest)
    return manifest.files.count
  }

  /// The number of files in all shards.
  var fileCount: Int { Set(parts.flatMap { $0.manifest.files.map(\.path) }).count }

  private func copy(
    _ file: GalleryManifest.File, from part: Int, to folder: SiteFolder
  ) -> CommandFailure? {
    let source = parts[part].folder
    guard let bytes = source.bytes(of: file.path), Digest.text(of: bytes) == file.digest else {
      return Self.problem(
        "“\(source.path)/\(file.path)” is missing or was changed after it was drawn")
    }
    do throws(CommandFailure) {
      if folder.fresh(file.path, key: file.key) == nil {
        try folder.write(bytes, to: file.path)
      }
      return nil
    } catch {
      return error
    }
  }

  private func checkParts() throws(CommandFailure) {
    guard let first = parts.first else { return }
    if let other = parts.first(where: { $0.manifest.arguments != first.manifest.arguments }) {
      throw Self.problem(
        "“\(first.folder.path)” and “\(other.folder.path)” were built with different arguments")
    }
    var shards: [Shard] = []
    for part in parts {
      guard let shard = part.manifest.shard.flatMap({ Shard($0) }) else {
        throw Self.problem("“\(part.folder.path)” is not a part of a gallery but all of one")
      }
      guard !shards.contains(shard) else {
        throw Self.problem("Part \(shard.text) is there twice")
      }
      shards.append(shard)
    }
    guard Set(shards.map(\.count)).count == 1 else {
      throw Self.problem("The parts are not parts of the same whole")
    }
    guard shards.missing.isEmpty else {
      throw Self.problem("Missing: \(shards.missing.text)")
    }
  }

  private static func problem(_ message: String) -> CommandFailure {
    CommandFailure(.invalidInput, code: "gallery-merge", message)
  }
}
