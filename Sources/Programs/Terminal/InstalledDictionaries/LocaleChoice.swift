package import Foundation
import KeyboardKit
package import KeyboardLexicon
import KeyboardPipeline

/// Reads the locale of a command about lexicons.
package enum LocaleChoice {

  /// Return a supported locale, by default English.
  ///
  /// - Throws: Diagnostics with the nearest names.
  package static func read(_ text: String?) throws -> Locale {
    var given = RenderArguments()
    given["locale"] = text ?? "en"
    return Locale(identifier: try RenderRequest(given, output: "-").locale)
  }

  /// Return the dictionaries of a supported locale.
  ///
  /// - Throws: A failure if no dictionary of the locale is known.
  package static func readDictionary(_ text: String) throws -> DictionaryLocale {
    let identifier = try read(text).identifier
    guard let dictionary = DictionaryLocale.locale(identifier),
      dictionary.isEmbedded || !dictionary.packages.isEmpty
    else { throw CommandFailure(LexiconError.noDictionary(locale: identifier)) }
    return dictionary
  }
}
