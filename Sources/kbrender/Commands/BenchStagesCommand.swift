import ArgumentParser
import KeyboardDocuments
import KeyboardPipeline
import KeyboardRender

/// Measure the stages of the pipeline.
struct BenchStagesCommand: Command {

  static let configuration = CommandConfiguration(
    commandName: "stages",
    abstract: "Measure each stage, warm, relative to Cairo's PNG writer.")

  @OptionGroup var options: RenderOptions

  @OptionGroup var roundOptions: RoundOptions

  @OptionGroup var common: CommonOptions

  func execute(reporter: Reporter) throws {
    let rounds = try roundOptions.count()
    PixelMemory.keepFreed()
    let times = try StageTimes(of: RenderRequest(options), rounds: rounds)
    let size = "\(times.pixels.width)x\(times.pixels.height)"
    try StandardOutput.write(
      roundOptions.json
        ? Self.json(times.rows, times: times, rounds: rounds)
        : Self.text(times.rows, size: size) + times.calloutText)
  }

  private static func text(_ rows: [BenchRow], size: String) -> String {
    let width = (rows.map(\.name.count).max() ?? 0) + 2
    let heading = size.padded(to: width) + "ms".leftPadded(to: 9) + "ratio".leftPadded(to: 9)
    let table = rows.map { row in
      row.name.padded(to: width) + row.milliseconds.fixed(3).leftPadded(to: 9)
        + row.ratio.fixed(3).leftPadded(to: 9)
    }
    return ([heading] + table).map { "\($0)\n" }.joined()
  }

  private static func json(_ rows: [BenchRow], times: StageTimes, rounds: Int) -> String {
    let stages = rows.map { row in
      let times: JSONText = .object([
        ("ms", .number(row.milliseconds.rounded(toDigits: 4))),
        ("ratio", .number(row.ratio.rounded(toDigits: 4))),
      ])
      return (row.name, times)
    }
    return JSONText.object([
      ("width", .integer(times.pixels.width)), ("height", .integer(times.pixels.height)),
      ("rounds", .integer(rounds)), ("stages", .object(stages)),
      ("calloutRatio", .number(times.calloutRatio.rounded(toDigits: 4))),
    ]).indentedText
  }
}

/// A row of the table: one stage or several together.
private struct BenchRow {
  var name: String
  var milliseconds: Double

  /// The time relative to Cairo's own PNG writer.
  var ratio: Double
}

extension StageTimes {

  /// The time of styling and composing with a callout relative to that without.
  ///
  /// 0 if no key has an action callout.
  fileprivate var calloutRatio: Double {
    let plain = milliseconds(of: ["style", "compose"])
    return plain > 0 ? callout / plain : 0
  }

  fileprivate var calloutText: String {
    callout > 0
      ? "\nStyling and composing take \(calloutRatio.fixed(2)) times as long with a callout.\n" : ""
  }

  fileprivate var rows: [BenchRow] {
    let single = (stages + [reference]).map { row($0.name, of: [$0.name]) }
    let composing = row("style + compose", of: ["style", "compose"])
    return single + [
      row("lay out + style + compose", of: ["lay out", "style", "compose"]), composing,
      BenchRow(
        name: "the same with a callout", milliseconds: callout,
        ratio: reference.milliseconds > 0 ? callout / reference.milliseconds : 0),
    ]
  }

  private func row(_ name: String, of stages: [String]) -> BenchRow {
    BenchRow(name: name, milliseconds: milliseconds(of: stages), ratio: ratio(of: stages))
  }
}
