import ArgumentParser
import KeyboardDocuments
import KeyboardKit
import KeyboardPipeline
import Terminal

struct SuggestCommand: Command {

  static let configuration = CommandConfiguration(
    commandName: "suggest",
    abstract: "Print the suggestions at the end of a text.",
    discussion: """
      Lists the suggestions by rank; the typed word comes last if it is unknown. With --stdin, reads \
      one text per line and prints one JSON object per line.

      Example: kbrender suggest recieve --locale en --json
      """)

  @Argument(help: "Text before the cursor.")
  var text: String?

  @Option(help: "Locale (default: en).", completion: .locales)
  var locale: String?

  @Flag(help: "Read texts from standard input, one per line.")
  var stdin = false

  @Flag(help: "Print a JSON object.")
  var json = false

  @OptionGroup var common: CommonOptions

  func validate() throws {
    if stdin == (text != nil) {
      throw ValidationError(
        stdin ? "--stdin reads the texts; omit the argument" : "Name a text, or give --stdin")
    }
  }

  func execute(reporter: Reporter) throws {
    let service = Autocomplete.LocalService(locale: try LocaleChoice.read(locale), keepsWords: true)
    guard let text else { return try printLines(service) }
    let answer = try SuggestionAnswer(text, service: service)
    if json { return try StandardOutput.write(answer.json.indentedText) }
    try StandardOutput.write(lines: answer.lines)
  }

  private func printLines(_ service: Autocomplete.LocalService) throws {
    while let line = readLine() {
      try StandardOutput.write(SuggestionAnswer(line, service: service).json.text + "\n")
    }
  }
}
