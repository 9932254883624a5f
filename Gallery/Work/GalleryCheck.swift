package import Artifacts
import Foundation
package import KeyboardDocuments

/// Compares a site with what would be built now.
package struct GalleryCheck: Sendable {

  private let crew: GalleryCrew

  private var plan: GalleryPlan { crew.plan }

  /// The state of an incorrect file.
  package enum Verdict: String, Sendable {

    /// It doesn't exist.
    case missing

    /// It differs from what would be built now.
    case stale

    /// It was built earlier, but no longer belongs to the site.
    case obsolete
  }

  /// A file with its verdict.
  package struct Finding: Sendable {
    package var path: String
    package var verdict: Verdict
  }

  /// Create a check against the plan of a crew.
  package init(_ crew: GalleryCrew) {
    self.crew = crew
  }

  /// Return all incorrect files in a folder, sorted by path, and the diagnostics of the themes.
  package func findings(
    in path: String, of files: any FileStore
  ) throws -> (findings: [Finding], problems: [Diagnostic]) {
    let folder = try SiteFolder(path, in: files)
    let (drawn, tasks) = try crew.run { try check($1, $2, in: folder) }
    let site = drawn.site(sizes: tasks.map { $0?.size ?? .zero })
    let pages = ParallelWork.map(site.pages, jobs: crew.jobs, worker: { _ in }) {
      page, _ -> Finding? in
      let path = site.path(of: page)
      guard let bytes = folder.bytes(of: path) else {
        return Finding(path: path, verdict: .missing)
      }
      return bytes == site.bytes(of: page) ? nil : Finding(path: path, verdict: .stale)
    }
    let tasksDrawn = drawn.tasks.filter { drawn.themes[$0.theme].theme != nil }
    let planned = Set(tasksDrawn.flatMap { drawn.files(of: $0).map(\.path) } + site.pagePaths)
    let obsolete = folder.known.keys.filter { !planned.contains($0) }
      .map { Finding(path: $0, verdict: .obsolete) }
    let findings = tasks.flatMap { $0?.findings ?? [] } + pages.compactMap { $0 } + obsolete
    return (findings.sorted { $0.path < $1.path }, drawn.problems)
  }

  private func check(
    _ task: GalleryTask, _ artist: any GalleryArtist, in folder: SiteFolder
  ) throws -> (findings: [Finding], size: CGSize) {
    let files = plan.files(of: task)
    // A theme that couldn't be drawn has no pictures in the site.
    if files.allSatisfy({ folder.known[$0.path] == nil }) { try artist.tryOut(task, of: plan) }
    let findings = files.filter { folder.fresh($0.path, key: $0.key) == nil }.map { file in
      Finding(path: file.path, verdict: folder.bytes(of: file.path) == nil ? .missing : .stale)
    }
    let known = folder.known[files[0].path].flatMap { $0.key == files[0].key ? $0.pixels : nil }
    return (findings, files[0].size(try known ?? artist.pixels(of: files[0], in: task)))
  }
}
