import Disk
import KeyboardDocuments
import KeyboardGallery
import KeyboardPipeline
import Terminal
import Work

/// The build of a site, with its progress and outcome in the terminal.
struct GalleryRun {

  private let plan: GalleryPlan
  private let fonts: [String]
  private let jobs: Int
  private let folders: FolderOptions

  init(_ plan: GalleryPlan, fonts: [String], jobs: Int, folders: FolderOptions) {
    (self.plan, self.fonts, self.jobs, self.folders) = (plan, fonts, jobs, folders)
  }

  /// Build the site or a part of it.
  ///
  /// - Throws: what keeps themes from being shown, after the others are, and errors of files.
  func build(
    in output: String, shard: Shard? = nil, cache: String? = nil, json: Bool = false,
    reporter: Reporter
  ) throws {
    let files = DiskFiles()
    let progress = ProgressLine(total: plan.taskCount, reporter: reporter)
    defer { progress.end() }
    let workers = GalleryWorkers(plan, fonts: fonts, jobs: jobs, advance: progress.advance)
    try OutputFile.createFolder(output, folders.missing)
    let cache = cache.map { PictureCache($0, in: files) }
    let outcome = try GalleryBuild(workers, shard: shard, cache: cache).run(in: output, of: files) {
      reporter.remarkWaiting(for: output)
    }
    progress.end()
    if json { try StandardOutput.write(outcome.json.indentedText) }
    reporter.remark(outcome.text(in: output))
    guard outcome.problems.isEmpty else {
      throw CommandFailure(.checkFailed, reporter.graded(outcome.problems + outcome.warnings))
    }
    try reporter.warn(outcome.warnings, as: .checkFailed)
  }
}

extension GalleryBuild.Outcome {

  fileprivate func text(in folder: String) -> String {
    let kept = pictures - drawn - fromCache
    var parts = ["\(drawn) of \(pictures) pictures drawn", "\(kept) kept"]
    if fromCache > 0 { parts.append("\(fromCache) from the cache") }
    parts.append("\(written) of \(pages) pages written")
    if removed > 0 { parts.append("\(removed) files removed") }
    return "\(folder): \(parts.joined(separator: ", "))"
  }

  fileprivate var json: JSONText {
    .object([
      ("pictures", .integer(pictures)), ("drawn", .integer(drawn)),
      ("fromCache", .integer(fromCache)), ("pages", .integer(pages)),
      ("pagesWritten", .integer(written)), ("removed", .integer(removed)),
      ("brokenThemes", .array(brokenThemes.map { .string($0) })),
    ])
  }
}
