import Disk
import KeyboardDocuments
package import KeyboardLexicon

/// The annotations of emojis that Debian's package unicode-cldr-core installs.
package enum InstalledAnnotations {

  private static let folder = "/usr/share/unicode/cldr/common/annotations"

  /// Return those of a locale and its language, or nil if there are none.
  package static func read(_ locale: DictionaryLocale) -> EmojiAnnotations? {
    let names = [names[locale.language] ?? locale.language, locale.identifier]
    let files = Set(names).sorted().compactMap { name in
      try? InputFile.read("\(folder)/\(name).xml", .annotations)
    }
    let annotations = EmojiAnnotations(files)
    return annotations.lines.isEmpty ? nil : annotations
  }

  /// The names that CLDR has for other ones of locales.
  private static let names = ["nb": "no"]
}
