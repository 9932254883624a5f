package import KeyboardLexicon

/// The installed manual pages of a language.
package enum InstalledTexts {

  /// Returns the folders that manual pages of a locale can be in.
  ///
  /// Source: Filesystem Hierarchy Standard 3.0.
  package static func folders(_ locale: DictionaryLocale) -> [String] {
    names(of: locale).sorted().map { "/usr/share/man/\($0)" }
  }

  /// The names that a locale has in paths: the language, or a country's with either sign.
  static func names(of locale: DictionaryLocale) -> Set<String> {
    let identifiers = locale.hunspell + [locale.identifier]
    let countries = identifiers + identifiers.map { $0.replacing("_", with: "-") }
    // Portuguese alone is that of Portugal.
    return Set(locale.identifier == "pt_BR" ? countries : countries + [locale.language])
  }
}
