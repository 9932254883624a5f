internal import Embedded
package import Foundation
import SourceText
import Synchronization

/// A search for emojis by the words of their names and keywords.
package struct EmojiSearch {

  private let query: String
  private let parts: [(words: [Word], annotations: EmojiAnnotations)]

  private static let maximumWords = 10

  /// A search in the language of a locale, and then in English.
  package init(_ query: String, in locale: Locale) {
    self.init(query, in: [locale.identifier, "en"])
  }

  private init(_ query: String, in identifiers: [String]) {
    self.query = query
    var names: Set<[String]> = []
    parts = identifiers.map(EmojiAnnotations.names).filter { names.insert($0).inserted }
      .compactMap { names in
        guard let annotations = EmojiAnnotations.loaded(names) else { return nil }
        let words = annotations.words(of: query).prefix(Self.maximumWords)
        return words.isEmpty ? nil : (words.map { Word($0, in: annotations) }, annotations)
      }
  }

  /// Returns the emojis whose names contain a word or its singular, the shortest names first.
  package static func emojis(named word: String, in locale: Locale) -> [Emoji] {
    let search = EmojiSearch(word, in: [locale.identifier])
    guard let (words, annotations) = search.parts.first else { return [] }
    let found = Emoji.all.enumerated().compactMap { index, emoji -> ([Int], Emoji)? in
      guard let entry = annotations.entries[emoji.char] else { return nil }
      let distance = Word.distances(to: entry, of: words).name
      return distance <= Word.plural ? ([distance, entry.name.count, index], emoji) : nil
    }
    return found.sorted { $0.0.lexicographicallyPrecedes($1.0) }.map(\.1)
  }

  /// Returns the rank of an emoji, 0 for the best, or `nil` if it doesn't match.
  func rank(of emoji: Emoji) -> Int? {
    // Comparing strings normalizes emojis, which takes ten times as long as the rest.
    if emoji.char.utf8.elementsEqual(query.utf8) { return 0 }
    for (index, part) in parts.enumerated() {
      let entries = part.annotations.entries
      if let entry = entries[emoji.char] ?? entries[emoji.neutralSkinToneVariant.char],
        case let (name, any) = Word.distances(to: entry, of: part.words), any < Word.noMatch
      {
        return index * 2 * Word.noMatch + min(2 * name, 2 * any + 1)
      }
    }
    return nil
  }
}

/// A word of a query.
private struct Word {

  let text: [UInt8]
  let singulars: [[UInt8]]

  /// Numbers match as a whole: 1 isn't the start of 18.
  let isNumber: Bool

  static let plural = 1
  static let noMatch = 4

  init(_ word: String, in annotations: EmojiAnnotations) {
    text = Array(word.utf8)
    isNumber = word.allSatisfy(\.isNumber)
    singulars = annotations.singulars(of: word).map { Array($0.utf8) }
  }

  /// Returns the largest distance of some words to a name's words, and to all words of an emoji.
  static func distances(
    to entry: EmojiAnnotations.Entry, of words: [Word]
  ) -> (name: Int, any: Int) {
    var (name, any) = (0, 0)
    for word in words {
      let inName = entry.name.indices.lazy
        .map { word.distance(to: entry.name[$0], isFirst: $0 == 0) }.min()
      let inKeywords = entry.keywords.lazy.map { word.distance(to: $0) }.min()
      name = max(name, inName ?? noMatch)
      any = max(any, min(inName ?? noMatch, inKeywords ?? noMatch))
    }
    return (name, any)
  }

  /// Returns 0 for the same word, 1 if this is its plural, 2 for the start of the first word, 3 for
  /// the start of another.
  private func distance(to word: ArraySlice<UInt8>, isFirst: Bool = false) -> Int {
    guard !word.elementsEqual(text) else { return 0 }
    if singulars.contains(where: { word.elementsEqual($0) }) { return Self.plural }
    return !isNumber && word.starts(with: text) ? isFirst ? 2 : 3 : Self.noMatch
  }
}

