import KeyboardPipeline

/// Draws one picture into a file.
struct SinglePicture {

  /// The options of the picture.
  let given: RenderArguments

  /// The output file; nil for that of the theme and the locale.
  let output: String?

  /// The folders of the output that are created if they are missing.
  let folders: OutputFile.MissingFolders

  /// Draw the picture and write it.
  func draw(reporter: Reporter) throws {
    let request = try RenderRequest(given, output: output)
    EarlyRenderer.loadFonts(language: request.locale)
    let pipeline = RenderPipeline(files: .disk, makeRenderer: EarlyRenderer.renderer)
    let drawing = pipeline.drawing(of: request)
    let bytes = try drawing.bytes
    try reporter.warn(drawing.warnings)
    try reporter.save(bytes, to: request.output, creating: folders)
  }
}
