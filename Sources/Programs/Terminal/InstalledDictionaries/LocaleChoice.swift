package import Foundation
import KeyboardKit
package import KeyboardLexicon
import KeyboardPipeline

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
