import ArgumentParser
import KeyboardDocuments
import KeyboardGolden
import KeyboardRender

/// Compares two pictures.
struct DiffCommand: Command {

  static let configuration = CommandConfiguration(
    commandName: "diff", abstract: "Compare two pictures; exit code 1 if they differ.")

  @Argument(help: "The picture as it should be.", completion: .file(extensions: ["png"]))
  var expected: String

  @Argument(help: "The picture as it is.", completion: .file(extensions: ["png"]))
  var actual: String

  @Option(
    name: [.short, .long],
    help: ArgumentHelp(
      "A picture of expected, difference and actual to write if they differ.", valueName: "file"),
    completion: .file())
  var output: String?

  @Flag(help: "Print JSON.")
  var json = false

  @OptionGroup var common: CommonOptions

  func execute(reporter: Reporter) throws {
    let comparison = try PictureComparison(
      expected: Self.picture(expected), actual: Self.picture(actual))
    let verdict = ComparisonText(comparison)
    if json {
      try StandardOutput.write(verdict.json.indentedText)
    } else if !comparison.isSame {
      try StandardOutput.write("\(expected) and \(actual): \(verdict.text)\n")
    }
    guard !comparison.isSame else { return }
    if let output { try verdict.writePicture(to: output) }
    throw CommandFailure(.checkFailed)
  }

  private static func picture(_ path: String) throws(CommandFailure) -> PNGPicture {
    try PictureFile.read(path).picture
  }
}
