import ArgumentParser
import KeyboardDocuments
import KeyboardPipeline
import Terminal
import ThemeExchange

struct ThemeExportCommand: WarningCommand {

  static let configuration = CommandConfiguration(
    commandName: "export", abstract: "Convert a theme to \(ExchangeFormat.exported.titles).",
    discussion: """
      Reports what was carried over exactly, nearly and not at all.

      Example: kbrender theme export tron:sark --to dtcg -o sark.tokens.json
      """)

  @Argument(
    help: "Built-in theme, theme:variation, or file (with a / or ending in .json).",
    completion: .theme)
  var theme: String

  @Option(
    help: ArgumentHelp(
      "Format of the result: \(ExchangeFormat.exported.names).", valueName: "format"),
    completion: .list(ExchangeFormat.exported.map(\.name)))
  var to: String

  @OptionGroup var exchange: ExchangeOptions

  @OptionGroup var warnings: WarningOptions

  @OptionGroup var common: CommonOptions

  func execute(reporter: Reporter) throws {
    var choices = ChoiceReader()
    let format = choices.readFormat(to, among: ExchangeFormat.exported)
    let choice = choices.readTheme(theme)
    try choices.finish()
    try exchange.check()
    guard let write = format?.write, let choice else { return }
    let loaded = try LoadedTheme(choice, files: .disk)
    try reporter.warn(loaded.warnings)
    let export = try ThemeExport(loaded, named: theme)
    try exchange.write(write(export), reporter: reporter)
  }
}
