import Disk
import Foundation
import KeyboardDocuments
package import KeyboardLexicon

package enum InstalledDictionary {

  case hunspell(path: String)
  case aspell(name: String)

  package init?(_ locale: DictionaryLocale) {
    guard let dictionary = Self.ofHunspell(locale) ?? Self.ofAspell(locale) else { return nil }
    self = dictionary
  }

  /// The dictionaries of a locale, best first.
  package static func all(of locale: DictionaryLocale) -> [Self] {
    [ofHunspell(locale), ofAspell(locale)].compactMap(\.self)
  }

  private static func ofHunspell(_ locale: DictionaryLocale) -> Self? {
    let paths = hunspellFolders.flatMap { folder in locale.hunspell.map { "\(folder)/\($0)" } }
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

  private static let hunspellFolders = ["/usr/share/hunspell", "/usr/share/myspell/dicts"]

  package func accepted(_ words: [String]) -> [String] {
    guard case .hunspell(let path) = self, !words.isEmpty else { return [] }
    let check = InstalledTool(
      "hunspell", ["-G", "-i", "UTF-8", "-d", path], budget: .dictionary)
    let asked = Set(words)
    return (check.lines(for: words, most: 2 * words.count) ?? []).filter(asked.contains)
  }

  package var source: String {
    switch self {
    case .hunspell(let path): path + ".dic"
    case .aspell(let name): "aspell “\(name)”"
    }
  }

  /// The package of Debian that has the dictionary, whose folder of documents has the license.
  package var package: String? {
    guard case .hunspell(let path) = self else { return nil }
    // Most files are links to those of another locale of the same package.
    let file = URL(fileURLWithPath: path + ".dic").resolvingSymlinksInPath().path
    let line = InstalledTool("dpkg", ["-S", file]).lines()?.first ?? ""
    // Source: Debian Policy 5.6.1.
    return line.prefixMatch(of: /([a-z0-9][a-z0-9+.-]{1,100}):/).map { String($0.1) }
  }

  /// Add the words of the dictionary to a lexicon.
  package func add(to lexicon: inout DictionaryLexicon) throws {
    switch self {
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
      // The affixes are those of a language, not of a dictionary.
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
