import ArgumentParser
import KeyboardDocuments
import KeyboardPipeline
import KeyboardRender

/// Show the metadata of a picture, or draw it again.
struct InfoCommand: Command {

  static let configuration = CommandConfiguration(
    commandName: "info", abstract: "Print the metadata of a PNG, or render it again.",
    discussion: "Example: kbrender info --rerender tron-de.png -o again.png")

  @Argument(help: "PNG rendered by kbrender.", completion: .file(extensions: ["png"]))
  var file: String

  @Flag(help: "Render the picture again.")
  var rerender = false

  @Option(output: "Output file, or - for standard output.")
  var output: String?

  @Flag(help: "Print JSON.")
  var json = false

  @OptionGroup var common: CommonOptions

  func execute(reporter: Reporter) throws {
    let (picture, name) = try PictureFile.read(file)
    let metadata = StoredMetadata(picture, file: name)
    if rerender {
      if let command = try metadata.themeListCommand(output: output) {
        try metadata.checkThemes(of: command.list)
        return try command.picture().write()
      }
      let request = try metadata.request(output: output)
      let drawing = RenderPipeline(files: .disk).drawing(of: request)
      return try OutputFile.write(drawing.bytes, to: request.output)
    }
    guard output == nil else {
      throw CommandFailure(.invalidInput, code: "usage", "--output requires --rerender")
    }
    let missing = try? metadata.missingFiles()
    try StandardOutput.write(
      json
        ? metadata.json(missing: missing).indentedText
        : metadata.text(missing: missing))
  }
}

extension StoredMetadata {

  /// Return the command of a picture of several themes, or `nil` for one of a single keyboard.
  fileprivate func themeListCommand(
    output: String? = nil
  ) throws(Diagnostics) -> (any ThemeListCommand)? {
    let words = try arguments()
    let commands: [any ThemeListCommand.Type] = [SheetCommand.self, ShelfCommand.self]
    guard let command = commands.first(where: { $0._commandName == words.first }) else {
      return nil
    }
    do {
      return try command.parse(words.dropFirst() + (output.map { ["--output", $0] } ?? []))
    } catch {
      throw unknownArguments
    }
  }

  /// Return the files that the picture depends on without embedding them.
  fileprivate func missingFiles() throws(Diagnostics) -> [String] {
    try themeListCommand()?.list.themeFiles ?? []
  }

  /// Check that no theme is a file, since a picture of several themes doesn't embed them.
  fileprivate func checkThemes(of list: ThemeListOptions) throws(Diagnostics) {
    guard let file = list.themeFiles.first else { return }
    throw problem("This picture doesn't contain the theme \(file.shortened)")
  }
}
