import ArgumentParser

/// Compare two pictures.
struct DiffCommand: Command {

  static let configuration = CommandConfiguration(
    commandName: "diff",
    abstract: "Compare two pictures; exit code 1 if they differ.",
    discussion: """
      Pictures rendered by kbrender are compared key by key.

      Example: kbrender diff a.png b.png -o difference.png
      """)

  @Argument(help: "Expected picture.", completion: .file(extensions: ["png"]))
  var expected: String

  @Argument(help: "Actual picture.", completion: .file(extensions: ["png"]))
  var actual: String

  @Option(output: "Output file of the expected, difference and actual pictures, if they differ.")
  var output: String?

  @Flag(help: "Print JSON.")
  var json = false

  @OptionGroup var folders: FolderOptions

  @OptionGroup var common: CommonOptions

  func execute(reporter: Reporter) throws {
    try PictureDifference(
      expected: expected, actual: actual, output: output, isJSON: json, folders: folders.missing
    ).tell()
  }
}
