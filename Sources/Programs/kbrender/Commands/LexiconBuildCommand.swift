import ArgumentParser
import Disk
import Foundation
import KeyboardDocuments
import KeyboardKit
import KeyboardLexicon
import KeyboardPipeline
import Terminal

struct LexiconBuildCommand: Command {

  static let configuration = CommandConfiguration(
    commandName: "build",
    abstract: "Build the lexicon of a locale from installed dictionaries.",
    discussion: """
      Reads the dictionary of Hunspell or else Aspell, and word frequencies of the Python package \
      wordfreq if it is installed. It takes up to a minute. The result is for this machine: most dictionaries have licenses \
      that lexicons inherit. The lexicon of English is built from the folder in --from.

      Example: kbrender lexicon build de
      """)

  @Argument(help: "Locale.", completion: .locales)
  var locale: String

  @Option(help: "Folder of the sources of English.", completion: .directory)
  var from: String?

  @Option(output: "Output file (default: the user's folder of lexicons).")
  var output: String?

  @OptionGroup var common: CommonOptions

  func execute(reporter: Reporter) throws {
    let dictionary = try LocaleChoice.readDictionary(locale)
    let build: LexiconBuild
    if let from {
      guard dictionary.isEmbedded else {
        throw CommandFailure(
          .invalidInput, code: .lexiconSource,
          "--from is for English; others are built from packages")
      }
      build = try LexiconBuild(englishFolder: from)
    } else {
      build = try LexiconBuild(dictionary, reporter: reporter)
    }
    let path = output ?? LexiconFolder.standard.lexicon(of: dictionary).path
    try OutputFile.write(build.bytes, to: path, creating: output == nil ? .all : .last)
    try StandardOutput.write("\(path)\n\(build.note)")
  }
}
