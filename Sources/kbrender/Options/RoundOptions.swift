import ArgumentParser
import KeyboardPipeline

/// The options of a measurement, as given: rounds and output format.
struct RoundOptions: ParsableArguments {

  @Option(number: "Number of rounds.")
  var rounds: String?

  @Flag(help: "Print JSON.")
  var json = false
}

extension RoundOptions {

  /// Return the number of rounds (default: 50).
  func count() throws -> Int {
    try ChoiceReader.reading { $0.readInteger(rounds, option: "rounds", in: 1...10000) } ?? 50
  }
}
