import ArgumentParser

/// Merge the shards of a site.
struct GalleryMergeCommand: Command {

  static let configuration = CommandConfiguration(
    commandName: "merge", abstract: "Join the parts of a site that shards built.")

  @Argument(help: "The folders of all parts.", completion: .directory)
  var parts: [String]

  @Option(
    name: [.short, .long],
    help: ArgumentHelp("The folder of the whole site.", valueName: "folder"),
    completion: .directory)
  var output = "site"

  @OptionGroup var common: CommonOptions

  func execute(reporter: Reporter) throws {
    let merge = try GalleryMerge(parts)
    let progress = Progress(total: merge.fileCount, reporter: reporter)
    defer { progress.end() }
    let count = try merge.run(to: output, jobs: try common.jobCount(), progress: progress)
    progress.end()
    reporter.remark("\(output): \(count) files from \(parts.count) parts")
  }
}
