import ArgumentParser
import Terminal

struct LexiconForgetCommand: Command {

  static let configuration = CommandConfiguration(
    commandName: "forget", abstract: "Forget words that were learned or are ignored.",
    discussion: """
      The words of the lexicon itself stay, and are suggested as before.

      Example: kbrender lexicon forget kbrender Okonomiyaki --locale de
      """)

  @OptionGroup var own: OwnWordOptions
  @OptionGroup var common: CommonOptions

  func execute(reporter: Reporter) throws {
    try own.set(nil)
  }
}
