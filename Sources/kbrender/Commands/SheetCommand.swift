import ArgumentParser
import KeyboardPipeline

/// Draw several themes on one picture.
struct SheetCommand: Command {

  static let configuration = CommandConfiguration(
    commandName: "sheet", abstract: "Render a contact sheet of all themes, light and dark.")

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Number of columns (default: 4).", valueName: "n"))
  var columns: String?

  @OptionGroup var list: ThemeListOptions

  @OptionGroup var common: CommonOptions

  func execute(reporter: Reporter) throws {
    let sheet = try ThemeSheet(list, columns: columns)
    try OutputFile.write(try sheet.bytes(from: RenderPipeline(files: .disk)), to: sheet.output)
    reporter.report(sheet.warnings)
  }
}
