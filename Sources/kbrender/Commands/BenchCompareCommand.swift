import ArgumentParser
import GoldenImages
import KeyboardDocuments
import KeyboardRender

/// Measure the comparison of pictures.
struct BenchCompareCommand: Command {

  static let configuration = CommandConfiguration(
    commandName: "compare",
    abstract: "Measure picture comparison, relative to decoding with libpng.")

  @OptionGroup var options: RoundOptions

  @OptionGroup var common: CommonOptions

  func execute(reporter: Reporter) throws {
    let rounds = try options.count()
    PixelMemory.keepFreed()
    let times = try ComparisonTimes(rounds: rounds)
    try StandardOutput.write(options.json ? Self.json(times, rounds: rounds) : Self.text(times))
  }

  private static func text(_ times: ComparisonTimes) -> String {
    let width = (times.rows.map(\.name.count).max() ?? 0) + 4
    let heading =
      "\(times.pixels)".padded(to: width) + "ms".leftPadded(to: 9) + "reading".leftPadded(to: 9)
      + "ratio".leftPadded(to: 9) + "elements".leftPadded(to: 10)
    let table = times.rows.map { row in
      row.name.padded(to: width) + row.milliseconds.fixed(3).leftPadded(to: 9)
        + row.reading.fixed(3).leftPadded(to: 9) + row.ratio.fixed(3).leftPadded(to: 9)
        + "\(row.changeCount)".leftPadded(to: 10)
    }
    return ([heading] + table).map { "\($0)\n" }.joined()
  }

  private static func json(_ times: ComparisonTimes, rounds: Int) -> String {
    let pairs = times.rows.map { row in
      let values: JSONText = .object([
        ("ms", .number(row.milliseconds.rounded(toDigits: 4))),
        ("readingMs", .number(row.reading.rounded(toDigits: 4))),
        ("ratio", .number(row.ratio.rounded(toDigits: 4))),
        ("elements", .integer(row.changeCount)),
      ])
      return (row.name, values)
    }
    return JSONText.object([
      ("width", .integer(times.pixels.width)), ("height", .integer(times.pixels.height)),
      ("rounds", .integer(rounds)), ("pairs", .object(pairs)),
    ]).indentedText
  }
}
