import ArgumentParser
import KeyboardDocuments
import KeyboardKit
import KeyboardPipeline
import Terminal
import ThemeExchange

struct ThemeExportCommand: WarningCommand {

  static let configuration = CommandConfiguration(
    commandName: "export", abstract: "Convert a theme to \(ExchangeFormat.exported.titles).",
    discussion: """
      Reports what was carried over exactly, nearly and not at all. --to keyboardkit writes a folder of \
      Swift that styles keyboards by view modifiers, with the pictures and fonts of the theme; a folder \
      that exists is replaced if kbrender wrote all of it. Files of other keyboards have the colors of one color scheme.

      Example: kbrender theme export tron:sark --to dtcg -o sark.tokens.json
      """)

  @Argument(
    help: "Built-in theme, theme:variation, or file (with a / or ending in .json or .kbtheme).",
    completion: .theme)
  var theme: String

  @Option(
    help: ArgumentHelp(
      "Format of the result: \(ExchangeFormat.exported.names).", valueName: "format"),
    completion: .list(ExchangeFormat.exported.map(\.name)))
  var to: String

  @Option(
    help: ArgumentHelp(
      "Version of KeyboardKit: \(KeyboardKitVersion.all.map(\.name).joinedAsAlternatives) (default: 9.5).",
      valueName: "version"),
    completion: .list(KeyboardKitVersion.all.map(\.name)))
  var api: String?

  @Option(
    help: ArgumentHelp(
      "Color scheme of formats that have the colors of one: light or dark (default: light).",
      valueName: "scheme"),
    completion: .list(ColorScheme.allCases.map(\.rawValue)))
  var colorScheme: String?

  @OptionGroup var exchange: ExchangeOptions

  @OptionGroup var warnings: WarningOptions

  @OptionGroup var common: CommonOptions

  func execute(reporter: Reporter) throws {
    var choices = ChoiceReader(installed: .ofUser)
    let format = choices.readFormat(
      ExchangeFormat.olderNames[to] ?? to, among: ExchangeFormat.exported)
    let version = choices.read(
      api, among: KeyboardKitVersion.all.map { ($0.name, $0) }, kind: "version")
    let scheme = choices.read(
      colorScheme, among: ColorScheme.allCases.map { ($0.rawValue, $0) }, kind: "color scheme")
    let choice = choices.readTheme(theme)
    try choices.finish()
    guard let format, let choice else { return }
    if api != nil, !format.isFolder {
      throw CommandFailure(
        .invalidInput, code: .usage, "--api is for --to keyboardkit only")
    }
    if colorScheme != nil, !format.hasOneScheme {
      throw CommandFailure(
        .invalidInput, code: .usage,
        "The format \(format.name) has the colors of both color schemes",
        hints: [
          "--color-scheme is for --to \(ExchangeFormat.exported.filter(\.hasOneScheme).map(\.name).joinedAsAlternatives)."
        ])
    }
    if format.isFolder { try exchange.checkFolder() } else { try exchange.check() }
    let loaded = try LoadedTheme(choice, files: .disk)
    try reporter.warn(loaded.warnings)
    guard let write = format.write else {
      let looks = try ThemeExport.looks(of: loaded, named: choice.given(theme)) { name in
        try LoadedTheme(choice.renamed(name), files: .disk)
      }
      let export = KeyboardKitExport(
        looks, named: choice.given(theme), version: version ?? KeyboardKitVersion.all[0])
      return try exchange.write(export, reporter: reporter)
    }
    var export = try ThemeExport(loaded, named: theme)
    export.colorScheme = scheme ?? .light
    if let manifest = format.manifest {
      return try exchange.write(write(export), named: manifest, reporter: reporter)
    }
    try exchange.write(write(export), reporter: reporter)
  }
}

extension RenderRequest.ThemeChoice {

  /// The name of an installed theme is that of its file.
  fileprivate func given(_ text: String) -> String {
    if case .file(let path) = self { path } else { text }
  }

  /// The same theme, or another variation of it.
  fileprivate func renamed(_ name: String) -> Self {
    switch self {
    case .builtIn: .builtIn(name)
    case .file: .file(name)
    case .document: self
    }
  }
}
