import Foundation
public import KeyboardCore
package import SourceText

/// Index of emojis by the words in their names.
struct EmojiWords: Sendable {

  private struct Entry: Sendable {
    let emoji: Emoji
    let name: String
    let words: [String]
  }

  private let entries: [Entry]
  private let byWord: [String: [Int]]

  static let shared = EmojiWords()

  private init() {
    let english = Locale(identifier: "en")
    self.init(
      Emoji.all.map { emoji in
        let name = emoji.localizedName(in: english).lowercased()
        return Entry(emoji: emoji, name: name, words: Self.words(of: name))
      })
  }

  init(lines: some Sequence<Substring>, letterCase: LetterCase) {
    self.init(
      lines.compactMap { line in
        let fields = line.split(separator: "\t").map(String.init)
        guard fields.count > 1 else { return nil }
        let names = fields.dropFirst().map(letterCase.lowercased)
        let words = names.enumerated().flatMap { index, name in
          // A keyword of several words is none of them.
          index == 0 || !name.contains(" ") ? Self.words(of: name) : []
        }
        return Entry(emoji: Emoji(fields[0]), name: names[0], words: words)
      })
  }

  private static func words(of name: String) -> [String] {
    name.split { !$0.isLetter && !$0.isNumber }.map(String.init)
  }

  private init(_ entries: [Entry]) {
    self.entries = entries
    var byWord: [String: [Int]] = [:]
    for (index, entry) in entries.enumerated() {
      for word in Set(entry.words) { byWord[word, default: []].append(index) }
    }
    self.byWord = byWord
  }

  func emojis(of word: String, limit: Int) -> [Emoji] {
    let word = word.lowercased()
    let singular = word.hasSuffix("s") ? String(word.dropLast()) : word
    guard let indices = byWord[word] ?? byWord[singular] else { return [] }
    func rank(_ index: Int) -> (Int, Int, Int) {
      let entry = entries[index]
      return (entry.name == word ? 0 : 1, entry.words.count, index)
    }
    let ranked = indices.sorted { rank($0) < rank($1) }
    return ranked.prefix(limit).map { entries[$0].emoji }
  }

  func emojis(withNamePrefix prefix: String) -> [Emoji] {
    entries.filter { $0.name.hasPrefix(prefix) }.map(\.emoji)
  }

  func emojis(withWordPrefix prefix: String) -> [Emoji] {
    entries.filter { $0.words.contains { $0.hasPrefix(prefix) } }.map(\.emoji)
  }
}

extension Emoji {

  /// A search for emojis that a user types into a text, such as `:smi`.
  ///
  /// ```swift
  /// let search = Emoji.ColonSearch(text: "Well done :smi")
  /// search?.results(limit: 3).map(\.char)  // → ["😊", "😇", "🥰"]
  /// ```
  ///
  /// Source: KeyboardKit 9, where a colon starts a search in a text.
  public struct ColonSearch: Equatable, Sendable {

    /// The typed text after the colon.
    public let query: String

    /// The search at the end of a text: a colon before a word of 2 to 100 characters, or `nil`.
    public init?(text: String) {
      // Each typed character asks again, so the time can't depend on the length of the text.
      let end = text.suffix(Self.lengths.upperBound + 1)
      guard let colon = end.lastIndex(of: ":") else { return nil }
      let query = text[text.index(after: colon)...]
      guard query.count >= Self.lengths.lowerBound,
        query.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" || $0 == "-" }),
        text[..<colon].last?.isWhitespace ?? true
      else { return nil }
      self.query = String(query)
    }

    private static let lengths = 2...100

    /// Return the first emojis with a word that starts with the query, or whose name does.
    public func results(limit: Int) -> [Emoji] { results(limit: limit, in: .shared) }

    private func results(limit: Int, in index: EmojiWords) -> [Emoji] {
      let wanted = query.lowercased().replacing("_", with: " ")
      let starts = index.emojis(withNamePrefix: wanted)
      let others = index.emojis(withWordPrefix: wanted).filter { !starts.contains($0) }
      return Array((starts + others).prefix(max(0, limit)))
    }

    /// Return the first emojis as suggestions that replace the colon too.
    public func suggestions(limit: Int) -> [Autocomplete.Suggestion] {
      suggestions(limit: limit, in: .shared)
    }

    func suggestions(limit: Int, in index: EmojiWords) -> [Autocomplete.Suggestion] {
      results(limit: limit, in: index).map {
        Autocomplete.Suggestion(text: $0.char, type: .emoji, additionalDeleteCount: 1)
      }
    }
  }
}

/// The names and keywords of emojis in a language (source: CLDR, UTS 35, part 2, “Annotations”).
package struct EmojiAnnotations {

  /// A line per emoji: itself, its name, and its keywords, separated by tabs.
  package let lines: [String]

  /// Reads XML files with an element per line; later files override earlier ones.
  package init(_ files: [SourceFile]) {
    var names: [String: String] = [:]
    var keywords: [String: [String]] = [:]
    let most = InputBudget.annotations.values
    let lines = files.flatMap { file in
      String(decoding: file.bytes, as: UTF8.self).split(whereSeparator: \.isNewline).prefix(most)
    }
    for line in lines {
      guard let match = line.firstMatch(of: Self.annotation) else { continue }
      let (emoji, value) = (Self.plain(String(match.1)), String(match.3))
      if match.2 != nil {
        names[emoji] = value
      } else {
        keywords[emoji] = value.split(separator: "|").map {
          $0.trimmingCharacters(in: .whitespaces)
        }
      }
    }
    self.lines = Emoji.all.compactMap { emoji in
      let plain = Self.plain(emoji.char)
      guard let name = names[plain] else { return nil }
      return ([emoji.char, name] + (keywords[plain] ?? [])).joined(separator: "\t")
    }
  }

  private static var annotation: Regex<(Substring, Substring, Substring?, Substring)> {
    /<annotation cp="([^"]{1,64})"( type="tts")?>([^<\t\u{0}]{1,2000})<\/annotation>/
  }

  /// Files leave out the selectors that make an emoji of a sign.
  private static func plain(_ emoji: String) -> String { emoji.replacing("\u{FE0F}", with: "") }
}

/// The words of emojis that a lexicon has, read when they are first asked for.
final class LexiconEmojis {

  private let lexicon: Lexicon

  lazy var words: EmojiWords? = {
    guard let bytes = lexicon.noteParts.dropFirst(3).first else { return nil }
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
    return EmojiWords(
      lines: lines.prefix(InputBudget.annotations.values), letterCase: lexicon.letterCase)
  }()

  init(_ lexicon: Lexicon) { self.lexicon = lexicon }
}
