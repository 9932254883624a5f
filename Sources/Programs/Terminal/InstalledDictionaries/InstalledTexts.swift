import Disk
package import KeyboardLexicon

/// The documentation and the messages of programs that are installed in a language.
package enum InstalledTexts {

  /// The folders with a folder for each language; `*` stands for any name.
  ///
  /// Sources: Filesystem Hierarchy Standard 3.0, and packages of Debian 12, of which those of LibreOffice's help and of
  /// games have most sentences.
  private static let patterns = [
    "/usr/share/man", "/usr/share/help", "/usr/share/libreoffice/help", "/usr/share/doc/*",
    "/usr/share/doc/*/html", "/usr/share/locale", "/usr/share/games/*/locale",
    "/usr/share/games/*/*/locale",
  ]

  /// In each of the folders.
  private static let mostNames = 20_000

  /// Return the folders of the texts of a locale.
  package static func folders(_ locale: DictionaryLocale) -> [String] {
    let names = names(of: locale)
    return patterns.flatMap(expanded).flatMap { parent -> [String] in
      let children = FolderListing.entries(of: parent, most: mostNames)
      return children.filter { $0.isFolder && names.contains($0.name) }
        .map { "\(parent)/\($0.name)" }
    }
  }

  /// The names that a locale has in paths: the language, or a country's with either sign.
  static func names(of locale: DictionaryLocale) -> Set<String> {
    let identifiers = locale.hunspell + [locale.identifier]
    let countries = identifiers + identifiers.map { $0.replacing("_", with: "-") }
    // Portuguese alone is that of Portugal.
    return Set(locale.identifier == "pt_BR" ? countries : countries + [locale.language])
  }

  private static func expanded(_ pattern: String) -> [String] {
    guard let star = pattern.firstIndex(of: "*") else { return [pattern] }
    let parent = String(pattern[..<star].dropLast())
    let rest = pattern[pattern.index(after: star)...]
    return FolderListing.entries(of: parent, most: mostNames).filter(\.isFolder)
      .flatMap { expanded("\(parent)/\($0.name)\(rest)") }
  }
}
