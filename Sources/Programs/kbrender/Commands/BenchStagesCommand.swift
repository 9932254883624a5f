import ArgumentParser
import KeyboardDocuments
import KeyboardPipeline
import KeyboardRender
import Terminal

struct BenchStagesCommand: Command {

  static let configuration = CommandConfiguration(
    "stages", "Measure each stage, warm, relative to Cairo's PNG writer.",
    """
    Exit code 1 if a ratio is more than 10 % larger than in the figures of --against.
    """, example: "kbrender bench stages --theme tron --rounds 20")

  @OptionGroup var options: RenderOptions

  @OptionGroup var roundOptions: RoundOptions

  @OptionGroup var figureOptions: FigureOptions

  @OptionGroup var common: CommonOptions

  func execute(reporter: Reporter) throws {
    try figureOptions.run("stages", roundOptions) { rounds in
      let times = try StageTimes(of: RenderRequest(options.given), rounds: rounds)
      return (times.figures, Self.json(times, rounds: rounds), Self.text(times))
    }
  }

  private static func text(_ times: StageTimes) -> String {
    let heading = ["\(times.pixels.width)x\(times.pixels.height)", "ms", "ratio"]
    let rows = times.rows.map { [$0.name, $0.milliseconds.fixed(3), $0.ratio.fixed(3)] }
    let callout =
      times.calloutRatio > 0
      ? "\nStyling and composing take \(times.calloutRatio.fixed(2)) times as long with a callout.\n"
      : ""
    return rows.table(under: heading, gap: 2, widths: [9, 9]) + callout
  }

  private static func json(_ times: StageTimes, rounds: Int) -> String {
    let stages = times.rows.map { row in
      let times: JSONText = [
        "ms": .number(row.milliseconds.rounded(toDigits: 4)),
        "ratio": .number(row.ratio.rounded(toDigits: 6)),
      ]
      return (row.name, times)
    }
    return
      ([
        "width": .integer(times.pixels.width), "height": .integer(times.pixels.height),
        "rounds": .integer(rounds), "stages": .object(stages),
        "calloutRatio": .number(times.calloutRatio.rounded(toDigits: 4)),
      ] as JSONText).indentedText
  }
}
