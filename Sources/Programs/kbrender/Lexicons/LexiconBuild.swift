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

  init(_ locale: DictionaryLocale) throws {
    guard let dictionary = InstalledDictionary(locale) else {
      guard !locale.isEmbedded else {
        throw CommandFailure(
          .invalidInput, code: .lexiconSource,
          "The lexicon of English is built in; name the folder of its sources with --from")
      }
      throw CommandFailure(
        LexiconError.notBuilt(locale: locale.identifier, packages: locale.packages))
    }
    let counts = WordCounts(language: locale.language)
    var lexicon = DictionaryLexicon(language: locale.language, counts: counts.counts)
    try dictionary.forEachForm { lexicon.add($0, isStem: $1) }
    for word in dictionary.accepted(lexicon.missing(counts.words.prefix(Self.mostChecked))) {
      lexicon.add(word, isStem: false)
    }
    note = Self.note(dictionary, counts: counts)
    bytes = lexicon.bytes(note: note)
  }

  /// The most frequent words that Hunspell checks for compounds, which takes it some 10 seconds.
  private static let mostChecked = 150_000

  private static func note(_ dictionary: InstalledDictionary, counts: WordCounts) -> String {
    var lines = ["Words: \(dictionary.source)"]
    if let package = dictionary.package {
      lines.append("License of the words: /usr/share/doc/\(package)/copyright")
    }
    lines.append(
      counts.counts.isEmpty
        ? "Frequencies: none; install the Python package wordfreq for better ranks"
        : "Frequencies: wordfreq \(counts.version), CC BY-SA 4.0")
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
