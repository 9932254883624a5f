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
    entries = Emoji.all.map { emoji in
      let name = emoji.localizedName(in: english).lowercased()
      let words = name.split { !$0.isLetter && !$0.isNumber }.map(String.init)
      return Entry(emoji: emoji, name: name, words: words)
    }
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
    let ranked = indices.sorted { (entries[$0].words.count, $0) < (entries[$1].words.count, $1) }
    return ranked.prefix(limit).map { entries[$0].emoji }
  }

  func emojis(withNamePrefix prefix: String) -> [Emoji] {
    entries.filter { $0.name.hasPrefix(prefix) }.map(\.emoji)
  }

  func emojis(withWordPrefix prefix: String) -> [Emoji] {
    entries.filter { $0.words.contains { $0.hasPrefix(prefix) } }.map(\.emoji)
  }
}
