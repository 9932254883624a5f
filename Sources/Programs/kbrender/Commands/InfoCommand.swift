import ArgumentParser
import KeyboardPipeline
import SourceText
import Terminal

struct InfoCommand: WarningCommand {

  static let configuration = CommandConfiguration(
    "info", "Print the metadata of a PNG, or render it again with --output.",
    """
    The image is rendered again from its own metadata. No other file is read.
    """, example: "kbrender info tron-de.png -o again.png")

  @Argument(help: "PNG rendered by kbrender.", completion: .file(extensions: ["png"]))
  var file: String

  /// The output of version 0.1 was named after the picture.
  @Flag(help: ArgumentHelp(visibility: .hidden))
  var rerender = false

  @Option(output: "Output file of the image, rendered again, or - for standard output.")
  var output: String?

  @OptionGroup var warnings: WarningOptions

  func execute(reporter: Reporter) throws {
    let (picture, name) = try PictureFile.read(file)
    let metadata = StoredMetadata(picture, file: name)
    if rerender || output != nil { return try draw(metadata, reporter: reporter) }
    let missing = try? metadata.missingFiles()
    try reporter.write(metadata.json(missing: missing), or: metadata.text(missing: missing))
  }

  private func draw(_ metadata: StoredMetadata, reporter: Reporter) throws {
    if let command = try metadata.sheetCommand(output: output) {
      let picture = try command.image(files: metadata.files)
      return try command.save(
        picture, files: metadata.files, followsLinks: output != nil,
        reporter: reporter)
    }
    let request = try metadata.request(output: output)
    let drawing = RenderPipeline(files: metadata.files).drawing(of: request)
    let bytes = try drawing.bytes
    try reporter.warn(drawing.warnings)
    try reporter.save(bytes, to: request.output, followsLinks: output != nil)
  }
}

extension StoredMetadata {

  fileprivate func sheetCommand(output: String?) throws(Diagnostics) -> SheetCommand? {
    let given = try arguments()
    guard given.isSheet else { return nil }
    if let file = try missingFiles().first {
      throw problem("This image doesn't contain the theme \(file.quoted)")
    }
    do {
      let format = try RenderRequest(given.render).format
      let words = RenamedArgument.current(["sheet"] + given.words).words.dropFirst()
      return try SheetCommand.parse(words + ["--output", output ?? defaultOutput(format)])
    } catch {
      throw unknownArguments
    }
  }
}
