import ArgumentParser
import GoldenImages
import KeyboardDocuments
import KeyboardPipeline
import KeyboardRender

/// How long comparing two pictures takes, beside the time of reading both.
struct ComparisonTimes {

  /// A pair of pictures.
  struct Row {

    /// What differs.
    var name: String

    /// Reading both and telling what differs, in milliseconds.
    var milliseconds: Double

    /// Reading both alone.
    var reading: Double

    /// The time as a share of that of reading, the median of those of all rounds.
    var ratio: Double

    /// How many keys and other elements differ.
    var changeCount: Int
  }

  /// The pairs whose files have the same bytes, and those that differ in little and in much.
  let rows: [Row]

  /// The number of pixels of each picture.
  let pixels: PixelSize

  /// What is drawn and compared: the first, each time, with one of the others.
  private static let first = ["--theme", "tron", "--locale", "de"]
  private static let others = [
    (name: "same bytes", arguments: []), ("one key", ["--return-key", "done"]),
    ("every letter", ["--case", "uppercased"]), ("another theme", ["--theme", "cottonCandy"]),
  ]

  /// Compares every pair in each of so many rounds.
  init(rounds: Int) throws(CommandFailure) {
    let pipeline = RenderPipeline(files: .disk)
    let expected = try Self.drawing(Self.first, with: pipeline)
    var rows: [Row] = []
    for (name, arguments) in Self.others {
      let actual = try Self.drawing(Self.first + arguments, with: pipeline)
      rows.append(try Self.row(name, expected, actual, rounds: rounds))
    }
    self.rows = rows
    guard let size = PNGPicture.intactSize(of: expected) else {
      preconditionFailure("A picture that was just drawn is intact.")
    }
    pixels = size
  }

  private static func drawing(
    _ arguments: [String], with pipeline: RenderPipeline
  ) throws(CommandFailure) -> [UInt8] {
    do {
      return try pipeline.drawing(of: RenderRequest(RenderOptions.parse(arguments))).bytes
    } catch {
      throw CommandFailure(error)
    }
  }

  private static func row(
    _ name: String, _ expected: [UInt8], _ actual: [UInt8], rounds: Int
  ) throws(CommandFailure) -> Row {
    var times: [(comparing: Duration, reading: Duration)] = []
    var changeCount = 0
    let clock = ContinuousClock()
    do {
      // The first round only warms up.
      for round in 0...rounds {
        let start = clock.now
        let verdict = try PictureComparison.verdict(expected: expected, actual: actual)
        let middle = clock.now
        _ = try PNGPicture(decoding: expected)
        _ = try PNGPicture(decoding: actual)
        if round > 0 { times.append((start.duration(to: middle), middle.duration(to: clock.now))) }
        changeCount = verdict.changes.count
      }
    } catch {
      throw CommandFailure(error)
    }
    // Other programs disturb both alike, if they are measured one right after the other.
    return Row(
      name: name, milliseconds: median(times.map { $0.comparing / .milliseconds(1) }),
      reading: median(times.map { $0.reading / .milliseconds(1) }),
      ratio: median(times.map { $0.comparing / $0.reading }), changeCount: changeCount)
  }

  private static func median(_ numbers: [Double]) -> Double {
    numbers.isEmpty ? 0 : numbers.sorted()[numbers.count / 2]
  }
}
