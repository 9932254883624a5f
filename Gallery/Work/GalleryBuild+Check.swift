package import Disk
package import KeyboardDocuments
import Work

extension GalleryBuild {

  /// Return what a build would write or remove, without writing anything.
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
    let findings = Set(outcomes.flatMap(\.findings)) + wrong.compactMap { $0 } + obsolete
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
