import ArgumentParser
import KeyboardPipeline

/// The options of a measurement, as given: rounds and output format.
package struct RoundOptions: ParsableArguments {

  @Option(number: "Number of rounds.")
  var rounds: String?

  @Flag(help: "Print JSON.")
  package var json = false

  package init() {}
}

extension RoundOptions {

  /// Return the number of rounds (default: 50).
  package func count() throws -> Int {
    try ChoiceReader.reading { $0.readInteger(rounds, option: "rounds", in: 1...10000) } ?? 50
  }
}
