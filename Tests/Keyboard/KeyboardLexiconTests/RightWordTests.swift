import Foundation
import KeyboardCore
import KeyboardInput
import Testing

@testable import KeyboardLexicon

/// Frequent words that are typed right, and stay.
@Suite struct RightWordTests {

  struct Row: Sendable, CustomTestStringConvertible {

    let language: String

    /// The words of the lexicon, most frequent first, or `nil` for the embedded one.
    var words: String?

    let right: String

    var testDescription: String { language }
  }

  static let rows = [
    Row(
      language: "en",
      right: """
        I the and German French Google google Tom Louis Harry harry Brazil Mike mike Peter peter \
        York John English Japan Twitter ATM atm I'll let's won't can't what's it's its Tom's ill \
        lets were well hell shed wed shell id okay app e-mail mother-in-law iPhone NASA May may
        """),
    Row(
      language: "de",
      words: """
        der die und sie Sie ist das essen Essen gehen geht Leben leben Morgen morgen Arm arm Berlin \
        deutsch Deutsch Haus Haustür Tür Wohnung Kanzlerin Bund s US Präsident E Mail App Hans gut \
        Gute Reisen reisen groß heiß Straße
        """,
      right: """
        der die sie Sie ist essen Essen geht geht's Leben leben Morgen morgen Arm arm Berlin deutsch \
        Deutsch Haus Haustür Wohnungstür Bundeskanzlerin US-Präsident E-Mail App Hans' gut Reisen \
        reisen groß heiß Straße
        """),
    Row(
      language: "fr",
      words: """
        de la le et les un une est à il que qui ce on été cette aujourd'hui Paris Europe Iran ONU UE \
        avoir ami eau arrive peut être là bas rendez vous Est cote côte côté ou où des dès sur sûr
        """,
      right: """
        de la une est Est été à a où ou sur sûr cote côte côté des dès aujourd'hui l'Europe d'Iran \
        l'ONU l'UE L'ami l'eau qu'il qu'on j'arrive d'une peut-être là-bas rendez-vous est-il
        """),
    Row(
      language: "es",
      words: """
        de la que el en y a los se no sí si él tú tu más mas S it esta está este éste como cómo \
        México Madrid José papa papá solo sólo hablo habló término terminó
        """,
      right: """
        de la que sí si él el tú tu más mas it's It's esta está este como cómo México Madrid José \
        papa papá solo sólo hablo habló término terminó
        """),
    Row(
      language: "it",
      words: """
        di e che il la è un non per una della nell'Italia Italia Europa Antonio nella dalla questo \
        c'è po' anno acqua perché città però pero già sì si UE da dà
        """,
      right: """
        di e è che il la un'acqua nell'Italia dall'Europa dell'anno quest'anno c'è po' perché città \
        però pero già sì si dell'UE l'Italia L'Italia da dà sant'Antonio
        """),
    Row(
      language: "tr",
      words: """
        ve bir bu Dan Taki Ankara Irak Türkiye İstanbul ABD abdi Bursa bursa Nisan için ne de da kar \
        kâr dan den ta taki nin de'ye ısı ilk ışık İzmir ıslak
        """,
      right: """
        ve bir bu için Ankara'dan Irak'tan Irak'dan Irak'taki Türkiye'nin İstanbul'dan ABD'dan \
        Bursa'dan Nisan'da kar kâr ısı ilk İlk ışık Işık ıslak İzmir
        """),
    Row(
      language: "fi",
      words: """
        ja on ei että Suomi suomi Helsinki Helsingissä Matti auto linja asunto vuokra minä sinä äiti \
        isä kesä loma kesäloma työ paikka
        """,
      right: """
        ja on ei että Suomi suomi Helsinki Helsingissä Matti linja-auto vuokra-asunto minä äiti isä \
        kesäloma työpaikka
        """),
  ]

  private func service(for row: Row) throws -> Autocomplete.LocalService {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    let folder = LexiconFolder(url: url)
    let locale = try #require(DictionaryLocale.locale(row.language))
    if let words = row.words {
      var builder = LexiconBuilder(language: row.language)
      for (index, word) in words.split(separator: " ").enumerated() {
        builder.add(String(word), count: 1_000 / Double(index + 1))
      }
      try FileManager.default.createDirectory(
        at: folder.lexicons, withIntermediateDirectories: true)
      try Data(builder.bytes()).write(to: folder.lexicon(of: locale))
    }
    defer { try? FileManager.default.removeItem(at: url) }
    let service = Autocomplete.LocalService(
      locale: Locale(identifier: row.language), folder: folder)
    _ = try service.loadedSuggester()
    return service
  }

  private func replacement(
    of word: String, after text: String, _ service: Autocomplete.LocalService
  ) throws -> String? {
    try service.immediateResult(for: text + word).suggestions.first(where: \.isAutocorrect)?.text
  }

  @Test("Right words stay in a sentence, with either apostrophe", arguments: rows)
  func keepsRightWords(row: Row) throws {
    let service = try service(for: row)
    for word in row.right.split(separator: " ").map(String.init) {
      for typed in [word, word.replacing("'", with: "’")] {
        #expect(try replacement(of: typed, after: "a; ", service) == nil, "\(typed)")
      }
    }
  }

  @Test(
    "A word is meant for a far more frequent contraction only where a sentence starts",
    arguments: ["ill": "I'll", "Ill": "I'll", "lets": "let's", "Lets": "Let's"])
  func restoresContractions(typed: String, meant: String) throws {
    let service = Autocomplete.LocalService(locale: Locale(identifier: "en_US"))
    #expect(try replacement(of: typed, after: "Well. ", service) == meant)
    #expect(try replacement(of: typed, after: "He was ", service) == nil)
  }

  @Test(
    "Words that are as frequent as the contraction start sentences",
    arguments: ["Were", "Well", "Its", "Hell", "Shed", "Wed", "Shell", "Id"])
  func keepsStarts(word: String) throws {
    let service = Autocomplete.LocalService(locale: Locale(identifier: "en"))
    #expect(try replacement(of: word, after: "", service) == nil)
  }

  @Test("A replacement of the app is for any word")
  func replacesAsAsked() throws {
    let service = Autocomplete.LocalService(locale: Locale(identifier: "en"))
    service.context.autocorrectDictionary.addTextReplacement(
      for: "ill", with: "unwell", locale: Locale(identifier: "en"))
    #expect(try replacement(of: "ill", after: "He was ", service) == "unwell")
  }

  @Test(
    "The part after an elision gets its capital",
    arguments: [
      ("nell'italia", "nell'Italia"), ("dall'europa", "dall'Europa"), ("L'italia", "L'Italia"),
      ("un'italia", "un'Italia"), ("dell'ue", "dell'UE"),
    ])
  func restoresElided(typed: String, meant: String) throws {
    let service = try service(for: Self.rows[4])
    #expect(try replacement(of: typed, after: "a; ", service) == meant)
  }
}
