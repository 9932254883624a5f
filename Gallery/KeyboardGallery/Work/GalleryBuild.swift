package import Disk
import Foundation
package import Parallel
package import SourceText

/// Incremental build of a gallery or a shard of it, or check of an existing one.
package struct GalleryBuild: Sendable {

  let workers: GalleryWorkers
  private let shard: Shard?
  private let cache: PictureCache?

  var plan: GalleryPlan { workers.plan }

  package struct Outcome: Sendable {
    package var pictures = 0
    package var drawn = 0
    package var fromCache = 0
    package var pages = 0
    package var written = 0
    package var removed = 0
    package var brokenThemes: [String] = []
    package var problems: [Diagnostic] = []
    package var warnings: [Diagnostic] = []
  }

  struct TaskOutcome: Sendable {
    var files: [GalleryManifest.File] = []
    var pictures: [GalleryManifest.Picture] = []
    var paths: [String: String] = [:]
    var drawn = 0
    var fromCache = 0
    var size = CGSize.zero
    var warnings: [Diagnostic] = []
    var findings: [SiteFinding] = []

    fileprivate mutating func add(
      _ known: GalleryManifest.File, as file: GalleryTask.File, isMain: Bool
    ) {
      files.append(known)
      pictures.append(file.shown(at: known.path))
      place(file, at: known.path, known.pixels, isMain: isMain)
    }

    mutating func place(
      _ file: GalleryTask.File, at path: String, _ pixels: GalleryManifest.Pixels?, isMain: Bool
    ) {
      paths[file.name] = path
      if isMain, let pixels { size = file.size(pixels) }
    }
  }

  package init(_ workers: GalleryWorkers, shard: Shard? = nil, cache: PictureCache? = nil) {
    self.workers = workers
    self.shard = shard
    self.cache = cache
  }

  /// Another build in the folder is waited for, after `waiting` was called.
  package func run(
    in path: String, of files: any FileStore, waiting: () -> Void = {}
  ) throws -> Outcome {
    try files.withLock(on: path, waiting: waiting) { try build(path, files) }
  }

  private func build(_ path: String, _ files: any FileStore) throws -> Outcome {
    let mine = plan.tasks.indices.filter { shard?.contains(place: $0) ?? true }
    let ownPaths = mine.flatMap { task in
      plan.files(of: plan.tasks[task]).filter { $0.shot == nil }.map(\.name)
    }
    let folder = try SiteFolder(
      path, in: files, planned: ownPaths + plan.site().pages.map(\.path),
      arguments: plan.choice.arguments, isThorough: false)
    folder.removeLeftovers()
    cache?.removeLeftovers()
    let made = SharedResults<GalleryManifest.File>()
    let (drawn, outcomes) = try workers.run {
      try work(on: $1, at: $0, worker: $2, in: folder, made)
    }
    let (sizes, paths) = (outcomes.map(\.size), outcomes.paths)
    let (pages, grades) = try writePages(
      drawn, drawn.site(sizes: sizes, paths: paths),
      key: drawn.keyOfPages(sizes: sizes, paths: paths), in: folder)
    let pictures = Set(outcomes.flatMap(\.files))
    let manifest = GalleryManifest(
      arguments: plan.choice.arguments, shard: shard?.text,
      files: pictures + pages.map(\.file), pictures: outcomes.flatMap(\.pictures), grades: grades)
    return Outcome(
      pictures: pictures.count, drawn: outcomes.map(\.drawn).reduce(0, +),
      fromCache: outcomes.map(\.fromCache).reduce(0, +), pages: pages.count,
      written: pages.count(where: \.isWritten), removed: try folder.finish(manifest),
      brokenThemes: drawn.themes.filter { $0.theme == nil }.map(\.identifier),
      problems: drawn.problems,
      warnings: drawn.themes.flatMap(\.warnings) + outcomes.flatMap(\.warnings))
  }

  private func work(
    on task: GalleryTask, at index: Int, worker: any GalleryWorker, in folder: SiteFolder,
    _ made: SharedResults<GalleryManifest.File>
  ) throws -> TaskOutcome {
    let files = plan.files(of: task)
    var outcome = TaskOutcome()
    guard shard?.contains(place: index) ?? true else {
      try worker.checkDrawing(task, of: plan)
      for (place, composition) in try worker.compositions(of: files, in: task).enumerated() {
        outcome.place(
          composition.file, at: composition.path, composition.pixels, isMain: place == 0)
      }
      return outcome
    }
    outcome.warnings = try worker.warnings(about: task)
    var missing: [GalleryTask.File] = []
    for file in files {
      guard let path = folder.path(ofPicture: file.name, key: file.key),
        let known = try? made.value(
          of: path,
          make: { () throws(Absent) in
            guard let file = folder.fresh(path) else { throw Absent() }
            return file
          })
      else {
        missing.append(file)
        continue
      }
      outcome.add(known, as: file, isMain: file == files[0])
    }
    var compositions = missing.isEmpty ? [] : try worker.compositions(of: missing, in: task)
    compositions.reverse()
    // Once its file is written, a picture is released.
    while let composition = compositions.popLast() {
      let known = try made.value(of: composition.path) {
        try make(composition, in: folder, outcome: &outcome)
      }
      outcome.add(known, as: composition.file, isMain: composition.file == files[0])
    }
    return outcome
  }

  private func make(
    _ composition: GalleryTask.Composition, in folder: SiteFolder, outcome: inout TaskOutcome
  ) throws -> GalleryManifest.File {
    let key = plan.key(of: composition)
    if let known = folder.fresh(composition.path, key: key) { return known }
    let cached = cache?.bytes(for: key).flatMap { bytes in
      GalleryManifest.Pixels(picture: bytes) == composition.pixels ? bytes : nil
    }
    let bytes = try cached ?? composition.draw()
    let file = GalleryManifest.File(
      path: composition.path, key: key, digest: Digest.text(of: bytes), pixels: composition.pixels)
    try folder.write(bytes, as: file, shownAs: composition.file.shown(at: composition.path))
    if cached != nil {
      outcome.fromCache += 1
    } else {
      outcome.drawn += 1
      try cache?.keep(bytes, for: key)
    }
    return file
  }

  private func writePages(
    _ plan: GalleryPlan, _ site: GallerySite, key: String, in folder: SiteFolder
  ) throws -> (pages: [(file: GalleryManifest.File, isWritten: Bool)], grades: [String: LintGrade])
  {
    var site = site
    var grades = folder.grades
    if site.pages.contains(where: { folder.fresh($0.path, key: key) == nil }) {
      grades = try workers.grades(of: plan, knowing: grades)
      site.grades = plan.gradesBySlug(grades)
    }
    let pages = try ParallelWork.tryMap(site.pages, jobs: workers.jobs, worker: { _ in }) {
      page, _ in
      let path = page.path
      if let known = folder.fresh(path, key: key) { return (known, false) }
      let bytes = page.bytes()
      let file = GalleryManifest.File(path: path, key: key, digest: Digest.text(of: bytes))
      if folder.bytes(of: path) == bytes, folder.known[path] != nil { return (file, false) }
      try folder.write(bytes, to: path)
      return (file, true)
    }
    return (pages, grades)
  }

  /// Returns what a build would write or remove, without writing anything.
  package func findings(
    in path: String, of files: any FileStore
  ) throws -> (findings: [SiteFinding], problems: [Diagnostic]) {
    let folder = try SiteFolder(path, in: files)
    let (drawn, outcomes) = try workers.run { try check($1, $2, in: folder) }
    let paths = outcomes.paths
    var site = drawn.site(sizes: outcomes.map(\.size), paths: paths)
    site.grades = drawn.gradesBySlug(try workers.grades(of: drawn, knowing: folder.grades))
    let pages = site.pages
    let wrong = ParallelWork.map(pages, jobs: workers.jobs, worker: { _ in }) {
      page, _ -> SiteFinding? in
      guard let bytes = folder.bytes(of: page.path) else {
        return SiteFinding(path: page.path, verdict: .missing)
      }
      return bytes == page.bytes() ? nil : SiteFinding(path: page.path, verdict: .stale)
    }
    let obsolete = folder.obsolete(besides: Set(paths.values).union(pages.map(\.path)))
    let findings = Array(Set(outcomes.flatMap(\.findings))) + wrong.compactMap { $0 } + obsolete
    return (findings.sorted { $0.path < $1.path }, drawn.problems)
  }

  private func check(
    _ task: GalleryTask, _ worker: any GalleryWorker, in folder: SiteFolder
  ) throws -> TaskOutcome {
    let files = plan.files(of: task)
    // A theme that couldn't be drawn has no pictures in the site.
    if files.allSatisfy({ !folder.hasPicture($0.name) }) { try worker.checkDrawing(task, of: plan) }
    var outcome = TaskOutcome()
    var unknown: [GalleryTask.File] = []
    for file in files {
      guard let path = folder.path(ofPicture: file.name, key: file.key),
        let pixels = folder.known[path]?.pixels
      else {
        unknown.append(file)
        continue
      }
      outcome.place(file, at: path, pixels, isMain: file == files[0])
      outcome.findings += [folder.finding(path)].compactMap { $0 }
    }
    for picture in unknown.isEmpty ? [] : try worker.compositions(of: unknown, in: task) {
      outcome.place(
        picture.file, at: picture.path, picture.pixels, isMain: picture.file == files[0])
      outcome.findings += [folder.finding(picture.path, key: plan.key(of: picture))]
        .compactMap { $0 }
    }
    return outcome
  }
}

extension [GalleryBuild.TaskOutcome] {

  var paths: [String: String] { map(\.paths).reduce(into: [:]) { $0.merge($1) { $1 } } }
}

/// Error for a file that an earlier build hasn't left.
private struct Absent: Error {}
