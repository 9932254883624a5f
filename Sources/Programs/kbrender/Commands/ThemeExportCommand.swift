import ArgumentParser
import KeyboardKit
import KeyboardPipeline
import Terminal
import ThemeExchange

struct ThemeExportCommand: WarningCommand {

  static let configuration = CommandConfiguration(
    "export", "Convert a theme to \(ExchangeFormat.exported.titles).",
    """
    Reports what was carried over exactly, nearly and not at all. --to kbtheme writes the file that apps \
    read at run time by KeyboardThemeFile. --to keyboardkit writes a folder with this file, the Swift that \
    reads and applies it, and the fonts of the theme; a folder that exists is replaced if kbrender wrote \
    all of it. Files of other keyboards have the colors of one color scheme.
    """, example: "kbrender theme export tron:sark --to dtcg -o sark.tokens.json")

  @Argument(
    help: "Built-in theme, theme:variation, or file (with a / or ending in .json or .kbtheme).",
    completion: .theme)
  var theme: String

  @Option(
    "Format of the result: \(ExchangeFormat.exported.names).", as: "format",
    completion: .list(ExchangeFormat.exported.map(\.name)))
  var to: String

  @Option(
    "Color scheme of formats that have the colors of one: light or dark (default: light).",
    as: "scheme", completion: .list(ColorScheme.allCases.map(\.rawValue)))
  var colorScheme: String?

  @OptionGroup var exchange: ExchangeOptions

  @OptionGroup var warnings: WarningOptions

  func execute(reporter: Reporter) throws {
    var choices = ChoiceReader(installed: .ofUser)
    let format = choices.readFormat(to, among: ExchangeFormat.exported)
    let scheme = choices.read(
      colorScheme, among: ColorScheme.allCases.map { ($0.rawValue, $0) }, kind: "color scheme")
    let choice = choices.readTheme(theme)
    try choices.finish()
    guard let format, let write = format.write, let choice else { return }
    if colorScheme != nil, !format.hasOneScheme {
      throw CommandFailure(
        .invalidInput, code: .usage,
        "The format \(format.name) has the colors of both color schemes",
        hints: [
          "--color-scheme is for --to \(ExchangeFormat.exported.filter(\.hasOneScheme).map(\.name).joinedAsAlternatives)."
        ])
    }
    if format.isFolder { try exchange.checkFolder() } else { try exchange.check(reporter) }
    let loaded = try LoadedTheme(choice, files: .disk)
    try reporter.warn(loaded.warnings)
    var export = try ThemeExport(loaded, named: theme)
    export.colorScheme = scheme ?? .light
    if format.isFolder { return try exchange.writeFolder(write(export), reporter: reporter) }
    if let manifest = format.manifest {
      return try exchange.write(write(export), named: manifest, reporter: reporter)
    }
    try exchange.write(write(export), reporter: reporter)
  }
}
