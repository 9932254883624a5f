import KeyboardPipeline

/// The work of a command line without a subcommand: one picture.
struct SinglePicture {

  /// The render options as given.
  let given: RenderArguments

  /// The output file, or `nil` for the default.
  let output: String?

  /// The folders of the output that are created if they are missing.
  let folders: OutputFile.MissingFolders

  /// Render the picture and write it.
  func render(reporter: Reporter) throws {
    let request = try RenderRequest(given, output: output)
    let pipeline = RenderPipeline(files: .disk, makeRenderer: EarlyRenderer.renderer)
    let drawing = pipeline.drawing(of: request)
    let bytes = try drawing.bytes
    try reporter.warn(drawing.warnings)
    try reporter.save(bytes, to: request.output, creating: folders)
  }
}
