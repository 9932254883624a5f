import ArgumentParser
import KeyboardPipeline

/// Draw several themes on one picture.
struct SheetCommand: Command {

  static let configuration = CommandConfiguration(
    commandName: "sheet", abstract: "Draw all themes, light and dark, on one picture.")

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("How many themes stand beside each other; else 4.", valueName: "n"))
  var columns: String?

  @OptionGroup var list: ThemeListOptions

  @OptionGroup var common: CommonOptions

  func execute(reporter: Reporter) throws {
    let sheet = try ThemeSheet(list, columns: columns)
    try OutputFile.write(try sheet.bytes(from: RenderPipeline(files: .disk)), to: sheet.output)
    reporter.report(sheet.warnings)
  }
}
