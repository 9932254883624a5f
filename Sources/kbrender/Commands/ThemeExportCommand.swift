import ArgumentParser
import KeyboardDocuments
import KeyboardPipeline
import ThemeTools

/// Convert a theme to another format.
struct ThemeExportCommand: WarningCommand {

  static let configuration = CommandConfiguration(
    commandName: "export", abstract: "Convert a theme to design tokens or Swift.",
    discussion: """
      Reports what was carried over exactly, nearly and not at all.

      Example: kbrender theme export tron:sark --to dtcg -o sark.tokens.json
      """)

  /// The formats that themes can be exported to.
  enum Format: String, CaseIterable {
    case dtcg, swift
  }

  @Argument(
    help: "Built-in theme, theme:variation, or file (with a / or ending in .json).",
    completion: .theme)
  var theme: String

  @Option(
    help: ArgumentHelp(
      "Format of the result: dtcg (design tokens) or swift.", valueName: "format"),
    completion: .list(Format.allCases.map(\.rawValue)))
  var to: String

  @OptionGroup var exchange: ExchangeOptions

  @OptionGroup var warnings: WarningOptions

  @OptionGroup var common: CommonOptions

  func execute(reporter: Reporter) throws {
    var choices = ChoiceReader()
    let format = choices.read(to, as: Format.self, kind: "format")
    let choice = choices.readTheme(theme)
    try choices.finish()
    try exchange.check()
    guard let format, let choice else { return }
    let loaded = try LoadedTheme(choice, files: .disk)
    try reporter.warn(loaded.warnings)
    let export = try ThemeExport(loaded, named: theme)
    let conversion =
      switch format {
      case .dtcg: Conversion.tokens(of: export)
      case .swift: Conversion.swift(of: export)
      }
    try exchange.write(conversion, reporter: reporter)
  }
}
