import ArgumentParser
import KeyboardKit
import KeyboardPipeline
import Terminal

struct ThemeShowCommand: WarningCommand {

  static let configuration = CommandConfiguration(
    "show", "Print a theme with all inherited values.",
    example: "kbrender theme show tron:sark")

  @Argument(
    help: "Built-in theme, theme:variation, or file (with a / or ending in .json or .kbtheme).",
    completion: .theme)
  var theme: String

  @OptionGroup var warnings: WarningOptions

  func execute(reporter: Reporter) throws {
    let choice = try ChoiceReader.reading(installed: .ofUser) { $0.readTheme(theme) }
    guard let choice else { return }
    let loaded = try LoadedTheme(choice, files: .disk)
    try reporter.warn(loaded.warnings)
    try StandardOutput.write(loaded.theme.fileText)
  }
}
