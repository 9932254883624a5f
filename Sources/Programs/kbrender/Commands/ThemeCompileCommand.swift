import ArgumentParser
import KeyboardDocuments
import KeyboardPipeline
import Terminal
import ThemeExchange

struct ThemeCompileCommand: WarningCommand {

  static let configuration = CommandConfiguration(
    commandName: "compile", abstract: "Write a theme as the file that apps read at run time.",
    discussion: """
      The file is a flat list of styles with their conditions, for KeyboardThemeFile. Reports what was \
      carried over exactly, nearly and not at all.

      Example: kbrender theme compile tron:sark -o sark.kbtheme.json
      """)

  @Argument(
    help: "Built-in theme, theme:variation, or file (with a / or ending in .json or .kbtheme).",
    completion: .theme)
  var theme: String

  @OptionGroup var exchange: ExchangeOptions

  @OptionGroup var warnings: WarningOptions

  @OptionGroup var common: CommonOptions

  func execute(reporter: Reporter) throws {
    let choice = try ChoiceReader.reading(installed: .ofUser) { $0.readTheme(theme) }
    try exchange.check()
    guard let choice else { return }
    let loaded = try LoadedTheme(choice, files: .disk)
    try reporter.warn(loaded.warnings)
    let compiled = CompiledTheme(try ThemeExport(loaded, named: theme))
    try exchange.write(compiled.conversion, reporter: reporter)
  }
}
