import ArgumentParser
import Disk
import KeyboardGallery
import KeyboardPipeline
import Parallel
import SourceText
import Terminal

struct GalleryBuildCommand: WarningCommand {

  static let configuration = CommandConfiguration(
    "build", "Build a static site of previews, incrementally.",
    """
    With --shard, renders a part to a folder of its own; `kbrender gallery merge` merges the folders.
    """, example: "kbrender gallery build -o site tron sakura --locale en,de")

  @OptionGroup var options: GalleryOptions

  @Option(folder: "Folder of the site.", name: [.short, .long])
  var output = "site"

  @OptionGroup var part: ShardOptions

  @Option(folder: "Cache folder of rendered images, shared by builds.")
  var cache: String?

  @OptionGroup var parallel: JobOptions

  @OptionGroup var warnings: WarningOptions

  /// Smaller sites are done before anyone has read how large they are.
  private static let remarkablePictures = 500

  func execute(reporter: Reporter) throws {
    let jobs = try parallel.count()
    // The only part is the whole site, with all pages.
    let shard = try part.read().flatMap { $0.count == 1 ? nil : $0 }
    var reader = ChoiceReader()
    if output.isEmpty || output == "-" {
      reader.report(code: .unwritableFile, "--output must be a folder")
    }
    try reader.finish()
    let plan = try GalleryPlan(options)
    let (pictures, bytes) = plan.estimate
    if pictures >= Self.remarkablePictures {
      reporter.remark("\(pictures) pictures, about \(bytes / 1_000_000) MB")
    }
    let files = DiskFiles()
    let progress = ProgressLine(total: plan.taskCount, of: "images", reporter: reporter)
    defer { progress.end() }
    let workers = GalleryWorkers(
      plan, fonts: options.additional.folders, jobs: jobs, advance: progress.advance)
    try OutputFile.createFolder(output)
    let cache = cache.map { PictureCache($0, in: files) }
    let outcome = try GalleryBuild(workers, shard: shard, cache: cache).run(in: output, of: files) {
      reporter.remarkWaiting(for: output)
    }
    progress.end()
    try reporter.write(
      [
        "pictures": .integer(outcome.pictures), "drawn": .integer(outcome.drawn),
        "fromCache": .integer(outcome.fromCache), "pages": .integer(outcome.pages),
        "pagesWritten": .integer(outcome.written), "removed": .integer(outcome.removed),
        "brokenThemes": .array(outcome.brokenThemes.map { .string($0) }),
      ], or: "")
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
    var parts = ["\(drawn) of \(pictures) images drawn", "\(kept) kept"]
    if fromCache > 0 { parts.append("\(fromCache) from the cache") }
    parts.append("\(written) of \(pages) pages written")
    if removed > 0 { parts.append("\(removed) files removed") }
    return "\(folder): \(parts.joined(separator: ", "))"
  }
}
