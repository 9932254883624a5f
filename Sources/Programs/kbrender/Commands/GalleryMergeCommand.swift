import ArgumentParser
import Disk
import KeyboardGallery
import Terminal

struct GalleryMergeCommand: Command {

  static let configuration = CommandConfiguration(
    "merge", "Merge the shards of a site.",
    example: "kbrender gallery merge -o site part1 part2 part3")

  @Argument(help: "Folders of all shards.", completion: .directory)
  var parts: [String]

  @Option(folder: "Output folder.", name: [.short, .long])
  var output = "site"

  @OptionGroup var parallel: JobOptions

  @OptionGroup var common: CommonOptions

  func execute(reporter: Reporter) throws {
    let merge = try GalleryMerge(parts, in: DiskFiles())
    let progress = ProgressLine(total: merge.fileCount, of: "files", reporter: reporter)
    defer { progress.end() }
    try OutputFile.createFolder(output)
    let count = try merge.run(
      to: output, jobs: try parallel.count(),
      waiting: { reporter.remarkWaiting(for: output) }, advance: progress.advance)
    progress.end()
    reporter.remark("\(output): \(count) files from \(parts.count) shards")
  }
}
