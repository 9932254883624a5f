import Disk
import Foundation
import KeyboardDocuments
import KeyboardKit
import KeyboardLexicon
import Terminal

struct LexiconBuild {

  let bytes: [UInt8]

  /// The sources and licenses, as the lexicon has them.
  let note: String

  init(_ locale: DictionaryLocale, reporter: Reporter) throws {
    let dictionaries = InstalledDictionary.all(of: locale)
    guard !locale.isEmbedded || !dictionaries.isEmpty else {
      throw CommandFailure(
        .invalidInput, code: .lexiconSource,
        "The lexicon of English is built in; name the folder of its sources with --from")
    }
    guard !dictionaries.isEmpty else {
      throw CommandFailure(
        LexiconError.notBuilt(locale: locale.identifier, packages: locale.packages))
    }
    reporter.remarkOnTerminal("Reading the frequencies of words …")
    let counts = WordCounts(language: locale.language)
    if counts.version.isEmpty { reporter.remark(Self.installation(locale)) }
    var (dictionary, lexicon) = try Self.read(
      dictionaries, into: DictionaryLexicon(language: locale.language, counts: counts.counts),
      reporter: reporter)
    let missing = lexicon.missing(counts.words.prefix(Self.mostChecked))
    reporter.remarkOnTerminal("Looking for compounds among \(missing.count) words …")
    for word in dictionary.accepted(missing) { lexicon.add(word, isStem: false) }
    note = Self.note(dictionary, counts: counts, language: locale.language)
    bytes = lexicon.bytes(note: note)
  }

  /// Read the first dictionary that can be used; failures of others are warnings.
  private static func read(
    _ dictionaries: [InstalledDictionary], into empty: DictionaryLexicon, reporter: Reporter
  ) throws -> (InstalledDictionary, DictionaryLexicon) {
    let dictionary = dictionaries[0]
    reporter.remarkOnTerminal("Reading \(dictionary.source) …")
    do {
      var lexicon = empty
      try dictionary.add(to: &lexicon)
      return (dictionary, lexicon)
    } catch let failure as CommandFailure where dictionaries.count > 1 {
      try reporter.warn(
        failure.diagnostics.map {
          Diagnostic(severity: .warning, code: $0.code, message: $0.message)
        }, as: .environment)
      return try read(Array(dictionaries.dropFirst()), into: empty, reporter: reporter)
    }
  }

  /// Debian lets pip install only into a virtual environment (PEP 668).
  private static func installation(_ locale: DictionaryLocale) -> String {
    """
    Without the Python package wordfreq, words have no ranks, and no next words are suggested. To install it:
      sudo apt install python3-venv
      python3 -m venv ~/.local/share/kbrender/python
      ~/.local/share/kbrender/python/bin/pip install wordfreq
      PATH=~/.local/share/kbrender/python/bin:$PATH kbrender lexicon build \(locale.identifier)
    """
  }

  /// The most frequent words that Hunspell checks for compounds, which takes it some 10 seconds.
  private static let mostChecked = 150_000

  private static func note(
    _ dictionary: InstalledDictionary, counts: WordCounts, language: String
  ) -> String {
    var lines = ["Words: \(dictionary.source)"]
    if let package = dictionary.package {
      lines.append("License of the words: /usr/share/doc/\(package)/copyright")
    }
    if !counts.counts.isEmpty {
      lines.append("Frequencies: wordfreq \(counts.version), CC BY-SA 4.0")
    } else if counts.version.isEmpty {
      lines.append("Frequencies: none")
    } else {
      lines.append("Frequencies: none; wordfreq \(counts.version) lacks the language “\(language)”")
    }
    return lines.map { $0 + "\n" }.joined()
  }

  init(englishFolder folder: String) throws {
    var sources = EnglishSources()
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder).sorted()
    func text(_ name: String) throws -> String {
      guard let path = paths.first(where: { $0.hasSuffix(name) }) else {
        throw CommandFailure(.invalidInput, code: .lexiconSource, "“\(folder)” has no \(name)")
      }
      return String(decoding: try InputFile.read("\(folder)/\(path)").bytes, as: UTF8.self)
    }
    let lists = paths.filter { $0.contains("scowl/") }
    for path in lists {
      guard let list = EnglishSources.WordList(fileName: FilePath(path).name) else { continue }
      sources.add(list, text: try text(path))
    }
    sources.addCounts(text: try text("frequency_dictionary_en_82_765.txt"))
    sources.addPairs(text: try text("frequency_bigramdictionary_en_243_342.txt"))
    sources.addAdditions(text: try text("english.additions"))
    note = """
      Words: SCOWL 2020.12.07, permissive (LICENSE-SCOWL)
      Counts: symspellpy, MIT (LICENSE-symspellpy)

      """
    bytes = sources.bytes(note: note)
  }
}
