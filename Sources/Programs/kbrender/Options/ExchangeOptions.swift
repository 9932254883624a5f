import ArgumentParser
import KeyboardDocuments
import KeyboardPipeline
import Terminal
import ThemeExchange

struct ExchangeOptions: ParsableArguments {

  @Option(
    output: "Output file (default: standard output).", extensions: ExchangeFormat.exported.endings)
  var output: String?

  @Flag(help: "Print the report as JSON to standard output; requires --output.")
  var json = false

  @OptionGroup var replacing: ReplacingOptions

  @OptionGroup var folders: FolderOptions
}

extension ExchangeOptions {

  func check() throws(CommandFailure) {
    guard json, output == nil || output == "-" else { return }
    throw CommandFailure(
      .invalidInput, code: .usage, "The report and the result can't both be on standard output",
      hints: ["Name a file for the result with --output."])
  }

  func write(_ conversion: Conversion, reporter: Reporter) throws {
    try replacing.check([output ?? "-"])
    try reporter.save(
      Array(conversion.text.utf8), to: output ?? "-", creating: folders.missing)
    if json { return try StandardOutput.write(conversion.report.json.indentedText) }
    for line in conversion.report.text.split(separator: "\n") { reporter.remark(String(line)) }
  }
}

extension ChoiceReader {

  mutating func readFormat(_ text: String?, among formats: [ExchangeFormat]) -> ExchangeFormat? {
    read(text, among: formats.map { ($0.name, $0) }, kind: "format")
  }
}
