import ArgumentParser
import Disk
import KeyboardDocuments
import KeyboardPipeline
import KeyboardRender
import Terminal
import Work

struct RenderCommand: SpelledCommand {

  static let configuration = CommandConfiguration(
    "render", "Render a keyboard (default).",
    example: "kbrender --theme tron --locale de --press g")

  @OptionGroup var options: RenderOptions

  @Option(output: "Output file, or - for standard output.")
  var output: String?

  @Option(file: "File with one line of arguments per picture, or - for standard input.")
  var batch: String?

  @OptionGroup var part: ShardOptions

  @OptionGroup var parallel: JobOptions

  @OptionGroup var folders: FolderOptions

  @OptionGroup var warnings: WarningOptions
}

extension RenderCommand {

  static let spellings =
    RenderOption.all.map(\.spelling) + OptionSpelling.common + [
      OptionSpelling("batch", value: "file"), OptionSpelling("jobs", value: "n"),
      OptionSpelling("shard", value: "I/N"), OptionSpelling("strict"),
    ]

  static func run(_ words: ArraySlice<String>) throws {
    Memory.growInLargeSteps()
    let fonts = EarlyRenderer(for: words)
    let texts = try OptionSpelling.texts(of: words, among: spellings)
    let reporter = try Reporter(texts)
    let given = RenderArguments(among: texts)
    let folders: OutputFile.MissingFolders = texts["make-dirs"] == nil ? .last : .all
    try reporter.reporting {
      let jobs = try JobOptions.count(texts["jobs"])
      let shard = try ShardOptions.read(texts["shard"])
      if let batch = texts["batch"] {
        guard texts["output"] == nil else {
          throw CommandFailure(
            .invalidInput, code: .batchOutput,
            "With --batch, --output belongs to the lines of the file")
        }
        let file = try BatchFile(InputFile.read(batch), defaults: given)
        try file.checkOutputs()
        let run = BatchRun(
          batch: file, shard: shard, jobs: jobs, folders: folders, isStrict: reporter.isStrict)
        return try run.draw(reporter: reporter)
      }
      guard texts["shard"] == nil else {
        throw CommandFailure(.invalidInput, code: .shard, "--shard is a part of a --batch")
      }
      let request = try RenderRequest(
        given, output: texts["output"], installed: .ofUser)
      let early = request.fontFolders.isEmpty ? fonts : nil
      early?.loadTexts(of: request)
      let pipeline = RenderPipeline(files: .disk) { try early?.renderer ?? KeyboardRenderer() }
      let drawing = pipeline.drawing(of: request)
      let bytes = try drawing.bytes
      try reporter.warn(drawing.warnings)
      try reporter.save(bytes, to: request.output, creating: folders)
      // A first picture takes 4 % less if what it was drawn with isn't freed before the process ends.
      _ = (Unmanaged.passRetained(pipeline), Unmanaged.passRetained(drawing))
    }
  }
}
