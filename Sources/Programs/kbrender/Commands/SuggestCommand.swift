import ArgumentParser
import Foundation
import KeyboardKit
import KeyboardPipeline
import Terminal

struct SuggestCommand: Command {

  static let configuration = CommandConfiguration(
    "suggest", "Print the suggestions at the end of a text.",
    """
    Lists the suggestions by rank. The typed word comes last if it is unknown. With -, reads one text per line \
    of standard input, and prints one JSON object per line.

    A remote service is described by a JSON file with a url and, if needed, a method, headers, a query, a body, \
    and the path of the suggestions in the response.
    """, example: "kbrender suggest recieve --locale en --output-format json")

  @Argument(help: "Text before the cursor, or - for standard input.")
  var text: String

  @Option(name: .shortAndLong, help: "Locale (default: en).", completion: .locales)
  var locale: String?

  @Option(file: "File of a remote service to ask.", extensions: ["json"])
  var remote: String?

  @Option(
    "Variables of the environment that the file of the service may read, comma-separated.",
    as: "names")
  var allowEnv: String?

  @Option(
    file: "File of learned and ignored words (default: the user's file).", extensions: ["json"])
  var words: String?

  @OptionGroup var result: ResultOptions

  var common: CommonOptions { result.common }

  func execute(reporter: Reporter) throws {
    let locale = try LocaleChoice.read(locale)
    let service: Autocomplete.LocalService =
      if let remote {
        SuggesterService(
          try FileReader.disk.suggester(remote, [allowEnv].compactMap { $0 }), locale: locale)
      } else if let words {
        Autocomplete.LocalService(locale: locale, words: URL(filePath: words))
      } else {
        Autocomplete.LocalService(locale: locale, keepsWords: true)
      }
    guard text != "-" else {
      while let line = readLine() {
        try StandardOutput.write(
          SuggestionAnswer(line, service: service).json.versioned.text + "\n")
      }
      return
    }
    let answer = try SuggestionAnswer(text, service: service)
    try reporter.write(answer.json, lines: answer.lines)
  }
}
