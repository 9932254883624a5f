import ArgumentParser
import GoldenImages
import KeyboardDocuments
import KeyboardRender
import Terminal

struct CompareCommand: Command {

  static let configuration = CommandConfiguration(
    "compare", "Measure picture comparison, relative to decoding with libpng.",
    """
    Exit code 1 if a ratio is more than 10 % larger than in the figures of --against.
    """, example: "kbrender-bench compare --rounds 20")

  @OptionGroup var options: RoundOptions

  @OptionGroup var figureOptions: FigureOptions

  @OptionGroup var common: CommonOptions

  func execute(reporter: Reporter) throws {
    try figureOptions.run("pairs", options) { rounds in
      let times = try ComparisonTimes(rounds: rounds)
      return (times.figures, Self.json(times, rounds: rounds), Self.text(times))
    }
  }

  private static func text(_ times: ComparisonTimes) -> String {
    let rows = times.rows.map { row in
      [row.name] + [row.milliseconds, row.reading, row.ratio].map { $0.fixed(3) }
        + ["\(row.changeCount)"]
    }
    return rows.table(
      under: ["\(times.pixels)", "ms", "reading", "ratio", "elements"], gap: 4,
      widths: [9, 9, 9, 10])
  }

  private static func json(_ times: ComparisonTimes, rounds: Int) -> String {
    let pairs = times.rows.map { row in
      let values: JSONText = [
        "ms": .number(row.milliseconds.rounded(toDigits: 4)),
        "readingMs": .number(row.reading.rounded(toDigits: 4)),
        "ratio": .number(row.ratio.rounded(toDigits: 6)), "elements": .integer(row.changeCount),
      ]
      return (row.name, values)
    }
    return
      ([
        "width": .integer(times.pixels.width), "height": .integer(times.pixels.height),
        "rounds": .integer(rounds), "pairs": .object(pairs),
      ] as JSONText).indentedText
  }
}
