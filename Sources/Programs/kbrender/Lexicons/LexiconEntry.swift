import Foundation
import KeyboardKit
import KeyboardLexicon
import Terminal

struct LexiconEntry {

  let locale: DictionaryLocale

  /// The state: `built-in`, `built`, `damaged`, `available`, `package` or `none`.
  let state: String

  let detail: String

  init(_ locale: DictionaryLocale, folder: LexiconFolder) {
    self.locale = locale
    let isBuilt = FileManager.default.fileExists(atPath: folder.lexicon(of: locale).path)
    do {
      let lexicon = try folder.open(locale, fallsBack: false)
      state = isBuilt ? "built" : "built-in"
      detail = "\(lexicon.wordCount) words, \(lexicon.pairCount) pairs"
    } catch LexiconError.noDictionary {
      (state, detail) = ("none", "no dictionary is known")
    } catch LexiconError.notBuilt {
      let isInstalled = InstalledDictionary(locale) != nil
      state = isInstalled ? "available" : "package"
      detail =
        isInstalled
        ? "kbrender lexicon build \(locale.identifier)"
        : "apt install \(locale.packages.joined(separator: " or "))"
    } catch {
      (state, detail) = ("damaged", error.description)
    }
  }
}
