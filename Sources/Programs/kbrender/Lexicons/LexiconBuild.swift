import Disk
import Foundation
import KeyboardKit
import Terminal

/// Lexicon built from dictionaries of the system or the sources of English.
struct LexiconBuild {

  let bytes: [UInt8]
  let note: String
  let lacksFrequencies: Bool

  init(
    _ locale: DictionaryLocale, dictionaries folder: String? = nil, texts: String? = nil,
    reporter: Reporter
  ) throws {
    let dictionaries = InstalledDictionary.all(of: locale, in: folder)
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
    lacksFrequencies = counts.version.isEmpty && texts == nil
    reporter.remarkOnTerminal("Reading texts …")
    var read = TextFolder(language: locale.language)
    if let texts { try read.add(named: texts) }
    // Dictionaries of a folder are for other machines, too.
    if folder == nil { InstalledTexts.folders(locale).forEach { read.add($0) } }
    let unlisted = read.counts.unlisted(in: counts.counts)
      .filter { DictionaryLexicon.isWord($0.key) }
    let frequencies =
      counts.counts.isEmpty ? read.counts.counted : counts.counts.merging(unlisted) { $1 }
    let frequent =
      (counts.words.isEmpty ? Self.sorted(frequencies) : counts.words).prefix(Self.maximumChecked)
      + Self.sorted(unlisted).prefix(Self.maximumUnlisted)
    var (dictionary, lexicon) = try Self.read(
      dictionaries, into: DictionaryLexicon(language: locale.language, counts: frequencies),
      reporter: reporter)
    lexicon.add(read.counts)
    guard !locale.isOfVoikko || !frequencies.isEmpty else {
      throw CommandFailure(
        .environment, code: .lexiconSource,
        "Voikko has no list of words; install the Python package wordfreq, or name --texts")
    }
    let missing = lexicon.missing(frequent)
    reporter.remarkOnTerminal("Looking for compounds among \(missing.count) words …")
    for word in dictionary.accepted(missing) { lexicon.add(word, isStem: false) }
    note =
      Self.note(dictionary, counts: counts, language: locale.language)
      + (read.counts.isEmpty ? "" : "Next words: \(read.files) texts of this machine\n")
    bytes = lexicon.bytes(note: note)
  }

  private static func sorted(_ counts: [String: Double]) -> [String] {
    counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map(\.key)
  }

  /// Reads the first dictionary that can be used; failures of others are warnings.
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

  /// Number of most frequent words checked for compounds by Hunspell, which takes some 10 seconds.
  private static let maximumChecked = 150_000
  private static let maximumUnlisted = 50_000

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
    lacksFrequencies = false
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

/// The counted texts of folders: plain texts and manual pages, which may be compressed by gzip.
struct TextFolder {

  private(set) var counts: TextCounts
  private(set) var files = 0
  private var rest = InputBudget.texts.bytes

  init(language: String) { counts = TextCounts(language: language) }

  mutating func add(named folder: String) throws {
    let before = files
    add(folder)
    guard files > before, !counts.isEmpty else {
      throw CommandFailure(
        .invalidInput, code: .lexiconSource, "“\(folder)” has no texts",
        hints: ["Texts have names such as a.txt, a.md, a.1 or a.txt.gz, and are UTF-8."])
    }
  }

  mutating func add(_ folder: String) {
    // Programs are started in another folder.
    let paths = Self.paths(in: URL(filePath: folder).path)
    for path in paths where !path.hasSuffix(Self.packed) {
      if let file = try? InputFile.read(path, .texts) { add(file.bytes, name: path) }
    }
    for path in paths where path.hasSuffix(Self.packed) && rest > 0 {
      let tool = InstalledTool("gzip", ["-dc", "--", path], budget: .texts)
      if let bytes = tool.output() {
        add(bytes, name: String(path.dropLast(Self.packed.count)))
      } else {
        // Few such files may take their time.
        rest -= InputBudget.texts.text
      }
    }
  }

  private mutating func add(_ bytes: [UInt8], name: String) {
    rest -= bytes.count
    guard rest >= 0, bytes.count <= InputBudget.texts.text else { return }
    counts.add(Self.plainText(String(decoding: bytes, as: UTF8.self), of: name))
    files += 1
  }

  private static let packed = ".gz"
  private static let suffixes = [".txt", ".text", ".md"]

  private static func paths(in folder: String) -> [String] {
    let budget = InputBudget.texts
    var paths: [String] = []
    var folders = [(path: folder, depth: 0)]
    var visited = 0
    while visited < budget.values, let (path, depth) = folders.popLast() {
      visited += 1
      for (name, isFolder) in FolderListing.entries(of: path, most: budget.values) {
        let item = "\(path)/\(name)"
        if isFolder {
          if depth < budget.depth { folders.append((item, depth + 1)) }
        } else if isText(name), paths.count < budget.values {
          paths.append(item)
        }
      }
    }
    return paths.sorted()
  }

  private static func isText(_ name: String) -> Bool {
    let plain = name.hasSuffix(packed) ? String(name.dropLast(packed.count)) : name
    return suffixes.contains(where: plain.hasSuffix) || isManual(plain)
  }

  private static func isManual(_ name: String) -> Bool { name.wholeMatch(of: /.+\.[1-8]/) != nil }

  /// Returns a text without its markup; what isn't a part of a sentence becomes an empty line.
  static func plainText(_ text: String, of name: String) -> String {
    guard isManual(name) else { return text }
    // Source: man(7); a line that starts with a dot is a request.
    return text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.hasPrefix(".") || $0.hasPrefix("'") ? "\n" : $0 }.joined(separator: "\n")
      .replacing(/\\(?:f.|[&,\/|:])/, with: "").replacing("\\-", with: "-")
      .replacing("\\(aq", with: "'").replacing("\\(cq", with: "’")
  }
}
