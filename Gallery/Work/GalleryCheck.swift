package import Disk
import Foundation
package import KeyboardDocuments
import Work

package struct GalleryCheck: Sendable {

  private let workers: GalleryWorkers

  private var plan: GalleryPlan { workers.plan }

  package enum Verdict: String, Sendable {

    /// It doesn't exist.
    case missing

    case stale

    /// It has another number of pixels.
    case size

    case obsolete
  }

  package struct Finding: Hashable, Sendable {
    package var path: String
    package var verdict: Verdict
  }

  package init(_ workers: GalleryWorkers) {
    self.workers = workers
  }

  package func findings(
    in path: String, of files: any FileStore
  ) throws -> (findings: [Finding], problems: [Diagnostic]) {
    let folder = try SiteFolder(path, in: files)
    let (drawn, tasks) = try workers.run { try check($1, $2, in: folder) }
    let paths = tasks.compactMap { $0?.paths }.reduce(into: [:]) { $0.merge($1) { $1 } }
    var site = drawn.site(sizes: tasks.map { $0?.size ?? .zero }, paths: paths)
    site.grades = drawn.gradesBySlug(try workers.grades(of: drawn, knowing: folder.grades))
    let pages = ParallelWork.map(site.pages, jobs: workers.jobs, worker: { _ in }) {
      [site] page, _ -> Finding? in
      let path = site.path(of: page)
      guard let bytes = folder.bytes(of: path) else {
        return Finding(path: path, verdict: .missing)
      }
      return bytes == site.bytes(of: page) ? nil : Finding(path: path, verdict: .stale)
    }
    let planned = Set(paths.values).union(site.pagePaths)
    let obsolete = folder.known.keys.filter { !planned.contains($0) }
      .map { Finding(path: $0, verdict: .obsolete) }
    let pictures = Set(tasks.flatMap { $0?.findings ?? [] })
    let findings = pictures + pages.compactMap { $0 } + obsolete
    return (findings.sorted { $0.path < $1.path }, drawn.problems)
  }

  fileprivate struct TaskCheck: Sendable {
    var findings: [Finding] = []
    var paths: [String: String] = [:]
    var size = CGSize.zero
  }

  private func check(
    _ task: GalleryTask, _ worker: any GalleryWorker, in folder: SiteFolder
  ) throws -> TaskCheck {
    let files = plan.files(of: task)
    // A theme that couldn't be drawn has no pictures in the site.
    if files.allSatisfy({ !folder.hasPicture($0.name) }) { try worker.checkDrawing(task, of: plan) }
    var check = TaskCheck()
    var unknown: [GalleryTask.File] = []
    for file in files {
      guard let path = folder.path(ofPicture: file.name, key: file.key),
        let known = folder.known[path], let pixels = known.pixels
      else {
        unknown.append(file)
        continue
      }
      check.add(file, path, pixels, key: nil, in: folder, isMain: file == files[0])
    }
    for composition in unknown.isEmpty ? [] : try worker.compositions(of: unknown, in: task) {
      check.add(
        composition.file, composition.path, composition.pixels, key: plan.key(of: composition),
        in: folder,
        isMain: composition.file == files[0])
    }
    return check
  }
}

extension GalleryCheck.TaskCheck {

  fileprivate mutating func add(
    _ file: GalleryTask.File, _ path: String, _ pixels: GalleryManifest.Pixels, key: String?,
    in folder: SiteFolder, isMain: Bool
  ) {
    paths[file.name] = path
    if isMain { size = file.size(pixels) }
    guard folder.fresh(path, key: key) == nil else { return }
    let verdict: GalleryCheck.Verdict = folder.bytes(of: path) == nil ? .missing : .stale
    findings.append(GalleryCheck.Finding(path: path, verdict: verdict))
  }
}
