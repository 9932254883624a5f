import ArgumentParser
import KeyboardPipeline

package struct RoundOptions: ParsableArguments {

  @Option(number: "Number of rounds.")
  var rounds: String?

  @Flag(help: "Print JSON.")
  package var json = false

  package init() {}
}

extension RoundOptions {

  package func count() throws -> Int {
    try ChoiceReader.reading { $0.readInteger(rounds, option: "rounds", in: 1...10000) } ?? 50
  }
}
