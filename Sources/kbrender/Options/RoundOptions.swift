import ArgumentParser
import KeyboardPipeline

/// How often something is measured, as the user wrote it, and how the times are told.
struct RoundOptions: ParsableArguments {

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("How often everything is measured.", valueName: "n"))
  var rounds: String?

  @Flag(help: "Print JSON.")
  var json = false
}

extension RoundOptions {

  /// How often everything is measured, 50 times unless the user says otherwise.
  func count() throws -> Int {
    var reader = ChoiceReader()
    let count = reader.readInteger(rounds, option: "rounds", in: 1...10000) ?? 50
    try reader.finish()
    return count
  }
}
