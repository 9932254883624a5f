import ArgumentParser
import KeyboardPipeline

/// Render a picture, or several with `--batch`.
struct RenderCommand: WarningCommand {

  static let configuration = CommandConfiguration(
    commandName: "render", abstract: "Render a keyboard (default).",
    discussion: "Example: kbrender --theme tron --locale de --press g")

  @OptionGroup var options: RenderOptions

  @Option(output: "Output file, or - for standard output.")
  var output: String?

  @Option(
    help: ArgumentHelp(
      "File with one line of arguments per picture, or - for standard input.",
      valueName: "file"),
    completion: .file())
  var batch: String?

  @OptionGroup var parallel: JobOptions

  @OptionGroup var folders: FolderOptions

  @OptionGroup var warnings: WarningOptions

  @OptionGroup var common: CommonOptions

  func execute(reporter: Reporter) throws {
    let jobs = try parallel.count()
    if let batch { return try drawBatch(batch, jobs: jobs, reporter: reporter) }
    try SinglePicture(given: options.given, output: output, folders: folders.missing)
      .draw(reporter: reporter)
  }

  private func drawBatch(_ path: String, jobs: Int, reporter: Reporter) throws {
    guard output == nil else {
      throw CommandFailure(
        .invalidInput, code: "batch-output",
        "With --batch, --output belongs to the lines of the file")
    }
    let batch = try BatchFile(InputFile.read(path), defaults: options)
    try batch.checkOutputs()
    let progress = Progress(total: batch.pictures.count, reporter: reporter)
    let run = BatchRun(
      batch: batch, jobs: jobs, folders: folders.missing, isStrict: reporter.isStrict)
    let outcome = run.run(progress: progress)
    progress.end()
    if let failure = outcome.failure {
      throw CommandFailure(failure, reporter.graded(outcome.diagnostics))
    }
    try reporter.warn(outcome.diagnostics)
    reporter.remarkOnTerminal(
      batch.pictures.count == 1 ? "1 picture" : "\(batch.pictures.count) pictures")
  }
}
