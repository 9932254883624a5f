import Foundation
import KeyboardDocuments
import KeyboardGallery
import KeyboardKit

/// Compares a site with what would be built now.
struct GalleryCheck: Sendable {

  /// The plan of the site.
  let plan: GalleryPlan

  /// The number of parallel jobs.
  let jobs: Int

  /// The state of an incorrect file.
  enum Verdict: String, Sendable {

    /// It doesn't exist.
    case missing

    /// It differs from what would be built now.
    case stale

    /// It was built earlier, but no longer belongs to the site.
    case obsolete
  }

  /// A file with its verdict.
  struct Finding: Sendable {
    var path: String
    var verdict: Verdict
  }

  private struct TaskOutcome: Sendable {
    var findings: [Finding] = []
    var size = CGSize.zero
    var failure: CommandFailure?
  }

  /// Return all incorrect files, sorted by path.
  func findings(in path: String, progress: Progress) throws -> [Finding] {
    let folder = try SiteFolder(path)
    let outcomes = Workers.map(plan.tasks, jobs: jobs) { task, pipeline in
      defer { progress.advance() }
      return check(task, GalleryDrawing(plan: plan, pipeline: pipeline), in: folder)
    }
    if let failure = outcomes.compactMap(\.failure).first { throw failure }
    var sizes: [String: [CGSize]] = [:]
    for (task, outcome) in zip(plan.tasks, outcomes) {
      guard case .shot = task.subject else { continue }
      sizes[plan.themes[task.theme].slug, default: []].append(outcome.size)
    }
    let site = GallerySite(plan, sizes: sizes)
    let pages = Workers.map(site.pages, jobs: jobs) { page, _ -> Finding? in
      let path = site.path(of: page)
      guard let bytes = folder.bytes(of: path) else {
        return Finding(path: path, verdict: .missing)
      }
      return bytes == site.bytes(of: page) ? nil : Finding(path: path, verdict: .stale)
    }
    let planned = Set(plan.tasks.flatMap { plan.files(of: $0).map(\.path) } + site.pagePaths)
    let obsolete = folder.known.keys.filter { !planned.contains($0) }
      .map { Finding(path: $0, verdict: .obsolete) }
    return (outcomes.flatMap(\.findings) + pages.compactMap { $0 } + obsolete)
      .sorted { $0.path < $1.path }
  }

  private func check(
    _ task: GalleryTask, _ drawing: GalleryDrawing, in folder: SiteFolder
  ) -> TaskOutcome {
    var outcome = TaskOutcome()
    let files = plan.files(of: task)
    for file in files where folder.fresh(file.path, key: file.key) == nil {
      let isThere = folder.bytes(of: file.path) != nil
      outcome.findings.append(Finding(path: file.path, verdict: isThere ? .stale : .missing))
    }
    do {
      let pixels: GalleryManifest.Pixels
      if let file = folder.known[files[0].path], file.key == files[0].key, let known = file.pixels {
        pixels = known
      } else {
        pixels = try drawing.pixels(of: files[0], in: task)
      }
      outcome.size = CGSize(
        width: Double(pixels.width) / files[0].scale,
        height: Double(pixels.height) / files[0].scale)
    } catch {
      outcome.failure = CommandFailure(error)
    }
    return outcome
  }
}
