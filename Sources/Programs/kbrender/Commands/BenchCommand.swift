import ArgumentParser
import KeyboardKit
import KeyboardPipeline
import KeyboardRender
import Terminal

struct BenchCommand: Command {

  static let configuration = CommandConfiguration(
    "bench", "Measure each stage, warm, relative to Cairo's PNG writer.",
    "Exit code 1 if a ratio is more than 10 % larger than in the figures of --against.",
    example: "kbrender bench --theme tron --rounds 20",
    isShown: false)

  @OptionGroup var options: RenderOptions

  @OptionGroup var figureOptions: FigureOptions

  @OptionGroup var common: CommonOptions

  func execute(reporter: Reporter) throws {
    try figureOptions.run("stages", asJSON: result.isJSON) { rounds in
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

  private static func json(_ times: StageTimes, rounds: Int) -> JSONText {
    let stages = times.rows.map { row in
      let times: JSONText = [
        "milliseconds": .number(row.milliseconds.rounded(toDigits: 4)),
        "ratio": .number(row.ratio.rounded(toDigits: 6)),
      ]
      return (row.name, times)
    }
    return [
      "width": .integer(times.pixels.width), "height": .integer(times.pixels.height),
      "rounds": .integer(rounds), "stages": .object(stages),
      "calloutRatio": .number(times.calloutRatio.rounded(toDigits: 4)),
    ]
  }
}

/// Median times of each stage of rendering, and their ratios to an encoding by Cairo.
struct StageTimes {

  struct Row {
    var name: String
    var milliseconds: Double
    var ratio: Double
  }

  let rows: [Row]

  var figures: BenchFigures {
    BenchFigures("stages", rows.map { .init(name: $0.name, ratio: $0.ratio) })
  }

  /// 0 if no key has an action callout.
  let calloutRatio: Double

  let pixels: (width: Int, height: Int)

  init(of request: RenderRequest, rounds: Int) throws {
    var clock = StageClock()
    let pipeline = RenderPipeline(files: .disk)
    _ = try pipeline.renderer(for: request)
    var bitmap = try Self.run(pipeline, request, clock: &clock)
    clock.forget()
    for _ in 0..<rounds { bitmap = try Self.run(pipeline, request, clock: &clock) }
    pixels = (bitmap.width, bitmap.height)
    func row(_ name: String, of stages: [String]) -> Row {
      let time = stages.reduce(0) { $0 + clock.median(of: $1) }
      return Row(
        name: name, milliseconds: time,
        ratio: clock.medianRatio(of: stages, to: Self.referenceName))
    }
    let composing = row("style + compose", of: ["style", "compose"])
    let callout = row("the same with a callout", of: Self.calloutNames)
    let stages = clock.names.filter { !Self.calloutNames.contains($0) }
    rows =
      stages.map { row($0, of: [$0]) } + [
        row("lay out + style + compose", of: ["lay out", "style", "compose"]), composing, callout,
      ]
    calloutRatio = composing.milliseconds > 0 ? callout.milliseconds / composing.milliseconds : 0
  }

  private static let referenceName = "cairo png"
  private static let calloutNames = ["style, callout", "compose, callout"]

  private static func run(
    _ pipeline: RenderPipeline, _ request: RenderRequest, clock: inout StageClock
  ) throws -> Bitmap {
    let drawing = pipeline.drawing(of: request)
    let material = try clock.measure("load") { try drawing.material }
    let placed = try clock.measure("lay out") { try drawing.placed }
    _ = try clock.measure("style") { try drawing.styled }
    _ = try clock.measure("compose") { try drawing.scene }
    let context = try drawing.context
    let action = placed.keys.map(\.item.action).first {
      !placed.calloutActions(for: $0, in: context).isEmpty
    }
    if let action {
      let placed = placed.showing(.actions(of: action, selectedIndex: 0), pressing: [action])
      let drawing = pipeline.drawing(of: placed, for: material)
      _ = try clock.measure(calloutNames[0]) { try drawing.styled }
      _ = try clock.measure(calloutNames[1]) { try drawing.scene }
    }
    let bitmap = try clock.measure("draw") { try drawing.bitmap }
    for compression in PNGCompression.allCases {
      _ = try clock.measure("encode \(compression.rawValue)") {
        try KeyboardRenderer.encode(bitmap, compression: compression)
      }
    }
    _ = try clock.measure(referenceName) { try bitmap.pngByCairo() }
    return bitmap
  }
}

/// Clock for repeated stages, which returns medians.
struct StageClock {

  private(set) var names: [String] = []
  private var times: [String: [Duration]] = [:]
  private let clock = ContinuousClock()

  mutating func measure<Result, Failure: Error>(
    _ name: String, _ work: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let start = clock.now
    let result = try work()
    let time = start.duration(to: clock.now)
    if times[name] == nil { names.append(name) }
    times[name, default: []].append(time)
    return result
  }

  mutating func forget() { times = times.mapValues { _ in [] } }

  /// Compares round by round, since load from other programs affects the stages of a round alike.
  func medianRatio(of names: [String], to reference: String) -> Double {
    let rounds = times[reference]?.count ?? 0
    let ratios = (0..<rounds).compactMap { round -> Double? in
      let parts = names.compactMap { times[$0]?.dropFirst(round).first }
      guard parts.count == names.count, let whole = times[reference]?[round], whole > .zero
      else { return nil }
      return parts.reduce(.zero, +) / whole
    }.sorted()
    return ratios.isEmpty ? 0 : ratios[ratios.count / 2]
  }

  func median(of name: String) -> Double {
    let sorted = (times[name] ?? []).sorted()
    guard !sorted.isEmpty else { return 0 }
    let upper = sorted[sorted.count / 2]
    let lower = sorted[(sorted.count - 1) / 2]
    return (upper + lower) / 2 / .milliseconds(1)
  }
}
