import ArgumentParser
import Terminal

/// Removes words from the file that `lexicon learn` writes.
struct LexiconForgetCommand: Command {

  static let configuration = CommandConfiguration(
    "forget", "Forget words that were learned or are ignored.",
    "The words of the lexicon itself stay, and are suggested as before.",
    example: "kbrender lexicon forget kbrender Okonomiyaki --locale de")

  @OptionGroup var own: OwnWordOptions

  @OptionGroup(visibility: .hidden) var common: CommonOptions

  func execute(reporter: Reporter) throws { try own.set(nil) }
}
