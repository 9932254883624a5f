import ArgumentParser
import GoldenImages
import KeyboardPipeline
import KeyboardRender
import SourceText
import Terminal

struct CompareCommand: Command {

  static let configuration = CommandConfiguration(
    "compare", "Measure image comparison, relative to decoding with libpng.",
    "Exit code 1 if a ratio is more than 10 % larger than in the figures of --against.",
    example: "kbrender-dev compare --rounds 20")

  @OptionGroup var figureOptions: FigureOptions

  @OptionGroup var common: CommonOptions

  func execute(reporter: Reporter) throws {
    try figureOptions.run("pairs", asJSON: result.isJSON) { rounds in
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

  private static func json(_ times: ComparisonTimes, rounds: Int) -> JSONText {
    let pairs = times.rows.map { row in
      let values: JSONText = [
        "ms": .number(row.milliseconds.rounded(toDigits: 4)),
        "readingMs": .number(row.reading.rounded(toDigits: 4)),
        "ratio": .number(row.ratio.rounded(toDigits: 6)), "elements": .integer(row.changeCount),
      ]
      return (row.name, values)
    }
    return [
      "width": .integer(times.pixels.width), "height": .integer(times.pixels.height),
      "rounds": .integer(rounds), "pairs": .object(pairs),
    ]
  }
}

/// Times of comparisons, and their ratios to reading both files.
struct ComparisonTimes {

  struct Row {

    var name: String
    var milliseconds: Double
    var reading: Double
    var ratio: Double
    var changeCount: Int
  }

  let rows: [Row]

  var figures: BenchFigures {
    BenchFigures("pairs", rows.map { .init(name: $0.name, ratio: $0.ratio) })
  }

  let pixels: PixelSize

  private static let first = ["--theme", "tron", "--locale", "de"]
  private static let others = [
    (name: "same bytes", arguments: []), ("one key", ["--return-key", "done"]),
    ("every letter", ["--case", "uppercased"]), ("another theme", ["--theme", "cottonCandy"]),
  ]

  init(rounds: Int) throws {
    let pipeline = RenderPipeline(files: .disk)
    let expected = try Self.drawing(Self.first, with: pipeline)
    var rows: [Row] = []
    for (name, arguments) in Self.others {
      let actual = try Self.drawing(Self.first + arguments, with: pipeline)
      rows.append(try Self.row(name, expected, actual, rounds: rounds))
    }
    self.rows = rows
    guard let size = PNGPicture.intactSize(of: expected) else {
      preconditionFailure("An image that was just drawn is intact.")
    }
    pixels = size
  }

  private static func drawing(
    _ arguments: [String], with pipeline: RenderPipeline
  ) throws -> [UInt8] {
    try pipeline.drawing(of: RenderRequest(RenderArguments(arguments))).bytes
  }

  private static func row(
    _ name: String, _ expected: [UInt8], _ actual: [UInt8], rounds: Int
  ) throws -> Row {
    var times: [(comparing: Duration, reading: Duration)] = []
    var changeCount = 0
    let clock = ContinuousClock()
    // The first round is a warm-up.
    for round in 0...rounds {
      let start = clock.now
      let verdict = try ImageComparison.verdict(expected: expected, actual: actual)
      let middle = clock.now
      _ = try PNGPicture(decoding: expected)
      _ = try PNGPicture(decoding: actual)
      if round > 0 { times.append((start.duration(to: middle), middle.duration(to: clock.now))) }
      changeCount = verdict.changes.count
    }
    // Load from other programs affects both alike if they are measured back to back.
    return Row(
      name: name, milliseconds: median(times.map { $0.comparing / .milliseconds(1) }),
      reading: median(times.map { $0.reading / .milliseconds(1) }),
      ratio: median(times.map { $0.comparing / $0.reading }), changeCount: changeCount)
  }

  private static func median(_ numbers: [Double]) -> Double {
    numbers.isEmpty ? 0 : numbers.sorted()[numbers.count / 2]
  }
}
