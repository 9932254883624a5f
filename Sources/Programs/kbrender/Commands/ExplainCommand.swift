import ArgumentParser
import KeyboardKit
import KeyboardPipeline
import Terminal

struct ExplainCommand: Command {

  static let configuration = CommandConfiguration(
    "explain", "Explain the code of a diagnostic, with examples.",
    "Without a code, lists all codes of theme files.",
    example: "kbrender explain theme/variable-cycle")

  @Argument(
    help: "Code in the brackets of a diagnostic, such as theme/unknown-key.",
    completion: .list(CodePage.all.map(\.code.name)))
  var code: String?

  /// For the documentation.
  @Flag(help: ArgumentHelp("Print all codes as Markdown.", visibility: .hidden))
  var markdown = false

  @OptionGroup var result: ResultOptions

  var common: CommonOptions { result.common }

  func execute(reporter: Reporter) throws {
    let pages = try code.map { [try CodePage.page(named: $0)] } ?? CodePage.all
    guard try !result.isJSON else {
      return try reporter.write(["codes": .array(pages.map(\.json))], or: "")
    }
    if markdown { return try StandardOutput.write(CodePage.document(of: pages)) }
    if code != nil { return try StandardOutput.write(pages.map(\.text).joined()) }
    try StandardOutput.write(lines: Catalogue.lines(of: Catalogue.entries(of: .codes)))
  }
}
