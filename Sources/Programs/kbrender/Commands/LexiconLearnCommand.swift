import ArgumentParser
import KeyboardLexicon
import Terminal

struct LexiconLearnCommand: Command {

  static let configuration = CommandConfiguration(
    "learn", "Learn words, which are suggested and not corrected.",
    """
    The words are kept in the file words.json of the user's folder, which suggestions read, or in --words.
    A word is either learned or, with --ignore, neither suggested nor corrected.
    """, example: "kbrender lexicon learn kbrender Okonomiyaki --locale de")

  @Flag(help: "Ignore the words instead.")
  var ignore = false

  @OptionGroup var own: OwnWordOptions

  @OptionGroup(visibility: .hidden) var common: CommonOptions

  func execute(reporter: Reporter) throws { try own.set(ignore ? .ignored : .learned) }
}
