internal import Embedded
public import Foundation
import KeyboardCore

/// The folder of learned words (`words.json`) and of lexicons (`lexicons/<locale>.lexicon`).
public struct LexiconFolder: Equatable, Sendable {

  /// The folder.
  public let url: URL

  /// A folder, which needn't exist.
  public init(url: URL) { self.url = url }

  /// The folder `kbrender` in `$XDG_DATA_HOME`, which must be absolute, or in `~/.local/share`.
  public static var standard: Self {
    func folder(_ variable: String) -> URL? {
      let path = ProcessInfo.processInfo.environment[variable] ?? ""
      return path.hasPrefix("/") ? URL(fileURLWithPath: path, isDirectory: true) : nil
    }
    let home = folder("HOME") ?? FileManager.default.homeDirectoryForCurrentUser
    let base = folder("XDG_DATA_HOME") ?? home.appendingPathComponent(".local/share")
    return Self(url: base.appendingPathComponent("kbrender", isDirectory: true))
  }

  package var lexicons: URL { url.appendingPathComponent("lexicons", isDirectory: true) }

  package var words: URL { url.appendingPathComponent("words.json") }

  package func lexicon(of locale: DictionaryLocale) -> URL {
    lexicons.appendingPathComponent(locale.identifier + ".lexicon")
  }

  /// Opens the built lexicon of a locale, or else the bundled one, which also replaces a damaged
  /// one if `fallsBack` is true.
  ///
  /// - Throws: A ``LexiconError``, which names the file or the packages to install.
  package func open(
    _ locale: DictionaryLocale, fallsBack: Bool = true
  ) throws(LexiconError) -> Lexicon {
    let path = lexicon(of: locale).path
    if access(path, F_OK) == 0 {
      do throws(LexiconError) {
        return try Lexicon(path: path)
      } catch {
        guard fallsBack, locale.isEmbedded else { throw error }
      }
    }
    if locale.isEmbedded { return try Self.english() }
    guard !locale.packages.isEmpty else { throw .noDictionary(locale: locale.identifier) }
    throw .notBuilt(locale: locale.identifier, packages: locale.packages)
  }

  package static func english() throws(LexiconError) -> Lexicon {
    let bytes = UnsafeRawBufferPointer(embedded_english_lexicon().content)
    return try Lexicon(LexiconBytes(embedded: bytes, path: "english.lexicon"))
  }
}

/// Dictionaries for building the lexicon of a locale, and the packages that have them.
package struct DictionaryLocale: Equatable, Sendable {

  package let identifier: String
  package let hunspell: [String]
  package let aspell: String?
  package let packages: [String]

  package var language: String { String(identifier.prefix { $0 != "_" }) }

  package var isEmbedded: Bool { language == "en" }

  /// Whether Voikko knows the words, whose forms no list has.
  package var isOfVoikko: Bool { language == "fi" }

  private init?(_ row: [String]) {
    guard row.count == 4 else { return nil }
    let lists = row.map { $0 == "-" ? [] : $0.split(separator: ", ").map(String.init) }
    (identifier, hunspell, aspell, packages) = (row[0], lists[1], lists[2].first, lists[3])
  }

  package static func locale(_ identifier: String) -> DictionaryLocale? {
    let plain = identifier.replacing("-", with: "_")
    let language = String(plain.prefix { $0 != "_" })
    return all.first { $0.identifier == plain } ?? all.first { $0.identifier == language }
  }

  package static let all = embedded_dictionaries().rows.compactMap(Self.init)
}
