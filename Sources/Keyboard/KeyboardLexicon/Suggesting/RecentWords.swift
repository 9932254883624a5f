/// The words of the text before the cursor, which is where they are likely to be typed again.
struct RecentWords {

  struct Word {
    let key: String
    let text: String
    let node: Lexicon.Node?
  }

  /// Word of the recent text that the lexicon lacks.
  struct Unlisted {
    let key: String
    let text: String
    let frequency: Int
  }

  /// A word that followed another one.
  struct Follower {
    let text: String
    let node: Lexicon.Node?

    /// Of the words that follow the other one.
    fileprivate(set) var share: Double
  }

  static let none = Self([])

  private let words: [Word]

  /// The shares of the words of the lexicon among those to come.
  private(set) var shares: [Lexicon.Node: Double] = [:]

  /// The words in the order of the lexicon.
  let nodes: [Lexicon.Node]

  /// The others, earliest first.
  private(set) var unlisted: [Unlisted] = []

  init(_ words: [Word]) {
    self.words = words
    let total = Double(words.count) + Self.unseen
    func share(_ count: Int) -> Double { Self.repeated * Double(count) / total }
    var counts: [Lexicon.Node: Int] = [:]
    var others: [String: Int] = [:]
    for word in words {
      if let node = word.node {
        counts[node, default: 0] += 1
      } else if word.key.utf8.count >= Self.shortestUnlisted {
        others[word.key, default: 0] += 1
      }
    }
    shares = counts.mapValues(share)
    nodes = counts.keys.sorted()
    for word in words where word.node == nil {
      guard let count = others.removeValue(forKey: word.key) else { continue }
      let frequency = Int(LexiconFrequency.byte(of: share(count)))
      unlisted.append(Unlisted(key: word.key, text: word.text, frequency: frequency))
    }
  }

  /// Returns the words that followed a word, earliest first.
  func followers(of key: String) -> [Follower] {
    let followers = zip(words, words.dropFirst()).filter { $0.0.key == key }.map(\.1)
    let share = Self.repeated / Double(followers.count + 1)
    return followers.reduce(into: []) { list, word in
      if let index = list.firstIndex(where: { $0.text == word.text }) {
        list[index].share += share
      } else {
        list.append(Follower(text: word.text, node: word.node, share: share))
      }
    }
  }

  /// Share of words repeated from the same text, and of words following a word as before.
  ///
  /// Half of it and twice it save as many keystrokes in the texts of games and guides.
  private static let repeated = 0.2

  /// Number of words added to the length of a text, to lower the weight of words in short texts.
  private static let unseen = 30.0

  /// Shorter words that no lexicon has, in bytes, are rather signs than names.
  private static let shortestUnlisted = 4
}

/// Recent words of the current text, cached while a word is typed.
final class RecentText {

  private let lexicon: Lexicon
  private var text: Substring = ""
  private var words = RecentWords.none

  /// The words of parts between spaces; most repeat from word to word.
  private var known: [Substring: [RecentWords.Word]] = [:]
  private static let maximumKnown = 1000

  /// In bytes of UTF-8: about 200 words.
  private static let longest = 1200

  init(_ lexicon: Lexicon) { self.lexicon = lexicon }

  func words(in preceding: Substring) -> RecentWords {
    let bytes = preceding.utf8
    let start = bytes.index(bytes.endIndex, offsetBy: -Self.longest, limitedBy: bytes.startIndex)
    let end = start.map { preceding[$0...] } ?? preceding
    guard end != text else { return words }
    // A copy, since the text itself may be long.
    text = Substring(String(end))
    if known.count > Self.maximumKnown { known = [:] }
    let parts = text.utf8.split { $0 <= UInt8(ascii: " ") }
    // The first word may be cut.
    words = RecentWords(
      parts.dropFirst(start == nil ? 0 : 1).flatMap { words(of: text[$0.startIndex..<$0.endIndex]) }
    )
    return words
  }

  private func words(of part: Substring) -> [RecentWords.Word] {
    if let words = known[part] { return words }
    let words = part.unicodeScalars.split {
      !$0.properties.isAlphabetic && !Self.inner.contains($0)
    }.map { word in
      let text = String(word)
      let key = lexicon.letterCase.key(of: text)
      return RecentWords.Word(key: key, text: text, node: lexicon.word(key))
    }
    known[part] = words
    return words
  }

  private static let inner: Set<Unicode.Scalar> = ["'", "’", "-"]
}
