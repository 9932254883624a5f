import ArgumentParser
import KeyboardDocuments
import KeyboardPipeline
import KeyboardRender

/// Show the metadata of a picture, or draw it again.
struct InfoCommand: Command {

  static let configuration = CommandConfiguration(
    commandName: "info", abstract: "Print the metadata of a PNG, or render it again.")

  @Argument(help: "PNG rendered by kbrender.", completion: .file(extensions: ["png"]))
  var file: String

  @Flag(help: "Render the picture again.")
  var rerender = false

  @Option(
    name: [.short, .long],
    help: ArgumentHelp("Output file, or - for standard output.", valueName: "file"),
    completion: .file())
  var output: String?

  @Flag(help: "Print JSON.")
  var json = false

  @OptionGroup var common: CommonOptions

  func execute(reporter: Reporter) throws {
    let (picture, name) = try PictureFile.read(file)
    let metadata = StoredMetadata(picture, file: name)
    if rerender {
      if let again = try metadata.pictureOfThemes(output: output) {
        return try OutputFile.write(again.bytes, to: again.output)
      }
      let request = try metadata.request(output: output)
      let drawing = RenderPipeline(files: .disk).drawing(of: request)
      return try OutputFile.write(drawing.bytes, to: request.output)
    }
    guard output == nil else {
      throw CommandFailure(.invalidInput, code: "usage", "--output needs --rerender")
    }
    let missing = try? metadata.missingFiles()
    try StandardOutput.write(
      json
        ? metadata.json(missing: missing).indentedText
        : metadata.text(missing: missing))
  }
}

extension StoredMetadata {

  /// Draw a picture of several themes again, or return `nil` for one of a single keyboard.
  fileprivate func pictureOfThemes(output: String?) throws -> (bytes: [UInt8], output: String)? {
    let arguments = try arguments()
    let output = output.map { ["--output", $0] } ?? []
    switch arguments.first {
    case "sheet":
      let command: SheetCommand = try parse(arguments.dropFirst() + output)
      try checkThemes(of: command.list)
      let sheet = try ThemeSheet(command.list, columns: command.columns)
      return (try sheet.bytes(from: RenderPipeline(files: .disk)), sheet.output)
    case "shelf":
      let command: ShelfCommand = try parse(arguments.dropFirst() + output)
      try checkThemes(of: command.list)
      let shelf = try ThemeShelf(command.list, width: command.width)
      return (try shelf.bytes(from: RenderPipeline(files: .disk)), shelf.output)
    default: return nil
    }
  }

  private func parse<Result: ParsableCommand>(
    _ arguments: ArraySlice<String>
  ) throws(Diagnostics) -> Result {
    do {
      return try Result.parse(Array(arguments))
    } catch {
      throw unknownArguments
    }
  }

  /// Return the files that the picture depends on without embedding them.
  fileprivate func missingFiles() throws(Diagnostics) -> [String] {
    let arguments = try arguments()
    switch arguments.first {
    case "sheet": return (try parse(arguments.dropFirst()) as SheetCommand).list.themeFiles
    case "shelf": return (try parse(arguments.dropFirst()) as ShelfCommand).list.themeFiles
    default: return []
    }
  }

  /// Check that no theme is a file, since a picture of several themes doesn't embed them.
  private func checkThemes(of list: ThemeListOptions) throws(Diagnostics) {
    guard let file = list.themeFiles.first else { return }
    throw problem("This picture doesn't hold the theme \(file.shortened)")
  }
}
