import Disk
import KeyboardDocuments
import KeyboardPipeline
import KeyboardRender
import Terminal
import Work

/// Runs `kbrender render` without ArgumentParser, which takes 2 ms to read arguments, a tenth of such a
/// command, and serves its help and completions only.
enum RenderStart {

  static let options =
    RenderOption.all + [
      .outputFile, RenderOption(other: "make-dirs"), RenderOption(other: "diagnostics", as: "form"),
      RenderOption(other: "color", as: "when"), RenderOption(other: "quiet", letter: "q"),
      RenderOption(other: "batch", as: "file"), RenderOption(other: "jobs", as: "n"),
      RenderOption(other: "shard", as: "I/N"), RenderOption(other: "strict"),
    ]

  static func run(_ words: ArraySlice<String>) throws {
    Memory.growInLargeSteps()
    let fonts = EarlyRenderer(for: words)
    let texts = try RenderOption.texts(of: words, among: options)
    var reporter = try Reporter(
      diagnostics: texts["diagnostics"], color: texts["color"], isQuiet: texts["quiet"] != nil)
    reporter.isStrict = texts["strict"] != nil
    try reporter.reporting {
      let jobs = try texts["jobs"].map { try JobOptions.count($0) }
      let shard = try texts["shard"].flatMap { try ShardOptions.read($0) }
      guard let batch = texts["batch"] else { return try draw(texts, fonts, reporter) }
      guard texts["output"] == nil else {
        throw CommandFailure(
          .invalidInput, code: .batchOutput,
          "With --batch, --output belongs to the lines of the file")
      }
      let file = try BatchFile(InputFile.read(batch), defaults: RenderArguments(among: texts))
      try file.checkOutputs()
      let run = BatchRun(
        batch: file, shard: shard, jobs: jobs ?? ParallelWork.processors, folders: folders(texts),
        isStrict: reporter.isStrict)
      try run.draw(reporter: reporter)
    }
  }

  private static func draw(
    _ texts: [String: String], _ fonts: EarlyRenderer?, _ reporter: Reporter
  ) throws {
    guard texts["shard"] == nil else {
      throw CommandFailure(.invalidInput, code: .shard, "--shard is a part of a --batch")
    }
    let request = try RenderRequest(
      RenderArguments(among: texts), output: texts["output"], installed: .ofUser)
    let early = request.fontFolders.isEmpty ? fonts : nil
    early?.loadTexts(of: request)
    let pipeline = RenderPipeline(files: .disk) { try early?.renderer ?? KeyboardRenderer() }
    let drawing = pipeline.drawing(of: request)
    let bytes = try drawing.bytes
    try reporter.warn(drawing.warnings)
    try reporter.save(bytes, to: request.output, creating: folders(texts))
    // A first picture takes 4 % less if what it was drawn with isn't freed before the process ends.
    _ = (Unmanaged.passRetained(pipeline), Unmanaged.passRetained(drawing))
  }

  private static func folders(_ texts: [String: String]) -> OutputFile.MissingFolders {
    texts["make-dirs"] == nil ? .last : .all
  }
}
