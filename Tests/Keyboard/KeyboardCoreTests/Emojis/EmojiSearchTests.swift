import Embedded
import Foundation
import SourceText
import Testing

@testable import KeyboardCore

@Suite struct EmojiSearchTests {

  private static let shown = 7

  private static func results(_ query: String, _ locale: String) -> [String] {
    Emoji.all.matching(query, in: Locale(identifier: locale)).map(\.char)
  }

  /// Queries of people, with one of the emojis that they look for.
  private static let queries = [
    "en": """
    dogs 🐶, cats 🐈, hearts 💕, babies 👶, wolves 🐺, mice 🐭, teeth 🦷, happy 😀, birthday 🎂, rain 🌧️,
    coffee ☕, thumbs up 👍, cry 😢, German 🇩🇪, smi 😊
    """,
    "de": """
    Hunde 🐕, Katzen 😺, Herzen 💕, Äpfel 🍎, Bäume 🌳, Häuser 🏠, Bücher 📚, Füße 🦶, traurig 😔, Geburtstag 🎂,
    Regen 🌧️, Kaffee ☕, Feuer 🔥, Deutschland 🇩🇪, Weihn 🎄
    """,
    "fr": """
    tête 🤯, chiens 🐕, chats 😺, coeurs 💕, chevaux 🐎, gâteaux 🎂, yeux 😍, fleurs 💐, anniversaire 🎂, pluie 🌧️,
    café ☕, triste 😔, feu 🔥, Allemagne 🇩🇪, rire 🤣
    """,
    "es": """
    perros 🐕, gatos 😺, corazones 💕, flores 💐, peces 🐟, luces 💡, casas 🏠, libros 📚, triste 😢, cumpleaños 🎂,
    lluvia 🌧️, café ☕, fuego 🔥, España 🇪🇸, cohe 🚀
    """,
    "it": """
    cani 🐕, gatti 😺, cuori 💕, fiori 💐, funghi 🍄, mele 🍎, case 🏠, libri 📚, triste 😔, compleanno 🎂,
    pioggia 🌧️, caffè ☕, fuoco 🔥, Italia 🇮🇹, razz 🚀
    """,
    "tr": """
    köpekler 🐕, kediler 😺, kalpler 💞, çiçekler 🌼, evler 🏠, arabalar 🚗, gözler 👀, IŞIK 💡, üzgün 😔, doğum günü 🎂,
    yağmur 🌧️, kahve ☕, ateş 🔥, Türkiye 🇹🇷, rok 🚀
    """,
    "fi": """
    koirat 🐕, kissat 😺, sydämet 💞, kukat 🌸, hevoset 🐎, kalat 🐟, talot 🏠, kirjat 📚, surullinen 🙁, syntymäpäivä 🎂,
    sade 🌧️, kahvi ☕, tuli 🔥, Suomi 🇫🇮, raket 🚀
    """,
  ]

  @Test(arguments: queries)
  func findsWhatPeopleLookFor(locale: String, queries: String) {
    let rows = queries.replacing("\n", with: " ").split(separator: ", ")
    #expect(rows.count == 15)
    for row in rows {
      let words = row.split(separator: " ")
      let query = words.dropLast().joined(separator: " ")
      let results = Self.results(query, locale).prefix(Self.shown)
      #expect(results.contains { $0 == words[words.count - 1] }, "\(locale) \(query): \(results)")
    }
  }

  @Test(arguments: [("cat", "cats"), ("dog", "dogs"), ("heart", "hearts"), ("car", "cars")])
  func pluralsFindWhatTheirSingularsFind(singular: String, plural: String) {
    let first = Self.results(singular, "en").prefix(Self.shown)
    #expect(Set(first).isSubset(of: Self.results(plural, "en")))
  }

  @Test(arguments: [
    "16", "selector", "variation", "joiner", "regional", "indicator", "combining", ":",
  ])
  func namesOfCodePointsFindNothing(query: String) {
    #expect(Self.results(query, "en") == [])
  }

  @Test func numbersAreWholeWords() {
    #expect(Self.results("1", "en").first == "1️⃣")
    #expect(!Self.results("1", "en").contains("🔞") && Self.results("18", "en").contains("🔞"))
  }

  @Test(arguments: [
    ("Hund", "de", ["🐕"]), ("Hunde", "de", ["🐕"]), ("dogs", "en_GB", ["🐕", "🐶", "🦮"]),
    ("perros", "es-MX", ["🐕", "🦮"]), ("football", "en_GB", ["⚽"]), ("eggplant", "en", ["🍆"]),
  ])
  func wordsHaveEmojisWithTheirNames(word: String, locale: String, first: [String]) {
    let found = EmojiSearch.emojis(named: word, in: Locale(identifier: locale)).map(\.char)
    #expect(found.starts(with: first), "\(found)")
  }

  @Test(arguments: [("happy", "en"), ("Hund", "xx"), ("", "en"), ("emojis", "emojis")])
  func otherWordsHaveNone(word: String, locale: String) {
    #expect(EmojiSearch.emojis(named: word, in: Locale(identifier: locale)).isEmpty)
  }

  @Test func otherLanguagesThanEnglishFindEnglishWordsLast() {
    let results = Self.results("Bad", "de")
    #expect(results.first == "🛀" && results.contains("👎"))
    #expect(Self.results("dog", "xx") == Self.results("dog", "en"))
    #expect(Self.results("👍", "de") == ["👍"])
  }

  @Test func filesAreCompleteAndSmall() throws {
    let files = embedded_annotations().list
    #expect(files.map(\.count).reduce(0, +) < 1_000_000)
    let count = Emoji.all.count
    for name in embedded_annotations().names where name.hasSuffix(".lz4") {
      let bytes = try #require(embedded_annotations().file(name)).bytes
      let lines = String(decoding: [UInt8](lz4Block: bytes), as: UTF8.self)
        .split(separator: "\n", omittingEmptySubsequences: false)
      #expect(lines.count >= count, "\(name)")
      guard name != "emojis.lz4" else {
        #expect(Set(lines.map(String.init)).isSuperset(of: Emoji.all.map(\.char)))
        continue
      }
      let isOfRegion = name.contains("_")
      #expect(isOfRegion || lines.count(where: \.isEmpty) < 300, "\(name)")
      let words = lines.joined(separator: " ")
      #expect(words.lowercased() == words, "\(name)")
    }
  }

  @Test(arguments: [
    ([], ""), ([0x30, 0x61, 0x62, 0x63], "abc"),
    ([0x12, 0x61, 0x01, 0x00, 0x10, 0x62], "aaaaaaab"),
    ([0xF0, 0x01] + Array(repeating: 0x61, count: 16), String(repeating: "a", count: 16)),
    ([0x1F, 0x61, 0x01, 0x00, 0xFF, 0x00], String(repeating: "a", count: 1 + 15 + 4 + 255)),
  ])
  func blocksAreDecompressed(block: [UInt8], text: String) {
    #expect(String(decoding: [UInt8](lz4Block: block), as: UTF8.self) == text)
  }
}
