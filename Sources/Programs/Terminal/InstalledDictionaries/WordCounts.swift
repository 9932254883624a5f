import Disk
import Foundation
import KeyboardDocuments
package import KeyboardLexicon

package struct WordCounts {

  /// The counts of words in lowercase, of a billion.
  package let counts: [String: Double]

  package let words: [String]

  /// The version of the Python package wordfreq, empty if it isn't installed.
  package let version: String

  private static let mostWords = 300_000

  package init(language: String) {
    self.init(lines: Self.lines(of: language))
  }

  private static func lines(of language: String) -> [String] {
    let script = """
      import importlib.metadata, sys, wordfreq
      print(importlib.metadata.version("wordfreq"))
      # Of other languages, the package returns the frequencies of a related one, or of English.
      if sys.argv[1] in wordfreq.available_languages():
        frequencies = wordfreq.get_frequency_dict(sys.argv[1])
        for word, frequency in list(frequencies.items())[:\(mostWords)]:
          print(word, frequency * 1e9)
      """
    let tool = InstalledTool(
      python: script, [language], environments: [environment], budget: .wordCounts)
    return tool.lines(most: mostWords + 2) ?? []
  }

  /// The virtual environment in the user's folder, since Debian's Python refuses other packages.
  package static let environment = LexiconFolder.standard.url.appending(path: "python").path

  /// The version, followed by a line with the count of each word; other lines are left out.
  init(lines: [String]) {
    let version = lines.first ?? ""
    self.version = version.wholeMatch(of: /[0-9A-Za-z.+!-]{1,40}/) == nil ? "" : version
    var counts: [String: Double] = [:]
    var words: [String] = []
    for line in lines.dropFirst() {
      let fields = line.split(separator: " ")
      guard fields.count == 2, let count = Double(fields[1]), (0...1e9).contains(count),
        DictionaryLexicon.isWord(fields[0])
      else { continue }
      counts[String(fields[0])] = count
      words.append(String(fields[0]))
    }
    self.counts = counts
    self.words = words
  }
}

/// The installed manual pages of a language.
package enum InstalledTexts {

  /// Source: Filesystem Hierarchy Standard 3.0.
  package static func folders(_ locale: DictionaryLocale) -> [String] {
    names(of: locale).sorted().map { "/usr/share/man/\($0)" }
  }

  static func names(of locale: DictionaryLocale) -> Set<String> {
    let identifiers = locale.hunspell + [locale.identifier]
    let countries = identifiers + identifiers.map { $0.replacing("_", with: "-") }
    // Portuguese alone is that of Portugal.
    return Set(locale.identifier == "pt_BR" ? countries : countries + [locale.language])
  }
}
