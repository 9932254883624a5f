import ArgumentParser
import Disk
import Foundation
import KeyboardKit
import Terminal

struct LexiconBuildCommand: Command {

  static let configuration = CommandConfiguration(
    "build", "Build the lexicon of a locale from installed dictionaries.",
    """
    Reads the dictionary of Hunspell or Aspell, and word frequencies of the Python package wordfreq if it is \
    installed. This takes up to a minute. Use the result on this machine only: most dictionaries have licenses \
    that lexicons inherit. The lexicon of English is built from the folder in --from.

    Next words are learned from installed manual pages, and from the plain texts and manual pages of --texts. \
    They stay on this machine. With --from, only --texts count. With --all, lexicons that are newer than their \
    dictionary are skipped, so an interrupted run can continue.
    """, example: "kbrender lexicon build de --texts letters")

  @Argument(help: "Locale.", completion: .locales)
  var locale: String?

  @Flag(help: "Build the lexicon of each locale with a dictionary.")
  var all = false

  @Option(
    help:
      "Folder of dictionaries of Hunspell (default: the installed ones), or of the sources of English.",
    completion: .directory)
  var from: String?

  @Option(help: "Folder of texts, for next words.", completion: .directory)
  var texts: String?

  @Option(output: "Output file (default: the user's folder of lexicons).")
  var output: String?

  @OptionGroup var common: CommonOptions

  func validate() throws {
    if all == (locale != nil) {
      throw ValidationError(
        all ? "--all builds each locale; omit the argument" : "Name a locale, or give --all")
    }
    if all, texts != nil || output != nil {
      throw ValidationError("--texts and --output are for one locale")
    }
  }

  func execute(reporter: Reporter) throws {
    guard let locale else { return try buildAll(reporter) }
    let dictionary = try LocaleChoice.readDictionary(locale)
    let build: LexiconBuild
    if dictionary.isEmbedded, let from {
      guard texts == nil else { throw Diagnostics(code: .usage, "--texts is not for English") }
      build = try LexiconBuild(englishFolder: from)
    } else {
      build = try LexiconBuild(dictionary, dictionaries: from, texts: texts, reporter: reporter)
    }
    try write(build, of: dictionary)
    if build.lacksFrequencies { remarkOnFrequencies(of: locale, reporter) }
  }

  private func write(_ build: LexiconBuild, of locale: DictionaryLocale) throws {
    let path = output ?? LexiconFolder.standard.lexicon(of: locale).path
    try OutputFile.write(build.bytes, to: path)
    try StandardOutput.write("\(path)\n\(build.note)")
  }

  private func buildAll(_ reporter: Reporter) throws {
    let locales = DictionaryLocale.all.filter {
      !$0.isEmbedded && !InstalledDictionary.all(of: $0, in: from).isEmpty
    }
    guard !locales.isEmpty else {
      throw CommandFailure(
        .environment, code: .lexiconSource, "No dictionary of a locale is installed",
        hints: ["kbrender lexicon list shows the packages to install."])
    }
    var failures: [Diagnostic] = []
    var lacksFrequencies = false
    for (index, locale) in locales.enumerated() {
      let title = "\(index + 1)/\(locales.count) \(locale.identifier)"
      let isCurrent = InstalledDictionary.all(of: locale, in: from).first?.isOlder(
        than: LexiconFolder.standard.lexicon(of: locale))
      guard isCurrent != true else {
        reporter.remark("\(title): built before")
        continue
      }
      reporter.remark("\(title) …")
      do {
        let build = try LexiconBuild(locale, dictionaries: from, reporter: reporter)
        try write(build, of: locale)
        lacksFrequencies = lacksFrequencies || build.lacksFrequencies
      } catch {
        failures += CommandFailure(error).diagnostics
      }
    }
    if lacksFrequencies { remarkOnFrequencies(of: "--all", reporter) }
    if !failures.isEmpty { throw CommandFailure(.environment, failures) }
  }

  /// Debian lets pip install only into a virtual environment (PEP 668).
  private func remarkOnFrequencies(of arguments: String, _ reporter: Reporter) {
    let folder = "~/.local/share/kbrender/python"
    for line in [
      "Without the Python package wordfreq, words have no ranks. To install it:",
      "  sudo apt install python3-venv", "  python3 -m venv \(folder)",
      "  \(folder)/bin/pip install wordfreq", "  kbrender lexicon build \(arguments)",
    ] {
      reporter.remark(line)
    }
  }
}
