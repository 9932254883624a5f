import Foundation
import KeyboardCore

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

  /// The words of a line per emoji: itself, its name, and its keywords, separated by tabs.
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
