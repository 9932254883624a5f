import ArgumentParser
import KeyboardDocuments
import KeyboardPipeline
import ThemeTools

/// Convert a file of another format to a theme file.
struct ThemeImportCommand: Command {

  static let configuration = CommandConfiguration(
    commandName: "import", abstract: "Convert design tokens or a color scheme to a theme.",
    discussion: """
      Reports what was carried over exactly, nearly and not at all.

      Example: kbrender theme import --from base16 harbor.yaml -o harbor.json
      """)

  /// The formats that can be imported.
  enum Format: String, CaseIterable {
    case dtcg, base16
  }

  @Option(
    help: ArgumentHelp(
      "Format of the file: dtcg (design tokens) or base16 (and base24).",
      valueName: "format"), completion: .list(Format.allCases.map(\.rawValue)))
  var from: String

  @Argument(
    help: "File to convert, or - for standard input.",
    completion: .file(extensions: ["json", "tokens", "yaml", "yml"]))
  var file: String

  @OptionGroup var exchange: ExchangeOptions

  @OptionGroup var common: CommonOptions

  func execute(reporter: Reporter) throws {
    var choices = ChoiceReader()
    let format = choices.read(from, as: Format.self, kind: "format")
    try choices.finish()
    try exchange.check()
    guard let format else { return }
    let source = try InputFile.read(file)
    let conversion =
      switch format {
      case .dtcg: try Conversion.theme(fromTokens: source)
      case .base16: try Conversion.theme(fromScheme: source)
      }
    try exchange.write(conversion, reporter: reporter)
  }
}
