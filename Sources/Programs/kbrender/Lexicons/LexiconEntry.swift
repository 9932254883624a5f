import ArgumentParser
import Disk
import Foundation
import KeyboardKit
import Terminal

/// Row of `kbrender lexicon list`.
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
      let isInstalled = !InstalledDictionary.all(of: locale).isEmpty
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

/// The words of a command, and the file that keeps them.
struct OwnWordOptions: ParsableArguments {

  @Argument(help: ArgumentHelp("Words.", valueName: "word"))
  var list: [String]

  @Option(name: .shortAndLong, help: "Locale (default: en).", completion: .locales)
  var locale: String?

  @Option(
    file: "File of learned and ignored words (default: the user's file).", extensions: ["json"])
  var words: String?

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
    if words == nil { try OutputFile.createFolder(LexiconFolder.standard.url.path) }
    let memory = WordMemory(file: url)
    let most = InputBudget.ownWords.values
    let all = WordMemory.Kind.allCases.flatMap { memory.words($0, language: language) }
    for word in list where kind == nil && !all.contains(word) {
      throw Diagnostics([
        .unknownName(word, kind: "learned or ignored word", among: all, listing: "cat \(url.path)")
      ])
    }
    if let kind {
      let known = Set(memory.words(kind, language: language))
      guard known.union(list).count <= most else {
        throw Diagnostics(code: .invalidValue, "“\(url.path)” would have more than \(most) words")
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

/// Result of `kbrender suggest`, as text or JSON.
struct SuggestionAnswer {

  private let input: String
  private let suggestions: [Autocomplete.Suggestion]
  private let emojis: [Autocomplete.Suggestion]

  init(_ text: String, service: Autocomplete.LocalService) throws {
    input = text
    do {
      let result = try service.immediateResult(for: text)
      // The toolbar offers the unknown word early, to keep it; a list of ranks is about the others.
      suggestions =
        result.suggestions.filter { !$0.isUnknown } + result.suggestions.filter(\.isUnknown)
      emojis = result.emojiSuggestions ?? []
    } catch let error as LexiconError {
      throw CommandFailure(error)
    }
  }

  var lines: [String] {
    (suggestions + emojis).map { suggestion in
      suggestion.isRegular ? suggestion.text : "\(suggestion.text)  (\(suggestion.type.rawValue))"
    }
  }

  var json: JSONText {
    let list = suggestions.map { suggestion in
      [
        "text": .string(suggestion.text), "isAutocorrect": .boolean(suggestion.isAutocorrect),
        "isUnknown": .boolean(suggestion.isUnknown),
      ] as JSONText
    }
    return [
      "text": .string(input), "suggestions": .array(list),
      "emojis": emojis.isEmpty ? nil : .array(emojis.map { .string($0.text) }),
    ]
  }
}
