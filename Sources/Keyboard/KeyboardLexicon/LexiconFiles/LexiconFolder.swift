internal import Embedded
public import Foundation

/// The folder of learned words (`words.json`) and of lexicons (`lexicons/<locale>.lexicon`).
public struct LexiconFolder: Equatable, Sendable {

  /// The folder.
  public let url: URL

  /// A folder, which needn't exist.
  public init(url: URL) { self.url = url }

  /// The folder `kbrender` in `$XDG_DATA_HOME`, which must be absolute, or in `~/.local/share`.
  public static var standard: Self {
    let variable = ProcessInfo.processInfo.environment["XDG_DATA_HOME"] ?? ""
    let base =
      variable.hasPrefix("/")
      ? URL(fileURLWithPath: variable, isDirectory: true)
      : FileManager.default.homeDirectoryForCurrentUser.appendingPathComponent(
        ".local/share", isDirectory: true)
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
    let embedded = embedded_english_lexicon()
    let bytes = UnsafeRawBufferPointer(start: embedded.bytes, count: embedded.count)
    return try Lexicon(LexiconBytes(embedded: bytes, path: "english.lexicon"))
  }
}

/// Source of the locales: KeyboardKit 9.5.3, Autocomplete article; of the packages: Debian 12.
package struct DictionaryLocale: Equatable, Sendable {

  package let identifier: String
  package let hunspell: [String]
  package let aspell: String?
  package let packages: [String]

  package var language: String { String(identifier.prefix { $0 != "_" }) }

  package var isEmbedded: Bool { language == "en" }

  /// Whether Voikko knows the words, whose forms no list has.
  package var isOfVoikko: Bool { language == "fi" }

  private init(
    _ identifier: String, hunspell: [String] = [], aspell: String? = nil, packages: [String] = []
  ) {
    self.identifier = identifier
    self.hunspell = hunspell
    self.aspell = aspell
    self.packages = packages
  }

  package static func locale(_ identifier: String) -> DictionaryLocale? {
    let plain = identifier.replacing("-", with: "_")
    let language = String(plain.prefix { $0 != "_" })
    return all.first { $0.identifier == plain } ?? all.first { $0.identifier == language }
  }

  package static let all = [
    Self("ar", hunspell: ["ar"], aspell: "ar", packages: ["hunspell-ar", "aspell-ar"]),
    Self("bg", hunspell: ["bg_BG"], aspell: "bg", packages: ["hunspell-bg", "aspell-bg"]),
    Self("cs", hunspell: ["cs_CZ"], aspell: "cs", packages: ["hunspell-cs", "aspell-cs"]),
    Self("da", hunspell: ["da_DK"], aspell: "da", packages: ["hunspell-da", "aspell-da"]),
    Self("de", hunspell: ["de_DE"], aspell: "de", packages: ["hunspell-de-de", "aspell-de"]),
    Self("de_AT", hunspell: ["de_AT"], packages: ["hunspell-de-at"]),
    Self("de_CH", hunspell: ["de_CH"], packages: ["hunspell-de-ch"]),
    Self("el", hunspell: ["el_GR"], aspell: "el", packages: ["hunspell-el", "aspell-el"]),
    Self("en"), Self("en_GB"), Self("en_US"),
    Self("es", hunspell: ["es_ES"], aspell: "es", packages: ["hunspell-es", "aspell-es"]),
    Self("fi", packages: ["voikko-fi libvoikko-dev"]),
    Self("fil", hunspell: ["tl"], aspell: "tl", packages: ["myspell-tl", "aspell-tl"]),
    Self("fr", hunspell: ["fr_FR", "fr"], aspell: "fr", packages: ["hunspell-fr", "aspell-fr"]),
    Self("fr_BE", hunspell: ["fr_BE", "fr"], packages: ["hunspell-fr"]),
    Self("fr_CH", hunspell: ["fr_CH", "fr"], packages: ["hunspell-fr"]),
    Self("ga", hunspell: ["ga_IE"], aspell: "ga", packages: ["myspell-ga", "aspell-ga"]),
    Self("he", hunspell: ["he_IL"], aspell: "he", packages: ["hunspell-he", "aspell-he"]),
    Self("hu", hunspell: ["hu_HU"], aspell: "hu", packages: ["hunspell-hu", "aspell-hu"]),
    Self("it", hunspell: ["it_IT"], aspell: "it", packages: ["hunspell-it", "aspell-it"]),
    Self("nb", hunspell: ["nb_NO"], aspell: "nb", packages: ["hunspell-no", "aspell-no"]),
    Self("nl", hunspell: ["nl_NL", "nl"], aspell: "nl", packages: ["hunspell-nl", "aspell-nl"]),
    Self("nl_BE", hunspell: ["nl_BE", "nl"], packages: ["hunspell-nl"]),
    Self("pl", hunspell: ["pl_PL"], aspell: "pl", packages: ["hunspell-pl", "aspell-pl"]),
    Self(
      "pt_BR", hunspell: ["pt_BR"], aspell: "pt_BR", packages: ["hunspell-pt-br", "aspell-pt-br"]),
    Self(
      "pt_PT", hunspell: ["pt_PT"], aspell: "pt_PT", packages: ["hunspell-pt-pt", "aspell-pt-pt"]),
    Self("ro", hunspell: ["ro_RO"], aspell: "ro", packages: ["hunspell-ro", "aspell-ro"]),
    Self("ru", hunspell: ["ru_RU"], aspell: "ru", packages: ["hunspell-ru", "aspell-ru"]),
    Self("sv", hunspell: ["sv_SE"], aspell: "sv", packages: ["hunspell-sv", "aspell-sv"]),
    Self("tr", hunspell: ["tr_TR"], packages: ["hunspell-tr"]),
    Self("uk", hunspell: ["uk_UA"], aspell: "uk", packages: ["hunspell-uk", "aspell-uk"]),
  ]
}
