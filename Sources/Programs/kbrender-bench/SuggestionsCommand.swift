import ArgumentParser
import Disk
import Foundation
import KeyboardDocuments
import KeyboardKit
import KeyboardLexicon
import KeyboardPipeline
import Terminal

struct SuggestionsCommand: Command {

  static let configuration = CommandConfiguration(
    "suggestions", "Measure corrections beside those of Aspell and Hunspell.",
    """
    A line of the list is a typed word, ->, and the meant word. Without a list, slips are made on \
    the keys of the locale, in words that are drawn from the 20,000 most frequent ones of the \
    Python package wordfreq that Hunspell accepts, or else from those of the lexicon.
    """, example: "kbrender-bench suggestions --locale en --words 200")

  @Argument(help: "List of misspellings.", completion: .file())
  var file: String?

  @Option(help: "Locale (default: en).", completion: .locales)
  var locale: String?

  @Option(number: "Number of words with slips (default: 500).")
  var words: String?

  @Option(number: "Seed of the slips (default: 1).")
  var seed: String?

  @Flag(help: "Print JSON.")
  var json = false

  @OptionGroup var common: CommonOptions

  func execute(reporter: Reporter) throws {
    let locale = try LocaleChoice.read(locale)
    let dictionary = try LocaleChoice.readDictionary(locale.identifier)
    let service = Autocomplete.LocalService(locale: locale)
    let slips = try file.map(Self.slips(inFile:)) ?? madeSlips(service, dictionary)
    let times = try SuggestionTimes(slips, service: service, locale: dictionary)
    try StandardOutput.write(json ? Self.json(times, slips) : Self.text(times, slips))
  }

  private static func slips(inFile path: String) throws -> [SuggestionTimes.Slip] {
    let text = String(decoding: try InputFile.read(path).bytes, as: UTF8.self)
    return try text.split(whereSeparator: \.isNewline).enumerated().map { index, line in
      let parts = line.split(separator: "->").map { $0.trimmingCharacters(in: .whitespaces) }
      guard parts.count == 2 else {
        throw CommandFailure(
          .invalidInput, code: .listLine, "Line \(index + 1) of “\(path)” isn't typed->meant")
      }
      return SuggestionTimes.Slip(typed: parts[0], meant: parts[1])
    }
  }

  private func madeSlips(
    _ service: Autocomplete.LocalService, _ dictionary: DictionaryLocale
  ) throws -> [SuggestionTimes.Slip] {
    let (count, seed) = try ChoiceReader.reading {
      (
        $0.readInteger(words, option: "words", in: 1...100_000) ?? 500,
        $0.readInteger(self.seed, option: "seed", in: 0...Int.max) ?? 1
      )
    }
    var slips = SeededSlips(seed: UInt64(seed), positions: KeyPositions(locale: service.locale))
    let source = try BenchWords(dictionary, suggester: service.loadedSuggester())
    return slips.slips(in: source.drawn(count, seed: UInt64(seed)))
  }

  private static func text(_ times: SuggestionTimes, _ slips: [SuggestionTimes.Slip]) -> String {
    let rows = times.rows.map { row in
      [row.name, row.first.fixed(1), row.three.fixed(1)]
        + (row.times.map { [$0.median.fixed(3), $0.high.fixed(3)] } ?? ["", ""])
    }
    return rows.table(
      under: ["\(slips.count) words", "first %", "three %", "ms", "99 %"], gap: 4,
      widths: [9, 9, 9, 9])
  }

  private static func json(_ times: SuggestionTimes, _ slips: [SuggestionTimes.Slip]) -> String {
    let rows = times.rows.map { row in
      [
        "name": .string(row.name), "first": .number(row.first.rounded(toDigits: 2)),
        "three": .number(row.three.rounded(toDigits: 2)),
        "medianMs": row.times.map { .number($0.median.rounded(toDigits: 4)) },
        "highMs": row.times.map { .number($0.high.rounded(toDigits: 4)) },
      ] as JSONText
    }
    return (["words": .integer(slips.count), "rows": .array(rows)] as JSONText).indentedText
  }
}
