import ArgumentParser
import KeyboardPipeline

/// Draw the theme picker.
struct ShelfCommand: Command {

  static let configuration = CommandConfiguration(
    commandName: "shelf", abstract: "Render the theme picker.")

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Width in points (default: 393).", valueName: "width"))
  var width: String?

  @OptionGroup var list: ThemeListOptions

  @OptionGroup var common: CommonOptions

  func execute(reporter: Reporter) throws {
    let shelf = try ThemeShelf(list, width: width)
    try OutputFile.write(try shelf.bytes(from: RenderPipeline(files: .disk)), to: shelf.output)
    reporter.report(shelf.warnings)
  }
}
