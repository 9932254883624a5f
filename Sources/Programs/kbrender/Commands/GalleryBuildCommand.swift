import ArgumentParser
import KeyboardDocuments
import KeyboardGallery
import KeyboardPipeline
import Terminal
import Work

struct GalleryBuildCommand: WarningCommand {

  static let configuration = CommandConfiguration(
    commandName: "build",
    abstract: "Build a static site of previews, incrementally.",
    discussion: """
      With --shard, renders a part to a folder of its own; `kbrender gallery merge` merges the folders.

      Example: kbrender gallery build -o site --themes tron,sakura --locales en,de
      """)

  @OptionGroup var options: GalleryOptions

  @Option(
    name: [.short, .long],
    help: ArgumentHelp("Folder of the site.", valueName: "folder"), completion: .directory)
  var output = "site"

  @OptionGroup var part: ShardOptions

  @Option(
    help: ArgumentHelp(
      "Cache folder of rendered pictures, shared by builds.", valueName: "folder"),
    completion: .directory)
  var cache: String?

  @Flag(help: "Print a JSON summary.")
  var json = false

  @OptionGroup var parallel: JobOptions

  @OptionGroup var folders: FolderOptions

  @OptionGroup var warnings: WarningOptions

  @OptionGroup var common: CommonOptions

  func execute(reporter: Reporter) throws {
    let jobs = try parallel.count()
    // The only part is the whole site, with all pages.
    let shard = try part.read().flatMap { $0.count == 1 ? nil : $0 }
    var reader = ChoiceReader()
    if output.isEmpty || output == "-" {
      reader.report(code: .output, "--output must be a folder")
    }
    try reader.finish()
    let run = GalleryRun(
      try GalleryPlan(options), fonts: options.additional.folders, jobs: jobs, folders: folders)
    try run.build(in: output, shard: shard, cache: cache, json: json, reporter: reporter)
  }
}
