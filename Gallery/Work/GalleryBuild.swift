package import Artifacts
import Foundation
package import KeyboardDocuments

/// Builds a site: draws missing and stale pictures, writes the pages, removes obsolete files.
package struct GalleryBuild: Sendable {

  private let crew: GalleryCrew

  /// The shard of the pictures to draw, or `nil` for all of them.
  private let shard: Shard?

  /// The shared cache of pictures.
  private let cache: PictureCache?

  private var plan: GalleryPlan { crew.plan }

  /// The outcome of a build.
  package struct Outcome: Sendable {
    package var pictures = 0
    package var drawn = 0
    package var fromCache = 0
    package var pages = 0
    package var written = 0
    package var removed = 0

    /// The names of the themes without pictures, and their diagnostics.
    package var brokenThemes: [String] = []
    package var problems: [Diagnostic] = []

    /// The warnings about the files of themes and the fonts of pictures.
    package var warnings: [Diagnostic] = []
  }

  /// The outcome of a task.
  private struct TaskOutcome: Sendable {
    var files: [GalleryManifest.File] = []
    var drawn = 0
    var fromCache = 0
    var size = CGSize.zero
    var warnings: [Diagnostic] = []
  }

  /// Create a build of the plan of a crew.
  package init(_ crew: GalleryCrew, shard: Shard? = nil, cache: PictureCache? = nil) {
    self.crew = crew
    self.shard = shard
    self.cache = cache
  }

  /// Build the site in a folder.
  ///
  /// Another build in the folder is waited for, after `waiting` was called.
  package func run(
    in path: String, of files: any FileStore, waiting: () -> Void = {}
  ) throws -> Outcome {
    try files.withLock(on: path, waiting: waiting) { try build(path, files) }
  }

  private func build(_ path: String, _ files: any FileStore) throws -> Outcome {
    let mine = plan.tasks.indices.filter { shard?.contains(place: $0) ?? true }
    let paths = mine.flatMap { plan.files(of: plan.tasks[$0]).map(\.path) }
    let folder = try SiteFolder(
      path, in: files, planned: paths + plan.site().pagePaths, arguments: plan.choice.arguments)
    folder.removeLeftovers()
    cache?.removeLeftovers()
    let (drawn, results) = try crew.run { try work(on: $1, at: $0, artist: $2, in: folder) }
    let outcomes = results.map { $0 ?? TaskOutcome() }
    let pages = try writePages(of: drawn.site(sizes: outcomes.map(\.size)), in: folder)
    let manifest = GalleryManifest(
      arguments: plan.choice.arguments, shard: shard?.text,
      files: outcomes.flatMap(\.files) + pages.map(\.file))
    return Outcome(
      pictures: outcomes.map(\.files.count).reduce(0, +),
      drawn: outcomes.map(\.drawn).reduce(0, +),
      fromCache: outcomes.map(\.fromCache).reduce(0, +), pages: pages.count,
      written: pages.count(where: \.isWritten), removed: try folder.finish(manifest),
      brokenThemes: drawn.brokenThemes, problems: drawn.problems,
      warnings: drawn.warnings + outcomes.flatMap(\.warnings))
  }

  private func work(
    on task: GalleryTask, at index: Int, artist: any GalleryArtist, in folder: SiteFolder
  ) throws -> TaskOutcome {
    let files = plan.files(of: task)
    var outcome = TaskOutcome()
    guard shard?.contains(place: index) ?? true else {
      try artist.tryOut(task, of: plan)
      outcome.size = files[0].size(try artist.pixels(of: files[0], in: task))
      return outcome
    }
    outcome.warnings = try artist.warnings(about: task)
    outcome.files = files.compactMap { folder.fresh($0.path, key: $0.key) }
    let fresh = Set(outcome.files.map(\.path))
    var missing = files.filter { !fresh.contains($0.path) }
    if let cache { try take(&missing, from: cache, into: folder, outcome: &outcome) }
    outcome.drawn = missing.count
    if !missing.isEmpty {
      try artist.draw(missing, of: task) { picture in
        outcome.files.append(try write(picture, to: folder))
        try cache?.keep(picture.bytes, for: picture.file.key)
      }
    }
    if let pixels = outcome.files.first(where: { $0.path == files[0].path })?.pixels {
      outcome.size = files[0].size(pixels)
    }
    return outcome
  }

  private func take(
    _ missing: inout [GalleryTask.File], from cache: PictureCache, into folder: SiteFolder,
    outcome: inout TaskOutcome
  ) throws {
    var rest: [GalleryTask.File] = []
    for file in missing {
      if let bytes = cache.bytes(for: file.key), let pixels = GalleryManifest.Pixels(png: bytes) {
        let picture = GalleryTask.Picture(file: file, bytes: bytes, pixels: pixels)
        outcome.files.append(try write(picture, to: folder))
        outcome.fromCache += 1
      } else {
        rest.append(file)
      }
    }
    missing = rest
  }

  private func write(
    _ picture: GalleryTask.Picture, to folder: SiteFolder
  ) throws -> GalleryManifest.File {
    try folder.write(picture.bytes, to: picture.file.path)
    return GalleryManifest.File(
      path: picture.file.path, key: picture.file.key, digest: Digest.text(of: picture.bytes),
      pixels: picture.pixels)
  }

  private func writePages(
    of site: GallerySite, in folder: SiteFolder
  ) throws -> [(file: GalleryManifest.File, isWritten: Bool)] {
    try ParallelWork.tryMap(site.pages, jobs: crew.jobs, worker: { _ in }) { page, _ in
      let bytes = site.bytes(of: page)
      let digest = Digest.text(of: bytes)
      let path = site.path(of: page)
      let file = GalleryManifest.File(path: path, key: digest, digest: digest)
      if folder.bytes(of: path) == bytes, folder.known[path] != nil { return (file, false) }
      try folder.write(bytes, to: path)
      return (file, true)
    }
  }
}
