import Disk
package import Foundation
import KeyboardKit
package import KeyboardLexicon
import KeyboardPipeline

/// Spelling dictionary of the system that a lexicon can be built from.
package enum InstalledDictionary {

  case hunspell(path: String)
  case aspell(name: String)

  /// Words that are frequent are asked for, since its data are rules without a list.
  case voikko(language: String)

  package static func all(of locale: DictionaryLocale, in folder: String? = nil) -> [Self] {
    if let folder {
      // Programs are started in another folder.
      return [ofHunspell(locale, in: [URL(filePath: folder).path])].compactMap(\.self)
    }
    return [ofHunspell(locale), ofAspell(locale), ofVoikko(locale)].compactMap(\.self)
  }

  package func isOlder(than lexicon: URL) -> Bool {
    func date(_ path: String) -> Date? {
      (try? FileManager.default.attributesOfItem(atPath: path))?[.modificationDate] as? Date
    }
    guard let built = date(lexicon.path), (try? Lexicon(path: lexicon.path)) != nil else {
      return false
    }
    guard case .hunspell(let path) = self, let changed = date(path + ".dic") else { return true }
    return changed <= built
  }

  private static func ofHunspell(
    _ locale: DictionaryLocale, in folders: [String] = hunspellFolders
  ) -> Self? {
    let paths = folders.flatMap { folder in locale.hunspell.map { "\(folder)/\($0)" } }
    let path = paths.first { path in
      [".dic", ".aff"].allSatisfy { FileManager.default.fileExists(atPath: path + $0) }
    }
    return path.map(Self.hunspell)
  }

  private static func ofAspell(_ locale: DictionaryLocale) -> Self? {
    guard let name = locale.aspell,
      let names = InstalledTool("aspell", ["dicts"]).lines(), names.contains(name)
    else { return nil }
    return .aspell(name: name)
  }

  private static func ofVoikko(_ locale: DictionaryLocale) -> Self? {
    guard locale.isOfVoikko else { return nil }
    let dictionary = Self.voikko(language: locale.language)
    return dictionary.accepted(["Helsinki"]).isEmpty ? nil : dictionary
  }

  private static let hunspellFolders = ["/usr/share/hunspell", "/usr/share/myspell/dicts"]

  package func accepted(_ words: [String]) -> [String] {
    guard !words.isEmpty else { return [] }
    let asked = Set(words)
    switch self {
    case .hunspell(let path):
      let check = InstalledTool("hunspell", ["-G", "-i", "UTF-8", "-d", path], budget: .dictionary)
      return (check.lines(for: words, most: 2 * words.count) ?? []).filter(asked.contains)
    case .aspell: return []
    case .voikko(let language):
      let check = InstalledTool(
        "voikkospell", ["-d", language], variables: ["LC_ALL": "C.UTF-8"], budget: .dictionary)
      // Source: voikkospell(1); a line begins with C: if its word is correct.
      return (check.lines(for: words, most: 2 * words.count) ?? []).compactMap { line in
        let word = String(line.dropFirst(Self.correct.count))
        return line.hasPrefix(Self.correct) && asked.contains(word) ? word : nil
      }
    }
  }

  private static let correct = "C: "

  package var source: String {
    switch self {
    case .hunspell(let path): path + ".dic"
    case .aspell(let name): "aspell “\(name)”"
    case .voikko(let language): "voikkospell “\(language)”"
    }
  }

  package var package: String? {
    guard case .hunspell(let path) = self else { return nil }
    // Most files are links to another locale's in the same package.
    let file = URL(fileURLWithPath: path + ".dic").resolvingSymlinksInPath().path
    let line = InstalledTool("dpkg", ["-S", file]).lines()?.first ?? ""
    // Source: Debian Policy 5.6.1.
    return line.prefixMatch(of: /([a-z0-9][a-z0-9+.-]{1,100}):/).map { String($0.1) }
  }

  package func add(to lexicon: inout DictionaryLexicon) throws {
    switch self {
    case .voikko: break
    case .hunspell(let path):
      let affixes = try InputFile.read(path + ".aff").bytes
      let words = try InputFile.read(path + ".dic", .dictionary).bytes
      guard let dictionary = HunspellDictionary(affixes: affixes, words: words) else {
        throw CommandFailure(
          .environment, code: .lexiconSource, "The encoding of “\(path).aff” is unknown")
      }
      do throws(LexiconError) {
        try lexicon.add(dictionary)
      } catch {
        throw CommandFailure(
          .environment, code: .lexiconSource, "“\(path).aff” can't be used: \(error)")
      }
    case .aspell(let name):
      let dump = InstalledTool(
        "aspell", ["-d", name, "--encoding=utf-8", "dump", "master"], budget: .dictionary)
      // Affixes depend on the language, not on the dictionary.
      let expand = InstalledTool(
        "aspell", ["-l", name, "--encoding=utf-8", "expand"], budget: .wordForms)
      guard let stems = dump.output(), let lines = expand.output(for: stems) else {
        throw CommandFailure(
          .environment, code: .lexiconSource, "The words of aspell “\(name)” can't be read")
      }
      for line in String(decoding: lines, as: UTF8.self).split(whereSeparator: \.isNewline) {
        for (index, word) in line.split(separator: " ").enumerated()
        where DictionaryLexicon.isWord(word) {
          lexicon.add(String(word), isStem: index == 0)
        }
      }
    }
  }
}

/// Reader of locales in arguments.
package enum LocaleChoice {

  package static func read(_ text: String?) throws -> Locale {
    var given = RenderArguments()
    given["locale"] = text ?? "en"
    return Locale(identifier: try RenderRequest(given, output: "-").locale)
  }

  package static func readDictionary(_ text: String) throws -> DictionaryLocale {
    let identifier = try read(text).identifier
    guard let dictionary = DictionaryLocale.locale(identifier),
      dictionary.isEmbedded || !dictionary.packages.isEmpty
    else { throw CommandFailure(LexiconError.noDictionary(locale: identifier)) }
    return dictionary
  }
}

/// Frequencies of words from the Python package wordfreq.
package struct WordCounts {

  /// The counts of words in lowercase, of a billion.
  package let counts: [String: Double]

  package let words: [String]

  /// The version of the Python package wordfreq, empty if it isn't installed.
  package let version: String

  private static let maximumWords = 300_000

  package init(language: String) { self.init(lines: Self.lines(of: language)) }

  private static func lines(of language: String) -> [String] {
    let script = """
      import importlib.metadata, sys, wordfreq
      print(importlib.metadata.version("wordfreq"))
      # Of other languages, the package returns the frequencies of a related one, or of English.
      if sys.argv[1] in wordfreq.available_languages():
        frequencies = wordfreq.get_frequency_dict(sys.argv[1])
        for word, frequency in list(frequencies.items())[:\(maximumWords)]:
          print(word, frequency * 1e9)
      """
    let tool = InstalledTool(
      python: script, [language], environments: [environment], budget: .wordCounts)
    return tool.lines(most: maximumWords + 2) ?? []
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
    // Portuguese without a country is Portugal's.
    return Set(locale.identifier == "pt_BR" ? countries : countries + [locale.language])
  }
}
