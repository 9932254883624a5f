import ArgumentParser

/// Draws one picture, or many with `--batch`.
struct RenderCommand: Command {

  static let configuration = CommandConfiguration(
    commandName: "render", abstract: "Draw a keyboard (default).")

  @OptionGroup var options: RenderOptions

  @Option(
    name: [.short, .long],
    help: ArgumentHelp("The file to write, or - for standard output.", valueName: "file"),
    completion: .file())
  var output: String?

  @OptionGroup var common: CommonOptions

  func execute(reporter: Reporter) throws {
    let request = try RenderRequest(options, output: output)
    let result = try RenderPipeline().result(of: request)
    try OutputFile.write(result.bytes, to: request.output)
    reporter.report(result.warnings)
  }
}
