import Disk
import KeyboardKit
import KeyboardPipeline
import Parallel
import Synchronization
import TestSupport
import Testing

@testable import KeyboardGallery

/// Galleries in memory whose pictures consist of their keys.
final class SampleGallery: Sendable {

  let files = MemoryFiles([
    "mine.json": #"{ "formatVersion": 1, "id": "mine", "name": "Mine" }"#,
    "broken.json": #"{ "formatVersion": 1, "buttns": {} }"#,
  ])

  let drawnCount = Mutex(0)

  let gradedCount = Mutex(0)

  let kept = Mutex((count: 0, most: 0))

  /// The scenes of pictures by name, of those that don't differ by their keys.
  let scenes = Mutex<[String: String]>([:])

  let undrawable = Mutex<Set<String>>([])

  /// Plan themes on one device, at one scale.
  func plan(
    _ selections: [GalleryChoice.Selection], locales: [String] = ["en"], program: String = "1",
    arguments: [String] = []
  ) throws -> GalleryPlan {
    let matrix = GalleryMatrix(locales: locales, devices: [.standard], scales: [1])
    let choice = GalleryChoice(selections: selections, matrix: matrix, arguments: arguments)
    return try GalleryPlan(choice, files: files.reader, fingerprint: program)
  }

  private func workers(_ plan: GalleryPlan, jobs: Int) -> GalleryWorkers {
    GalleryWorkers(plan, jobs: jobs) { SampleWorker(gallery: self) }
  }

  @discardableResult
  func build(
    _ plan: GalleryPlan, in folder: String = "site", shard: Shard? = nil, cache: String? = nil,
    jobs: Int = 1
  ) throws -> GalleryBuild.Outcome {
    let cache = cache.map { PictureCache($0, in: files) }
    return try GalleryBuild(workers(plan, jobs: jobs), shard: shard, cache: cache)
      .run(in: folder, of: files)
  }

  func check(_ plan: GalleryPlan) throws -> [String] {
    try GalleryBuild(workers(plan, jobs: 2)).findings(in: "site", of: files).findings
      .map { "\($0.verdict.rawValue) \($0.path)" }
  }

  func contents(of folder: String) throws -> [String: [UInt8]] {
    let paths = files.paths.filter { $0.hasPrefix("\(folder)/") }
    return try Dictionary(
      uniqueKeysWithValues: paths.map {
        (String($0.dropFirst(folder.count + 1)), try files.bytes(of: $0))
      })
  }
}

/// Counts itself while it is drawn and in memory.
private final class SamplePicture {

  private let gallery: SampleGallery
  private var isDrawn = false

  init(_ gallery: SampleGallery) { self.gallery = gallery }

  func draw() {
    isDrawn = true
    gallery.kept.withLock { $0 = ($0.count + 1, max($0.most, $0.count + 1)) }
  }

  deinit {
    if isDrawn { gallery.kept.withLock { $0.count -= 1 } }
  }
}

/// Draws keys behind the header of a PNG file.
private struct SampleWorker: GalleryWorker {

  let gallery: SampleGallery

  private static let header: [UInt8] =
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8)
    + [0, 0, 1, 134, 0, 0, 1, 8]

  func warnings(about task: GalleryTask) throws -> [Diagnostic] { [] }

  func grade(of theme: GalleryTheme) throws -> LintGrade? {
    gallery.gradedCount.withLock { $0 += 1 }
    return theme.slug == "mine" ? .accepted : .aa
  }

  func compositions(
    of files: [GalleryTask.File], in task: GalleryTask
  ) throws -> [GalleryTask.Composition] {
    try files.map { file in
      let slug = gallery.undrawable.withLock { $0 }.first { file.name.contains($0) }
      if let slug {
        throw UndrawableTheme(problems: [
          Diagnostic(code: .missingGlyph, message: "\(slug) is empty")
        ])
      }
      let scene = gallery.scenes.withLock { $0[file.name] } ?? file.key
      return GalleryTask.Composition(
        file: file, digest: scene, pixels: GalleryManifest.Pixels(width: 390, height: 264)
      ) { [gallery, picture = SamplePicture(gallery)] in
        gallery.drawnCount.withLock { $0 += 1 }
        picture.draw()
        return Self.header + Array(scene.utf8)
      }
    }
  }
}

extension MemoryFiles {

  /// The reader of theme files, which have no files beside them.
  var reader: FileReader {
    FileReader(
      file: { path, _ in SourceFile(name: path, bytes: try self.bytes(of: path)) },
      companion: { path, _ in throw Diagnostics(code: .unreadableFile, "There is no \(path)") })
  }
}

extension SampleGallery {

  /// Another gallery with the same files, which can all be written.
  var copy: SampleGallery {
    get throws {
      let copy = SampleGallery()
      for path in files.paths { try copy.files.write(files.bytes(of: path), to: path) }
      return copy
    }
  }

  func file(of picture: String) throws -> String {
    let manifest = try SiteFolder("site", in: files).manifest
    let path = try #require(manifest?.pictures.first { $0.name == picture }?.path)
    return "site/\(path)"
  }
}

extension GalleryPlan {

  var pictureCount: Int { tasks.map { files(of: $0).count }.reduce(0, +) }
}
