import ArgumentParser
import Disk
import KeyboardDocuments
import KeyboardKit
import KeyboardPipeline
import Terminal

struct PredictionsCommand: Command {

  static let configuration = CommandConfiguration(
    commandName: "predictions",
    abstract: "Measure how many keystrokes suggestions save in a text.",
    discussion: """
      Prints the share of words that are among the three suggestions before they are typed, and the share of keystrokes \
      that are saved by touching a suggestion as soon as it is there.

      Example: kbrender-bench predictions novel.txt --locale de --words 1000
      """)

  @Argument(help: "Text file, in UTF-8.", completion: .file())
  var file: String

  @Option(help: "Locale (default: en).", completion: .locales)
  var locale: String?

  @Option(number: "Number of words (default: 2000).")
  var words: String?

  @Flag(help: "Print JSON.")
  var json = false

  @OptionGroup var common: CommonOptions

  func execute(reporter: Reporter) throws {
    let locale = try LocaleChoice.read(locale)
    let most = try ChoiceReader.reading {
      $0.readInteger(words, option: "words", in: 1...1_000_000) ?? 2000
    }
    let text = String(decoding: try InputFile.read(file, .texts).bytes, as: UTF8.self)
    let result = try SavedKeystrokes(
      text, service: Autocomplete.LocalService(locale: locale), most: most)
    try StandardOutput.write(json ? Self.json(result) : Self.text(result))
  }

  private static func text(_ result: SavedKeystrokes) -> String {
    [["\(result.words)", result.foreseenShare.fixed(1), result.saved.fixed(1)]].table(
      under: ["words", "foreseen %", "saved %"], gap: 2, widths: [10, 10, 10])
  }

  private static func json(_ result: SavedKeystrokes) -> String {
    JSONText.object([
      ("words", .integer(result.words)),
      ("foreseen", .number(result.foreseenShare.rounded(toDigits: 2))),
      ("saved", .number(result.saved.rounded(toDigits: 2))),
    ]).indentedText
  }
}
