import ArgumentParser
import KeyboardLexicon
import Terminal

struct LexiconLearnCommand: Command {

  static let configuration = CommandConfiguration(
    "learn", "Learn words, which are suggested and not corrected.",
    """
    The words are kept in the file words.json of the user's folder, which suggestions read, or in --words.
    Those that were ignored aren't any longer.
    """, example: "kbrender lexicon learn kbrender Okonomiyaki --locale de")

  @OptionGroup var own: OwnWordOptions
  @OptionGroup var common: CommonOptions

  func execute(reporter: Reporter) throws {
    try own.set(.learned)
  }
}
