import ArgumentParser
import KeyboardDocuments
import KeyboardRender

/// Tells how a picture was made, or makes it again.
struct InfoCommand: Command {

  static let configuration = CommandConfiguration(
    commandName: "info", abstract: "Print how a PNG was made, or draw it again.")

  @Argument(help: "A PNG that kbrender has drawn.", completion: .file(extensions: ["png"]))
  var file: String

  @Flag(help: "Draw the picture again.")
  var rerender = false

  @Option(
    name: [.short, .long],
    help: ArgumentHelp("The file to draw to, or - for standard output.", valueName: "file"),
    completion: .file())
  var output: String?

  @Flag(help: "Print JSON.")
  var json = false

  @OptionGroup var common: CommonOptions

  func execute(reporter: Reporter) throws {
    let (picture, name) = try PictureFile.read(file)
    let metadata = StoredMetadata(picture, file: name)
    if rerender {
      let request = try metadata.request(output: output)
      let result = try RenderPipeline().result(of: request)
      return try OutputFile.write(result.bytes, to: request.output)
    }
    guard output == nil else {
      throw CommandFailure(.invalidInput, code: "usage", "--output needs --rerender")
    }
    try StandardOutput.write(json ? metadata.json.indentedText : metadata.text)
  }
}
