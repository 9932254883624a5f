import ArgumentParser
import KeyboardPipeline

/// The options of a measurement, as given: rounds and output format.
struct RoundOptions: ParsableArguments {

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Number of measurements.", valueName: "n"))
  var rounds: String?

  @Flag(help: "Print JSON.")
  var json = false
}

extension RoundOptions {

  /// Return the number of rounds (default: 50).
  func count() throws -> Int {
    var reader = ChoiceReader()
    let count = reader.readInteger(rounds, option: "rounds", in: 1...10000) ?? 50
    try reader.finish()
    return count
  }
}
