import ArgumentParser
import KeyboardDocuments
import KeyboardPipeline
import Terminal

struct GesturesCommand: Command {

  static let configuration = CommandConfiguration(
    commandName: "gestures",
    abstract: "Play random gestures on random keyboards.",
    discussion: """
      Exit code 1 if a document is damaged.

      Example: kbrender-bench gestures --count 1000 --seed 7
      """)

  @Option(number: "Number of gestures.")
  var count: String?

  @Option(number: "Random seed.")
  var seed: String?

  @Flag(help: "Print JSON.")
  var json = false

  @OptionGroup var common: CommonOptions

  func execute(reporter: Reporter) throws {
    var reader = ChoiceReader()
    let count = reader.readInteger(count, option: "count", in: 1...1_000_000_000) ?? 1_000_000
    let seed = reader.readInteger(seed, option: "seed", in: 0...Int.max) ?? 1
    try reader.finish()
    let times = GestureTimes(count: count, seed: UInt64(seed))
    try StandardOutput.write(json ? Self.json(times) : Self.text(times))
    guard times.unsoundCount == 0 else {
      throw CommandFailure(
        .checkFailed, code: .unsoundDocument, "\(times.unsoundCount) documents are damaged")
    }
  }

  private static func text(_ times: GestureTimes) -> String {
    """
    \(times.count) gestures in \(times.seconds.fixed(2)) s, \(times.rate.fixed(0)) a second
    \(times.memory.early) KB in use after a tenth, \(times.memory.late) KB at the end
    documents \(String(times.digest, radix: 16)), \(times.unsoundCount) damaged

    """
  }

  private static func json(_ times: GestureTimes) -> String {
    JSONText.object([
      ("count", .integer(times.count)), ("seconds", .number(times.seconds.rounded(toDigits: 4))),
      ("rate", .number(times.rate.rounded())),
      ("memoryEarly", .integer(times.memory.early)), ("memoryLate", .integer(times.memory.late)),
      ("documents", .string(String(times.digest, radix: 16))),
      ("damaged", .integer(times.unsoundCount)),
    ]).indentedText
  }
}