/// The words of emojis in a language.
///
/// Source: CLDR (UTS 35, part 2, "Annotations"); `Annotations/README.md` describes the files.
private struct EmojiAnnotations: Sendable {

  struct Entry: Sendable {
    let name: [ArraySlice<UInt8>]
    let keywords: [ArraySlice<UInt8>]
  }

  private(set) var entries: [String: Entry] = [:]
  private let locale: Locale
  private let plurals: [[String]]

  private static let cache = Mutex<[[String]: EmojiAnnotations]>([:])
  private static let available = Set(embedded_annotations().stems)

  /// Returns the names of the files of a locale: its language, and what differs in its region.
  static func names(of identifier: String) -> [String] {
    let identifier = identifier.replacing("-", with: "_")
    let language = identifier.languageSubtag
    return (language == identifier ? [language] : [language, identifier]).filter(available.contains)
  }

  /// Returns the words of some files, which are read on first use.
  static func loaded(_ names: [String]) -> EmojiAnnotations? {
    guard !names.isEmpty else { return nil }
    return cache.withLock { cache in
      let annotations = cache[names] ?? EmojiAnnotations(names)
      cache[names] = annotations
      return annotations
    }
  }

  private init(_ names: [String]) {
    locale = Locale(identifier: names[0])
    let bytes = embedded_annotations().file("plurals.txt")?.bytes ?? []
    let endings =
      String(decoding: bytes, as: UTF8.self).split(separator: "\n")
      .map { $0.split(separator: " ") }.first { $0[0] == names[0] } ?? []
    plurals = endings.dropFirst().map { pair in
      pair.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
    }
    let emojis = Self.lines(of: "emojis").map { String(decoding: $0, as: UTF8.self) }
    for name in names {
      for (emoji, line) in zip(emojis, Self.lines(of: name)) {
        let fields = line.split(separator: UInt8(ascii: "|"), omittingEmptySubsequences: false)
          .map { $0.split(separator: UInt8(ascii: " ")) }
        if fields.count == 2 { entries[emoji] = Entry(name: fields[0], keywords: fields[1]) }
      }
    }
  }

  private static func lines(of name: String) -> [ArraySlice<UInt8>] {
    let bytes = [UInt8](lz4Block: embedded_annotations().file("\(name).lz4")?.bytes ?? [])
    return bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
  }

  /// Returns the words of a text as the files have them: lowercase, without accents and ligatures.
  func words(of text: String) -> [String] {
    let letters = text.lowercased(with: locale)
      .replacing("æ", with: "ae").replacing("œ", with: "oe").replacing("ß", with: "ss")
      .decomposedStringWithCanonicalMapping.unicodeScalars
      .filter { $0.properties.generalCategory != .nonspacingMark }
    return String(String.UnicodeScalarView(letters)).split { !$0.isLetter && !$0.isNumber }
      .map(String.init)
  }

  func singulars(of word: String) -> [String] {
    plurals.filter { word.hasSuffix($0[0]) }.map { word.dropLast($0[0].count) + $0[1] }
      .filter { $0.count > 1 }
  }
}

extension [UInt8] {

  /// Creates the content of an LZ4 block: sequences of literals and of copies of earlier bytes.
  ///
  /// Source: LZ4 Block Format Description.
  init(lz4Block block: [UInt8]) {
    self = []
    var rest = block.makeIterator()
    func length(_ start: UInt8) -> Int {
      var length = Int(start)
      var next = start == 15 ? rest.next() : nil
      while let more = next {
        length += Int(more)
        next = more == 255 ? rest.next() : nil
      }
      return length
    }
    while let token = rest.next() {
      for _ in 0..<length(token >> 4) { append(rest.next() ?? 0) }
      guard let low = rest.next(), let high = rest.next() else { return }
      let start = count - Int(low) - Int(high) << 8
      for index in start..<(start + length(token & 15) + 4) { append(self[index]) }
    }
  }
}
