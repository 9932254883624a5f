import ArgumentParser
import KeyboardLexicon
import Terminal

struct LexiconIgnoreCommand: Command {

  static let configuration = CommandConfiguration(
    "ignore", "Ignore words, which are neither suggested nor corrected.",
    """
    The words are kept as by kbrender lexicon learn.
    Those that were learned aren't any longer.
    """, example: "kbrender lexicon ignore teh")

  @OptionGroup var own: OwnWordOptions
  @OptionGroup var common: CommonOptions

  func execute(reporter: Reporter) throws {
    try own.set(.ignored)
  }
}
