import ArgumentParser
import Foundation
import KeyboardDocuments
import KeyboardKit
import KeyboardLexicon
import Terminal

/// The words of a command, and the file that keeps them.
struct OwnWordOptions: ParsableArguments {

  @Argument(help: "Words.")
  var list: [String]

  @Option(help: "Locale (default: en).", completion: .locales)
  var locale: String?

  @Option(
    file: "File of learned and ignored words (default: that of the user).", extensions: ["json"])
  var words: String?

  /// Put the words among those of a kind, or none, and print the file.
  ///
  /// - Throws: `CommandFailure` for a text that is no word, too many words, or a file that can't be written.
  func set(_ kind: WordMemory.Kind?) throws {
    let locale = try LocaleChoice.read(locale)
    let language = DictionaryLocale.locale(locale.identifier)?.language
    guard let language else {
      throw CommandFailure(LexiconError.noDictionary(locale: locale.identifier))
    }
    for word in list where word.isEmpty || !DictionaryLexicon.isWord(word) {
      throw CommandFailure(
        .invalidInput, code: .invalidValue, "“\(word)” isn't a word",
        hints: ["Words have letters, apostrophes and hyphens, up to 200 bytes."])
    }
    let url = words.map { URL(filePath: $0) } ?? LexiconFolder.standard.words
    if words == nil {
      try FileManager.default.createDirectory(
        at: LexiconFolder.standard.url, withIntermediateDirectories: true)
    }
    let memory = WordMemory(file: url)
    let most = InputBudget.ownWords.values
    if let kind {
      let known = Set(memory.words(kind, language: language))
      guard known.union(list).count <= most else {
        throw CommandFailure(
          .invalidInput, code: .invalidValue, "“\(url.path)” would have more than \(most) words")
      }
    }
    for word in list {
      for other in WordMemory.Kind.allCases {
        memory.set(word, other, language: language, to: other == kind)
        if let error = memory.lastError {
          throw CommandFailure(
            .environment, code: .failure, "“\(url.path)”: \(error.localizedDescription)")
        }
      }
    }
    try StandardOutput.write("\(url.path)\n")
  }
}
