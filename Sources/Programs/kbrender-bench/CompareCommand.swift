import ArgumentParser
import GoldenImages
import KeyboardDocuments
import KeyboardRender
import Terminal
import Work

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
    if let comparison = try figureOptions.comparison(of: "pairs") {
      return try comparison.report()
    }
    let rounds = try options.count()
    let earlier = try figureOptions.earlier("pairs")
    Memory.keepFreed()
    let times = try ComparisonTimes(rounds: rounds)
    let json = Self.json(times, rounds: rounds)
    try figureOptions.write(json)
    if let earlier { return try BenchComparison(earlier, times.figures).report() }
    try StandardOutput.write(options.json ? json : Self.text(times))
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
