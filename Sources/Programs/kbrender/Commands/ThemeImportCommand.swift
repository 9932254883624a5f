import ArgumentParser
import Disk
import KeyboardDocuments
import KeyboardPipeline
import Terminal
import ThemeExchange

struct ThemeImportCommand: Command {

  static let configuration = CommandConfiguration(
    commandName: "import", abstract: "Convert \(ExchangeFormat.imported.titles) to a theme.",
    discussion: """
      Reports what was carried over exactly, nearly and not at all.

      Example: kbrender theme import --from base16 harbor.yaml -o harbor.json
      """)

  @Option(
    help: ArgumentHelp(
      "Format of the file: \(ExchangeFormat.imported.names) (default: as recognized).",
      valueName: "format"), completion: .list(ExchangeFormat.imported.map(\.name)))
  var from: String?

  @Argument(
    help: "File to convert, or - for standard input.",
    completion: .file(extensions: ExchangeFormat.imported.endings))
  var file: String

  @OptionGroup var exchange: ExchangeOptions

  @OptionGroup var common: CommonOptions

  func execute(reporter: Reporter) throws {
    let choice = try ChoiceReader.reading { $0.readFormat(from, among: ExchangeFormat.imported) }
    try exchange.check()
    let source = try InputFile.read(file)
    guard let read = (choice ?? ExchangeFormat.recognized(source))?.read else {
      throw CommandFailure(
        .invalidInput, code: .usage, "The format of \(source.name.quoted) isn't recognized",
        hints: ["Name it with --from: \(ExchangeFormat.imported.names)."])
    }
    var conversion = try read(source)
    let (text, fixes) = ThemeText.polished(conversion.text)
    conversion.text = text
    try exchange.write(conversion, reporter: reporter)
    if fixes > 0, !exchange.json {
      reporter.remark("Changed so that keys and texts can be seen: \(fixes)")
    }
  }
}
