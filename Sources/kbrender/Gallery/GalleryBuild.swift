import Artifacts
import Foundation
import KeyboardDocuments
import KeyboardGallery
import KeyboardKit
import KeyboardPipeline

/// Builds a site: draws missing and stale pictures, writes the pages, removes obsolete files.
struct GalleryBuild: Sendable {

  /// The plan of the site.
  let plan: GalleryPlan

  /// The shard of the pictures to draw, or `nil` for all of them.
  let shard: Shard?

  /// The shared cache of pictures.
  let cache: PictureCache?

  /// The number of parallel jobs.
  let jobs: Int

  /// The outcome of a build.
  struct Outcome {
    var pictures = 0
    var drawn = 0
    var fromCache = 0
    var pages = 0
    var written = 0
    var removed = 0
  }

  /// The outcome of a task.
  private struct TaskOutcome: Sendable {
    var files: [GalleryManifest.File] = []
    var drawn = 0
    var fromCache = 0
    var size = CGSize.zero
    var failure: CommandFailure?
  }

  /// Build the site in a folder.
  func run(in path: String, progress: Progress) throws -> Outcome {
    let mine = plan.tasks.indices.filter { shard?.contains(place: $0) ?? true }
    // The paths of the pages don't depend on the sizes of pictures.
    let pagePaths = GallerySite(plan, sizes: [:]).pagePaths
    let paths = mine.flatMap { plan.files(of: plan.tasks[$0]).map(\.path) } + pagePaths
    let folder = try SiteFolder(path, planned: paths, arguments: plan.choice.arguments)
    let outcomes = Workers.map(Array(plan.tasks.indices), jobs: jobs) { index, pipeline in
      defer { progress.advance() }
      let drawing = GalleryDrawing(plan: plan, pipeline: pipeline)
      return work(on: index, drawing: drawing, folder: folder)
    }
    if let failure = outcomes.compactMap(\.failure).max(by: { $0.kind.rawValue < $1.kind.rawValue })
    {
      throw failure
    }
    var outcome = Outcome()
    outcome.pictures = outcomes.map(\.files.count).reduce(0, +)
    outcome.drawn = outcomes.map(\.drawn).reduce(0, +)
    outcome.fromCache = outcomes.map(\.fromCache).reduce(0, +)
    let pages = try writePages(sizes: sizes(outcomes), in: folder)
    outcome.pages = pages.files.count
    outcome.written = pages.written
    let manifest = GalleryManifest(
      arguments: plan.choice.arguments, shard: shard?.text,
      files: outcomes.flatMap(\.files) + pages.files)
    outcome.removed = try folder.finish(manifest)
    return outcome
  }

  private func work(on index: Int, drawing: GalleryDrawing, folder: SiteFolder) -> TaskOutcome {
    let task = plan.tasks[index]
    let files = plan.files(of: task)
    var outcome = TaskOutcome()
    do {
      guard shard?.contains(place: index) ?? true else {
        outcome.size = try Self.size(files[0], drawing.pixels(of: files[0], in: task))
        return outcome
      }
      outcome.files = files.compactMap { folder.fresh($0.path, key: $0.key) }
      let fresh = Set(outcome.files.map(\.path))
      var missing = files.filter { !fresh.contains($0.path) }
      if let cache { try take(&missing, from: cache, into: folder, outcome: &outcome) }
      outcome.drawn = missing.count
      if !missing.isEmpty {
        try drawing.draw(missing, of: task) { picture in
          try folder.write(picture.bytes, to: picture.file.path)
          try cache?.keep(picture.bytes, for: picture.file.key)
          outcome.files.append(
            GalleryManifest.File(
              path: picture.file.path, key: picture.file.key,
              digest: Digest.text(of: picture.bytes), pixels: picture.pixels))
        }
      }
      if let pixels = outcome.files.first(where: { $0.path == files[0].path })?.pixels {
        outcome.size = Self.size(files[0], pixels)
      }
    } catch {
      outcome.failure = CommandFailure(error)
    }
    return outcome
  }

  private func take(
    _ missing: inout [GalleryTask.File], from cache: PictureCache, into folder: SiteFolder,
    outcome: inout TaskOutcome
  ) throws(CommandFailure) {
    var rest: [GalleryTask.File] = []
    for file in missing {
      guard let bytes = cache.bytes(for: file.key), let pixels = bytes.pixelsOfPNG else {
        rest.append(file)
        continue
      }
      try folder.write(bytes, to: file.path)
      outcome.fromCache += 1
      outcome.files.append(
        GalleryManifest.File(
          path: file.path, key: file.key, digest: Digest.text(of: bytes), pixels: pixels))
    }
    missing = rest
  }

  private static func size(
    _ file: GalleryTask.File, _ pixels: GalleryManifest.Pixels
  ) -> CGSize {
    CGSize(
      width: Double(pixels.width) / file.scale, height: Double(pixels.height) / file.scale)
  }

  private func sizes(_ outcomes: [TaskOutcome]) -> [String: [CGSize]] {
    var sizes: [String: [CGSize]] = [:]
    for (task, outcome) in zip(plan.tasks, outcomes) {
      guard case .shot = task.subject else { continue }
      sizes[plan.themes[task.theme].slug, default: []].append(outcome.size)
    }
    return sizes
  }

  private func writePages(
    sizes: [String: [CGSize]], in folder: SiteFolder
  ) throws -> (files: [GalleryManifest.File], written: Int) {
    let site = GallerySite(plan, sizes: sizes)
    let results = Workers.map(site.pages, jobs: jobs) { page, _ in
      Result { () throws(CommandFailure) in
        let bytes = site.bytes(of: page)
        let digest = Digest.text(of: bytes)
        let path = site.path(of: page)
        let file = GalleryManifest.File(path: path, key: digest, digest: digest)
        if folder.bytes(of: path) == bytes, folder.known[path] != nil { return (file, 0) }
        try folder.write(bytes, to: path)
        return (file, 1)
      }
    }
    let pages = try results.map { try $0.get() }
    return (pages.map(\.0), pages.map(\.1).reduce(0, +))
  }
}

extension GallerySite {

  /// Create the site of a plan.
  init(_ plan: GalleryPlan, sizes: [String: [CGSize]]) {
    self.init(
      title: plan.choice.title, footer: "Drawn by kbrender \(ProgramVersion.text).",
      themes: plan.themes, matrix: plan.choice.matrix, sizes: sizes)
    address = plan.choice.address
  }

  /// The paths of all pages.
  var pagePaths: [String] { pages.map(path(of:)) }
}

extension [UInt8] {

  /// The size in the header of a PNG file, or `nil` if this is none.
  fileprivate var pixelsOfPNG: GalleryManifest.Pixels? {
    guard starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]), count >= 24 else {
      return nil
    }
    let numbers = [16, 20].map { start in
      self[start..<start + 4].reduce(0) { $0 << 8 | Int($1) }
    }
    return GalleryManifest.Pixels(width: numbers[0], height: numbers[1])
  }
}
